// Scores the scanner over labelled pictures and fails where a promise is broken.
//
//   node tests/score.mjs [--all] [--markdown] [--binary build/native/unblocker] [FOLDER]
//
// With --all, every picture that was not read exactly is listed, promised or not. With --markdown,
// the table by app and theme is one for the README.
//
// A reading is `exact`; `unsure` (wrong, at a confidence below 0.9); `WRONG` (wrong, yet sure);
// `refused` (an error); or a `CRASH` (no answer at all). Promised are: never WRONG and never a
// CRASH; every whole screenshot (in `images/`) exact; every picture that shows no board to solve
// refused.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import {
  appOf,
  asMarkdown,
  asText,
  confidenceHistogram,
  countBy,
  describe,
  timesOf,
} from './score-report.mjs';
import { readManifest, root, screenshots } from './shared.mjs';

/** @typedef {import('./shared.mjs').Labelled} Labelled */
/** @typedef {'exact' | 'unsure' | 'WRONG' | 'refused' | 'CRASH'} Verdict */
/**
 * What the command line says of one picture.
 * @typedef {{
 *   cols: number, rows: number, exit: {side: string, line: number}, board: string,
 *   confidence: number, millis: number, error?: {code: string, message: string},
 * }} Reading
 */
/** @typedef {{row: Labelled, verdict: Verdict, got: Reading}} Result */

const sure = 0.9;
const run = promisify(execFile);

/**
 * A board with its blocks renamed in order of appearance, so that only the shapes are compared.
 * @param {string} board
 */
export function canonical(board) {
  /** @type {Map<string, number>} */
  const names = new Map();
  return [...board]
    .map((cell) => {
      if ('.xA'.includes(cell)) return cell;
      if (!names.has(cell)) names.set(cell, names.size);
      return names.get(cell);
    })
    .join(' ');
}

/**
 * @param {Labelled} row
 * @param {Reading} got
 * @returns {Verdict}
 */
export function judge(row, got) {
  if (got.error) return got.error.code === 'crash' ? 'CRASH' : 'refused';
  const right =
    row.board !== 'NONE' &&
    `${got.cols}x${got.rows}` === row.size &&
    `${got.exit.side} ${got.exit.line}` === row.exit &&
    canonical(got.board) === canonical(row.board);
  if (right) return 'exact';
  return got.confidence >= sure ? 'WRONG' : 'unsure';
}

/**
 * Whether a promise is broken.
 * @param {Result} result
 */
export function breaksPromise({ row, verdict }) {
  if (verdict === 'WRONG' || verdict === 'CRASH') return true;
  if (row.board === 'NONE') return verdict !== 'refused';
  return row.file.startsWith('images/') && verdict !== 'exact';
}

/**
 * One process a picture, so that a crash costs only its own.
 * @param {string} binary
 * @param {string} file
 * @returns {Promise<Reading>}
 */
async function scan(binary, file) {
  const failed = (/** @type {any} */ error) => error; // exit status 1 is how it says "no board"
  const { stdout, signal, message } = await run(binary, ['scan', '--json', file], {
    timeout: 60_000,
  }).catch(failed);
  try {
    if (!signal) return JSON.parse(stdout);
  } catch {
    // said below, with what it printed instead
  }
  const error = { code: 'crash', message: signal ?? message ?? `no JSON: ${stdout}` };
  return /** @type {Reading} */ ({ error });
}

/**
 * @param {string} binary
 * @param {string} folder
 * @returns {Promise<Result[]>}
 */
async function scanAll(binary, folder) {
  const rows = readManifest(folder);
  /** @type {Result[]} */
  const results = [];
  const worker = async () => {
    for (let row = rows.shift(); row; row = rows.shift()) {
      const got = await scan(binary, join(folder, row.file));
      results.push({ row, got, verdict: judge(row, got) });
    }
  };
  await Promise.all([worker(), worker()]);
  return results.sort((a, b) => (a.row.file < b.row.file ? -1 : 1));
}

async function main() {
  const args = process.argv.slice(2);
  const taken = (/** @type {string} */ option) =>
    args.includes(option) && args.splice(args.indexOf(option), 1).length > 0;
  const all = taken('--all');
  const asTable = taken('--markdown') ? asMarkdown : asText;
  const at = args.indexOf('--binary');
  const binary = at < 0 ? join(root, 'build/native/unblocker') : args.splice(at, 2)[1];
  const folder = args[0] ?? screenshots;
  if (!folder) {
    console.log('No folder of labelled pictures here (../shared/screenshots): nothing scored.');
    return;
  }
  const results = await scanAll(binary, folder);
  const collection = (/** @type {Result} */ { row }) => `${row.file.split('/')[0]} ${row.class}`;
  console.log(asText(countBy(results, collection), 'collection'));
  console.log(
    `\n${asTable(
      countBy(results, ({ row }) => appOf(row)),
      'app and theme',
    )}`,
  );
  console.log(`\nconfidence, from, and whether right\n${confidenceHistogram(results)}`);
  console.log(`\n${timesOf(results)}`);
  const broken = results.filter(breaksPromise);
  const missed = (/** @type {Result} */ { row, verdict }) =>
    verdict !== (row.board === 'NONE' ? 'refused' : 'exact');
  for (const one of all ? results.filter(missed) : broken) console.log(describe(one));
  console.log(`${results.length} pictures, ${broken.length} broken promises`);
  if (broken.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
