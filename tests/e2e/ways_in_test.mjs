// The ways a picture gets in: picked, dropped, pasted; and the picker cancelled.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { daily, render, short } from './boards.mjs';
import {
  boardAtRest,
  boardInWords,
  byId,
  isFirefox,
  messageOf,
  pick,
  stateOf,
  useWorld,
  waitForMessage,
  waitForState,
} from './browser.mjs';
import { toJpeg } from './pictures.mjs';

const world = useWorld();

/**
 * Fires a drop or a paste with a file in it, as the browser does when a person does it.
 * @param {import('playwright-core').Page} page
 * @param {'drop' | 'paste'} kind
 * @param {Buffer | null} buffer none: no file comes with it
 */
const give = (page, kind, buffer) =>
  page.evaluate(
    ([how, data]) => {
      const transfer = new DataTransfer();
      if (data) {
        const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
        transfer.items.add(new File([bytes], 'board.png', { type: 'image/png' }));
      } else {
        transfer.setData('text/plain', 'not a picture');
      }
      const options = { bubbles: true, cancelable: true };
      document.body.dispatchEvent(
        how === 'drop'
          ? new DragEvent('drop', { ...options, dataTransfer: transfer })
          : new ClipboardEvent('paste', { ...options, clipboardData: transfer }),
      );
    },
    /** @type {const} */ ([kind, buffer?.toString('base64') ?? null]),
  );

test('a picked PNG becomes the board, with its walls and its exit', async () => {
  const page = await world.open();
  assert.match(await messageOf(page), /no picture yet/i);
  await pick(page, render(daily));
  await waitForState(page, 'not-solved');
  const words = await boardInWords(page);
  assert.match(words, /exit is at the left of row 4/);
  const linked = await world.open({ hash: `#${daily}` });
  assert.equal(words, await boardInWords(linked), 'the board is not the one in the picture');
});

test('a picked JPEG becomes the board', async () => {
  const page = await world.open();
  await pick(page, await toJpeg(page, render(short)), 'board.jpg', 'image/jpeg');
  await waitForState(page, 'not-solved');
});

for (const kind of /** @type {const} */ (['drop', 'paste'])) {
  // Firefox takes no file into a paste that a script makes.
  const skip = kind === 'paste' && isFirefox;
  test(`a picture comes in by ${kind}`, { skip }, async () => {
    const page = await world.open();
    await give(page, kind, render(short));
    await waitForState(page, 'not-solved');
  });

  test(`a ${kind} without a picture says so and changes nothing`, async () => {
    const page = await world.open({ hash: `#${short}` });
    await give(page, kind, null); // what comes is looked at first
    await waitForMessage(page, /no picture/i);
    assert.equal(await stateOf(page), 'not-solved');
  });
}

test('cancelling the picker changes nothing', async () => {
  const page = await world.open();
  await pick(page, render(short));
  await waitForState(page, 'not-solved');
  const [message, board] = [await messageOf(page), await boardAtRest(page)];
  await byId(page, 'file-input').setInputFiles([]);
  assert.equal(await stateOf(page), 'not-solved');
  assert.equal(await messageOf(page), message);
  assert.equal(await boardAtRest(page), board);
});

test('the same picture can be picked twice', async () => {
  const page = await world.open();
  const picture = render(short);
  await pick(page, picture);
  await waitForState(page, 'not-solved');
  await page.evaluate(() => {
    document.documentElement.dataset.seen = '';
    new MutationObserver(() => {
      document.documentElement.dataset.seen += `${document.documentElement.dataset.state} `;
    }).observe(document.documentElement, { attributeFilter: ['data-state'] });
  });
  await pick(page, picture);
  await page.waitForFunction(() =>
    /scanning not-solved/.test(document.documentElement.dataset.seen ?? ''),
  );
});

test('nothing went wrong in any of these pages', () => assert.deepEqual(world.faults, []));
