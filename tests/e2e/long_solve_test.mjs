// A solve that takes long: it shows progress, can be given up in every way, and costs nothing. How
// soon it is given up: timed/long_solve_test.mjs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { endless, render, short } from './boards.mjs';
import { byId, messageOf, pick, solve, tap, useWorld, waitForState } from './browser.mjs';

const world = useWorld();

async function solving() {
  const page = await world.open({ hash: `#${endless}` });
  await tap(page, 'solve');
  await waitForState(page, 'solving');
  return page;
}

/** @param {import('playwright-core').Page} page */
async function stillWorks(page) {
  await pick(page, render(short));
  await waitForState(page, 'not-solved');
  await solve(page);
  assert.match(await messageOf(page), /3 moves/);
}

test('progress shows, and goes on', async () => {
  const page = await solving();
  const texts = new Set();
  await page.waitForFunction(() => /[1-9][\d,]{4,}/.test(document.body.innerText));
  for (let n = 0; n < 3; n += 1) {
    const text = await page.evaluate(() => document.body.innerText);
    texts.add(text);
    await page.waitForFunction((old) => document.body.innerText !== old, text);
  }
  assert.equal(texts.size, 3);
  await tap(page, 'abort');
  await waitForState(page, 'not-solved');
});

for (const [control, how] of /** @type {const} */ ([
  ['abort', 'Abort'],
  ['reset', 'Reset'],
])) {
  test(`${how} gives up at once, and the page works on`, async () => {
    const page = await solving();
    if (control === 'reset' && !(await byId(page, 'reset').isVisible())) await tap(page, 'abort');
    else await tap(page, control);
    await waitForState(page, 'not-solved');
    assert.match(await messageOf(page), /abort/i);
    assert.equal(await byId(page, 'solve').isEnabled(), true);
    await stillWorks(page);
  });
}

test('a picture chosen while solving cancels the solve, and only it is shown', async () => {
  const page = await solving();
  await stillWorks(page);
});

test('several pictures in a row: only the newest is shown', async () => {
  const page = await world.open();
  const boards = [
    '.....B.....B...AAB'.padEnd(36, '.'),
    `${'.'.repeat(12)}AA`.padEnd(36, '.'),
    short,
  ];
  for (const board of boards) await pick(page, render(board));
  await waitForState(page, 'not-solved');
  await page.waitForFunction(() => /3 blocks/.test(document.body.innerText));
  await solve(page);
  assert.match(await messageOf(page), /3 moves/);
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
