// What is said on the way: advice after a bad link, and every move once for those who only hear it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { short, solvedAlready } from './boards.mjs';
import { byId, messageOf, tap, useWorld, waitForMessage, waitForState } from './browser.mjs';

const world = useWorld();

test('a bad link ends with what to do next', async () => {
  const page = await world.open();
  // As a tapped link does: Firefox's driver waits in vain for a load when only the fragment changes.
  await page.evaluate(() => void (location.hash = '6x6:right2:AB'));
  await waitForMessage(page, /36|2 cells/);
  assert.match(await messageOf(page), /Check the link, or tap New puzzle\.$/);
});

test('while a solution plays the message is not read out: each move is announced', async () => {
  const page = await world.openSolved(short);
  const live = () => byId(page, 'message').getAttribute('aria-live');
  assert.equal(await live(), 'polite');
  await tap(page, 'play');
  await waitForState(page, 'playing');
  assert.equal(await live(), 'off');
  assert.match(await page.locator('#announcer').innerText(), /^Move \d of 3: /);
  await waitForState(page, 'at-last-step');
  assert.equal(await live(), 'polite');
});

test('a board that is solved already counts no moves', async () => {
  const page = await world.openSolved(solvedAlready);
  assert.equal(await byId(page, 'move-counter').innerText(), '');
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
