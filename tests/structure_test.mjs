// The tree's own rules: who may know whom, what may lie in it, and how big a room may get.
// A new rule is a row in the table.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from './shared.mjs';

const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8' })
  .split('\0')
  .filter((file) => file && file !== 'package-lock.json');
const isPicture = (/** @type {string} */ file) => /\.(png|jpe?g|gif|webp|ico|wasm)$/i.test(file);
const isSource = (/** @type {string} */ file) => /\.(cpp|h|m?js|css|html)$/.test(file);
/** @type {Map<string, string>} */
const texts = new Map(
  tracked
    .filter((file) => !isPicture(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
);

const self = 'tests/structure_test.mjs';

/**
 * Rows: what must hold; a text that breaks it; which files it is about; what they must not
 * contain; who may; what is taken out before looking.
 */
const rules = [
  {
    name: 'the scanner does not know the solver',
    caught: '#include "solver/solver.h"',
    files: /^src\/scanner\//,
    forbidden: /#include\s+[<"](\.\.\/)?solver\//,
  },
  {
    name: 'the solver does not know the scanner',
    caught: '#include "../scanner/scanner.h"',
    files: /^src\/solver\//,
    forbidden: /#include\s+[<"](\.\.\/)?scanner\//,
  },
  {
    name: 'only bindings.cpp includes Emscripten headers',
    caught: '#include <emscripten/bind.h>',
    files: /^(src|tests|tools)\/.*\.(cpp|h)$/,
    forbidden: /#include\s+[<"]emscripten/,
    except: /^src\/bindings\.cpp$/,
  },
  {
    name: 'the core neither reads files nor prints',
    caught: 'std::printf("%d", 1)',
    files: /^src\//,
    forbidden:
      /#include\s+<(iostream|fstream|filesystem|cstdio|stdio\.h)>|\b(f?printf|fopen|puts)\(/,
  },
  {
    name: 'stb_image stays behind one file',
    caught: '#include <stb_image.h>',
    files: /\.(cpp|h)$/,
    forbidden: /#include\s+[<"]stb/,
    except: /^src\/(image|stb_image)\.cpp$/,
  },
  {
    name: 'only the worker loads the WebAssembly glue',
    caught: "import createModule from './unblocker.mjs'",
    files: /^web\/.*\.js$/,
    forbidden: /import\s[^;]*unblocker\.mjs/,
    except: /^web\/worker\.js$/,
  },
  {
    name: 'only the board view draws on the page’s canvas',
    caught: "canvas.getContext('2d')",
    files: /^web\/.*\.js$/,
    forbidden: /\.getContext\(/,
    except: /^web\/(board\/.*|convert)\.js$/, // convert.js has a canvas of its own, in the worker
  },
  {
    name: 'no address of another origin in what is served',
    caught: "fetch('https://cdn.example.com/a.js')",
    files: /^web\/.*\.(js|css|html|webmanifest)$/,
    forbidden: /(https?:)?\/\/[a-z0-9-]+\.[a-z]{2,}/i,
    allowed: /http:\/\/www\.w3\.org\/\S+/g, // the names of XML namespaces are never fetched
  },
  {
    name: 'no path of one machine, no package registry',
    caught: 'cd /work/main',
    files: /./,
    forbidden: /(^|[\s"'`(=])\/(work|farm)\/|registry\.npmjs|deb\.debian\.org/m,
    except: new RegExp(`^${self}$`),
  },
  {
    name: 'only tests know the folder of pictures outside the tree',
    caught: 'ls ../shared/puzzles',
    files: /./,
    forbidden: /\.\.\/shared\b/,
    except: /^(tests|\.ci)\//,
  },
  {
    name: 'nothing left for later',
    caught: '// TODO: later',
    files: /\.(cpp|h|m?js|css|html|yml)$|^tools\//,
    forbidden: /\b(TODO|FIXME|XXX|HACK)\b|NOLINT|eslint-disable|@ts-(ignore|nocheck)|\.only\(/,
    except: new RegExp(`^${self}$`),
  },
  {
    name: 'no inline script or style, which the security policy would block',
    caught: '<p style="color: red">',
    files: /^web\/.*\.html$/,
    forbidden: /<script(?![^>]*\ssrc=)[^>]*>|<style|\sstyle="|\son[a-z]+="/,
  },
];

for (const { name, files, forbidden, except, allowed } of rules) {
  test(name, () => {
    const offenders = [...texts]
      .filter(([file]) => files.test(file) && !except?.test(file))
      .filter(([, text]) => forbidden.test(allowed ? text.replace(allowed, '') : text))
      .map(([file, text]) => `${file}: ${forbidden.exec(text)?.[0].trim()}`);
    assert.deepEqual(offenders, []);
  });
}

test('every rule is about files that exist, and would catch what it forbids', () => {
  for (const { name, caught, files, forbidden } of rules) {
    assert.match(caught, forbidden, name);
    assert.ok(
      [...texts.keys()].some((file) => files.test(file)),
      `no file for the rule: ${name}`,
    );
  }
});

test('no pictures or built things but the icons', () => {
  const built = tracked.filter((file) => isPicture(file) && !file.startsWith('web/icons/'));
  assert.deepEqual(built, []);
});

test('the lock file names no registry and pins every package by hash', () => {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const packages = Object.entries(lock.packages).filter(([name]) => name !== '');
  assert.ok(packages.length > 0);
  for (const [name, entry] of packages) {
    assert.equal(entry.resolved, undefined, name);
    assert.match(entry.integrity, /^sha512-/, name);
  }
});

const median = (/** @type {number[]} */ list) =>
  list.sort((a, b) => a - b)[Math.floor(list.length / 2)];

test('files are rooms: median at most 150 lines, none over 400', () => {
  const sizes = [...texts]
    .filter(([file]) => isSource(file) || file.startsWith('tools/'))
    .map(([file, text]) => ({ file, lines: text.split('\n').length - 1 }));
  assert.deepEqual(
    sizes.filter(({ lines }) => lines > 400),
    [],
  );
  assert.ok(median(sizes.map(({ lines }) => lines)) <= 150);
});

/**
 * Lengths of the functions of a formatted file: from a line that opens a body to the line at the
 * same indent that closes it. Bodies inside other bodies are counted for themselves as well.
 * @param {string} text
 */
function functionLengths(text) {
  const lines = text.split('\n');
  const opens =
    /^(\s*)(?!\s*(if|for|while|switch|else|do|catch|namespace|class|struct|enum|union)\b)[^/*]*\)[^;]*\{$/;
  return lines.flatMap((line, at) => {
    const indent = opens.exec(line)?.[1];
    if (indent === undefined || /\b(if|for|while|switch|catch|describe)\s*\(/.test(line)) return [];
    const end = lines.findIndex((other, to) => to > at && new RegExp(`^${indent}\\}`).test(other));
    return end < 0 ? [] : [{ line: at + 1, length: end - at - 1 }];
  });
}

test('functions are short: 95 in 100 at most 40 lines, median at most 8', () => {
  const all = [...texts]
    .filter(([file]) => /^(src|tools|web)\/.*\.(cpp|h|m?js)$/.test(file))
    .flatMap(([file, text]) => functionLengths(text).map((one) => ({ file, ...one })));
  const long = all.filter(({ length }) => length > 40);
  assert.ok(long.length <= 0.05 * all.length, JSON.stringify(long, null, 1));
  assert.ok(median(all.map(({ length }) => length)) <= 8);
});
