// Pictures that cannot be read: each gets a clear message soon, and the board before it stays.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { classic, render, short } from '../boards.mjs';
import { boardAtRest, byId, messageOf, pick, solve, start, waitForState } from '../browser.mjs';
import { blackPng, cuts, gif, landscape, toJpeg } from '../pictures.mjs';
import { least } from './timing.mjs';

/** Longest wait for the answer, in milliseconds. */
const soon = 1000;

/** @type {Awaited<ReturnType<typeof start>>} */
let world;
/** @type {import('playwright-core').Page} */
let page;
/** @type {string} */
let kept;
before(async () => {
  world = await start();
  page = await world.open();
  await pick(page, render(short));
  await waitForState(page, 'not-solved');
  kept = await boardAtRest(page);
});
after(() => world.stop());

const boardNow = () =>
  byId(page, 'board').evaluate((canvas) => /** @type {HTMLCanvasElement} */ (canvas).toDataURL());

/**
 * Picks a picture that must fail.
 * @param {Buffer} buffer
 * @param {string} name
 * @returns {Promise<number>} milliseconds from its arrival in the page to the answer
 */
async function answered(buffer, name) {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    delete dataset.answered;
    const taken = () => {
      const began = performance.now();
      const observer = new MutationObserver(() => {
        if (dataset.state === 'scanning') return;
        observer.disconnect();
        dataset.answered = String(Math.round(performance.now() - began));
      });
      observer.observe(document.documentElement, { attributeFilter: ['data-state'] });
    };
    addEventListener('change', taken, { capture: true, once: true });
  });
  const type = name.endsWith('jpg') ? 'image/jpeg' : 'image/png';
  await pick(page, buffer, name, type);
  await page.waitForFunction(() => document.documentElement.dataset.answered);
  await waitForState(page, 'not-solved');
  return page.evaluate(() => Number(document.documentElement.dataset.answered));
}

/**
 * The same; the answer must come soon, say something, and leave the board alone.
 * @param {Buffer} buffer
 * @param {string} name
 * @returns {Promise<string>} what the page said
 */
async function refused(buffer, name) {
  const millis = await least(soon, () => answered(buffer, name), Number);
  assert.ok(millis < soon, `${name}: took ${millis} ms`);
  assert.equal(await boardNow(), kept, `${name}: the board before it is gone`);
  const message = await messageOf(page);
  assert.ok(message.length > 20, `${name}: says only "${message}"`);
  assert.doesNotMatch(message, /undefined|null|NaN|\[object|something went wrong/i, name);
  return message;
}

test('files that are not pictures', async () => {
  const said = [
    await refused(Buffer.alloc(0), 'empty.png'),
    await refused(Buffer.from('Dear diary, no picture today.\n'.repeat(40)), 'text.png'),
    await refused(gif, 'dot.gif.png'),
  ];
  assert.equal(new Set(said).size, said.length, 'three causes, but not three messages');
});

test('a PNG cut off at every tenth', async () => {
  for (const [at, part] of cuts(render(short)).entries()) await refused(part, `cut${at + 1}.png`);
});

test('a JPEG cut off at every tenth', async () => {
  const jpeg = await toJpeg(page, render(short));
  for (const [at, part] of cuts(jpeg).entries()) await refused(part, `cut${at + 1}.jpg`);
});

test('a PNG of 16384 × 16384', async () => {
  assert.match(await refused(blackPng(16384, 16384), 'huge.png'), /large|big|pixels/i);
});

test('pictures of something else', async () => {
  await refused(await landscape(page), 'hills.jpg');
  await refused(blackPng(800, 1600), 'black.png');
  await refused(blackPng(1, 1), 'dot.png');
});

test('the original image tab shows the picture that could not be read', async () => {
  await refused(await landscape(page), 'hills.jpg');
  await page.getByRole('tab', { name: /original image/i }).click();
  const image = byId(page, 'original-image').locator('img, canvas').first();
  await image.waitFor({ state: 'visible' });
  await page.waitForFunction(() => {
    const shown = document.querySelector('[data-testid="original-image"] img');
    return shown instanceof HTMLImageElement && shown.naturalWidth === 1200;
  });
  await page.getByRole('tab').first().click();
});

test('the page is as usable afterwards as before', async () => {
  await solve(page);
  await pick(page, render(classic));
  await waitForState(page, 'not-solved');
  await solve(page);
  assert.match(await messageOf(page), /23 moves/);
});

test('nothing went wrong in the page', () => assert.deepEqual(world.faults, []));
