// Pictures the core does not decode (WebP, AVIF, HEIC) go through the browser, where it knows
// them. PNG and JPEG never do: some browsers add noise to pixels read from a canvas.

/** A canvas may have no more pixels than this on iOS. */
const canvasPixels = 16_777_216;

/**
 * @param {Uint8Array} bytes
 * @param {number} from
 * @param {number} to
 */
const text = (bytes, from, to) => String.fromCharCode(...bytes.subarray(from, to));

const brands = new Set(['avif', 'avis', 'heic', 'heix', 'mif1', 'msf1']);

/** @param {Uint8Array} bytes */
export function isConvertible(bytes) {
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 12) === 'WEBP') return true;
  return text(bytes, 4, 8) === 'ftyp' && brands.has(text(bytes, 8, 12));
}

/**
 * @param {Uint8Array} bytes
 * @returns {Promise<Uint8Array | null>} a PNG file; null when this browser cannot make one
 */
export async function toPng(bytes) {
  if (!isConvertible(bytes)) return null;
  try {
    const bitmap = await createImageBitmap(new Blob([/** @type {any} */ (bytes)]));
    const { width, height } = bitmap;
    if (width * height > canvasPixels) return null;
    const canvas = new OffscreenCanvas(width, height);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0);
    bitmap.close();
    const blob = await canvas.convertToBlob({ type: 'image/png' });
    return new Uint8Array(await blob.arrayBuffer());
  } catch {
    return null; // the core's own "unsupported format" stands
  }
}
