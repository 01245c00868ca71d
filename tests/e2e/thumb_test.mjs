// With one thumb: board, slider and controls are in view together and stay where they are, whatever
// is tapped and whatever else the page has to say. The taps here are raw touches, for which nothing
// is scrolled into view first.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classic } from './boards.mjs';
import { byId, isFirefox, useWorld, waitForState } from './browser.mjs';

/** @typedef {import('playwright-core').Page} Page */

const world = useWorld();

const skip = isFirefox && 'raw touches are given through the protocol of Chromium';

const phones = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
];

/** @param {Page} page */
async function thumbOf(page) {
  const session = await page.context().newCDPSession(page);
  return async (/** @type {string} */ id) => {
    const box = await byId(page, id).boundingBox();
    assert.ok(box, id);
    const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  };
}

const parts = ['#board', '.transport', '.controls'];

/** @param {Page} page @param {string[]} selectors @returns {Promise<DOMRect[]>} */
const rects = (page, selectors) =>
  page.evaluate(
    (list) =>
      list.map((one) => {
        const element = document.querySelector(one);
        if (!element) throw new Error(`there is no ${one}`);
        return element.getBoundingClientRect().toJSON();
      }),
    selectors,
  );

/** Whether two places have nothing in common. @param {DOMRect} a @param {DOMRect} b */
const areApart = (a, b) =>
  a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;

/** @type {[id: string, state: string][]} */
const taps = [
  ['solve', 'at-first-step'],
  ['play', 'playing'],
  ['play', 'at-other-step'],
  ['step-forward', 'at-other-step'],
  ['step-back', 'at-other-step'],
  ['reset', 'at-first-step'],
];

for (const viewport of phones) {
  const name = `${viewport.width} × ${viewport.height}`;
  test(`${name}: all is in view and stays in place, and remarks pass`, { skip }, async () => {
    const page = await world.open({ hash: `#${classic}`, options: { viewport } });
    await byId(page, 'toast').waitFor();
    const needed = [...parts, '#message', '.tools'];
    const [said, ...others] = await rects(page, ['#toast', ...needed]);
    assert.ok(said.top >= 0 && said.left >= 0 && said.right <= viewport.width, 'the remark');
    others.forEach((other, i) => assert.ok(areApart(said, other), `it covers ${needed[i]}`));
    const places = await rects(page, parts);
    for (const [i, { top, bottom }] of places.entries()) {
      assert.ok(top >= 0 && bottom <= viewport.height, `${parts[i]}: ${top} to ${bottom}`);
    }
    const touch = await thumbOf(page);
    for (const [id, state] of taps) {
      await touch(id);
      await waitForState(page, state);
      assert.deepEqual(await rects(page, parts), places, `after ${id}`);
      assert.equal(await page.evaluate(() => scrollY), 0, `after ${id}`);
    }
    await byId(page, 'toast').waitFor({ state: 'hidden', timeout: 5000 });
    await page.context().close();
  });
}

test('a control that is brought into view, by a screen reader for one, moves nothing', async () => {
  const page = await world.open({ hash: `#${classic}`, options: { viewport: phones[1] } });
  await byId(page, 'solve').click();
  await waitForState(page, 'at-first-step');
  for (const id of ['file-input', 'solve', 'reset', 'step-back', 'play', 'step-forward']) {
    await byId(page, id).evaluate((button) => button.scrollIntoView({ block: 'nearest' }));
    assert.equal(await page.evaluate(() => scrollY), 0, id);
  }
  await page.context().close();
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
