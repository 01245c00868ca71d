// The engine arrives in two parts: what a usual picture needs does not wait for the second, and what
// needs it waits, or is told that it cannot be had.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { render, short } from './boards.mjs';
import { byId, messageOf, pick, solve, tap, useWorld, waitForState } from './browser.mjs';

const world = useWorld();

/** 9×9, more cells than a machine word has bits; one move up, then out. */
const wide = `9x9:right4:${'.'.repeat(27)}${'....B....'}${'AA..B....'}${'.'.repeat(36)}`;

/**
 * A page that has asked for the second part, and what becomes of that.
 * @param {(route: import('playwright-core').Route) => Promise<void>} answer
 */
async function openWith(answer) {
  const page = await world.open({ options: { serviceWorkers: 'block' } });
  const asked = page.waitForRequest('**/rest.wasm');
  await page.route('**/rest.wasm', answer);
  await page.reload();
  await asked;
  return page;
}

/** @param {import('playwright-core').Page} page */
async function follow(page) {
  await page.evaluate((hash) => void (location.hash = hash), wide);
  await waitForState(page, 'not-solved');
}

test('a picture is read, solved and played before the second part has come', async () => {
  const page = await openWith(async () => {});
  await pick(page, render(short));
  await waitForState(page, 'not-solved');
  await solve(page);
  await tap(page, 'play');
  await waitForState(page, 'at-last-step');
  assert.deepEqual(world.faults, []);
});

test('a board of unusual size waits for it', async () => {
  /** @type {() => void} */
  let arrive = () => {};
  /** @type {Promise<void>} */
  const arrived = new Promise((resolve) => (arrive = resolve));
  const page = await openWith((route) => arrived.then(() => route.continue()));
  await follow(page);
  await tap(page, 'solve');
  await waitForState(page, 'solving');
  arrive();
  await waitForState(page, 'at-first-step', 'playing', 'at-last-step');
  assert.match(await messageOf(page), /2 moves/);
  assert.deepEqual(world.faults, []);
});

test('what cannot be had is told, and the same tap works once it can', async () => {
  const page = await openWith((route) => route.abort());
  await follow(page);
  await tap(page, 'solve');
  await waitForState(page, 'not-solved');
  await page.getByText('Check the connection').first().waitFor();
  await page.unroute('**/rest.wasm');
  assert.equal(await byId(page, 'solve').isEnabled(), true);
  await solve(page);
  assert.match(await messageOf(page), /2 moves/);
  world.faults.length = 0; // the request that failed, which is what this is about
});
