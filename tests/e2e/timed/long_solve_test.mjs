// A solve that takes long: it shows progress, can be given up in every way, and costs nothing.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classic, endless, render, short } from '../boards.mjs';
import { byId, messageOf, pick, solve, tap, useWorld, waitForState } from '../browser.mjs';
import { sourceOf } from '../site.mjs';
import { least } from './timing.mjs';

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

/** In the page: milliseconds from a tap on Abort, so long into a solve, to the state it leads to. */
async function abortAfter(/** @type {number} */ millis) {
  const tapOn = (/** @type {string} */ id) =>
    /** @type {HTMLElement} */ (document.querySelector(`[data-testid="${id}"]`)).click();
  const becomes = async (/** @type {string} */ state) => {
    const channel = new MessageChannel();
    while (document.documentElement.dataset.state !== state) {
      await new Promise((resolve) => {
        channel.port1.onmessage = resolve;
        channel.port2.postMessage(null);
      });
    }
  };
  tapOn('solve');
  await becomes('solving');
  await new Promise((resolve) => setTimeout(resolve, millis));
  const began = performance.now();
  tapOn('abort');
  await becomes('not-solved');
  return performance.now() - began;
}

/** In the page: milliseconds from giving up a solve to the answer to the next one, of 23 moves. */
async function answerAfterAbort(
  /** @type {{engine: string, endless: string, next: string, millis: number}} */ how,
) {
  const { Engine, compileModule } = await import(how.engine);
  const engine = new Engine({
    compile: () => compileModule(new URL('unblocker.wasm', location.href)),
    compileRest: () => compileModule(new URL('rest.wasm', location.href)),
    createWorker: () => new Worker('worker.js', { type: 'module' }),
    patience: 20_000,
  });
  const limits = { millis: 0, positions: 0, bytes: 256 * 2 ** 20 };
  const first = new AbortController();
  const given = engine.solve(how.endless, limits, { signal: first.signal });
  await Promise.race([given, new Promise((resolve) => setTimeout(resolve, how.millis))]);
  const began = performance.now();
  first.abort();
  await given.catch(() => {});
  const { moves } = await engine.solve(how.next, limits, { signal: new AbortController().signal });
  return { moves, millis: performance.now() - began };
}

test('Abort takes 50 ms at most at any time, and the next solve is ready at once', async (t) => {
  const page = await world.open({ hash: `#${endless}` });
  for (const millis of [0, 10, 60, 300, 1000, 2500]) {
    const aborted = await least(50, () => page.evaluate(abortAfter, millis), Number);
    const answer = async () => {
      const how = { engine: sourceOf('engine.js'), endless, next: classic, millis };
      const next = await page.evaluate(answerAfterAbort, how);
      assert.equal(next.moves, 23);
      return next.millis;
    };
    const answered = await least(400, answer, Number);
    t.diagnostic(`${millis} ms into it: ${aborted.toFixed(1)} ms, ${answered.toFixed(0)} ms`);
    assert.ok(aborted <= 50, `abort took ${aborted} ms`);
    assert.ok(answered <= 400, `the next answer took ${answered} ms`);
  }
});

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
