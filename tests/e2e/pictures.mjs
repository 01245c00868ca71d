// Pictures that hold no board or cannot be read at all, each the way such files really come.
import { deflateSync } from 'node:zlib';

const crcTable = Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value >>> 0;
});

/** @param {Buffer} bytes */
const crc = (bytes) =>
  ~bytes.reduce((sum, byte) => crcTable[(sum ^ byte) & 255] ^ (sum >>> 8), 0xffffffff) >>> 0;

/** @param {number} value */
function bigEndian(value) {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
}

/**
 * @param {string} type four letters
 * @param {Buffer} data
 */
function chunk(type, data) {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  return Buffer.concat([bigEndian(data.length), body, bigEndian(crc(body))]);
}

/**
 * @param {number} width
 * @param {number} height
 * @param {number[]} form bits a channel, colour type
 * @param {Buffer} rows each begins with its filter, 0
 */
const pngFile = (width, height, form, rows) =>
  Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    // Deflated, filtered row by row, not interlaced.
    chunk(
      'IHDR',
      Buffer.concat([bigEndian(width), bigEndian(height), Buffer.from([...form, 0, 0, 0])]),
    ),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);

/**
 * A black PNG of one bit a pixel: a small file even where the picture is huge.
 * @param {number} width
 * @param {number} height
 */
export const blackPng = (width, height) =>
  pngFile(width, height, [1, 0], Buffer.alloc((1 + Math.ceil(width / 8)) * height));

/**
 * @param {number} width
 * @param {number} height
 * @param {(x: number, y: number) => readonly number[]} colourAt red, green, blue, 0…255
 */
export function colourPng(width, height, colourAt) {
  const rows = Buffer.alloc((1 + 3 * width) * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) rows.set(colourAt(x, y), (1 + 3 * width) * y + 1 + 3 * x);
  }
  return pngFile(width, height, [8, 2], rows);
}

/** One black pixel, of the oldest kind of JPEG. */
export const pixelJpeg = Buffer.from(
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////' +
    '////////////////////////wAALCAABAAEBAREA/8QAFAABAAAAAAAAAAAAAAAAAAAAA//EABQQAQAAAAAAAAAAAAAAAAAA' +
    'AAD/2gAIAQEAAD8AR//Z',
  'base64',
);

/** One transparent pixel. */
export const gif = Buffer.from(
  'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
  'base64',
);

/**
 * The file's first n tenths, for n from 1 to 9.
 * @param {Buffer} file
 */
export const cuts = (file) =>
  Array.from({ length: 9 }, (_, n) => file.subarray(0, Math.floor((file.length * (n + 1)) / 10)));

/**
 * A picture as JPEG, made by the browser.
 * @param {import('playwright-core').Page} page
 * @param {Buffer} png
 * @param {number} [quality] 0…1
 */
export const toJpeg = (page, png, quality = 0.85) => encoded(page, png, 'image/jpeg', quality);

/**
 * @param {import('playwright-core').Page} page
 * @param {Buffer} png
 * @param {string} type a format this browser can write
 * @param {number} [quality] 0…1
 */
export async function encoded(page, png, type, quality = 0.9) {
  const base64 = await page.evaluate(
    async ([data, level, format]) => {
      const bytes = Uint8Array.from(atob(String(data)), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
      canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
      const blob = await canvas.convertToBlob({ type: String(format), quality: Number(level) });
      const jpeg = new Uint8Array(await blob.arrayBuffer());
      let text = '';
      for (const byte of jpeg) text += String.fromCharCode(byte);
      return btoa(text);
    },
    [png.toString('base64'), quality, type],
  );
  return Buffer.from(base64, 'base64');
}

/**
 * A picture turned about its middle, clockwise, on black.
 * @param {import('playwright-core').Page} page
 * @param {Buffer} png
 * @param {number} degrees
 */
export async function leaning(page, png, degrees) {
  const base64 = await page.evaluate(
    async ([data, angle]) => {
      const bytes = Uint8Array.from(atob(String(data)), (letter) => letter.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes]));
      const canvas = document.createElement('canvas');
      const { width, height } = Object.assign(canvas, {
        width: bitmap.width,
        height: bitmap.height,
      });
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
      context.fillRect(0, 0, width, height);
      context.translate(width / 2, height / 2);
      context.rotate((Number(angle) * Math.PI) / 180);
      context.drawImage(bitmap, -width / 2, -height / 2);
      return canvas.toDataURL('image/png').split(',')[1];
    },
    [png.toString('base64'), degrees],
  );
  return Buffer.from(base64, 'base64');
}

/**
 * A landscape as a camera might take it: sky, hills, grass and noise; no board anywhere.
 * @param {import('playwright-core').Page} page
 */
export async function landscape(page) {
  const base64 = await page.evaluate(() => {
    const [width, height] = [1200, 900];
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width, height });
    const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'));
    const sky = context.createLinearGradient(0, 0, 0, height);
    [['#5b8fd0'], ['#b9d3ee'], ['#6d8a45'], ['#3c4d22']].forEach(([colour], at) =>
      sky.addColorStop(at / 3, colour),
    );
    context.fillStyle = sky;
    context.fillRect(0, 0, width, height);
    let seed = 7;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let n = 0; n < 6000; n += 1) {
      context.fillStyle = `rgba(${random() * 120}, ${random() * 160}, 40, 0.3)`;
      const y = height * (0.55 + 0.45 * random());
      context.beginPath();
      context.ellipse(width * random(), y, 3 + 9 * random(), 2 + 5 * random(), random(), 0, 7);
      context.fill();
    }
    return canvas.toDataURL('image/jpeg', 0.8).split(',')[1];
  });
  return Buffer.from(base64, 'base64');
}
