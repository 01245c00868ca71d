// The page's own thread stays free: no task over 50 ms while a picture is read or a puzzle solved.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { classic, endless, render } from './boards.mjs';
import {
  boardInWords,
  byId,
  isFirefox,
  pick,
  solve,
  tap,
  useWorld,
  waitForState,
} from './browser.mjs';

const world = useWorld();

/**
 * Runs an act and returns the page's tasks over 50 ms during it.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<unknown>} act
 */
async function longTasks(page, act) {
  await page.evaluate(() => {
    const seen = Object.assign(window, { longTasks: /** @type {string[]} */ ([]) });
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries()) {
        seen.longTasks.push(`${Math.round(duration)} ms at ${Math.round(startTime)}`);
      }
    }).observe({ type: 'longtask' });
  });
  await act();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  return page.evaluate(() => /** @type {any} */ (window).longTasks);
}

const skip = isFirefox && 'Firefox does not report long tasks';

test('the report of long tasks works at all', { skip }, async () => {
  const page = await world.open();
  const tasks = await longTasks(page, () =>
    page.evaluate(() => {
      const script = document.createElement('button');
      script.onclick = () => {
        for (const began = performance.now(); performance.now() - began < 120;);
      };
      script.click();
    }),
  );
  assert.equal(tasks.length, 1);
});

test('reading a large screenshot and solving it', { skip }, async () => {
  const page = await world.open();
  // By its path: a picture's bytes would be unpacked by the driver on the thread we watch.
  const folder = mkdtempSync(join(tmpdir(), 'smooth-'));
  const picture = join(folder, 'large.png');
  writeFileSync(picture, render(classic, { width: 1440, height: 3120 }));
  const tasks = await longTasks(page, async () => {
    await byId(page, 'file-input').setInputFiles(picture);
    await waitForState(page, 'not-solved');
    await solve(page);
  });
  rmSync(folder, { recursive: true });
  assert.deepEqual(tasks, []);
});

test('the picture that the engine is tried on is a board, and is read as one', async () => {
  const page = await world.open();
  const bytes = await page.evaluate(async () => {
    const convert = await import(new URL('convert.js', location.href).href);
    return [...(await convert.samplePicture())];
  });
  await pick(page, Buffer.from(bytes));
  await waitForState(page, 'not-solved');
  assert.match(await boardInWords(page), /6 rows and 6 columns with 8 blocks/);
});

test('a long solve', { skip }, async () => {
  const page = await world.open({ hash: `#${endless}` });
  const tasks = await longTasks(page, async () => {
    await tap(page, 'solve');
    // Not innerText, for which the watched thread would lay the page out at every look.
    await page.waitForFunction(() => /[1-9][\d,]{5,}/.test(document.body.textContent ?? ''));
    await tap(page, 'abort');
    await waitForState(page, 'not-solved');
  });
  assert.deepEqual(tasks, []);
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
