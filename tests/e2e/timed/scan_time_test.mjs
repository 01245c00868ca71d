// Reading a phone's screenshot takes less time than decoding it, as WebAssembly: whoever waited for
// the one does not notice the other.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, screenshots } from '../../shared.mjs';
import { least } from './timing.mjs';

// Smaller ones are decoded in a few milliseconds, and are no phone's of these days; what is wider
// is a tablet's, and what is taller is no screen.
const leastHeight = 1200;
const leastTall = 1.5;
const mostTall = 2.5;

/** @typedef {import('../../../tools/bench-scan.mjs').Row} Row */

const isPhones = (/** @type {{width: number, height: number}} */ { width, height }) =>
  height >= leastHeight && height >= leastTall * width;

/** Of a folder's PNG files those of a phone of these days; the others need not be timed. */
const phonesIn = (/** @type {string} */ folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => join(folder, name))
    .filter((file) => {
      const head = readFileSync(file).subarray(0, 24);
      if (head.length < 24 || head.toString('latin1', 1, 4) !== 'PNG') return false;
      const [width, height] = [head.readUInt32BE(16), head.readUInt32BE(20)];
      return isPhones({ width, height }) && height <= mostTall * width;
    });

/** The screenshot that takes longest against decoding it: drawn ones, and real ones where they are. */
async function slowest() {
  const files = screenshots ? phonesIn(join(screenshots, 'images')) : [];
  const args = [join(root, 'tools/bench-scan.mjs'), '--json', '--wasm', ...files];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const rows = /** @type {Row[]} */ (JSON.parse(output)).filter(({ wasm }) => isPhones(wasm));
  assert.ok(rows.length >= 4, 'too few screenshots');
  const ratios = rows.map(({ file, wasm }) => ({
    file,
    ratio: wasm.scanMillis / wasm.decodeMillis,
  }));
  return ratios.reduce((a, b) => (b.ratio > a.ratio ? b : a));
}

test('a screenshot of a phone is read in less time than it is decoded', async (t) => {
  const { file, ratio } = await least(1, slowest, (worst) => worst.ratio);
  t.diagnostic(`at most ${ratio.toFixed(2)} times as long: ${file}`);
  assert.ok(ratio < 1, `${file}: ${ratio.toFixed(2)} times as long`);
});
