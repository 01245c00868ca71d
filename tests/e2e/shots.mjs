// Pictures of the page in its main states, for people to look at: build/shots/.
//
//   node tests/e2e/shots.mjs [STATE...]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared.mjs';
import { start } from './browser.mjs';
import { states } from './states.mjs';

const folder = join(root, 'build/shots');
const sizes = [
  { width: 360, height: 740 },
  { width: 740, height: 360 },
  { width: 1280, height: 800 },
];

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
for (const name of wanted.length > 0 ? wanted : Object.keys(states)) {
  for (const viewport of sizes) {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const { board, go } = states[name];
      const options = { viewport, colorScheme, deviceScaleFactor: 2 };
      const page = await world.open({ hash: board ? `#${board}` : '', options });
      await go(page);
      const file = `${name}-${viewport.width}x${viewport.height}-${colorScheme}.png`;
      await page.screenshot({ path: join(folder, file) });
      await page.context().close();
    }
  }
  console.log(name);
}
await world.stop();
