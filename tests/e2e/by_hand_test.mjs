// Playing by hand: drags, taps and keys move blocks; how many moves are left is told at once; hints
// come in two stages; the way on can be shown from anywhere.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classic, short } from './boards.mjs';
import {
  boardAtRest,
  boardInWords,
  byId,
  isFirefox,
  messageOf,
  tap,
  useWorld,
  waitForMessage,
  waitForState,
} from './browser.mjs';

/** @typedef {import('playwright-core').Page} Page */

const world = useWorld();

/** @param {string} board */
async function byHand(board) {
  const page = await world.open({ hash: `#${board}` });
  await tap(page, 'take-over');
  await waitForState(page, 'by-hand');
  return page;
}

/** The middle of a cell on the screen. @param {Page} page @param {number} col @param {number} row */
async function middleOf(page, col, row) {
  const box = await page.locator('#board-grid').boundingBox();
  assert.ok(box);
  return { x: box.x + ((col + 0.5) / 6) * box.width, y: box.y + ((row + 0.5) / 6) * box.height };
}

/** @param {Page} page @param {number} col @param {number} row */
async function tapCell(page, col, row) {
  const { x, y } = await middleOf(page, col, row);
  await (isFirefox ? page.mouse.click(x, y) : page.touchscreen.tap(x, y));
}

/** @param {Page} page @param {[number, number]} from @param {[number, number]} to */
async function drag(page, from, to) {
  const [a, b] = [await middleOf(page, ...from), await middleOf(page, ...to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move(b.x, b.y, { steps: 6 });
  await page.waitForTimeout(120); // at rest, so that no flick carries on
  await page.mouse.up();
}

/** @param {Page} page */
const counter = (page) => byId(page, 'move-counter').innerText();

test('dragged to the exit: blocks stop at others, moves left are told after each', async () => {
  const page = await byHand(short);
  await waitForMessage(page, /3 moves left/);
  await drag(page, [2, 0], [2, 4]); // B cannot pass C
  assert.equal(await counter(page), 'Move 0 · 3 left');
  await drag(page, [1, 3], [4, 3]);
  await waitForMessage(page, /2 moves left/);
  await drag(page, [2, 1], [2, 5]);
  await waitForMessage(page, /1 move left/);
  await drag(page, [1, 2], [5, 2]);
  await waitForMessage(page, /The way is free: out in 3 moves/);
  assert.match(
    await boardInWords(page),
    /The red block, horizontal, 2 cells, from row 3, column 5/,
  );
});

test('a tap chooses a block, a second one says where to; Undo and Redo', async () => {
  const page = await byHand(short);
  await waitForMessage(page, /3 moves left/);
  const first = await boardAtRest(page);
  await tapCell(page, 1, 3);
  assert.notEqual(await boardAtRest(page), first, 'the chosen block is marked');
  await tapCell(page, 5, 3);
  await waitForMessage(page, /2 moves left/);
  assert.equal(await byId(page, 'step-back').innerText(), 'Undo');
  await tap(page, 'step-back');
  await waitForMessage(page, /3 moves left/);
  assert.equal(await boardAtRest(page), first);
  await tap(page, 'step-forward');
  await waitForMessage(page, /2 moves left/);
  assert.equal(await byId(page, 'step-forward').isEnabled(), false);
});

test('a hint names the block first, then where to', async () => {
  const page = await byHand(classic);
  await waitForMessage(page, /23 moves left/);
  await tap(page, 'hint');
  assert.match(await messageOf(page), /Hint: move D\.$/);
  await tap(page, 'hint');
  assert.match(await messageOf(page), /Hint: D 1 up\.$/);
  assert.equal(await byId(page, 'hint').isEnabled(), false);
});

test('a detour is counted, and the way on is shown from where one stands', async () => {
  const page = await byHand(classic);
  await waitForMessage(page, /23 moves left/);
  await drag(page, [4, 0], [3, 0]); // C cannot move: B stands beside it
  await drag(page, [3, 4], [4, 4]); // nor J: G does
  assert.match(await counter(page), /^Move 0/);
  await drag(page, [3, 5], [2, 5]); // nor K and L, but K one to the left
  await drag(page, [2, 5], [1, 5]);
  await page.waitForFunction(() => /Move 1 · \d+ left/.test(document.body.innerText));
  const left = Number(/(\d+) left/.exec(await counter(page))?.[1]);
  await tap(page, 'solve');
  await waitForState(page, 'at-other-step');
  assert.equal(await counter(page), `Move 1 of ${left + 1}`);
  assert.match(
    await messageOf(page),
    new RegExp(`^${left} moves from here.*after 1 move made by hand`),
  );
  await byId(page, 'last').click();
  await waitForState(page, 'at-last-step');
});

test('from the middle of a solution, and back to it', async () => {
  const page = await world.openSolved(classic);
  await byId(page, 'scrubber').fill('20');
  await tap(page, 'take-over');
  await waitForMessage(page, /3 moves left/);
  await tap(page, 'step-back');
  await waitForMessage(page, /4 moves left/);
  await tap(page, 'leave');
  await waitForState(page, 'at-other-step');
  assert.equal(await counter(page), 'Move 20 of 23');
});

test('arrow keys walk over the cells and, with Shift, move the blocks', async () => {
  const page = await byHand(short);
  await waitForMessage(page, /3 moves left/);
  await page.locator('#board-grid [tabindex="0"]').focus();
  const under = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('ArrowDown');
  assert.equal(await under(), 'row 4, column 1: block C, horizontal, 3 cells, can go 3 right');
  for (let n = 0; n < 3; n += 1) await page.keyboard.press('Shift+ArrowRight');
  assert.match((await under()) ?? '', /^row 4, column 4: block C, .* can go 3 left$/);
  await waitForMessage(page, /2 moves left/);
  assert.match(await page.locator('#announcer').innerText(), /^C 3 right\. 2 moves left\.$/);
  await page.keyboard.press('Enter');
  assert.match((await under()) ?? '', /, chosen$/);
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
