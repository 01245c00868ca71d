// The board's corners in a picture: marked without a finger or a mouse, and where they were found.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classic, render } from './boards.mjs';
import { byId, pick, tap, useWorld, waitForState } from './browser.mjs';
import { landscape, leaning } from './pictures.mjs';

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

test('a board that leans is outlined as it lies', async () => {
  const page = await world.open();
  await pick(page, await leaning(page, render(classic), 4));
  await waitForState(page, 'not-solved');
  await page.getByRole('tab', { name: /original image/i }).click();
  const outline = byId(page, 'original-image').locator('polygon').first();
  const points = (await outline.getAttribute('points')) ?? '';
  const [[x0, y0], [x1, y1]] = points.split(' ').map((point) => point.split(',').map(Number));
  const degrees = (Math.atan2(y1 - y0, x1 - x0) * 180) / Math.PI;
  assert.ok(Math.abs(degrees - 4) < 0.5, `it leans by ${degrees}°`);
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
