// What is served says the same as what was written: token by token, for every file there is.
import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';
import { stripScript, stripStyle } from '../../tools/strip.mjs';
import { root } from '../shared.mjs';

/** ESLint's own parser. @type {{tokenize: (code: string, options: object) => any[]}} */
const espree = createRequire(createRequire(import.meta.url).resolve('eslint'))('espree');

/** @param {string} code */
const tokens = (code) =>
  espree
    .tokenize(code, { ecmaVersion: 2022, sourceType: 'module' })
    .map(({ type, value }) => `${type} ${value}`);

const files = readdirSync(join(root, 'web'), { recursive: true, encoding: 'utf8' });
const scripts = files.filter((file) => file.endsWith('.js'));

test('no token of any script is lost, added or changed', () => {
  assert.ok(scripts.length > 30);
  for (const file of scripts) {
    const code = readFileSync(join(root, 'web', file), 'utf8');
    const stripped = stripScript(code);
    assert.deepEqual(tokens(stripped), tokens(code), file);
    assert.ok(stripped.length < code.length, file);
    assert.doesNotMatch(stripped, /@param|@typedef/, file);
  }
});

test('what looks like a comment and is none stays', () => {
  const same = [
    'const a = \'http://x\'; const b = "/* no */";',
    'const c = `// ${d ? `/* ${"}"} */` : e} \n   // still text`;',
    'const f = /\\/\\/[/*]/.test(g) / h / i;',
    'return /[`]/u;',
  ];
  for (const code of same) assert.equal(stripScript(code), code);
  assert.equal(
    stripScript('// a\n  b(); // c\n/* d\n */\n  /** e */ f();\n').trim(),
    'b(); \n\n f();',
  );
});

test('every rule of every style stays', () => {
  assert.equal(stripStyle('/* a */\n.b {\n  c: d; /* e */\n}\n'), '.b {\nc: d; \n}\n');
});
