// The board's corners, marked in a picture without a finger or a mouse.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pick, tap, useWorld } from './browser.mjs';
import { landscape } from './pictures.mjs';

const world = useWorld();

test('the keyboard moves the corners as well, and each tells where it is', async () => {
  const page = await world.open();
  await pick(page, await landscape(page), 'hills.jpg', 'image/jpeg'); // of 1200 × 900
  await page.waitForFunction(() => /Mark the board/.test(document.body.innerText));
  await tap(page, 'edit');
  const corner = page.getByRole('button', { name: /^Bottom right corner/ });
  assert.equal(
    await corner.getAttribute('aria-label'),
    'Bottom right corner: 960 from the left, 810 from the top',
  );
  const drawn = page.locator('#editor-board .corner').nth(2);
  const [before, around] = [await drawn.boundingBox(), await corner.boundingBox()];
  assert.ok(before && around);
  assert.ok(Math.abs(before.x + before.width / 2 - around.x - around.width / 2) < 2);
  await page.getByTestId('editor-done').focus();
  for (let tab = 0; tab < 3; tab += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Shift+ArrowUp');
  const told = 'Bottom right corner: 956 from the left, 730 from the top';
  assert.equal(await page.locator('#editor-corner-keys [role="status"]').innerText(), told);
  assert.equal(await corner.getAttribute('aria-label'), told);
  const after = await drawn.boundingBox();
  assert.ok(after && after.y < before.y - 10);
  for (let n = 0; n < 9; n += 1) await page.keyboard.press('Shift+ArrowRight');
  assert.match((await corner.getAttribute('aria-label')) ?? '', /: 1,200 from the left/);
  await tap(page, 'editor-done');
  assert.equal(await corner.isVisible(), false, 'they are marked');
  assert.equal(await page.locator('#editor-grid').isVisible(), true);
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
