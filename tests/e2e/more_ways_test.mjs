// More ways to a puzzle: texts in any notation, examples, several pictures, the system's share sheet.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import sharp from 'sharp';
import { daily, render, short, walled } from './boards.mjs';
import {
  boardInWords,
  byId,
  isFirefox,
  messageOf,
  pick,
  solve,
  stateOf,
  switchOn,
  tap,
  useWorld,
  waitForMessage,
  waitForState,
} from './browser.mjs';
import { encoded, landscape } from './pictures.mjs';

/** @typedef {import('playwright-core').Page} Page */

const world = useWorld();

const jam = 'Jam-1\n6\n1 2 h 2\n0 0 h 2\n0 1 v 3\n0 4 v 2\n3 1 v 3\n2 5 h 3\n4 4 h 2\n5 0 v 3\n.\n';

/** @param {Page} page @param {string} text */
async function read(page, text) {
  await tap(page, 'ways-button');
  await byId(page, 'puzzle-text').fill(text);
  await tap(page, 'read-text');
}

test('a text in another notation becomes the board; how it was understood is told', async () => {
  const page = await world.open();
  await read(page, jam);
  await waitForState(page, 'not-solved');
  assert.match(await boardInWords(page), /8 blocks; the exit is at the right of row 3/);
  await solve(page);
  assert.match(await messageOf(page), /8 moves/);
  await read(page, 'car,orientation,col,row,length\nX,H,1,3,2\nA,V,3,1,3\n');
  await waitForMessage(page, /6 by 6 was taken/);
  assert.equal(await stateOf(page), 'not-solved');
});

test('a text that is no puzzle says so, and leaves the board', async () => {
  const page = await world.open({ hash: `#${short}` });
  await read(page, 'Dear Sir,\nthis is\na letter.');
  await waitForMessage(page, /no puzzle: .*none of the known notations/);
  assert.equal(await stateOf(page), 'not-solved');
});

test('a text dropped on the page is read', async () => {
  const page = await world.open();
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', text);
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, cancelable: true }));
  }, jam);
  // An event made by a script does not reach the window's listeners unless it bubbles.
  assert.equal(await stateOf(page), 'empty');
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(new File([text], 'jam.txt', { type: 'text/plain' }));
    const options = { dataTransfer, bubbles: true, cancelable: true };
    document.body.dispatchEvent(new DragEvent('drop', options));
  }, jam);
  await waitForState(page, 'not-solved');
});

test('every example is a tap away and needs the moves it says', async () => {
  const page = await world.open();
  await tap(page, 'ways-button');
  await byId(page, 'gallery').waitFor();
  const count = await byId(page, 'example').count();
  assert.equal(count, 12);
  for (let at = 0; at < count; at += 1) {
    if (at > 0) await tap(page, 'ways-button');
    const example = byId(page, 'example').nth(at);
    const said = await example.innerText();
    await example.click();
    await waitForState(page, 'not-solved');
    assert.equal(await byId(page, 'ways').count(), 0, 'the room is left');
    await solve(page);
    assert.ok((await messageOf(page)).includes(said.trim()), said);
  }
});

test('several pictures are read one after another, each with its outcome', async () => {
  const page = await world.open();
  const files = [render(short), await landscape(page), render(daily)].map((buffer, i) => ({
    name: `${i}.${i === 1 ? 'jpg' : 'png'}`,
    mimeType: i === 1 ? 'image/jpeg' : 'image/png',
    buffer,
  }));
  await byId(page, 'file-input').setInputFiles(files);
  await page.waitForFunction(() =>
    /Done: 3/.test(document.querySelector('[data-testid="queue-status"]')?.textContent ?? ''),
  );
  const rows = await byId(page, 'queue-row').allInnerTexts();
  assert.match(rows[0], /3 moves/);
  assert.match(rows[1], /board/i);
  assert.match(rows[2], /20 moves/);
  assert.equal(await stateOf(page), 'empty', 'the page behind is as it was');
  assert.equal(await byId(page, 'queue-open').count(), 3, 'also what is to be marked by hand');
  await byId(page, 'queue-open').last().click();
  await waitForState(page, 'not-solved');
  assert.match(await boardInWords(page), /exit is at the left of row 4/);
});

test('a picture taken with the camera is read', async () => {
  const page = await world.open();
  await tap(page, 'ways-button');
  const camera = byId(page, 'camera-input');
  assert.equal(await camera.getAttribute('capture'), 'environment');
  const file = { name: 'photo.png', mimeType: 'image/png', buffer: render(short) };
  await camera.setInputFiles(file);
  await waitForState(page, 'not-solved');
});

test('a WebP picture goes through the browser and becomes the board', async () => {
  const page = await world.open();
  const webp = await encoded(page, render(daily), 'image/webp');
  assert.equal(webp.subarray(8, 12).toString(), 'WEBP');
  await pick(page, webp, 'board.webp', 'image/webp');
  await waitForState(page, 'not-solved');
  assert.match(await boardInWords(page), /exit is at the left of row 4/);
});

test('an AVIF picture goes the same way', async () => {
  const page = await world.open();
  const avif = await sharp(render(daily)).avif({ effort: 0 }).toBuffer();
  assert.equal(avif.subarray(4, 12).toString(), 'ftypavif');
  await pick(page, avif, 'board.avif', 'image/avif');
  await waitForState(page, 'not-solved');
  assert.match(await boardInWords(page), /exit is at the left of row 4/);
});

test('“solve at once” is a setting that is kept', async () => {
  const page = await world.open();
  await switchOn(page, 'solveAll');
  await pick(page, render(walled));
  await waitForState(page, 'at-first-step');
  assert.match(await messageOf(page), /14 moves/);
  await page.reload();
  await waitForState(page, 'empty');
  await pick(page, render(short));
  await waitForState(page, 'at-first-step');
});

/**
 * Shares to the page as the system does: a form sent by POST to the address in the manifest.
 * @param {Page} page
 * @param {Buffer | null} picture none: an empty share
 */
async function share(page, picture) {
  await page.evaluate(
    async (data) => {
      const manifest = await (await fetch('manifest.webmanifest')).json();
      const { action, params } = manifest.share_target;
      const form = document.createElement('form');
      Object.assign(form, { method: 'POST', enctype: 'multipart/form-data', action });
      const input = document.createElement('input');
      Object.assign(input, { type: 'file', name: params.files[0].name });
      if (data) {
        const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
        const transfer = new DataTransfer();
        transfer.items.add(new File([bytes], 'shared.png', { type: 'image/png' }));
        input.files = transfer.files;
      }
      form.append(input);
      document.body.append(form);
      // The page's policy forbids forms; the system's share is none of the page's.
      const body = new FormData(form);
      const answer = await fetch(action, { method: 'POST', body, redirect: 'follow' });
      document.documentElement.dataset.shared = String(answer.status);
    },
    picture?.toString('base64') ?? null,
  );
  return page.evaluate(() => document.documentElement.dataset.shared);
}

/** As when a phone ends the page while a solution is followed. @param {Page} page */
const keepPlace = (page) =>
  page.evaluate((notation) => {
    const place = JSON.stringify({ notation, step: 0 });
    localStorage.setItem(`unblocker${location.pathname}place`, place);
  }, short);

/**
 * The worker with the engine begins later: as on a phone that has other things to do.
 * @param {Page} page
 * @param {number} millis
 */
const holdEngine = (page, millis) =>
  page.addInitScript((late) => {
    const begin = Worker.prototype.postMessage;
    const began = performance.now();
    Worker.prototype.postMessage = function (/** @type {any[]} */ ...message) {
      setTimeout(
        () => begin.apply(this, /** @type {any} */ (message)),
        late - (performance.now() - began),
      );
    };
  }, millis);

test('what another app shares is solved at once, and only once', { skip: isFirefox }, async () => {
  const page = await world.open({ options: { serviceWorkers: 'allow' } });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  assert.equal(await share(page, render(walled)), '200');
  await page.goto(`${world.server.url}?shared`);
  await waitForState(page, 'at-first-step');
  assert.match(await messageOf(page), /14 moves/);
  assert.equal(new URL(page.url()).search, '', 'the address does not ask for it again');
  await page.goto(`${world.server.url}?shared`);
  await waitForState(page, 'empty');
});

test('what is shared before the engine is there waits for it', { skip: isFirefox }, async () => {
  const page = await world.open({ options: { serviceWorkers: 'allow' } });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  assert.equal(await share(page, render(walled)), '200');
  await holdEngine(page, 1500);
  await page.goto(`${world.server.url}?shared`);
  assert.notEqual(await stateOf(page), 'at-first-step', 'the engine was not held');
  await waitForState(page, 'at-first-step');
  assert.match(await messageOf(page), /14 moves/);
});

test('a share finds its place in the solution that was followed', { skip: isFirefox }, async () => {
  const page = await world.open({ options: { serviceWorkers: 'allow' } });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await keepPlace(page);
  const later = `..B.....B...AAB......CCC${'.'.repeat(12)}`; // C has gone right
  await share(page, render(later));
  await page.goto(`${world.server.url}?shared`);
  await waitForMessage(page, /The same puzzle, after move 1/);
});

test(
  'that nothing was shared is told over the cards that are open again',
  { skip: isFirefox },
  async () => {
    const page = await world.open();
    await keepPlace(page);
    await page.goto(`${world.server.url}?shared=nothing`);
    await page.locator('#follow [data-testid="toast"]').waitFor();
    await tap(page, 'follow-close');
    // And stays: the browser says that they are closed in a task of its own.
    await byId(page, 'toast').waitFor({ timeout: 1000 });
  },
);

test('an empty share leaves the open page as it is', { skip: isFirefox }, async () => {
  const page = await world.open();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  assert.equal(await share(page, null), '204');
  await page.goto(`${world.server.url}?shared=nothing`);
  await byId(page, 'toast').waitFor();
  assert.match(await byId(page, 'toast').innerText(), /Nothing came/);
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
