// Pictures of the page in its states and rooms, for people to look at: build/shots/.
//
//   node tests/e2e/shots.mjs [STATE...]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared.mjs';
import { start } from './browser.mjs';
import { states } from './states.mjs';

const folder = join(root, 'build/shots');
const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
/** What people told their system. */
const looks = /** @type {const} */ ({
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'light', contrast: 'more' },
});

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !states[name]);
if (unknown.length > 0) {
  console.error(
    `no such state: ${unknown.join(', ')}; there are: ${Object.keys(states).join(', ')}`,
  );
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
const world = await start();

/** @param {string} name @param {{width: number, height: number}} viewport */
async function shoot(name, viewport) {
  const { board, go } = states[name];
  const options = { viewport, deviceScaleFactor: 2 };
  const page = await world.open({ hash: board ? `#${board}` : '', options });
  await go(page);
  for (const [look, wishes] of Object.entries(looks)) {
    await page.emulateMedia(wishes);
    await page.waitForTimeout(250); // a board is drawn in parts
    const file = `${name}-${viewport.width}x${viewport.height}-${look}.png`;
    await page.screenshot({ path: join(folder, file) });
  }
  await page.context().close();
}

for (const name of wanted.length > 0 ? wanted : Object.keys(states)) {
  for (const viewport of sizes) await shoot(name, viewport);
  console.log(name);
}
await world.stop();
