// Ways through a solution beyond Play and Step: the slider, the list, swipes, keys and loop.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classic, short } from './boards.mjs';
import { boardAtRest, byId, tap, useWorld, waitForState } from './browser.mjs';

/** @typedef {import('playwright-core').Page} Page */

const world = useWorld();

/** @param {Page} page */
const counter = (page) => byId(page, 'move-counter').innerText();

test('the slider goes to any step, and follows the playback', async () => {
  const page = await world.openSolved(classic);
  const slider = byId(page, 'scrubber');
  await slider.fill('12');
  assert.equal(await counter(page), 'Move 12 of 23');
  assert.match((await slider.getAttribute('aria-valuetext')) ?? '', /^Move 12 of 23: H 3 up$/);
  await tap(page, 'step-forward');
  assert.equal(await slider.inputValue(), '13');
  await slider.fill('23');
  await waitForState(page, 'at-last-step');
  await slider.fill('0');
  await waitForState(page, 'at-first-step');
});

test('a tapped move in the list is gone to, by keys too', async () => {
  const page = await world.openSolved(classic);
  const list = byId(page, 'move-list');
  await list.getByRole('button', { name: 'H 3 up' }).click();
  assert.equal(await counter(page), 'Move 12 of 23');
  assert.equal(await list.locator('[aria-current="step"]').innerText(), 'H 3 up');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  assert.equal(await counter(page), 'Move 13 of 23');
});

test('Home and End lead to the first and the last step, the button too', async () => {
  const page = await world.openSolved(short);
  const first = await boardAtRest(page);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await page.keyboard.press('End');
  await waitForState(page, 'at-last-step');
  await page.keyboard.press('Home');
  await waitForState(page, 'at-first-step');
  await tap(page, 'last');
  await waitForState(page, 'at-last-step');
  await tap(page, 'reset');
  assert.equal(await boardAtRest(page), first);
});

test('a swipe to the left goes on, one to the right goes back', async () => {
  const page = await world.openSolved(short);
  const box = await byId(page, 'board').boundingBox();
  assert.ok(box);
  const swipe = async (/** @type {number} */ way) => {
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.8);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 + way, box.y + box.height * 0.8);
    await page.mouse.up();
  };
  await swipe(-80);
  assert.equal(await counter(page), 'Move 1 of 3');
  await swipe(80);
  assert.equal(await counter(page), 'Move 0 of 3');
});

test('a loop begins again after the end, until it is stopped', async () => {
  const page = await world.openSolved(short);
  await byId(page, 'speed').selectOption('4');
  await tap(page, 'loop');
  assert.equal(await byId(page, 'loop').getAttribute('aria-pressed'), 'true');
  await tap(page, 'play');
  await page.evaluate(async () => {
    const seen = () => document.querySelector('[data-testid="move-counter"]')?.textContent;
    for (const wanted of ['Move 3 of 3', 'Move 1 of 3', 'Move 3 of 3']) {
      while (seen() !== wanted) await new Promise(requestAnimationFrame);
    }
  });
  await tap(page, 'loop');
  await waitForState(page, 'at-last-step');
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
