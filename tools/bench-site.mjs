// Asks Lighthouse how good the built site is on the phone and the network it simulates, and fails where
// one of its categories is below 100. What each audit measures: https://developer.chrome.com/docs/lighthouse
//
//   node tools/bench-site.mjs
//
// Needs the site built (`tools/serve` does), and fetches Lighthouse. No part of the tests: it takes a
// minute, and how fast the machine is moves its figures.
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { chromiumPath } from '../tests/e2e/chromium.mjs';
import { staticServer } from './static-server.mjs';

/** @typedef {{id: string, title: string, score: number | null, displayValue?: string, scoreDisplayMode: string}} Audit */
/** @typedef {{categories: Record<string, {title: string, score: number}>, audits: Record<string, Audit>}} Report */

const lighthouse = 'lighthouse@12.8.2';
const flags = '--headless=new --no-sandbox --disable-gpu --disable-quic';

/** @param {string} address @returns {Promise<Report>} */
async function reportOn(address) {
  const args = [
    '--yes',
    lighthouse,
    address,
    '--quiet',
    '--output=json',
    `--chrome-flags=${flags}`,
  ];
  const { stdout } = await promisify(execFile)('npx', args, {
    env: { ...process.env, CHROME_PATH: chromiumPath() },
    maxBuffer: 2 ** 28,
  });
  return JSON.parse(stdout);
}

const server = staticServer(fileURLToPath(new URL('../build/web/site', import.meta.url)));
await once(server.listen(0, '127.0.0.1'), 'listening');
const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
const { categories, audits } = await reportOn(`http://localhost:${port}/`);
server.close();

for (const { title, score } of Object.values(categories)) {
  console.log(`${String(Math.round(score * 100)).padStart(3)} ${title}`);
}
for (const { title, displayValue, scoreDisplayMode } of Object.values(audits)) {
  if (scoreDisplayMode === 'numeric' && displayValue) console.log(`    ${title}: ${displayValue}`);
}
process.exitCode = Object.values(categories).every(({ score }) => score === 1) ? 0 : 1;
