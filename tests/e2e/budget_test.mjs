// What a first visit has to fetch before the first screen is complete, as GitHub Pages sends it.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { isCompressed } from '../../tools/static-server.mjs';
import { root } from '../shared.mjs';
import { useWorld } from './browser.mjs';

/**
 * Bytes: the page's own share, and the engine's, which arrives meanwhile; most of it is the scanner
 * and the solver. Less than 150,000 together.
 */
const budgets = { page: 28 * 1024, engine: 118 * 1024 };
const isEngine = (/** @type {string} */ path) => /^(unblocker\.|worker|core)/.test(path);
/** What comes once the page is ready to read a picture and to solve its board. */
const later = /^(later-[^/]*\.js|rest\.wasm)$/;

/** At gzip's usual level. @param {string} path */
function sentBytes(path) {
  const content = readFileSync(join(root, 'build/web/site', path));
  return isCompressed(path) ? gzipSync(content, { level: 6 }).length : content.length;
}

const world = useWorld();

test('the first screen, with an engine for usual boards, fits the budget', async (t) => {
  // The service worker fetches the rest later, for use offline.
  const page = await world.open({ options: { serviceWorkers: 'block' } });
  const fetched = new Set(['index.html']);
  await page.route(/\/(later-[^/]*\.js|rest\.wasm)$/, (route) => route.abort());
  page.on('request', (request) => {
    const path = request.url().slice(world.server.url.length);
    if (request.url().startsWith(world.server.url) && path) fetched.add(path.split(/[?#]/)[0]);
  });
  await page.reload();
  await page.waitForLoadState('networkidle');
  const rest = [...fetched].filter((path) => later.test(path));
  assert.equal(rest.length, 2, 'the rest was not asked for');
  for (const path of rest) fetched.delete(path);
  const sizes = [...fetched].map((path) => ({ path, bytes: sentBytes(path) }));
  const sum = (/** @type {typeof sizes} */ list) => list.reduce((all, { bytes }) => all + bytes, 0);
  const own = sum(sizes.filter(({ path }) => !isEngine(path)));
  const engine = sum(sizes.filter(({ path }) => isEngine(path)));
  sizes.sort((a, b) => b.bytes - a.bytes);
  t.diagnostic(`page ${own}, engine ${engine}, ${sizes.length} files`);
  for (const { path, bytes } of sizes.slice(0, 8)) t.diagnostic(`${bytes} ${path}`);
  for (const path of ['unblocker.wasm', 'worker.js', 'main.js', 'styles/first.css']) {
    assert.ok(fetched.has(path), `${path} was not seen to be fetched`);
  }
  assert.ok(own <= budgets.page, `page: ${own} bytes`);
  assert.ok(engine <= budgets.engine, `engine: ${engine} bytes`);
});
