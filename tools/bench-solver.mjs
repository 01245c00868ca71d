// Times the solver three times over the same sets, each beside the plain searches: native, as
// WebAssembly under Node, and in a worker in Chromium; FILEs as well in the worker of the built site;
// and draws how time and memory grow with the positions.
//
//   node tools/bench-solver.mjs [--quick] [--growth MOST] [FILE...]
//
// FILEs and --quick as for unblocker_bench. Needs both presets built. The drawing, of searches of up
// to MOST positions (a million unless told), is build/solver-growth.svg.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { start } from '../tests/e2e/browser.mjs';
import { serveSite } from '../tests/e2e/site.mjs';
import { growthDrawing } from './growth-drawing.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const native = join(root, 'build/native/unblocker_bench');
const wasm = join(root, 'build/web/unblocker_bench.cjs');

/**
 * @typedef {object} Line
 * @property {string} name
 * @property {number} millis
 * @property {number} bytesPerPosition
 * @property {number} [ratio] of the plain search over texts
 * @property {number} [packedRatio] of the plain search over packed positions
 * @property {number} [fieldMillis]
 */
/** @typedef {import('./growth-drawing.mjs').Growth} Growth */

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
 * In the browser: the benchmark in a worker. Its answer comes when it has ended.
 * @param {{home: string, words: string[], files: Record<string, string>}} task FILEs by their name
 * @returns {Promise<string[]>} the lines that it writes
 */
async function benchInWorker({ home, words, files }) {
  const code = `import create from '${home}unblocker_bench_worker.mjs';
    onmessage = ({ data: { words, files } }) => create({
      arguments: words,
      print: (line) => postMessage(line),
      preRun: [({ FS }) => Object.entries(files).forEach((file) => FS.writeFile(...file))],
      onExit: () => postMessage(null),
    });`;
  const type = 'text/javascript';
  const worker = new Worker(URL.createObjectURL(new Blob([code], { type })), { type: 'module' });
  /** @type {string[]} */
  const lines = [];
  await new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => (data === null ? resolve(undefined) : lines.push(data));
    worker.onerror = ({ message }) => reject(new Error(message));
    worker.postMessage({ words, files });
  });
  worker.terminate();
  return lines;
}

// Only a page cut off from all others gets a clock that tells less than a tenth of a millisecond.
const alone = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/**
 * @param {string[]} options
 * @param {string[]} boards FILEs
 * @returns {Promise<Line[]>}
 */
async function linesInBrowser(options, boards) {
  const server = await serveSite({ folder: join(root, 'build/web/bench'), headers: alone });
  const world = await start();
  try {
    const page = await world.browser.newPage();
    await page.goto(server.url); // Nothing is there, but it is the place.
    const files = Object.fromEntries(
      boards.map((file) => [`/${basename(file)}`, readFileSync(file, 'utf8')]),
    );
    const words = [...options, ...Object.keys(files)];
    const lines = await page.evaluate(benchInWorker, { home: server.url, words, files });
    return lines.map((line) => JSON.parse(line));
  } finally {
    await Promise.all([world.stop(), server.stop()]);
  }
}

/**
 * In the browser: a worker as the page has it goes through all boards.
 * @param {string} text one board a line
 */
async function inWorker(text) {
  const limits = { millis: 0, positions: 0, bytes: 256 * 2 ** 20 };
  const compile = (/** @type {string} */ file) => WebAssembly.compileStreaming(fetch(file));
  const worker = new Worker('worker.js', { type: 'module' });
  worker.postMessage({ module: await compile('unblocker.wasm') });
  worker.postMessage({ rest: await compile('rest.wasm') });
  const ask = (/** @type {string} */ lines) =>
    new Promise((resolve) => {
      worker.onmessage = ({ data }) => !data.progress && resolve(data.value);
      worker.postMessage({ id: 1, action: 'survey', text: lines, limits });
    });
  await ask(text.slice(0, text.indexOf('\n'))); // The worker is there, and has its module.
  const began = performance.now();
  const { puzzles } = await ask(text);
  worker.terminate();
  return { boards: puzzles.length, millis: performance.now() - began };
}

/** @param {string} file */
async function timeInBrowser(file) {
  const world = await start();
  try {
    const page = await world.open();
    const { boards, millis } = await page.evaluate(inWorker, boardsIn(file).join('\n'));
    const name = basename(file);
    console.log(`${name} in the site's worker: ${boards} boards, ${millis.toFixed(0)} ms`);
  } finally {
    await world.stop();
  }
}

/** @param {Line} line @param {Line} [natively] the same set's, if the line is not */
function told({ name, millis, bytesPerPosition, ratio, packedRatio, fieldMillis }, natively) {
  const parts = [`${name}: ${millis.toFixed(2)} ms`];
  if (natively) parts.push(`${(millis / natively.millis).toFixed(2)} times the native`);
  else parts.push(`${bytesPerPosition.toFixed(1)} bytes each`);
  if (packedRatio) {
    parts.push(`a plain search over 64 bits ${packedRatio.toFixed(1)} times as long`);
  }
  if (ratio) parts.push(`over texts ${ratio.toFixed(1)} times`);
  if (fieldMillis) parts.push(`distance field ${(fieldMillis / millis).toFixed(2)} times`);
  return parts.join(', ');
}

/** @param {string} where @param {Line[]} lines @param {Line[]} [natives] */
function tell(where, lines, natives = []) {
  console.log(`\n${where}`);
  for (const line of lines) {
    console.log(
      told(
        line,
        natives.find(({ name }) => name === line.name),
      ),
    );
  }
}

const words = process.argv.slice(2);
const growthAt = words.indexOf('--growth');
const most = growthAt < 0 ? '1000000' : (words.splice(growthAt, 2)[1] ?? '1000000');
const options = words.filter((word) => word === '--quick');
const files = words.filter((word) => word !== '--quick');
/** @type {Line[]} */
const natives = linesOf(native, words);
tell('native', natives);
tell('WebAssembly under Node', linesOf('node', [wasm, ...words]), natives);
tell("WebAssembly in a browser's worker", await linesInBrowser(options, files), natives);
for (const file of files) await timeInBrowser(file);
const growth = /** @type {Growth[]} */ (linesOf(native, ['--growth', most]));
for (const { positions, millis, peakBytes } of growth) {
  const each = peakBytes / positions;
  console.log(`${positions} positions: ${millis.toFixed(1)} ms, ${each.toFixed(1)} bytes each`);
}
writeFileSync(join(root, 'build/solver-growth.svg'), growthDrawing(growth));
