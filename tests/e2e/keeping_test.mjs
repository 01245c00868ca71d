// Keeping and sharing: the library over visits, its file, its patterns; links, texts, pictures.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { classic, daily, render, short, unsolvable } from './boards.mjs';
import {
  boardInWords,
  byId,
  isFirefox,
  messageOf,
  pick,
  restHasCome,
  solve,
  switchOn,
  tap,
  useWorld,
  waitForState,
} from './browser.mjs';

/** @typedef {import('playwright-core').Page} Page */

const world = useWorld();

/** Firefox's driver reports no download, not even of a plain link. */
const noDownloads = isFirefox;

/** @param {Page} page @param {string} board */
async function solveBoard(page, board) {
  const earlier = await boardInWords(page);
  await page.evaluate((hash) => void (location.hash = hash), board);
  await page.waitForFunction(
    (words) => document.querySelector('#board-text')?.textContent !== words,
    earlier,
  );
  await waitForState(page, 'not-solved');
  await solve(page, 'no-solution');
}

/** @param {Page} page @param {string} id */
async function enter(page, id) {
  await tap(page, `${id}-button`);
  await byId(page, id).waitFor();
}

/** @param {Page} page */
const names = async (page) =>
  (await byId(page, 'entry').allInnerTexts()).map((text) => text.split('\n')[1] ?? text);

/** @param {Page} page */
async function threeSolved(page) {
  for (const board of [short, classic, unsolvable]) await solveBoard(page, board);
  await enter(page, 'library');
}

/** What is searched for is shown a little later. @param {import('playwright-core').Page} page */
const theOnlyEntry = (page) =>
  page.waitForFunction(() => document.querySelectorAll('[data-testid="entry"]').length === 1);

test('solved puzzles are kept, found again after a visit, named, deleted and taken back', async () => {
  const page = await world.open();
  await threeSolved(page);
  assert.deepEqual(await names(page), ['13,500 positions', '23 moves', '3 moves']);
  await byId(page, 'library-order').selectOption('moves');
  assert.deepEqual(await names(page), ['23 moves', '3 moves', '13,500 positions']);
  await byId(page, 'library-only').selectOption('intermediate');
  assert.deepEqual(await names(page), ['23 moves']);

  await byId(page, 'entry').locator('button').click();
  await byId(page, 'entry-name').fill('Monday');
  await byId(page, 'entry-notes').fill('hard one');
  await tap(page, 'entry-save');
  await byId(page, 'entry-save').waitFor({ state: 'detached' }); // until then the list takes no keys
  await byId(page, 'library-only').selectOption('');
  await byId(page, 'library-search').fill('hard');
  await theOnlyEntry(page);
  assert.match((await byId(page, 'entry').allInnerTexts()).join(), /^Monday/);

  await byId(page, 'entry').locator('button').click();
  await byId(page, 'entry-notes').fill('hard, and left without a word');
  await page.keyboard.press('Escape');
  await byId(page, 'entry-save').waitFor({ state: 'detached' });
  await byId(page, 'library-search').fill('without a word');
  await theOnlyEntry(page);

  await byId(page, 'entry').locator('button').click();
  await tap(page, 'entry-delete');
  await page.waitForFunction(() => !document.querySelector('[data-testid="entry"]'));
  await byId(page, 'toast').locator('button').click();
  await byId(page, 'entry').waitFor();

  await page.goto(world.server.url);
  await waitForState(page, 'empty');
  await enter(page, 'library');
  assert.equal(await byId(page, 'entry').count(), 3);
  await byId(page, 'library-search').fill('Monday');
  await theOnlyEntry(page);
  await byId(page, 'entry').locator('button').click();
  await tap(page, 'entry-open');
  await waitForState(page, 'not-solved');
  await solve(page);
  assert.match(await messageOf(page), /23 moves/);
});

test('puzzles solved before the library has come are still in the order of their solving', async () => {
  const page = await world.open();
  /** @type {() => void} */
  let arrive = () => {};
  /** @type {Promise<void>} */
  const arrived = new Promise((resolve) => (arrive = resolve));
  await page.route(/\/library-[0-9a-f]+\.js$/, (route) => arrived.then(() => route.continue()));
  const asked = page.waitForRequest(/\/library-[0-9a-f]+\.js$/);
  await page.addInitScript(() => {
    const exact = Date.now; // some browsers tell the time no better
    Date.now = () => 1000 * Math.floor(exact() / 1000);
  });
  await page.reload();
  await restHasCome(page);
  await solveBoard(page, short);
  await page.waitForTimeout(1000);
  await solveBoard(page, classic);
  await asked;
  arrive();
  await enter(page, 'library');
  await byId(page, 'entry').nth(1).waitFor();
  assert.deepEqual(await names(page), ['23 moves', '3 moves']);
});

test(
  'the library goes into a file and out of it; a damaged one changes nothing',
  { skip: noDownloads },
  async () => {
    const page = await world.open();
    await threeSolved(page);
    const download = page.waitForEvent('download');
    await tap(page, 'library-export');
    const text = readFileSync(await (await download).path(), 'utf8');
    const give = (/** @type {Page} */ to, /** @type {string} */ content) =>
      byId(to, 'library-file').setInputFiles({
        name: 'library.json',
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      });

    const other = await world.open();
    await enter(other, 'library');
    await give(other, text.replace('"moves": 23', '"moves": 22'));
    await byId(other, 'toast').waitFor();
    assert.match(await byId(other, 'toast').innerText(), /refused, and nothing was changed/);
    assert.equal(await byId(other, 'entry').count(), 0);
    await give(other, text);
    await byId(other, 'entry').nth(2).waitFor();
    const again = other.waitForEvent('download');
    await tap(other, 'library-export');
    assert.equal(readFileSync(await (await again).path(), 'utf8'), text);
  },
);

test('a remark leaves the offer to undo where it is', async () => {
  const page = await world.open();
  await solveBoard(page, short);
  await enter(page, 'library');
  await byId(page, 'entry').locator('button').click();
  await tap(page, 'entry-delete');
  await page.waitForFunction(() => !document.querySelector('[data-testid="entry"]'));
  await byId(page, 'library-file').setInputFiles({
    name: 'library.json',
    mimeType: 'application/json',
    buffer: Buffer.from('no library'),
  });
  const toast = byId(page, 'toast');
  await toast.getByText(/refused/).waitFor();
  await toast.locator('button').click({ timeout: 2000 });
  await byId(page, 'entry').waitFor();
  assert.match(await toast.innerText(), /refused/);
});

test('with the storage shut the page solves on, and says so in the library', async () => {
  const page = await world.open();
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('shut', 'SecurityError');
    };
  });
  await solveBoard(page, short);
  await enter(page, 'library');
  assert.equal(await byId(page, 'entry').count(), 1);
  assert.match(await byId(page, 'library-status').innerText(), /full or shut/);
});

test('a storage that never answers holds nothing up', async () => {
  const page = await world.open();
  await page.evaluate(() => {
    IDBFactory.prototype.open = () => /** @type {any} */ (new EventTarget());
  });
  const began = Date.now();
  await solveBoard(page, short);
  await tap(page, 'play');
  await waitForState(page, 'at-last-step');
  assert.ok(Date.now() - began < 8000);
});

test('a storage emptied by the browser is begun anew', { skip: isFirefox }, async () => {
  const page = await world.open();
  await solveBoard(page, short);
  await enter(page, 'library');
  await byId(page, 'entry').waitFor();
  await tap(page, 'library-close');
  const devTools = await page.context().newCDPSession(page);
  const { origin } = new URL(page.url());
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });

  await solveBoard(page, classic);
  await enter(page, 'library');
  assert.deepEqual(await names(page), ['23 moves'], 'what is solved after it is kept');
  assert.doesNotMatch(await byId(page, 'library-status').innerText(), /full or shut/);

  await page.goto(world.server.url);
  await waitForState(page, 'empty');
  await enter(page, 'library');
  await byId(page, 'entry').waitFor();
  assert.deepEqual(await names(page), ['23 moves'], 'and still there on the next visit');
});

test('the picture is kept when people want that', async () => {
  const page = await world.open();
  await switchOn(page, 'keepPictures');
  await pick(page, render(daily));
  await waitForState(page, 'not-solved');
  await solve(page);
  await enter(page, 'library');
  await byId(page, 'entry').locator('button').click();
  const width = await byId(page, 'source').evaluate(async (image) => {
    const picture = /** @type {HTMLImageElement} */ (image);
    await picture.decode();
    return picture.naturalWidth;
  });
  assert.ok(width > 100);
});

test('a link brings the puzzle and the step', async () => {
  const page = await world.openSolved(daily);
  for (let step = 0; step < 4; step += 1) await tap(page, 'step-forward');
  const words = await boardInWords(page);
  await enter(page, 'share');
  const link = await byId(page, 'share-link').inputValue();
  assert.match(link, /#6x6:left3:.*&step=4$/);
  const other = await world.open();
  await other.goto('about:blank');
  await other.goto(link);
  await waitForState(other, 'at-other-step');
  assert.equal(await boardInWords(other), words);
  assert.match(await byId(other, 'move-counter').innerText(), /4 of 20/);
});

test('a puzzle is written in every notation that can say it, and why not in the others', async () => {
  const page = await world.open({ hash: `#${daily}` });
  await enter(page, 'share');
  const options = await byId(page, 'export-format').locator('option').all();
  assert.ok(options.length >= 9);
  const outcomes = [];
  for (const option of options) {
    const value = String(await option.getAttribute('value'));
    // What stood there before is told from what comes.
    await byId(page, 'export-text').evaluate((text) => {
      /** @type {HTMLTextAreaElement} */ (text).value = 'before';
    });
    await byId(page, 'export-format').selectOption(value);
    await page.waitForFunction(() => {
      const text = document.querySelector('[data-testid="export-text"]');
      return /** @type {HTMLTextAreaElement} */ (text).value !== 'before';
    });
    outcomes.push([value, (await byId(page, 'export-text').inputValue()) !== '']);
  }
  const said = Object.fromEntries(outcomes);
  assert.deepEqual(
    [said['one-line'], said.json, said['letter-grid'], said['hex-grid'], said['jam-list']],
    [true, true, true, false, false],
  );
});

test(
  'the board is saved as a picture that this page itself can read',
  { skip: noDownloads },
  async () => {
    const page = await world.open({ hash: `#${classic}` });
    const words = await boardInWords(page);
    await enter(page, 'share');
    const download = page.waitForEvent('download');
    await tap(page, 'save-picture');
    const picture = readFileSync(await (await download).path());
    const other = await world.open();
    await pick(other, picture);
    await waitForState(other, 'not-solved');
    assert.equal(await boardInWords(other), words);
  },
);

test('patterns: of the library, and of a file of many lines', async () => {
  const page = await world.open();
  await threeSolved(page);
  await tap(page, 'patterns');
  await byId(page, 'histogram').waitFor();
  const lines = Array.from({ length: 3000 }, (_, i) => `${1 + (i % 50)} ${classic} ${100 + i}`);
  const buffer = Buffer.from(`${lines.join('\n')}\nnonsense\n`);
  const file = { name: 'many.txt', mimeType: 'text/plain', buffer };
  await byId(page, 'patterns-file').setInputFiles(file);
  await page.waitForFunction(() =>
    /3,000 puzzles from many.txt/.test(
      document.querySelector('[data-testid="patterns-status"]')?.textContent ?? '',
    ),
  );
  assert.match(await byId(page, 'patterns-status').innerText(), /1 line held no puzzle/);
  assert.match(await byId(page, 'correlation').innerText(), /0\.0\d/);
  const { marks, columns } = await byId(page, 'scatter')
    .locator('svg.chart')
    .evaluate((chart) => ({
      marks: [...chart.querySelectorAll('text[text-anchor="middle"]')].map((mark) => ({
        moves: Number(mark.textContent),
        x: Number(mark.getAttribute('x')),
      })),
      columns: [...chart.querySelectorAll('rect.dot')].map(
        (dot) => Number(dot.getAttribute('x')) + Number(dot.getAttribute('width')) / 2,
      ),
    }));
  assert.ok(marks.length > 5, 'the axis is marked');
  for (const { moves, x } of marks.filter((mark) => mark.moves > 0)) {
    const stands = columns.some((column) => Math.abs(column - x) < 0.1);
    assert.ok(stands, `${moves} stands under its puzzles`);
  }
  await byId(page, 'histogram').locator('summary').click();
  const rows = await byId(page, 'histogram').locator('tbody tr').count();
  assert.ok(rows > 10, String(rows));
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
