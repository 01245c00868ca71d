// The page's main states, each as a link to a board and the way on from there; the tests of
// layout and accessibility and the pictures of the page all go through the same list.
import { classic, daily, endless, render, short, unsolvable } from './boards.mjs';
import { byId, pick, solve, tap, waitForMessage, waitForState } from './browser.mjs';
import { landscape } from './pictures.mjs';

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page @param {RegExp} name */
const openTab = (page, name) => page.getByRole('tab', { name }).click();

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
  unsolvable: { board: unsolvable, go: (page) => solve(page, 'no-solution') },
  error: {
    board: daily,
    async go(page) {
      await pick(page, await landscape(page), 'hills.jpg', 'image/jpeg');
      await waitForMessage(page, /still here/);
    },
  },
};
