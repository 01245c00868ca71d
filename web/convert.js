// Pictures the core does not decode (WebP, AVIF, HEIC and others) go through the browser, where it
// knows them. PNG and JPEG never do: some browsers add noise to pixels read from a canvas. And a picture
// of our own, to try the engine on.

/** A canvas may have no more pixels than this on iOS. */
const canvasPixels = 16_777_216;

/**
 * A GIF has a few hundred colours, dithered, and no game takes screenshots in it.
 * @param {Uint8Array} bytes
 */
const isGif = (bytes) => String.fromCharCode(...bytes.subarray(0, 4)) === 'GIF8';

/** The scanner bears a little noise; a browser that hides its canvas gives something else. */
const bearableNoise = 6;

/**
 * Whether what is read from a canvas is what was drawn on it: some browsers change it a little, so
 * that nobody can be told by it, and some give back random colours.
 */
function readsTruly() {
  const levels = [0, 64, 128, 192, 255];
  const ctx = new OffscreenCanvas(levels.length, 1).getContext('2d');
  if (!ctx) return false;
  levels.forEach((level, x) => {
    ctx.fillStyle = `rgb(${level} ${level} ${level})`;
    ctx.fillRect(x, 0, 1, 1);
  });
  const { data } = ctx.getImageData(0, 0, levels.length, 1);
  return levels.every((level, x) =>
    [0, 1, 2].every((channel) => Math.abs(data[4 * x + channel] - level) <= bearableNoise),
  );
}

/** @param {OffscreenCanvas} canvas */
async function pngOf(canvas) {
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await blob.arrayBuffer());
}

/** @param {ImageBitmap} bitmap */
async function encode(bitmap) {
  const { width, height } = bitmap;
  if (width * height > canvasPixels) return null;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  return pngOf(canvas);
}

/** A phone's screen with a board of 6 × 6 cells in the middle, in pixels. */
const sample = { width: 360, height: 780, x: 30, y: 240, cell: 50 };
/** Column, row, columns, rows; the first one is red. */
const samplePieces = [
  [0, 2, 2, 1],
  [0, 0, 1, 2],
  [2, 0, 1, 3],
  [3, 1, 3, 1],
  [3, 3, 1, 2],
  [0, 4, 2, 1],
  [4, 4, 2, 1],
  [5, 2, 1, 2],
];

/** @returns {Promise<Uint8Array | null>} a PNG file; null when this browser cannot make one */
export async function samplePicture() {
  if (!('OffscreenCanvas' in globalThis)) return null;
  const { width, height, x, y, cell } = sample;
  const canvas = new OffscreenCanvas(width, height);
  const ctx = canvas.getContext('2d');
  if (!ctx) return null;
  const fill = (/** @type {string} */ colour, /** @type {number[]} */ [left, top, w, h]) => {
    ctx.fillStyle = colour;
    ctx.fillRect(left, top, w, h);
  };
  fill('#f0e4cf', [0, 0, width, height]);
  fill('#6b4423', [x - 12, y - 12, 6 * cell + 24, 6 * cell + 24]);
  fill('#3a2412', [x, y, 6 * cell, 6 * cell]);
  samplePieces.forEach(([col, row, cols, rows], i) => {
    const [left, top, w, h] = [x + col * cell, y + row * cell, cols * cell, rows * cell];
    fill('#7a4a1e', [left + 1, top + 1, w - 2, h - 2]);
    fill(i === 0 ? '#c0281c' : '#d9a05b', [left + 3, top + 3, w - 6, h - 6]);
  });
  return pngOf(canvas);
}

/**
 * Which formats a browser knows, only the browser can say.
 * @param {Uint8Array} bytes a file the core does not know how to decode
 * @returns {Promise<Uint8Array | null>} a PNG file; null when this browser cannot make one
 */
export async function toPng(bytes) {
  if (isGif(bytes)) return null;
  try {
    if (!readsTruly()) return null;
    const bitmap = await createImageBitmap(new Blob([/** @type {any} */ (bytes)]));
    try {
      return await encode(bitmap);
    } finally {
      bitmap.close();
    }
  } catch {
    return null; // the core's own "unsupported format" stands
  }
}
