// Which files the browser's own decoder gets, and what becomes of what it says.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { toPng } from '../../web/convert.js';

const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);

let size = { width: 30, height: 40 };
/** What this browser adds to a canvas that is read. */
let noise = 0;
/** What was asked of the browser, in order. @type {string[]} */
let calls = [];

/** A browser that decodes whatever does not begin with "odd". */
Object.assign(globalThis, {
  async createImageBitmap(/** @type {Blob} */ blob) {
    calls.push('decode');
    if ((await blob.text()).startsWith('odd')) throw new DOMException('', 'InvalidStateError');
    return { ...size, close: () => calls.push('close') };
  },
  OffscreenCanvas: class {
    /** @type {number[]} */
    #drawn = [];
    getContext = () => {
      const drawn = this.#drawn;
      return {
        fillStyle: '',
        fillRect() {
          drawn.push(Number(/\d+/.exec(this.fillStyle)?.[0]));
        },
        getImageData: () => ({
          data: drawn.flatMap((level) => [level, level + noise, level, 255]),
        }),
        drawImage: () => calls.push('draw'),
      };
    };
    convertToBlob = async (/** @type {BlobPropertyBag} */ { type }) => new Blob([`a ${type}`]);
  },
});

beforeEach(() => {
  calls = [];
  size = { width: 30, height: 40 };
  noise = 0;
});

test('a little noise on a canvas is borne, random colours are not believed', async () => {
  noise = -2;
  assert.ok(await toPng(bytes('1234ftypavif')));
  noise = 90;
  calls = [];
  assert.equal(await toPng(bytes('1234ftypavif')), null);
  assert.deepEqual(calls, [], 'the core’s own advice stands');
});

test('whatever the browser can decode becomes a PNG', async () => {
  for (const text of ['RIFF1234WEBPVP8 ', '1234ftypavif', '1234ftypheic', 'BM', '']) {
    calls = [];
    assert.deepEqual(await toPng(bytes(text)), bytes('a image/png'), text);
    assert.deepEqual(calls, ['decode', 'draw', 'close'], text);
  }
});

test('what it cannot decode stays as it is', async () => {
  assert.equal(await toPng(bytes('odd one')), null);
  assert.deepEqual(calls, ['decode']);
});

test('a GIF is not even tried', async () => {
  for (const text of ['GIF89a', 'GIF87a']) assert.equal(await toPng(bytes(text)), null);
  assert.deepEqual(calls, []);
});

test('a picture larger than a canvas may be is let go of', async () => {
  size = { width: 4097, height: 4096 };
  assert.equal(await toPng(bytes('1234ftypavif')), null);
  assert.deepEqual(calls, ['decode', 'close']);
});
