// The page's states and rooms, each as a link to a board and the way on from there; the tests of
// layout and accessibility and the pictures of the page all go through the same list.
import { classic, daily, endless, render, short, unsolvable, walled } from './boards.mjs';
import { byId, pick, solve, tap, waitForMessage, waitForState } from './browser.mjs';
import { landscape } from './pictures.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {RegExp} name */
const openTab = (page, name) => page.getByRole('tab', { name }).click();

/** @param {Page} page @param {string} id */
async function enter(page, id) {
  await tap(page, `${id}-button`);
  await byId(page, id).waitFor();
}

/** A library of three puzzles, entered. @param {Page} page */
async function library(page) {
  for (const board of [classic, walled, unsolvable]) {
    await page.evaluate((hash) => void (location.hash = hash), board);
    await page.waitForFunction(
      () => !/at-|no-sol/.test(document.documentElement.dataset.state ?? ''),
    );
    await waitForState(page, 'not-solved');
    await solve(page, 'no-solution');
  }
  await enter(page, 'library');
  await byId(page, 'entry').nth(2).waitFor();
}

/** Scrolls to what stands further down in a room. @param {Page} page @param {string} id */
const lookAt = (page, id) =>
  byId(page, id).evaluate((element) => element.scrollIntoView({ block: 'center' }));

/** @type {Record<string, {board?: string, go: (page: Page) => Promise<unknown>}>} */
export const states = {
  empty: { go: async () => {} },
  scanned: {
    async go(page) {
      await pick(page, render(daily));
      await waitForState(page, 'not-solved');
    },
  },
  solving: {
    board: endless,
    async go(page) {
      await tap(page, 'solve');
      await waitForState(page, 'solving');
    },
  },
  solved: { board: classic, go: solve },
  playing: {
    board: classic,
    async go(page) {
      await solve(page);
      await tap(page, 'play');
      await page.waitForFunction(() => /Move 3/.test(document.body.innerText));
    },
  },
  finished: {
    board: short,
    async go(page) {
      await solve(page);
      for (let step = 0; step < 3; step += 1) await tap(page, 'step-forward');
      await waitForState(page, 'at-last-step');
    },
  },
  stats: {
    board: classic,
    async go(page) {
      await solve(page);
      await openTab(page, /additional stats/i);
      await byId(page, 'stats').waitFor();
    },
  },
  original: {
    async go(page) {
      await pick(page, render(daily));
      await waitForState(page, 'not-solved');
      await openTab(page, /original image/i);
      await byId(page, 'original-image').waitFor();
    },
  },
  checking: {
    async go(page) {
      await pick(page, render(daily));
      await waitForState(page, 'not-solved');
      await tap(page, 'edit');
      await page.getByText('Can be solved in 20 moves').waitFor();
    },
  },
  editing: {
    board: classic,
    async go(page) {
      await tap(page, 'edit');
      await page.locator('#editor-grid [tabindex="0"]').focus();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await page.locator('#editor-tools button').first().waitFor();
    },
  },
  drawing: {
    async go(page) {
      await tap(page, 'edit');
      await tap(page, 'editor-board-tools');
    },
  },
  byHand: {
    board: classic,
    async go(page) {
      await tap(page, 'take-over');
      await waitForMessage(page, /23 moves left/);
      await tap(page, 'hint');
      await tap(page, 'hint');
    },
  },
  following: {
    board: classic,
    async go(page) {
      await solve(page);
      await tap(page, 'follow-along');
      await page.locator('#follow[open]').waitFor();
    },
  },
  marking: {
    async go(page) {
      await pick(page, await landscape(page), 'hills.jpg', 'image/jpeg');
      await waitForMessage(page, /No puzzle board/);
      await tap(page, 'edit');
      await page.locator('#editor-board .corner').first().waitFor();
    },
  },
  ways: { go: (page) => enter(page, 'ways') },
  waysText: {
    async go(page) {
      await enter(page, 'ways');
      await lookAt(page, 'puzzle-text');
    },
  },
  library: { go: library },
  libraryEmpty: { go: (page) => enter(page, 'library') },
  entry: {
    async go(page) {
      await library(page);
      await byId(page, 'entry').first().locator('button').click();
      await byId(page, 'entry-save').waitFor();
    },
  },
  patterns: {
    async go(page) {
      await library(page);
      await tap(page, 'patterns');
      await byId(page, 'histogram').waitFor();
    },
  },
  patternsOfMany: {
    async go(page) {
      await enter(page, 'library');
      await tap(page, 'patterns');
      const boards = [classic, walled.replace('6x6:right3:', ''), short];
      const lines = Array.from(
        { length: 600 },
        (_, n) => `${1 + ((n * 7) % 41)} ${boards[n % 3]} ${100 + ((n * n) % 7919)}`,
      );
      const buffer = Buffer.from(lines.join('\n'));
      await byId(page, 'patterns-file').setInputFiles({
        name: 'many.txt',
        mimeType: 'text/plain',
        buffer,
      });
      await page.getByText(/from many.txt/).waitFor();
      await lookAt(page, 'scatter');
    },
  },
  share: { board: classic, go: (page) => enter(page, 'share') },
  settings: { go: (page) => enter(page, 'settings') },
  queue: {
    async go(page) {
      const pictures = [render(short), await landscape(page), render(daily)];
      const files = pictures.map((buffer, at) => ({
        name: `Screenshot ${at + 1}.${at === 1 ? 'jpg' : 'png'}`,
        mimeType: at === 1 ? 'image/jpeg' : 'image/png',
        buffer,
      }));
      await byId(page, 'file-input').setInputFiles(files);
      await page.getByText('Done: 3').waitFor();
    },
  },
  unsolvable: { board: unsolvable, go: (page) => solve(page, 'no-solution') },
  error: {
    board: daily,
    async go(page) {
      await pick(page, await landscape(page), 'hills.jpg', 'image/jpeg');
      await waitForMessage(page, /still here/);
    },
  },
};
