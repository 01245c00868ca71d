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

for (const viewport of phones) {
  const name = `${viewport.width} × ${viewport.height}`;
  test(`${name}: board, slider and controls stay in view and in place`, { skip }, async () => {
    const page = await world.open({ hash: `#${classic}`, options: { viewport } });
    const touch = await thumbOf(page);
    const places = await rects(page, parts);
    for (const [i, { top, bottom }] of places.entries()) {
      assert.ok(top >= 0 && bottom <= viewport.height, `${parts[i]}: ${top} to ${bottom}`);
    }
    const taps = [
      ['solve', 'at-first-step'],
      ['play', 'playing'],
      ['play', 'at-other-step'],
      ['step-forward', 'at-other-step'],
      ['step-back', 'at-other-step'],
      ['reset', 'at-first-step'],
    ];
    for (const [id, state] of taps) {
      await touch(id);
      await waitForState(page, state);
      assert.deepEqual(await rects(page, parts), places, `after ${id}`);
      assert.equal(await page.evaluate(() => scrollY), 0, `after ${id}`);
    }
    await page.context().close();
  });

  test(
    `${name}: a passing remark covers nothing that is needed, and passes`,
    { skip },
    async () => {
      const page = await world.open({ hash: `#${classic}`, options: { viewport } });
      const toast = byId(page, 'toast');
      await toast.waitFor();
      const [said, ...others] = await rects(page, ['#toast', ...parts, '#message', '.tools']);
      assert.ok(said.top >= 0 && said.left >= 0 && said.right <= viewport.width, name);
      for (const [i, other] of others.entries()) {
        const apart =
          said.right <= other.left ||
          said.left >= other.right ||
          said.bottom <= other.top ||
          said.top >= other.bottom;
        assert.ok(apart, `it covers ${[...parts, '#message', '.tools'][i]}`);
      }
      await toast.waitFor({ state: 'hidden', timeout: 5000 });
      await page.context().close();
    },
  );
}

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
