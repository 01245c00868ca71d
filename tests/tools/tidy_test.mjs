// clang-tidy on several files as one: which go together, and that what is found is what is found in
// each of them by itself.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { groupsOf, ownNames } from '../../tools/tidy.mjs';

const folder = mkdtempSync(join(tmpdir(), 'tidy-'));
after(() => rmSync(folder, { recursive: true }));
// Where other checks are set for the folders above it, these hold.
writeFileSync(
  join(folder, '.clang-tidy'),
  'Checks: "-*,clang-analyzer-*,misc-unused-*"\nWarningsAsErrors: "*"\n',
);

/** @param {string[]} names @param {string[]} [before] */
const unnamed = (names, before = []) =>
  [...before, 'namespace {', ...names, '}  // namespace', ''].join('\n');

test('a file has the names of its unnamed namespace, and those it takes over, for itself', () => {
  const names = [
    'constexpr int most = 3;',
    'struct Row {',
    '  int inner = 0;',
    '};',
    'using Cells = std::vector<int>;',
    'constexpr std::array<int, 2> sizes{{1, 2}};',
    'int table[3] = {};',
    'std::vector<int> rowsOf(const Row& row) {',
    '  int local = row.inner;',
    '}',
  ];
  const source = unnamed(names, ['using std::swap;', 'int shared(int a);']);
  const own = ['swap', 'Cells', 'Row', 'most', 'sizes', 'table', 'rowsOf'];
  assert.deepEqual([...ownNames(source)].sort(), own.sort());
});

test('one folder, one set of options and no name twice', () => {
  /** @param {string} path @param {string} name @param {string} option */
  const file = (path, name, option = '-O2') => ({
    path,
    options: [option],
    source: unnamed([`constexpr int ${name} = 1;`]),
  });
  const files = [
    file('/a/1.cpp', 'one'),
    file('/a/2.cpp', 'two'),
    file('/a/3.cpp', 'one'),
    file('/b/4.cpp', 'four'),
    file('/a/5.cpp', 'five', '-O1'),
  ];
  const groups = groupsOf(files).map((group) => group.map(({ path }) => path));
  assert.deepEqual(groups, [['/a/1.cpp', '/a/2.cpp'], ['/a/3.cpp'], ['/b/4.cpp'], ['/a/5.cpp']]);
});

test('many files are several groups, of nearly as many each', () => {
  const files = Array.from({ length: 20 }, (_, i) => ({
    path: `/a/${i}.cpp`,
    options: [],
    source: '',
  }));
  const sizes = groupsOf(files).map(({ length }) => length);
  assert.ok(sizes.length > 1 && Math.min(...sizes) > 1, `${sizes}`);
});

/** @param {Record<string, string>} files @returns the tool's end and its words */
function tidied(files) {
  const build = join(folder, 'build');
  const paths = Object.keys(files)
    .filter((name) => name.endsWith('.cpp'))
    .map((name) => join(folder, name));
  for (const [name, source] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), source);
  }
  mkdirSync(build, { recursive: true });
  const commands = paths.map((file) => ({
    directory: build,
    file,
    command: `c++ -std=c++20 -o x.o -c ${file}`,
  }));
  writeFileSync(join(build, 'compile_commands.json'), JSON.stringify(commands));
  const { status, stdout } = spawnSync('node', ['tools/tidy.mjs', build, ...paths], {
    encoding: 'utf8',
  });
  return { status, stdout };
}

const innocent = '#include "given.h"\nint twice(int a) { return given + a; }\n';

test('nothing found', () => {
  const files = { 'given.h': '#pragma once\nconstexpr int given = 1;\n', 'a.cpp': innocent };
  assert.deepEqual(tidied(files), { status: 0, stdout: '' });
});

test('what is found in one of a group is told of that file, and of none else', () => {
  const { status, stdout } = tidied({
    'given.h': '#pragma once\nconstexpr int given = 1;\n',
    'a.cpp': innocent,
    'b.cpp': 'int wrong(const int* a) { return a == nullptr ? *a : 0; }\n',
  });
  assert.equal(status, 1);
  assert.match(stdout, /b\.cpp:1:49: error: Dereference of null pointer/);
  assert.doesNotMatch(stdout, /(a|\d)\.cpp:/);
});

test('what only the files of a group together have does not count', () => {
  const source = 'static int same() { return 1; }\nint a() { return same(); }\n';
  const files = { 'a.cpp': source, 'b.cpp': source.replace('int a', 'int b') };
  assert.deepEqual(tidied(files), { status: 0, stdout: '' });
});
