// The number of moves that the game gives: compared with ours, and what to look at where they differ.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daily, render, short } from './boards.mjs';
import { byId, pick, tap, useWorld, waitForState } from './browser.mjs';

const world = useWorld();

/** @param {import('playwright-core').Page} page */
async function openEditor(page) {
  await tap(page, 'edit');
  await page.locator('#editor[open]').waitFor();
}

test('the number the game gives is compared with ours', async () => {
  const page = await world.open({ hash: `#${short}` });
  await openEditor(page);
  const verdict = byId(page, 'editor-verdict');
  await byId(page, 'editor-said').fill('3');
  await page.waitForFunction(() => /as the game says/.test(document.body.innerText));
  await byId(page, 'editor-said').fill('5');
  assert.match(await verdict.innerText(), /Takes 3 moves, fewer than the game says/);
});

test('where the game gives another number, the least certain cells are marked', async () => {
  const page = await world.open();
  await pick(page, render(short));
  await waitForState(page, 'not-solved');
  await openEditor(page);
  const marks = page.locator('#editor-board .doubt');
  await byId(page, 'editor-said').fill('3');
  await page.waitForFunction(() => /as the game says/.test(document.body.innerText));
  const before = await marks.count();
  await byId(page, 'editor-said').fill('5');
  await page.waitForFunction(() =>
    /Check the .* Takes 3 moves, fewer/.test(document.body.innerText),
  );
  assert.ok((await marks.count()) >= 3, `${before}, then ${await marks.count()}`);
  await byId(page, 'editor-said').fill('3');
  await page.waitForFunction(() => /as the game says/.test(document.body.innerText));
  assert.equal(await marks.count(), before);
  await byId(page, 'editor-said').fill('5');
  await tap(page, 'editor-done');
  await pick(page, render(daily));
  await waitForState(page, 'not-solved');
  await openEditor(page);
  assert.equal(await byId(page, 'editor-said').inputValue(), '', 'another game, another number');
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
