// What a first visit has to fetch before the first screen is complete, as GitHub Pages sends it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { root } from '../shared.mjs';
import { start } from './browser.mjs';

/**
 * Bytes: the page's own share, and the engine's, which arrives meanwhile. Both are to become 150 KB
 * together; most of the engine is the solver, made once for each size of board, and the scanner.
 */
const budgets = { page: 72 * 1024, engine: 196 * 1024 };
const isEngine = (/** @type {string} */ path) => path.startsWith('unblocker.');

/** Pages compresses texts and WebAssembly, at gzip's usual level; pictures go as they are. */
const compressed = /\.(html|css|js|mjs|json|svg|wasm|webmanifest)$/;

/** @param {string} path */
function sentBytes(path) {
  const content = readFileSync(join(root, 'build/web/site', path));
  return compressed.test(path) ? gzipSync(content, { level: 6 }).length : content.length;
}

/** @type {Awaited<ReturnType<typeof start>>} */
let world;
before(async () => void (world = await start()));
after(() => world.stop());

test('the first screen, engine included, fits the budget', async (t) => {
  // The service worker fetches the rest later, for use offline.
  const page = await world.open({ options: { serviceWorkers: 'block' } });
  const fetched = new Set(['index.html']);
  page.on('request', (request) => {
    const path = request.url().slice(world.server.url.length);
    if (request.url().startsWith(world.server.url) && path) fetched.add(path.split(/[?#]/)[0]);
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
  const sizes = [...fetched].map((path) => ({ path, bytes: sentBytes(path) }));
  const sum = (/** @type {typeof sizes} */ list) => list.reduce((all, { bytes }) => all + bytes, 0);
  const own = sum(sizes.filter(({ path }) => !isEngine(path)));
  const engine = sum(sizes.filter(({ path }) => isEngine(path)));
  sizes.sort((a, b) => b.bytes - a.bytes);
  t.diagnostic(`page ${own}, engine ${engine}, ${sizes.length} files`);
  for (const { path, bytes } of sizes.slice(0, 8)) t.diagnostic(`${bytes} ${path}`);
  for (const path of ['unblocker.wasm', 'worker.js', 'main.js', 'styles/theme.css']) {
    assert.ok(fetched.has(path), `${path} was not seen to be fetched`);
  }
  assert.ok(![...fetched].some((path) => path.startsWith('rooms/')), 'rooms are for later');
  assert.ok(own <= budgets.page, `page: ${own} bytes`);
  assert.ok(engine <= budgets.engine, `engine: ${engine} bytes`);
});
