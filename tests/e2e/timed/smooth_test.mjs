// The page's own thread stays free: no task over 50 ms while the page opens, a picture is read or a
// puzzle solved. What counts is the time for which a task had its thread. How long it waited for a
// core, with the engine, the compositor and the test's driver on a machine of two, is not the page's
// doing: there a task of 15 ms may end after 150.
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { classic, endless, render } from '../boards.mjs';
import {
  boardInWords,
  byId,
  isFirefox,
  pick,
  restHasCome,
  solve,
  tap,
  useWorld,
  waitForState,
} from '../browser.mjs';
import { sourceOf } from '../site.mjs';

const world = useWorld();

const mostMillis = 50;

/**
 * Of Chromium's trace: dur is the time from a task's begin to its end, tdur the part of it for which
 * the task had its thread; both in microseconds.
 * @typedef {{name: string, pid: number, tid: number, dur?: number, tdur?: number, args: {name?: string}}} Entry
 */

/**
 * Runs an act and returns the page's tasks during it that kept its thread for more than 50 ms.
 * @param {import('playwright-core').Page} page
 * @param {() => Promise<unknown>} act
 * @param {(text: string) => void} [report] told the longest ones
 */
async function longTasks(page, act, report = () => {}) {
  await world.browser.startTracing(page, { categories: ['toplevel'] });
  await act();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  const trace = JSON.parse((await world.browser.stopTracing()).toString());
  /** @type {Entry[]} */
  const entries = trace.traceEvents;
  const placeOf = (/** @type {Entry} */ { pid, tid }) => `${pid} ${tid}`;
  const isMain = (/** @type {Entry} */ { name, args }) =>
    name === 'thread_name' && args.name === 'CrRendererMain';
  const mains = new Set(entries.filter(isMain).map(placeOf));
  const tasks = entries.filter((e) => mains.has(placeOf(e)) && /::RunTask$/.test(e.name));
  assert.ok(tasks.length > 0, 'the trace has no tasks');
  const millis = tasks.map(({ tdur = 0 }) => Math.round(tdur / 1000)).sort((a, b) => b - a);
  report(`longest tasks: ${millis.slice(0, 5).join(', ')} ms`);
  return millis.filter((each) => each > mostMillis);
}

const skip = isFirefox && 'Firefox has no such trace';

test('the report of long tasks works at all', { skip }, async () => {
  const page = await world.open();
  const tasks = await longTasks(page, () =>
    page.evaluate(() => {
      const script = document.createElement('button');
      script.onclick = () => {
        for (const began = performance.now(); performance.now() - began < 400;);
      };
      script.click();
    }),
  );
  assert.equal(tasks.length, 1);
});

test('opening the page', { skip }, async (t) => {
  const page = await world.open();
  const act = async () => {
    await page.reload();
    await waitForState(page, 'empty');
    await restHasCome(page);
  };
  assert.deepEqual(await longTasks(page, act, (text) => t.diagnostic(text)), []);
});

test('reading a large screenshot and solving it', { skip }, async (t) => {
  const page = await world.open();
  // By its path: a picture's bytes would be unpacked by the driver on the thread we watch.
  const folder = mkdtempSync(join(tmpdir(), 'smooth-'));
  const picture = join(folder, 'large.png');
  writeFileSync(picture, render(classic, { width: 1440, height: 3120 }));
  const act = async () => {
    await byId(page, 'file-input').setInputFiles(picture);
    await waitForState(page, 'not-solved');
    await solve(page);
  };
  const tasks = await longTasks(page, act, (text) => t.diagnostic(text));
  rmSync(folder, { recursive: true });
  assert.deepEqual(tasks, []);
});

test('a picture that comes in waits for no other process of the browser', async () => {
  const page = await world.open();
  await page.evaluate(() => {
    const counts = Object.assign(window, { asked: /** @type {string[]} */ ([]) }).asked;
    for (const [owner, name] of /** @type {[any, string][]} */ ([
      [URL, 'createObjectURL'],
      [history, 'replaceState'],
    ])) {
      const original = owner[name].bind(owner);
      owner[name] = (/** @type {unknown[]} */ ...what) => {
        counts.push(name);
        return original(...what);
      };
    }
  });
  const asked = () => page.evaluate(() => /** @type {any} */ (window).asked);
  await pick(page, render(classic));
  await waitForState(page, 'not-solved');
  assert.deepEqual(await asked(), []);
  await page.getByRole('tab', { name: /original image/i }).click();
  await byId(page, 'original-image').locator('img').waitFor();
  assert.deepEqual(await asked(), ['createObjectURL'], 'once somebody looks at it');
});

test('the picture that the engine is tried on is a board, and is read as one', async () => {
  const page = await world.open();
  const bytes = await page.evaluate(
    async (source) => [...(await (await import(source)).samplePicture())],
    sourceOf('convert.js'),
  );
  await pick(page, Buffer.from(bytes));
  await waitForState(page, 'not-solved');
  assert.match(await boardInWords(page), /6 rows and 6 columns with 8 blocks/);
});

test('a long solve', { skip }, async (t) => {
  const page = await world.open({ hash: `#${endless}` });
  const act = async () => {
    await tap(page, 'solve');
    // Not innerText, for which the watched thread would lay the page out at every look.
    await page.waitForFunction(() => /[1-9][\d,]{5,}/.test(document.body.textContent ?? ''));
    await tap(page, 'abort');
    await waitForState(page, 'not-solved');
  };
  assert.deepEqual(await longTasks(page, act, (text) => t.diagnostic(text)), []);
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
