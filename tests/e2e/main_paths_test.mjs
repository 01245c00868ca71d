// The main paths in other browsers: in WebKit, the engine of Safari and so of every browser on an
// iPhone, and in Firefox. All the other tests drive Chromium.
import assert from 'node:assert/strict';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { root } from '../shared.mjs';
import { classic, daily, render, short, walled } from './boards.mjs';
import { startFirefox } from './firefox.mjs';
import { serveSite } from './site.mjs';
import { copyWatched } from './watched-site.mjs';
import { startWebKit } from './webkit.mjs';

/** Each with the reason why it cannot be had here, if there is one. */
const engines = [
  {
    name: 'WebKit',
    start: startWebKit,
    skip: process.platform !== 'linux' && 'WebKitGTK runs on Linux only: try Safari by hand',
  },
  { name: 'Firefox', start: startFirefox, skip: false },
];

const folder = mkdtempSync(join(tmpdir(), 'unblocker-paths-'));
const site = join(folder, 'site');
const picture = join(folder, 'screenshot.png');
const shots = join(root, 'build/shots');

before(() => {
  copyWatched(site);
  mkdirSync(shots, { recursive: true });
  writeFileSync(picture, render(daily));
});
after(() => rmSync(folder, { recursive: true }));

/** @param {string} id */
const testId = (id) => `[data-testid="${id}"]`;

/**
 * Waits until the function holds in the page.
 * @template {unknown[]} A
 * @param {import('./firefox.mjs').Window} window
 * @param {string} what is waited for, in words
 * @param {(...args: A) => unknown} holds
 * @param {A} args
 */
async function waitFor(window, what, holds, ...args) {
  for (const end = Date.now() + 20_000; !(await window.run(holds, ...args));) {
    if (Date.now() > end) {
      const seen = await window.run(() => document.body.innerText);
      throw new Error(`waited for ${what} in vain; the page says: ${seen}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** @param {import('./firefox.mjs').Window} window @param {string} name */
const waitForState = (window, name) =>
  waitFor(window, name, (state) => document.documentElement.dataset.state === state, name);

/** @param {import('./firefox.mjs').Window} window @param {string} css @param {string} text */
const waitForText = (window, css, text) =>
  waitFor(
    window,
    text,
    (one, part) => document.querySelector(one)?.textContent?.includes(part),
    css,
    text,
  );

/**
 * Waits until the target's red makes up so much of the board.
 * @param {import('./firefox.mjs').Window} window
 * @param {number} least
 * @param {number} most
 */
const waitForRed = (window, least, most) =>
  waitFor(
    window,
    `red on ${least} to ${most} of the board`,
    (from, to) => {
      const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('#board'));
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
      let red = 0;
      for (let at = 0; at < data.length; at += 4) {
        const r = data[at]; // a view of each pixel would be half a million objects
        red += r > 120 && r > 2.2 * data[at + 1] && r > 2 * data[at + 2] ? 4 : 0;
      }
      return red >= from * data.length && red <= to * data.length;
    },
    least,
    most,
  );

/**
 * The middle of a cell of a board of 6 × 6.
 * @param {import('./firefox.mjs').Window} window
 * @param {number} col
 * @param {number} row
 */
const middleOf = (window, col, row) =>
  window.run(
    (x, y) => {
      const box = document.querySelector('#board-grid')?.getBoundingClientRect();
      if (!box) throw new Error('there is no board');
      return { x: box.x + ((x + 0.5) / 6) * box.width, y: box.y + ((y + 0.5) / 6) * box.height };
    },
    col,
    row,
  );

for (const { name, start, skip } of engines) {
  describe(name, { skip }, () => {
    /** @type {import('./firefox.mjs').Window} */
    let window;
    /** @type {Awaited<ReturnType<typeof serveSite>>} */
    let server;
    let kept = 0; // puzzles, in the window's library
    let crashes = 0;
    const begin = async () => {
      server = await serveSite({ folder: site });
      window = await start({ width: 390, height: 844 });
      kept = 0;
    };
    const end = async () => {
      try {
        await window?.stop();
      } finally {
        await server.stop();
      }
    };
    before(begin);
    after(end);

    /**
     * What people do. Once more, once in a run, where the browser itself has ended meanwhile:
     * WebKitGTK 2.50 does in one of some hundreds of windows, with its memory in disorder.
     * @param {string} what
     * @param {() => Promise<void>} act
     */
    const path = (what, act) =>
      test(what, async (context) => {
        try {
          await act();
        } catch (error) {
          const lives = await window.run(() => true).catch(() => false);
          if (lives || ++crashes > 1) throw error;
          context.diagnostic(`${name} ended by itself (${error}): once more in a new window`);
          await end().catch(() => {}); // it has ended
          await begin();
          await act();
        }
      });

    const tap = (/** @type {string} */ id) => window.click(testId(id));
    /** For people to look at. @param {string} what */
    const shot = (what) => window.screenshot?.(join(shots, `${name}-${what}.png`));

    /** @param {string} [hash] @param {string} [state] it leads to */
    async function open(hash = '', state = hash ? 'not-solved' : 'empty') {
      await window.go('about:blank'); // another hash alone would open no page
      await window.go(server.url + hash);
      await waitForState(window, state);
      await waitFor(window, 'the rest', () => document.querySelector('#board-text > p'));
    }

    async function openLibrary() {
      await tap('library-button');
      await waitFor(
        window,
        `${kept} entries`,
        (css, all) => document.querySelectorAll(css).length === all,
        testId('entry'),
        kept,
      );
    }

    async function nothingWentWrong() {
      assert.deepEqual(await window.run(() => /** @type {any} */ (globalThis).faults), []);
    }

    path('a screenshot is read, solved and played until the target is out', async () => {
      await open();
      await shot('empty');
      await window.choose(testId('file-input'), picture);
      await waitForState(window, 'not-solved');
      await waitForRed(window, 0.01, 0.2);
      await shot('scanned');
      await tap('solve');
      await waitForState(window, 'at-first-step');
      await waitForText(window, testId('message'), '20 moves');
      ++kept;
      await tap('play');
      await waitForText(window, testId('move-counter'), 'Move 2 of 20');
      await shot('playing');
      await tap('play');
      await waitForState(window, 'at-other-step');
      await tap('step-forward');
      await tap('step-back');
      await tap('last');
      await waitForState(window, 'at-last-step');
      await waitForText(window, testId('move-counter'), 'Move 20 of 20');
      await waitForRed(window, 0, 0.002);
      await nothingWentWrong();
    });

    path('a link opens a board and its step; the library keeps what was solved', async () => {
      await open(`#${short}`);
      await tap('solve');
      await waitForState(window, 'at-first-step');
      ++kept;
      await open(`#${short}&step=2`, 'at-other-step');
      await waitForText(window, testId('move-counter'), 'Move 2 of 3');
      await openLibrary();
      await shot('library');
      await nothingWentWrong();
    });

    path('a page left while it stores loses nothing, and holds nobody up', async () => {
      await open(`#${walled}`);
      await window.run(() => {
        const { get } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.get = function (/** @type {IDBValidKey} */ key) {
          for (let n = 0; n < 20_000; ++n) get.call(this, key); // it takes its time
          document.documentElement.dataset.storing = 'yes';
          return get.call(this, key);
        };
      });
      await tap('solve');
      await waitFor(window, 'the storing', () => document.documentElement.dataset.storing);
      ++kept;
      await open();
      await openLibrary();
      await nothingWentWrong();
    });

    path('blocks are dragged to the exit, and the moves left told', async () => {
      await open(`#${short}`);
      await tap('take-over');
      await waitForText(window, testId('message'), '3 moves left');
      await window.drag(await middleOf(window, 1, 3), await middleOf(window, 4, 3));
      await waitForText(window, testId('message'), '2 moves left');
      await shot('by-hand');
      await window.drag(await middleOf(window, 2, 1), await middleOf(window, 2, 5));
      await waitForText(window, testId('message'), '1 move left');
      await window.drag(await middleOf(window, 1, 2), await middleOf(window, 5, 2));
      await waitForText(window, testId('message'), 'The way is free: out in 3 moves');
      await nothingWentWrong();
    });

    path('the editor opens and says what it finds', async () => {
      await open(`#${classic}`);
      await tap('edit');
      await waitFor(window, 'its verdict', () =>
        /Can be solved in 23/.test(document.body.innerText),
      );
      await shot('editor');
      await nothingWentWrong();
    });

    path('without its server the page opens again and solves', async () => {
      await open();
      await window.run(() => navigator.serviceWorker.ready.then(() => true));
      await server.stop();
      await assert.rejects(fetch(server.url), 'the server still answers');
      await open(`#${short}`);
      await tap('solve');
      await waitForState(window, 'at-first-step');
      await waitForText(window, testId('message'), '3 moves');
      await nothingWentWrong();
    });
  });
}
