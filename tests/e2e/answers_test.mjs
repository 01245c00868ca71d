// What the page says of a puzzle: its figures, the table of levels, and boards with no way out.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../shared.mjs';
import { classic, render, short, solvedAlready, unsolvable } from './boards.mjs';
import { byId, messageOf, pick, solve, tap, useWorld, waitForState } from './browser.mjs';

const world = useWorld();

/** @param {import('playwright-core').Page} page @param {RegExp} name */
const openTab = (page, name) => page.getByRole('tab', { name }).click();

/** @param {string} board @returns {any} */
const commandLine = (board) =>
  JSON.parse(
    execFileSync(join(root, 'build/native/unblocker'), ['solve', '--json', board], {
      encoding: 'utf8',
    }),
  );

/** @param {number} n */
const grouped = (n) => n.toLocaleString('en-GB');

/** The numbers of a table. @param {import('playwright-core').Locator} place */
const rowsIn = (place) =>
  place
    .locator('table tbody tr')
    .evaluateAll((list) =>
      list.map((row) =>
        [...row.querySelectorAll('th, td')].map((cell) =>
          Number((cell.textContent ?? '').replace(/[^\d.]/g, '')),
        ),
      ),
    );

test('the table of levels adds up to what the command line says', async () => {
  const page = await world.openSolved(classic);
  const native = commandLine(classic);
  const shown = await page.evaluate(() => document.body.innerText);
  assert.ok(shown.includes(grouped(native.examined)), 'positions examined are not shown');
  assert.ok(shown.includes(grouped(native.enqueued)), 'distinct positions are not shown');
  await openTab(page, /additional stats/i);
  const stats = byId(page, 'stats');
  assert.match(await stats.innerText(), /23 moves/);
  const rows = await rowsIn(stats);
  const levels = rows.filter(([level], at) => level === at);
  assert.equal(levels.length, native.moves + 1, 'a row for each level, the start included');
  const sum = (/** @type {number} */ column) =>
    levels.reduce((total, row) => total + row[column], 0);
  assert.equal(sum(1), native.examined);
  assert.equal(sum(2), native.enqueued);
});

test('the levels are drawn as well: examined above enqueued, and one against the other', async () => {
  const page = await world.openSolved(classic);
  await openTab(page, /additional stats/i);
  const charts = byId(page, 'stats').locator('svg.chart');
  assert.equal(await charts.count(), 2);
  const drawn = await charts.evaluateAll((list) =>
    list.map((chart) => ({
      name: chart.getAttribute('aria-label'),
      dots: chart.querySelectorAll('circle').length,
      lines: [...chart.querySelectorAll('path.series')].map((path) =>
        [...(path.getAttribute('d') ?? '').matchAll(/([\d.]+) ([\d.]+)/g)].map(([, x, y]) => [
          Number(x),
          Number(y),
        ]),
      ),
    })),
  );
  const [{ name, lines }, against] = drawn;
  assert.match(name ?? '', /each level/);
  const [examined, enqueued] = lines;
  assert.equal(examined.length, 24, 'a point for each level, the start included');
  examined.forEach(([x, y], level) => {
    assert.equal(x, enqueued[level][0]);
    assert.ok(y <= enqueued[level][1], `more new than examined at level ${level}`);
  });
  assert.equal(against.dots, 24);
  const told = (await rowsIn(byId(page, 'stats'))).map(([, count]) => count);
  const heights = examined.map(([, y]) => -y);
  const peak = (/** @type {number[]} */ list) => list.indexOf(Math.max(...list));
  assert.equal(peak(heights), peak(told), 'the peak is where the table has it');
});

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box */
/** @type {(a: Box, b: Box) => boolean} */
const meets = (a, b) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test('no word of the drawings is cut off or lies over another one', async () => {
  for (const board of [classic, short]) {
    const page = await world.openSolved(board);
    await openTab(page, /additional stats/i);
    const boxes = await byId(page, 'stats')
      .locator('svg.chart text')
      .evaluateAll((list) =>
        list.map((text) => {
          const { x, y, width, height } = /** @type {SVGTextElement} */ (text).getBBox();
          const [right, bottom] = [x + width, y + height];
          const chart = text.closest('svg')?.getAttribute('aria-label');
          return { chart, text: text.textContent, left: x, top: y, right, bottom };
        }),
      );
    assert.ok(boxes.length > 10);
    const cut = boxes.filter((b) => b.left < 0 || b.top < 0 || b.right > 480 || b.bottom > 260);
    assert.deepEqual(cut, [], board);
    const met = boxes.filter((a, i) =>
      boxes.slice(0, i).some((b) => a.chart === b.chart && meets(a, b)),
    );
    assert.deepEqual(met, [], `one word over another, ${board}`);
  }
});

test('the original image is the picture that was read', async () => {
  const page = await world.open();
  await pick(page, render(short, { width: 720, height: 1480 }));
  await waitForState(page, 'not-solved');
  await openTab(page, /original image/i);
  await page.waitForFunction(() => {
    const place = document.querySelector('[data-testid="original-image"]');
    const image = place instanceof HTMLImageElement ? place : place?.querySelector('img');
    return image?.naturalWidth === 720 && image.naturalHeight === 1480;
  });
});

test('a board without a solution says so, and up to which level', async () => {
  const page = await world.open({ hash: `#${unsolvable}` });
  await tap(page, 'solve');
  await waitForState(page, 'no-solution');
  const native = commandLine(unsolvable);
  assert.equal(native.status, 'unsolvable');
  assert.match(await messageOf(page), /no solution/i);
  assert.match(await messageOf(page), new RegExp(`level ${native.level}\\b`));
  assert.equal(await byId(page, 'play').isEnabled(), false);
});

test('a board that is solved already says so, and can still be played', async () => {
  const page = await world.open({ hash: `#${solvedAlready}` });
  assert.match(await messageOf(page), /already solved/i);
  await solve(page);
  assert.match(await messageOf(page), /already solved/i);
  await tap(page, 'play');
  await waitForState(page, 'at-last-step');
});

test('a link with a puzzle that is none says what is wrong with it', async () => {
  const page = await world.open();
  await page.goto('about:blank');
  await page.goto(`${world.server.url}#6x6:right2:AB`);
  await page.waitForFunction(
    () => (document.querySelector('[data-testid="message"]')?.textContent ?? '').length > 20,
  );
  await waitForState(page, 'empty');
  assert.doesNotMatch(await messageOf(page), /no picture yet/i);
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
