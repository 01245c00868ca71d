// Themes, sounds and ticks, and the page at four times its size.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { objections } from './axe.mjs';
import { classic, short } from './boards.mjs';
import {
  boardAtRest,
  byId,
  isFirefox,
  solve,
  tap,
  useWorld,
  waitForMessage,
  waitForState,
} from './browser.mjs';
import { states } from './states.mjs';

/** @typedef {import('playwright-core').Page} Page */

const world = useWorld();

/** @param {Page} page @param {string} theme */
async function useTheme(page, theme) {
  await tap(page, 'settings-button');
  await byId(page, 'theme').selectOption(theme);
  await page.keyboard.press('Escape');
}

test('each theme changes page and board at once, and is kept', async () => {
  const page = await world.open({ hash: `#${classic}` });
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  const wood = await boardAtRest(page);
  assert.equal(await theme(), 'wood');
  await useTheme(page, 'contrast');
  assert.equal(await theme(), 'contrast');
  assert.notEqual(await boardAtRest(page), wood);
  await page.reload();
  await waitForState(page, 'not-solved');
  assert.equal(await theme(), 'contrast');
});

const deaf = isFirefox && 'the driver of Firefox cannot ask for contrast';

test('who asks the system for more contrast gets it unasked', { skip: deaf }, async () => {
  const page = await world.open({ options: { contrast: 'more' } });
  assert.equal(await page.evaluate(() => document.documentElement.dataset.theme), 'contrast');
});

test('a wish for contrast that comes while a solution plays is met', { skip: deaf }, async () => {
  const page = await world.openSolved(classic);
  await tap(page, 'play');
  for (const contrast of /** @type {const} */ (['more', 'no-preference', 'more'])) {
    await page.emulateMedia({ contrast });
    const theme = contrast === 'more' ? 'contrast' : 'wood';
    await page.waitForFunction((one) => document.documentElement.dataset.theme === one, theme, {
      timeout: 3000,
    });
  }
});

for (const theme of ['plain', 'contrast']) {
  test(`axe has no objection to the theme ${theme}, light and dark`, async () => {
    for (const name of ['solved', 'editing']) {
      const { board, go } = states[name];
      const page = await world.open({ hash: `#${board}` });
      await useTheme(page, theme);
      await go(page);
      for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
        await page.emulateMedia({ colorScheme });
        assert.deepEqual(await objections(page), [], `${name}, ${colorScheme}`);
      }
      await page.context().close();
    }
  });
}

test('a switch that is on looks it, before any other room was opened', async () => {
  const page = await world.openSolved(classic);
  const loop = byId(page, 'loop');
  const look = () => loop.evaluate((button) => getComputedStyle(button).boxShadow);
  const off = await look();
  await tap(page, 'loop');
  assert.equal(await loop.getAttribute('aria-pressed'), 'true');
  assert.notEqual(await look(), off);
  await tap(page, 'loop');
  assert.equal(await look(), off);
});

test('sound and vibration come with each move, and only when they were asked for', async () => {
  const page = await world.open({ hash: `#${short}` });
  await page.evaluate(() => {
    const seen = Object.assign(window, { tocks: 0, ticks: 0 });
    navigator.vibrate = () => ((seen.ticks += 1), true);
    const { start: begin } = OscillatorNode.prototype;
    OscillatorNode.prototype.start = function (/** @type {number | undefined} */ when) {
      seen.tocks += 1;
      return begin.call(this, when);
    };
  });
  const counts = () =>
    page.evaluate(() => {
      const { tocks, ticks } = /** @type {any} */ (window);
      return [tocks, ticks];
    });
  await solve(page);
  await tap(page, 'step-forward');
  assert.deepEqual(await counts(), [0, 0]);
  await tap(page, 'settings-button');
  await byId(page, 'sounds').check();
  await byId(page, 'haptics').check();
  await page.keyboard.press('Escape');
  await tap(page, 'step-forward');
  const [tocks, ticks] = await counts();
  assert.ok(tocks > 0 && ticks === 1, `${tocks} notes, ${ticks} ticks`);
});

test('at four times the size everything is still there, without scrolling sideways', async () => {
  // 1280 × 1024 at 400 % is a page 320 wide and 256 high.
  const viewport = { width: 320, height: 256 };
  const page = await world.open({ hash: `#${short}`, options: { viewport } });
  await tap(page, 'take-over');
  await waitForMessage(page, /3 moves left/);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 320, `${wide} px wide`);
  await tap(page, 'leave');
  await tap(page, 'edit');
  await page.locator('#editor[open]').waitFor();
  for (const id of ['editor-undo', 'editor-board-tools', 'editor-said']) {
    const box = await byId(page, id).boundingBox();
    assert.ok(box && box.x >= 0 && box.x + box.width <= 320.5, id);
  }
  await tap(page, 'editor-done');
  await waitForState(page, 'not-solved');
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
