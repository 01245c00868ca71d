// From picture to the last slide: scan, solve, play, stop, step, back, reset.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classic, render, short } from './boards.mjs';
import {
  boardAtRest,
  byId,
  messageOf,
  pick,
  solve,
  stateOf,
  tap,
  useWorld,
  waitForState,
} from './browser.mjs';

const world = useWorld();

/** @param {import('playwright-core').Page} page */
async function counter(page) {
  const [, step, of] = /(\d+)\D+(\d+)/.exec(await byId(page, 'move-counter').innerText()) ?? [];
  return { step: Number(step), of: Number(of) };
}

test('a screenshot is scanned, solved with the fewest moves and played to the end', async () => {
  const page = await world.open();
  await pick(page, render(short));
  await waitForState(page, 'not-solved');
  await solve(page);
  assert.match(await messageOf(page), /3 moves/);
  assert.deepEqual(await counter(page), { step: 0, of: 3 });
  await tap(page, 'play');
  await waitForState(page, 'playing');
  await waitForState(page, 'at-last-step');
  assert.deepEqual(await counter(page), { step: 3, of: 3 });
});

test('Intermediate 4 takes 23 moves', async () => {
  const page = await world.openSolved(classic);
  assert.deepEqual(await counter(page), { step: 0, of: 23 });
});

test('Play becomes Stop, which ends at the end of the current move; Play goes on', async () => {
  const page = await world.openSolved(classic);
  const play = await byId(page, 'play').innerText();
  await tap(page, 'play');
  await waitForState(page, 'playing');
  assert.notEqual(await byId(page, 'play').innerText(), play);
  await page.waitForFunction(() => /Move 2/.test(document.body.innerText));
  await tap(page, 'play');
  await waitForState(page, 'at-other-step');
  assert.equal(await byId(page, 'play').innerText(), play);
  const stopped = await counter(page);
  const board = await boardAtRest(page);
  assert.deepEqual(await counter(page), stopped, 'it went on after Stop');

  await tap(page, 'reset');
  for (let step = 0; step < stopped.step; step += 1) await tap(page, 'step-forward');
  assert.equal(await boardAtRest(page), board, 'it stopped between two moves');

  await tap(page, 'play');
  await waitForState(page, 'playing');
  await page.waitForFunction(
    (step) => document.body.innerText.includes(`Move ${step + 1}`),
    stopped.step,
  );
});

test('stepping forward and back returns to the same board', async () => {
  const page = await world.openSolved(short);
  const first = await boardAtRest(page);
  await tap(page, 'step-forward');
  await waitForState(page, 'at-other-step');
  const second = await boardAtRest(page);
  assert.notEqual(second, first);
  await tap(page, 'step-back');
  await waitForState(page, 'at-first-step');
  assert.equal(await boardAtRest(page), first);
  await tap(page, 'step-forward');
  assert.equal(await boardAtRest(page), second);
});

/**
 * How many pixels of the board are of the target's red.
 * @param {string} picture a data URL
 * @param {import('playwright-core').Page} page
 */
const redPixels = (picture, page) =>
  page.evaluate(async (url) => {
    const bytes = Uint8Array.from(atob(url.split(',')[1]), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext('2d'));
    context.drawImage(bitmap, 0, 0);
    const { data } = context.getImageData(0, 0, bitmap.width, bitmap.height);
    let red = 0;
    for (let at = 0; at < data.length; at += 4) {
      if (data[at] > 120 && data[at] > 2.2 * data[at + 1] && data[at] > 2 * data[at + 2]) red += 1;
    }
    return red / (bitmap.width * bitmap.height);
  }, picture);

test('the last slide carries the target out through the exit, and back returns it', async () => {
  const page = await world.openSolved(short);
  await tap(page, 'step-forward');
  await tap(page, 'step-forward');
  const waiting = await boardAtRest(page);
  await tap(page, 'step-forward');
  await waitForState(page, 'at-last-step');
  const gone = await boardAtRest(page);
  assert.ok((await redPixels(waiting, page)) > 0.01, 'no red block to see before');
  assert.ok((await redPixels(gone, page)) < 0.002, 'the red block is still there');
  assert.equal(await byId(page, 'step-forward').isEnabled(), false);
  await tap(page, 'step-back');
  await waitForState(page, 'at-other-step');
  assert.equal(await boardAtRest(page), waiting);
});

test('Reset goes back to the start, also while playing', async () => {
  const page = await world.openSolved(classic);
  const first = await boardAtRest(page);
  await tap(page, 'step-forward');
  await tap(page, 'step-forward');
  await tap(page, 'reset');
  await waitForState(page, 'at-first-step');
  assert.equal(await boardAtRest(page), first);
  await tap(page, 'play');
  await page.waitForFunction(() => /Move 2/.test(document.body.innerText));
  await tap(page, 'reset');
  await waitForState(page, 'at-first-step');
  assert.equal(await boardAtRest(page), first);
  assert.deepEqual(await counter(page), { step: 0, of: 23 });
});

test('the keyboard plays as well', async () => {
  const page = await world.openSolved(short);
  await page.evaluate(() => /** @type {HTMLElement} */ (document.activeElement)?.blur());
  await page.keyboard.press('ArrowRight');
  await waitForState(page, 'at-other-step');
  await page.keyboard.press('ArrowLeft');
  await waitForState(page, 'at-first-step');
  await page.keyboard.press('Space');
  await waitForState(page, 'playing');
  await page.keyboard.press('Home');
  await waitForState(page, 'at-first-step');
});

/** What the table of states allows, control by control. */
const allowed = /** @type {const} */ ({
  empty: [],
  'not-solved': ['solve'],
  'at-first-step': ['solve', 'play', 'step-forward'],
  'at-other-step': ['play', 'step-forward', 'step-back', 'reset'],
  'at-last-step': ['step-back', 'reset'],
});

test('each control is enabled exactly where the table of states says', async () => {
  const page = await world.open();
  const controls = ['solve', 'play', 'step-forward', 'step-back', 'reset'];
  const enabled = async () => {
    const flags = await Promise.all(
      controls.map(async (id) => {
        const control = byId(page, id);
        return (await control.isVisible()) && (await control.isEnabled());
      }),
    );
    return controls.filter((_, at) => flags[at]);
  };
  const check = async (/** @type {keyof typeof allowed} */ state) => {
    await waitForState(page, state);
    assert.deepEqual(await enabled(), allowed[state], state);
  };
  await check('empty');
  await pick(page, render(short));
  await check('not-solved');
  await tap(page, 'solve');
  await check('at-first-step');
  await tap(page, 'step-forward');
  await check('at-other-step');
  await tap(page, 'step-forward');
  await tap(page, 'step-forward');
  await check('at-last-step');
  assert.equal(await stateOf(page), 'at-last-step');
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
