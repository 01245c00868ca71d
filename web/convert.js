// Pictures the core does not decode (WebP, AVIF, HEIC and others) go through the browser, where it
// knows them. PNG and JPEG never do: some browsers add noise to pixels read from a canvas.

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

/** @param {ImageBitmap} bitmap */
async function encode(bitmap) {
  const { width, height } = bitmap;
  if (width * height > canvasPixels) return null;
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/png' });
  return new Uint8Array(await blob.arrayBuffer());
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
