#!/usr/bin/env node
// Cuts the WebAssembly module in two: what reads and solves the boards that games show, which a phone
// should have at once; and the rest, which may arrive after it. Both are one program: they share
// memory and table, and a call into the part that is missing is a call of an import named
// `placeholder` (web/parts.js puts them together).
//
//   split-module.mjs BINARYEN_DIR MODULE_DIR PARTS_DIR
//
// Binaryen is a part of Emscripten. The module has its functions' names, the parts have none; what
// else the module needs stands beside them as well.

import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the rest begins with; all that only these call belongs to it as well. */
const entrances = [
  /^unblocker::\(anonymous namespace\)::(exploreNotation|distanceOf)\(/, // the distance field
  /^unblocker::\(anonymous namespace\)::(formatList|exportAs|countNotation)\(/, // lists, export
  // The notations of others, each a row of a table.
  /^unblocker::\(anonymous namespace\)::(is|are|parse)(Database|HexGrid|LetterGrid|TokenGrid)\(/,
  /^unblocker::\(anonymous namespace\)::(is|are|parse)(Answers|Jam|Csv|Json|JsonPuzzle)\(/,
  /^unblocker::\(anonymous namespace\)::write(?!Line\()\w+\(/,
  /::Explore::run<|::ExploredField</, // of any width
  /::Solve::run<[24], [23]>/, // boards too wide for machine words
  /::beginAtExit\(|::Relaxation</, // and those that take more memory than there is
  /^unblocker::(byConcern|lockedIn)\(|::admits\(/,
  /^unblocker::scanner::\(anonymous namespace\)::inOtherWays\(/, // screenshots are found at once
  /::BoardSearch::(leaning|stretched|farStretched)\(|::cutTilted\(/, // and neither lean nor are wide
  /::BoardSearch::(nudged|unfitted)\(/, // nor lie their lines beside their blocks
  /^unblocker::scanner::\(anonymous namespace\)::cutToPicture\(/, // nor end in the board
  /^unblocker::scanner::\(anonymous namespace\)::look\(/, // nor need a closer look
  /^unblocker::scanner::weighClosely\(/,
  /^unblocker::\(anonymous namespace\)::replace\(/, // nor lack a solution
  /^unblocker::\(anonymous namespace\)::thinkAgain\(/, // nor leave room for second thoughts
  /^unblocker::scanner::unbarred\(/, // nor hold anything where the way out is
  /^unblocker::(count|movesOf)\(/, // nor ask what each block takes
  /^stbi__jpeg_(info|load)\(/, // screenshots are PNGs
  /^stbi__(idct_block|resample_row_\w+|YCbCr_to_RGB_row)\(/, // and what those are told to call
  /^unblocker::(say|wrong)\(/, // what is wrong with a text, or with a picture beyond "no board"
];

/** What catching an exception would ask of types: nobody does, and not every library has it. */
const unused = /^__cxxabiv1::/;

const [binaryen, source, parts] = process.argv.slice(2);
/** What the module uses beyond WebAssembly's first version. */
const features = ['--enable-simd', '--enable-bulk-memory', '--enable-mutable-globals'];

/** @param {string} tool @param {string[]} options */
const run = (tool, ...options) =>
  execFileSync(join(binaryen, tool), [join(source, 'unblocker.wasm'), ...options, ...features], {
    encoding: 'utf8',
    stdio: 'pipe', // what it says is told only if it fails
    maxBuffer: 2 ** 26,
  });

/** Binaryen writes a name's special characters as two hexadecimal digits. @param {string} name */
const plain = (name) =>
  name.replace(/\\([0-9a-f]{2})/g, (_, code) => String.fromCharCode(parseInt(code, 16)));

/**
 * Who calls whom, by name; and whom somebody calls whom the graph does not know: what is imported,
 * exported or in the table.
 */
function callGraph() {
  /** @type {Map<string, string[]>} */
  const callees = new Map();
  /** @type {Set<string>} */
  const open = new Set();
  for (const line of run('wasm-opt', '--print-call-graph').split('\n')) {
    const [, from, to] = /^ {2}"(.+)" -> "(.+)"/.exec(line) ?? [];
    if (from) callees.get(from)?.push(to);
    const [, name, look] = /^ {2}"(.+)" \[(style=.*)\]/.exec(line) ?? [];
    if (!name) continue;
    if (!callees.has(name)) callees.set(name, []);
    if (!look.includes('"white"')) open.add(name);
  }
  return { callees, open };
}

/** All that cannot be reached but through the entrances, themselves included. */
function restOf({ callees, open } = callGraph()) {
  const names = [...callees.keys()];
  for (const entrance of entrances) {
    if (names.some((name) => entrance.test(plain(name)))) continue;
    throw new Error(`no function is named like ${entrance}: has it another name now?`);
  }
  const isNoNeed = (/** @type {string} */ name) =>
    [...entrances, unused].some((pattern) => pattern.test(plain(name)));
  const needed = new Set();
  const take = (/** @type {string} */ name) => {
    if (needed.has(name) || isNoNeed(name)) return;
    needed.add(name);
    for (const callee of callees.get(name) ?? []) take(callee);
  };
  for (const name of open) take(name);
  return names.filter((name) => !needed.has(name)).sort();
}

/**
 * A section of its own names what a part was cut from: parts of two versions must not be put together.
 * @param {string} file
 * @param {Buffer} origin
 */
function sign(file, origin) {
  const name = Buffer.from('cut-from');
  const body = Buffer.concat([Buffer.from([name.length]), name, origin]);
  appendFileSync(file, Buffer.concat([Buffer.from([0, body.length]), body])); // lengths under 128
}

if (!parts) {
  console.error('usage: split-module.mjs BINARYEN_DIR MODULE_DIR PARTS_DIR');
  process.exit(2);
}
rmSync(parts, { recursive: true, force: true });
mkdirSync(parts, { recursive: true });
const list = join(parts, 'rest.txt');
writeFileSync(list, `${restOf().join('\n')}\n`);
run(
  'wasm-split',
  `--split-funcs=@${list}`,
  `--primary-output=${join(parts, 'unblocker.wasm')}`,
  `--secondary-output=${join(parts, 'rest.wasm')}`,
  '--export-prefix=%',
);
rmSync(list);
const origin = createHash('sha256')
  .update(readFileSync(join(source, 'unblocker.wasm')))
  .digest();
for (const part of ['unblocker.wasm', 'rest.wasm']) sign(join(parts, part), origin);
cpSync(join(source, 'unblocker.mjs'), join(parts, 'unblocker.mjs'));
