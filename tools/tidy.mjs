#!/usr/bin/env node
// Runs clang-tidy on several files as one: with a file by itself most of the time goes into the
// standard library's headers, through which every check goes anew. Files that are alike are written
// one after another into one, but for those which declare the same name each for itself. A group in
// which something is found is gone through again file by file, so that nothing counts but what is
// found in a file by itself.
//
//   tidy.mjs BUILD_DIR FILE...      BUILD_DIR has the compile_commands.json
//
// Ends with 1 if anything is found.
import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** So many that the headers' share is small, and so few that all processors are busy to the end. */
const most = 8;

/**
 * Names that a file declares for itself alone: within an unnamed namespace, where clang-format has
 * them at the beginning of a line, or with `using`.
 * @param {string} source
 * @returns {Set<string>}
 */
export function ownNames(source) {
  const names = new Set();
  for (const [, name] of source.matchAll(/^ *using (?:[\w:]*::)?(\w+)(?: =|;)/gm)) names.add(name);
  for (const [, body] of source.matchAll(/^namespace \{$(.*?)^\} {2}\/\/ namespace$/gms)) {
    const types = body.matchAll(/^(?:struct|class|enum|enum class) (\w+)/gm);
    const values = body.matchAll(/^(?!static_assert)\w[^;={(\n]*?(\w+)(?:\[.*?\])? ?[;={(]/gm);
    for (const [, name] of [...types, ...values]) names.add(name);
  }
  return names;
}

/**
 * @typedef {{ path: string, options: string[], source: string }} File `options` are the compiler's
 * @param {File[]} files
 * @returns {File[][]} each of one folder, compiled alike, and without a name twice
 */
export function groupsOf(files) {
  /** @type {{ kind: string, files: File[], names: Set<string> }[]} */
  const groups = [];
  for (const file of files) {
    const kind = [dirname(file.path), ...file.options].join(' ');
    const own = [...ownNames(file.source)];
    let group = groups.find(
      (one) =>
        one.kind === kind && one.files.length < most && !own.some((name) => one.names.has(name)),
    );
    if (!group) groups.push((group = { kind, files: [], names: new Set() }));
    group.files.push(file);
    for (const name of own) group.names.add(name);
  }
  return groups.map((group) => group.files);
}

/** @param {string} buildDir @param {string[]} paths @returns {File[]} */
function filesToCompile(buildDir, paths) {
  /** @type {{ file: string, command: string }[]} */
  const commands = JSON.parse(readFileSync(join(buildDir, 'compile_commands.json'), 'utf8'));
  return paths.map((path) => {
    const entry = commands.find(({ file }) => file === path);
    if (!entry) throw new Error(`build first: ${path} is not in ${buildDir}/compile_commands.json`);
    const options = entry.command.split(' -o ')[0].split(' ').slice(1);
    return { path, options, source: readFileSync(path, 'utf8') };
  });
}

/**
 * @param {string} path the file to look at
 * @param {File} like of its folder, and compiled as it is to be
 * @returns {Promise<string>} what was found; empty if nothing
 */
function findings(path, like) {
  const options = ['--quiet', path, '--', '-iquote', dirname(like.path), ...like.options];
  return new Promise((done) => {
    execFile('clang-tidy', options, { maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      done(error ? stdout || stderr || error.message : '');
    });
  });
}

/**
 * @param {File[]} group
 * @param {string} whole where its files are written into one
 */
async function findingsOfGroup(group, whole) {
  if (group.length > 1) {
    writeFileSync(whole, group.map(({ source }) => source).join('\n'));
    if (!(await findings(whole, group[0]))) return '';
  }
  let text = '';
  for (const file of group) text += await findings(file.path, file);
  return text;
}

/** @param {string} buildDir @param {string[]} paths @returns {Promise<boolean>} if nothing is found */
async function tidy(buildDir, paths) {
  const waiting = [...groupsOf(filesToCompile(buildDir, paths)).entries()];
  const folder = join(buildDir, 'tidy');
  mkdirSync(folder, { recursive: true });
  let clean = true;
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const text = await findingsOfGroup(next[1], join(folder, `${next[0]}.cpp`));
      if (!text) continue;
      clean = false;
      console.log(text);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work));
  return clean;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [buildDir, ...files] = process.argv.slice(2);
  if (files.length === 0) {
    console.error('usage: node tools/tidy.mjs BUILD_DIR FILE...');
    process.exit(2);
  }
  const paths = files.map((file) => resolve(file));
  process.exitCode = (await tidy(buildDir, paths)) ? 0 : 1;
}
