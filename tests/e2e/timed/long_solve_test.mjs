// A long solve is given up at once, however long it has been at work, and the next one begins at once.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classic, endless } from '../boards.mjs';
import { useWorld } from '../browser.mjs';
import { sourceOf } from '../site.mjs';
import { least } from './timing.mjs';

const world = useWorld();

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

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
