// Doors that the system holds open: the clipboard by a button, files opened with the installed app, the
// install prompt; and pictures as phones write them, turned by a note in the file or in HEIC.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { classic, daily, render, short } from './boards.mjs';
import {
  boardInWords,
  byId,
  isFirefox,
  messageOf,
  pick,
  stateOf,
  tap,
  useWorld,
  waitForMessage,
  waitForState,
} from './browser.mjs';
import { leaning, toJpeg } from './pictures.mjs';

/** @typedef {import('playwright-core').Page} Page */

const world = useWorld();
const skip = isFirefox && 'its driver gives no leave for the clipboard';

/**
 * @param {Page} page
 * @param {string} type
 * @param {Buffer} content
 */
async function copy(page, type, content) {
  const permissions = ['clipboard-read', 'clipboard-write'];
  await page.context().grantPermissions(permissions, { origin: new URL(page.url()).origin });
  await page.evaluate(
    async ([kind, data]) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      await navigator.clipboard.write([
        new ClipboardItem({ [kind]: new Blob([bytes], { type: kind }) }),
      ]);
    },
    [type, content.toString('base64')],
  );
}

test(
  'the button Paste takes a picture from the clipboard, or a puzzle as text',
  { skip },
  async () => {
    const page = await world.open();
    await copy(page, 'image/png', render(daily));
    await tap(page, 'ways-button');
    await tap(page, 'paste');
    await waitForState(page, 'not-solved');
    assert.match(await boardInWords(page), /exit is at the left of row 4/);
    await copy(page, 'text/plain', Buffer.from(classic));
    await tap(page, 'ways-button');
    await tap(page, 'paste');
    await page.waitForFunction(() =>
      /right of row 3/.test(document.querySelector('#board-text')?.textContent ?? ''),
    );
  },
);

// Firefox takes nothing into a paste that a script makes.
test('a puzzle pasted as text by key becomes the board', { skip }, async () => {
  const page = await world.open();
  await page.evaluate((text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, clipboardData }));
  }, classic);
  await waitForState(page, 'not-solved');
});

test('a file opened with the installed app is read', async () => {
  const page = await world.open();
  await page.addInitScript(() => {
    const setConsumer = (/** @type {unknown} */ take) => Object.assign(window, { take });
    Object.defineProperty(window, 'launchQueue', { value: { setConsumer } });
  });
  await page.reload();
  await waitForState(page, 'empty');
  await page.evaluate((data) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const getFile = async () => new File([bytes], 'board.png', { type: 'image/png' });
    /** @type {any} */ (window).take({ files: [{ getFile }] });
  }, render(daily).toString('base64'));
  await waitForState(page, 'not-solved');
  const manifest = await page.evaluate(async () => (await fetch('manifest.webmanifest')).json());
  assert.ok(manifest.file_handlers.length > 0);
});

test('the install prompt waits behind a button; without one it is said how', async () => {
  const page = await world.open();
  await tap(page, 'settings-button');
  assert.match(await byId(page, 'install-how').innerText(), /home screen/i);
  await tap(page, 'settings-close');
  await page.evaluate(() => {
    const prompt = () => void (document.documentElement.dataset.prompted = 'yes');
    const event = new Event('beforeinstallprompt', { cancelable: true });
    window.dispatchEvent(Object.assign(event, { prompt }));
  });
  await tap(page, 'settings-button');
  await tap(page, 'install');
  await page.locator('html[data-prompted="yes"]').waitFor();
});

/** A JPEG that says how it is to be turned. @param {Buffer} jpeg @param {number} orientation */
function noted(jpeg, orientation) {
  const tiff = Buffer.from('49492a00080000000100120103000100000000000000' + '00000000', 'hex');
  tiff.writeUInt16LE(orientation, 18);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, body.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

test('a picture turned by a note in its file is read upright', async () => {
  const page = await world.open();
  const lying = await leaning(page, render(daily, { width: 900, height: 900 }), -90);
  const jpeg = noted(await toJpeg(page, lying, 0.95), 6);
  await pick(page, jpeg, 'turned.jpg', 'image/jpeg');
  await waitForState(page, 'not-solved');
  assert.match(await boardInWords(page), /exit is at the left of row 4/);
});

test('a HEIC picture that this browser cannot decode: what to do is told', async () => {
  const page = await world.open({ hash: `#${short}` });
  const heic = Buffer.concat([
    Buffer.from('00000018667479706865696300000000', 'hex'),
    Buffer.alloc(400),
  ]);
  await pick(page, heic, 'IMG_0001.HEIC', 'image/heic');
  await waitForMessage(page, /HEIC/);
  assert.match(await messageOf(page), /JPEG|PNG|screenshot/);
  assert.equal(await stateOf(page), 'not-solved', 'the board before it is still there');
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
