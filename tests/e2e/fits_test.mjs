// Every state fits narrow, low and wide screens, and axe finds nothing that shuts people out.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { objections } from './axe.mjs';
import { classic } from './boards.mjs';
import { byId, isFirefox, tap, useWorld } from './browser.mjs';
import { states } from './states.mjs';

const world = useWorld();

const sizes = [
  { width: 320, height: 568 },
  { width: 390, height: 844 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const leastTarget = 44; // CSS pixels: what a finger hits
/** All that is tapped; a box to be ticked is as large as its words. */
const targets =
  'button, [role="tab"], label.button, .choice, a[href], select, summary, ' +
  'input:not([type="checkbox"], .visually-hidden), textarea';

/** Sizes are in CSS pixels whatever the screen; to draw nine times as many takes a fifth longer. */
const coarse = { deviceScaleFactor: 1 };

/** What people told their system. */
const looks = [
  /** @type {const} */ ({ colorScheme: 'light' }),
  /** @type {const} */ ({ colorScheme: 'dark' }),
  /** @type {const} */ ({ colorScheme: 'dark', contrast: 'more' }),
  /** @type {const} */ ({ colorScheme: 'light', contrast: 'more' }),
].slice(0, isFirefox ? 2 : 4); // its driver cannot ask for contrast

/** @param {import('playwright-core').Page} page */
const layoutFaults = (page) =>
  page.evaluate(([least, selector]) => {
    const { clientWidth } = document.documentElement;
    const screens = [...document.querySelectorAll('html, dialog[open]')];
    const faults = screens
      .filter((one) => one.scrollWidth > one.clientWidth)
      .map((one) => `${one.id || one.tagName}: ${one.scrollWidth} px wide in ${one.clientWidth}`);
    const top = screens[screens.length - 1]; // what lies below is not for touching
    for (const one of top.querySelectorAll(selector)) {
      const { width, height, left, right } = one.getBoundingClientRect();
      const name = one.textContent?.trim();
      if (width === 0 || getComputedStyle(one).visibility === 'hidden') continue;
      if (width <= 1 && height <= 1) continue; // for screen readers only
      if (Math.min(width, height) < least) faults.push(`${name}: ${width} × ${height}`);
      if (left < 0 || right > clientWidth + 0.5) faults.push(`${name}: reaches out of the screen`);
    }
    return faults;
  }, /** @type {const} */ ([leastTarget, targets]));

for (const [name, { board, go }] of Object.entries(states)) {
  test(`${name}: fits every screen, and in every look axe has no objection`, async () => {
    const page = await world.open({ hash: board ? `#${board}` : '', options: coarse });
    await go(page);
    for (const size of sizes) {
      await page.setViewportSize(size);
      assert.deepEqual(await layoutFaults(page), [], `${size.width} × ${size.height}`);
    }
    await page.setViewportSize(sizes[1]);
    for (const look of looks) {
      await page.emulateMedia(look);
      assert.deepEqual(await objections(page), [], Object.values(look).join());
    }
    await page.context().close();
  });
}

for (const name of ['byHand', 'checking', 'editing', 'drawing']) {
  test(`${name}: on the smallest phone a finger hits each cell of a board of 6 × 6`, async () => {
    const { board, go } = states[name];
    const options = { viewport: sizes[0] };
    const page = await world.open({ hash: board ? `#${board}` : '', options });
    await go(page);
    const least = await page.evaluate(() => {
      const screen = document.querySelector('dialog[open]') ?? document;
      const cells = [...screen.querySelectorAll('[role="gridcell"]')];
      const sides = cells.map((cell) => cell.getBoundingClientRect());
      return Math.min(...sides.flatMap(({ width, height }) => [width, height]));
    });
    assert.ok(least >= leastTarget, `${least} px`);
    await page.context().close();
  });
}

/** One column, controls at the lower edge. */
const upright = [
  { width: 320, height: 568 },
  { width: 360, height: 740 },
  { width: 375, height: 667 },
  { width: 390, height: 664 },
  { width: 600, height: 900 },
];

test('the figures end above the controls on every upright screen', async () => {
  const page = await world.open({ hash: `#${classic}` });
  await states.solved.go(page);
  for (const size of upright) {
    await page.setViewportSize(size);
    const [facts, controls, board] = await page.evaluate(() =>
      ['#facts', '.controls', '#board'].map((s) =>
        document.querySelector(s)?.getBoundingClientRect(),
      ),
    );
    assert.ok(facts && controls && board);
    const name = `${size.width} × ${size.height}`;
    assert.ok(facts.bottom <= controls.top, `${name}: ${facts.bottom} > ${controls.top}`);
    assert.ok(board.width >= 200, `${name}: the board is only ${board.width} wide`);
  }
  await page.context().close();
});

test('the current move is within its list, wherever that scrolls', async () => {
  const page = await world.open({ hash: `#${classic}` });
  await states.solved.go(page);
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (let step = 0; step < 20; step += 1) await page.keyboard.press('ArrowRight');
    const hidden = await byId(page, 'move-list').evaluate((list) => {
      const item = list.querySelector('[aria-current]')?.getBoundingClientRect();
      const { top, bottom } = list.getBoundingClientRect();
      return !item || item.top < top - 1 || item.bottom > bottom + 1;
    });
    assert.equal(hidden, false, `${size.width} × ${size.height}`);
    await tap(page, 'reset');
  }
  await page.context().close();
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
