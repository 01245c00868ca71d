// Times the scanner against decoding the same file, for phone screenshots: native, and as
// WebAssembly under Node.
//
//   node tools/bench-scan.mjs [--json] [--wasm] [--large] FILE_OR_FOLDER...
//
// --wasm leaves out the native half, which takes half of the time; --large all but PNG files as
// large and as slim as the screens of phones of these days.
// From folders the PNG files are taken that have the shape of a phone held upright. Without any,
// and beside them, pictures of phone size are rendered. Needs both presets built.
import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const nativeBench = join(root, 'build/native/unblocker_scan_bench');
const wasmBench = join(root, 'build/web/unblocker_scan_bench.cjs');
const renderer = join(root, 'build/native/unblocker_render');

/**
 * What the benchmark says of one file.
 * @typedef {{
 *   width: number, height: number, read: boolean,
 *   decodeMillis: number, scanMillis: number, peakBytes: number,
 * }} Timing
 */
/** @typedef {{file: string, native: Timing | null, wasm: Timing}} Row */

/**
 * Width and height of a PNG, by its header; of anything else none.
 * @param {string} file
 */
function sizeOf(file) {
  const head = readFileSync(file).subarray(0, 24);
  if (head.length < 24 || head.toString('latin1', 1, 4) !== 'PNG') return { width: 0, height: 0 };
  return { width: head.readUInt32BE(16), height: head.readUInt32BE(20) };
}

/** Whether the file is a PNG of the shape of an upright phone's screen. @param {string} file */
function isPhoneScreenshot(file) {
  const { width, height } = sizeOf(file);
  return width >= 320 && height >= 1.3 * width && height <= 2.5 * width;
}

/**
 * Smaller ones are decoded in a few milliseconds, and are no phone's of these days; what is wider is
 * a tablet's.
 * @param {string} file
 */
function isLarge(file) {
  const { width, height } = sizeOf(file);
  return height >= 1200 && height >= 1.5 * width;
}

/** @param {string} place */
function filesIn(place) {
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .map((name) => join(place, name))
    .filter((file) => statSync(file).isFile() && isPhoneScreenshot(file));
}

/** @param {string} folder where they are put */
function renderPhones(folder) {
  const sizes = [
    [750, 1334],
    [1080, 2400],
    [1170, 2532],
    [1290, 2796],
  ];
  return sizes.map(([width, height], at) => {
    const theme = ['oak', 'pine', 'walnut', 'birch'][at];
    const args = ['--width', width, '--height', height, '--theme', theme].map(String);
    const board = '..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.';
    const file = join(folder, `rendered-${width}x${height}.png`);
    const maxBuffer = 64 << 20;
    writeFileSync(file, execFileSync(renderer, [...args, board], { maxBuffer }));
    return file;
  });
}

/**
 * @param {string} file
 * @returns {Row}
 */
function timing(file) {
  const answer = (/** @type {string} */ program, /** @type {string[]} */ args) =>
    JSON.parse(execFileSync(program, args, { encoding: 'utf8' }));
  return {
    file,
    native: onlyWasm ? null : answer(nativeBench, [file]),
    wasm: answer(process.execPath, [wasmBench, file]),
  };
}

const megabytes = (/** @type {number} */ bytes) => (bytes / 2 ** 20).toFixed(0);

/** @param {Row[]} rows */
function print(rows) {
  const line = (/** @type {(string | number)[]} */ cells, /** @type {string} */ name) =>
    console.log(`${cells.map((cell) => String(cell).padStart(10)).join('')}  ${name}`);
  console.log('milliseconds; peak memory in MB');
  line(['', '', 'native', '', '', 'wasm', '', ''], '');
  line(['width', 'height', 'decode', 'scan', 'peak', 'decode', 'scan', 'peak'], '');
  for (const { file, native, wasm } of rows) {
    const three = (/** @type {Timing | null} */ one) =>
      one
        ? [one.decodeMillis.toFixed(1), one.scanMillis.toFixed(1), megabytes(one.peakBytes)]
        : ['', '', ''];
    line([wasm.width, wasm.height, ...three(native), ...three(wasm)], file);
  }
  /** @param {string} where @param {(Timing | null)[]} timings */
  const quicker = (where, timings) => {
    const measured = timings.filter((one) => one !== null);
    const quick = measured.filter((one) => one.scanMillis < one.decodeMillis);
    return measured.length ? [`${quick.length} of ${measured.length} ${where}`] : [];
  };
  const native = rows.map((row) => row.native);
  const wasm = rows.map((row) => row.wasm);
  const shares = [...quicker('native', native), ...quicker('as WebAssembly', wasm)];
  console.log(`scanned in less time than decoded: ${shares.join(', ')}`);
}

const args = process.argv.slice(2);
const places = args.filter((arg) => !['--json', '--wasm', '--large'].includes(arg));
const onlyWasm = args.includes('--wasm');
if (![nativeBench, wasmBench, renderer].every((file) => existsSync(file))) {
  console.error('bench-scan: build the presets native and web first');
  process.exit(2);
}
const folder = mkdtempSync(join(tmpdir(), 'bench-scan-'));
try {
  const files = [...places.flatMap(filesIn), ...renderPhones(folder)];
  const rows = (args.includes('--large') ? files.filter(isLarge) : files).map(timing);
  if (args.includes('--json')) console.log(JSON.stringify(rows));
  else print(rows);
} finally {
  rmSync(folder, { recursive: true });
}
