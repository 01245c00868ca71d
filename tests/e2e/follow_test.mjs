// Following along while the game is in front: cards, the storyboard, the floating window, the screen
// kept on, the place kept, and a second screenshot that finds its place.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { classic, render, short } from './boards.mjs';
import {
  byId,
  isFirefox,
  messageOf,
  pick,
  solve,
  tap,
  useWorld,
  waitForMessage,
  waitForState,
} from './browser.mjs';

/** @typedef {import('playwright-core').Page} Page */

const world = useWorld();

/** @param {string} board */
async function following(board) {
  const page = await world.openSolved(board);
  await tap(page, 'follow-along');
  await page.locator('#follow[open]').waitFor();
  return page;
}

/** @param {Page} page */
const title = (page) => byId(page, 'card-title').innerText();

/** What a canvas shows. @param {Page} page @param {string} id */
const drawn = (page, id) =>
  page.locator(`#${id}`).evaluate((c) => /** @type {HTMLCanvasElement} */ (c).toDataURL());

test('cards of four moves lead through the solution, the next begins where the last ended', async () => {
  const page = await following(classic);
  assert.equal(await title(page), 'Moves 1–4 of 23');
  assert.deepEqual(await byId(page, 'card-moves').locator('li').allInnerTexts(), [
    'D 1 up',
    'red 1 left',
    'B 2 down',
    'E 1 down',
  ]);
  assert.equal(await byId(page, 'card-back').isEnabled(), false);
  assert.notEqual(await drawn(page, 'card-before'), await drawn(page, 'card-after'));
  for (let card = 1; card < 6; card += 1) await tap(page, 'card-next');
  assert.equal(await title(page), 'Moves 21–23 of 23');
  assert.equal(await byId(page, 'card-next').isEnabled(), false);
  await tap(page, 'follow-close');
  await waitForState(page, 'at-other-step');
  assert.equal(await byId(page, 'move-counter').innerText(), 'Move 20 of 23');
});

const deaf = isFirefox && 'the driver of Firefox tells of no downloads';

test('the whole solution can be saved as one numbered picture', { skip: deaf }, async () => {
  const page = await world.open({
    hash: `#${classic}`,
    options: { hasTouch: false, isMobile: false },
  });
  await solve(page);
  await tap(page, 'follow-along');
  const [download] = await Promise.all([page.waitForEvent('download'), tap(page, 'storyboard')]);
  assert.equal(download.suggestedFilename(), 'solution.png');
  const png = readFileSync(await download.path());
  assert.equal(png.toString('latin1', 1, 4), 'PNG');
  const [width, height] = [png.readUInt32BE(16), png.readUInt32BE(20)];
  assert.ok(width === 1080 && height > 2000, `${width} × ${height}`);
});

test('a page that is ended comes back to the same card; one that was closed does not', async () => {
  const page = await following(classic);
  await tap(page, 'card-next');
  await page.evaluate(() => history.replaceState(null, '', location.pathname));
  await page.reload();
  await page.locator('#follow[open]').waitFor();
  assert.equal(await title(page), 'Moves 5–8 of 23');
  await tap(page, 'follow-close');
  await page.reload();
  await waitForState(page, 'empty');
});

/** Stands for what a headless browser does not have. @param {Page} page */
const withStubs = (page) =>
  page.evaluate(() => {
    const seen = Object.assign(window, { locks: 0, floats: 0, buttons: /** @type {any} */ ({}) });
    const lock = { addEventListener() {}, release: async () => void (seen.locks -= 1) };
    Object.defineProperty(navigator, 'wakeLock', {
      value: { request: async () => ((seen.locks += 1), lock) },
    });
    HTMLVideoElement.prototype.requestPictureInPicture = async () => {
      seen.floats += 1;
      return /** @type {any} */ ({});
    };
    navigator.mediaSession.setActionHandler = (name, act) => void (seen.buttons[name] = act);
  });

test('the screen is kept on while following', async () => {
  const page = await world.openSolved(short);
  await withStubs(page);
  const locks = () => page.evaluate(() => /** @type {any} */ (window).locks);
  await tap(page, 'follow-along');
  await page.waitForFunction(() => /** @type {any} */ (window).locks === 1);
  await tap(page, 'follow-close');
  await page.waitForFunction(() => /** @type {any} */ (window).locks === 0);
  assert.equal(await locks(), 0);
});

const noFloat = isFirefox && 'Firefox has its own button on videos, and no way to ask';

test(
  'the board floats over other apps, stepped by that window’s buttons',
  {
    skip: noFloat,
  },
  async () => {
    const page = await following(short);
    await withStubs(page);
    await tap(page, 'float');
    await page.waitForFunction(() => /** @type {any} */ (window).buttons.nexttrack);
    assert.equal(await page.evaluate(() => /** @type {any} */ (window).floats), 1);
    await page.evaluate(() => /** @type {any} */ (window).buttons.nexttrack());
    await page.waitForFunction(() => /Move 1 of 3/.test(document.body.textContent ?? ''));
    await page.evaluate(() => /** @type {any} */ (window).buttons.previoustrack());
    await page.waitForFunction(() => /Move 0 of 3/.test(document.body.textContent ?? ''));
  },
);

test('a browser that cannot let the board float does not offer it', async () => {
  const page = await world.open({ hash: `#${short}` });
  await page.evaluate(() =>
    Object.defineProperty(document, 'pictureInPictureEnabled', { value: false }),
  );
  await solve(page);
  await tap(page, 'follow-along');
  await page.locator('#follow[open]').waitFor();
  assert.equal(await byId(page, 'float').isVisible(), false);
  assert.equal(await byId(page, 'card-next').isVisible(), true);
});

test('a second screenshot, some moves later, finds its place in the solution', async () => {
  const page = await world.open();
  await pick(page, render(short));
  await waitForState(page, 'not-solved');
  await solve(page);
  const later = `..B.....B...AAB......CCC${'.'.repeat(12)}`; // C has gone right
  await pick(page, render(later));
  await waitForMessage(page, /The same puzzle, after move 1/);
  await waitForState(page, 'at-other-step');
  assert.equal(await byId(page, 'move-counter').innerText(), 'Move 1 of 3');
  await pick(page, render(classic));
  await waitForState(page, 'not-solved');
  assert.match(await messageOf(page), /12 blocks/);
});

test('a board that is corrected after a second screenshot lies where that one shows it', async () => {
  const page = await world.open();
  await pick(page, render(short, { width: 900, height: 1600 }));
  await waitForState(page, 'not-solved');
  await solve(page);
  const later = `..B.....B...AAB......CCC${'.'.repeat(12)}`;
  await pick(page, render(later, { width: 400, height: 700 }));
  await waitForMessage(page, /The same puzzle, after move 1/);
  await tap(page, 'edit');
  await tap(page, 'editor-corners');
  const corner = page.getByRole('button', { name: /^Bottom right corner/ });
  const [, right] =
    /(\d+) from the left/.exec((await corner.getAttribute('aria-label')) ?? '') ?? [];
  assert.ok(Number(right) > 300 && Number(right) < 400, `${right} of 400`);
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
