// A new version is offered, taken when people say so, and the board is still there afterwards.
import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { daily, render } from './boards.mjs';
import { boardInWords, pick, restHasCome, solve, start, waitForState } from './browser.mjs';
import { serveSite, site as built } from './site.mjs';

const site = mkdtempSync(join(tmpdir(), 'unblocker-site-'));
/** @type {Awaited<ReturnType<typeof serveSite>>} */
let server;
/** @type {Awaited<ReturnType<typeof start>>} */
let world;

before(async () => {
  cpSync(built, site, { recursive: true });
  [server, world] = await Promise.all([serveSite({ folder: site }), start()]);
});

after(async () => {
  await world.stop();
  await server.stop();
  rmSync(site, { recursive: true });
});

/** What a deployment changes: the service worker, by the version in it. */
function deploy() {
  const path = join(site, 'sw.js');
  const old = readFileSync(path, 'utf8');
  const changed = old.replace(/const version = '\w+'/, "const version = 'thenewone'");
  assert.notEqual(changed, old);
  writeFileSync(path, changed);
}

/** A page of the copied site, in the world's browser, that is served by its service worker. */
async function openCopy() {
  const browser = (await world.open()).context().browser();
  const page = await browser?.newPage();
  assert.ok(page);
  await page.goto(server.url);
  await waitForState(page, 'empty');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
}

test('the update is offered, and keeps the board', async () => {
  const page = await openCopy();
  await pick(page, render(daily));
  await waitForState(page, 'not-solved');
  const board = await boardInWords(page);
  await solve(page);
  await page.evaluate(() => (document.documentElement.dataset.age = 'old'));
  assert.equal(await page.locator('#update').isVisible(), false, 'there is nothing to offer yet');

  deploy();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  await page.locator('#update-now').click();
  await page.waitForFunction(() => !document.documentElement.dataset.age);
  await waitForState(page, 'not-solved');
  await restHasCome(page);
  assert.equal(await boardInWords(page), board);
  const names = await page.evaluate(() => caches.keys());
  assert.ok(names.length === 1 && names[0].endsWith('@thenewone'), names.join());
  assert.equal(await page.locator('#update').isVisible(), false, 'it is offered once more');
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
