// Times the solver three times over the same sets: native, as WebAssembly under Node, and in the
// worker of the built site in Chromium; and draws how time and memory grow with the positions.
//
//   node tools/bench-solver.mjs [--growth MOST] [FILE...]
//
// FILEs as for unblocker_bench. Needs both presets built. The drawing is build/solver-growth.svg.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from '../tests/e2e/browser.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const native = join(root, 'build/native/unblocker_bench');
const wasm = join(root, 'build/web/unblocker_bench.cjs');

/** @typedef {{name: string, millis: number, ratio?: number, enqueued: number}} Line */
/** @typedef {{positions: number, millis: number, peakBytes: number}} Growth */

/** @param {string} program @param {string[]} words @returns {any[]} */
function linesOf(program, words) {
  const text = execFileSync(program, words, { encoding: 'utf8', maxBuffer: 2 ** 28 });
  return text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

/** @param {string} file @returns {string[]} */
function boardsIn(file) {
  const lines = readFileSync(file, 'utf8').split('\n');
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [, cols, rows, side, exit, board] = line.split('\t');
      return board ? `${cols}x${rows}:${side}${exit}:${board}` : line;
    });
}

/**
 * In the browser: a worker as the page has it, asked for all boards one after the other.
 * @param {string[]} boards
 */
async function inWorker(boards) {
  const limits = { millis: 0, positions: 0, bytes: 256 * 2 ** 20 };
  const module = await WebAssembly.compileStreaming(fetch('unblocker.wasm'));
  const worker = new Worker('worker.js', { type: 'module' });
  worker.postMessage({ module });
  const began = performance.now();
  let millis = 0;
  for (const [id, notation] of boards.entries()) {
    const answer = new Promise((resolve) => {
      worker.onmessage = ({ data }) => !data.progress && resolve(data);
    });
    worker.postMessage({ id: id + 1, action: 'solve', notation, limits });
    millis += (await answer).value.millis;
  }
  worker.terminate();
  return { millis, withMessages: performance.now() - began };
}

/** @param {string} file */
async function timeInBrowser(file) {
  const world = await start();
  try {
    const page = await world.open();
    const { millis, withMessages } = await page.evaluate(inWorker, boardsIn(file));
    const name = file.slice(file.lastIndexOf('/') + 1);
    console.log(`${name} in the browser's worker: ${millis.toFixed(0)} ms solving,`);
    console.log(`  ${withMessages.toFixed(0)} ms with the messages to and fro`);
  } finally {
    await world.stop();
  }
}

/** Both axes logarithmic. @param {Growth[]} rows */
function drawing(rows) {
  const x = (/** @type {number} */ n) => 60 + 80 * (Math.log10(n) - 3);
  const y = (/** @type {number} */ n) => 380 - 45 * Math.log10(Math.max(n, 0.01) * 10);
  const line = (/** @type {(row: Growth) => number} */ of, /** @type {string} */ colour) =>
    `<polyline fill="none" stroke="${colour}" stroke-width="2" points="` +
    `${rows.map((row) => `${x(row.positions)},${y(of(row))}`).join(' ')}"/>`;
  const ticks = rows.map(
    ({ positions, millis, peakBytes }) =>
      `<text x="${x(positions)}" y="400">${positions.toExponential(0)}</text>` +
      `<text x="${x(positions)}" y="${y(millis) - 6}">${millis.toFixed(1)} ms</text>` +
      `<text x="${x(positions)}" y="${y(peakBytes / 1024) - 6}">` +
      `${(peakBytes / 2 ** 20).toFixed(1)} MB</text>`,
  );
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 560 420" font-size="11" ' +
    'font-family="sans-serif"><rect width="560" height="420" fill="white"/>' +
    `${line(({ millis }) => millis, 'crimson')}` +
    `${line(({ peakBytes }) => peakBytes / 1024, 'steelblue')}${ticks.join('')}` +
    '<text x="60" y="20">time (red) and peak memory (blue) against positions</text></svg>\n'
  );
}

const words = process.argv.slice(2);
const growthAt = words.indexOf('--growth');
const most = growthAt < 0 ? '1000000' : (words.splice(growthAt, 2)[1] ?? '1000000');
const inWasm = new Map(
  /** @type {Line[]} */ (linesOf('node', [wasm, '--quick', ...words])).map((line) => [
    line.name,
    line.millis,
  ]),
);
for (const { name, millis, ratio } of /** @type {Line[]} */ (linesOf(native, words))) {
  const there = inWasm.get(name);
  const compared = there
    ? `, WebAssembly ${there.toFixed(2)} ms = ${(there / millis).toFixed(2)}×`
    : '';
  const plain = ratio ? `, ${ratio.toFixed(1)}× a plain search` : '';
  console.log(`${name}: ${millis.toFixed(2)} ms${plain}${compared}`);
}
for (const file of words) await timeInBrowser(file);
const growth = /** @type {Growth[]} */ (linesOf(native, ['--growth', most]));
for (const { positions, millis, peakBytes } of growth) {
  console.log(
    `${positions} positions: ${millis.toFixed(1)} ms, ${(peakBytes / positions).toFixed(1)} bytes each`,
  );
}
writeFileSync(join(root, 'build/solver-growth.svg'), drawing(growth));
