// The assembled site: complete, nothing more than is served, and a service worker that knows it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'site-'));
const [web, site] = [join(scratch, 'web'), join(scratch, 'site')];
after(() => rmSync(scratch, { recursive: true }));

const parts = ['unblocker.wasm', 'rest.wasm'];

const build = (/** @type {string[]} */ ...options) =>
  execFileSync('node', [join(root, 'tools/build-site.mjs'), ...options, web, scratch, site], {
    encoding: 'utf8',
  });
const read = (/** @type {string} */ path) => readFileSync(join(site, path));
/** @returns {Record<string, string>} */
const precached = () =>
  JSON.parse(/JSON\.parse\(\s*'(.*)',?\s*\)/.exec(String(read('sw.js')))?.[1] ?? '');

before(() => {
  cpSync(join(root, 'web'), web, { recursive: true });
  writeFileSync(join(scratch, 'unblocker.mjs'), 'export default () => {};\n');
  for (const part of parts) writeFileSync(join(scratch, part), part);
  build();
});

test('every file is precached with the hash it has, the page under its folder', () => {
  const files = precached();
  for (const path of ['./', 'main.js', 'worker.js', ...parts, 'icons/icon-512.png']) {
    const content = read(path === './' ? 'index.html' : path);
    const sum = createHash('sha256').update(content).digest('base64');
    assert.equal(files[path], `sha256-${sum}`, path);
  }
  assert.equal('sw.js' in files, false);
  assert.deepEqual(
    Object.keys(files).filter((path) => /\.(ts|map|mjs)$/.test(path)),
    [],
  );
});

test('the first screen is one script, and what comes later takes what it shares with it from there', () => {
  const scripts = Object.keys(precached()).filter((path) => path.endsWith('.js'));
  const importsOf = (/** @type {string} */ path) =>
    [...String(read(path)).matchAll(/\bfrom\s*"(\.\/[^"]+)"/g)].map(([, from]) => from);
  assert.deepEqual(importsOf('main.js'), []);
  const later = scripts.find((path) => /^later-/.test(path)) ?? '';
  assert.ok(importsOf(later).includes('./main.js'));
  for (const path of scripts) {
    for (const from of importsOf(path)) assert.ok(scripts.includes(from.slice(2)), from);
    assert.doesNotMatch(String(read(path)), /@param|@typedef|\n\s+\/\//, path);
  }
});

test('everything the page names is there, by relative addresses', () => {
  const page = String(read('index.html'));
  const named = [...page.matchAll(/(?:src|href)="([^"#]+)"/g)].map(([, path]) => path);
  const { icons } = JSON.parse(String(read('manifest.webmanifest')));
  const all = [...named, ...icons.map((/** @type {{src: string}} */ { src }) => src)];
  assert.ok(all.length > 8);
  for (const path of all) assert.ok(precached()[path], `${path} is not in the site`);
});

test('the modules as they are make a site as well', () => {
  build('--as-is');
  const files = precached();
  for (const path of ['main.js', 'worker.js', 'unblocker.mjs', 'edit/editor.js']) {
    assert.ok(files[path], path);
  }
  for (const [, path] of String(read('main.js')).matchAll(/ from '\.\/([^']+)';/g)) {
    assert.ok(files[path], path);
  }
});

test('the version changes with any file, and only then', () => {
  const first = String(read('sw.js'));
  build('--as-is');
  assert.equal(String(read('sw.js')), first);
  writeFileSync(join(web, 'manifest.webmanifest'), '{"icons":[]}');
  build('--as-is');
  assert.notEqual(String(read('sw.js')), first);
  assert.doesNotMatch(String(read('sw.js')), /\{\{[A-Z]/);
});

test('what was there before is gone', () => {
  writeFileSync(join(site, 'stale.js'), '');
  build('--as-is');
  assert.throws(() => read('stale.js'), { code: 'ENOENT' });
});
