// How long slides take: half a second each, at another speed as much less or more, and no time at all
// for who wants no motion.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { short } from '../boards.mjs';
import { byId, isFirefox, tap, useWorld } from '../browser.mjs';

const world = useWorld();

test('a slide takes half a second, a whole playback as many halves as it has moves', async () => {
  const page = await world.openSolved(short);
  const millis = await page.evaluate(async () => {
    const { dataset } = document.documentElement;
    const began = performance.now(); // from the tap on, however busy the machine is
    document.getElementById('play')?.click();
    while (dataset.state !== 'at-last-step') await new Promise(requestAnimationFrame);
    return performance.now() - began;
  });
  // Half a second each at least; above that only what a busy machine adds.
  assert.ok(millis > 1400 && millis < 3000, `${millis} ms for 3 moves`);
});

/** How long a playback of three moves takes, in milliseconds. @param {import('playwright-core').Page} page */
async function playbackMillis(page) {
  await tap(page, 'play');
  return page.evaluate(async () => {
    const began = performance.now();
    while (document.documentElement.dataset.state !== 'at-last-step') {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - began;
  });
}

test('four times the speed takes a quarter of the time, half takes twice as long', async () => {
  const page = await world.openSolved(short);
  await byId(page, 'speed').selectOption('4');
  const fast = await playbackMillis(page);
  assert.ok(fast < 1400, `${fast} ms`);
  await tap(page, 'reset');
  await byId(page, 'speed').selectOption('0.5');
  const slow = await playbackMillis(page);
  assert.ok(slow > 2900, `${slow} ms`);
});

const noise = isFirefox && 'Firefox adds noise to what is read from a canvas';

test('who wants no motion sees a move jump, and still sees it', { skip: noise }, async () => {
  const page = await world.openSolved(short, { reducedMotion: 'reduce' });
  const frames = await byId(page, 'board').evaluate(async (element) => {
    const canvas = /** @type {HTMLCanvasElement} */ (element);
    /** @type {HTMLElement} */ (document.querySelector('[data-testid="step-forward"]')).click();
    const seen = new Set();
    const began = performance.now();
    while (performance.now() - began < 600) {
      await new Promise(requestAnimationFrame);
      seen.add(canvas.toDataURL());
    }
    return seen.size;
  });
  assert.ok(frames <= 3, `${frames} different pictures on the way`);
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
