// Reading a phone's screenshot takes less time than decoding it, as WebAssembly: whoever waited for
// the one does not notice the other.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { root, screenshots } from '../../shared.mjs';
import { least } from './timing.mjs';

/** @typedef {import('../../../tools/bench-scan.mjs').Row} Row */

/** The screenshot that takes longest against decoding it: drawn ones, and real ones where they are. */
async function slowest() {
  const folders = screenshots ? [join(screenshots, 'images')] : [];
  const args = [join(root, 'tools/bench-scan.mjs'), '--json', '--wasm', '--large', ...folders];
  const output = execFileSync(process.execPath, args, { encoding: 'utf8' });
  const rows = /** @type {Row[]} */ (JSON.parse(output));
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
