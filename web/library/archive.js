// The whole library as one JSON text, and back: exactly what went in comes out, and a text that was
// damaged is refused as a whole.

import { keyOf } from '../boards.js';
import { t } from '../texts/texts.js';

/** @typedef {import('./entry.js').Entry} Entry */
/** @typedef {import('./store.js').Picture} Picture */

const format = 'unblocker-library';
const version = 1;

/** @type {{[K in keyof Entry]: (value: any) => boolean}} */
const checks = {
  key: isText,
  notation: (value) => isText(value) && /^\d+x\d+:(left|right|top|bottom)\d+:[!-~]+$/.test(value),
  mirrored: (value) => typeof value === 'boolean',
  status: (value) => value === 'solved' || value === 'unsolvable',
  moves: isCount,
  steps: isCount,
  positions: isCount,
  name: isText,
  notes: isText,
  added: isCount,
  seen: isCount,
};

/** @param {unknown} value */
function isText(value) {
  return typeof value === 'string';
}

/** @param {unknown} value */
function isCount(value) {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** FNV-1a: a slip of a byte shows. @param {string} text */
function sumOf(text) {
  let sum = 0x811c9dc5;
  for (let i = 0; i < text.length; i += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(i), 0x01000193) >>> 0;
  }
  return sum.toString(16).padStart(8, '0');
}

/** @param {ArrayBuffer} bytes */
function toBase64(bytes) {
  const all = new Uint8Array(bytes);
  let text = '';
  // In pieces: a function takes no more than some ten thousand arguments.
  for (let at = 0; at < all.length; at += 8192) {
    text += String.fromCharCode(...all.subarray(at, at + 8192));
  }
  return btoa(text);
}

/** @param {string} text @returns {ArrayBuffer} */
const fromBase64 = (text) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0)).buffer;

/**
 * @param {Entry[]} entries
 * @param {Picture[]} pictures
 * @returns {string}
 */
export function archive(entries, pictures) {
  const packed = pictures.map((picture) => ({ ...picture, bytes: toBase64(picture.bytes) }));
  const sum = sumOf(JSON.stringify([entries, packed]));
  return `${JSON.stringify({ format, version, sum, entries, pictures: packed }, null, 1)}\n`;
}

/** @param {any} entry @returns {Entry} */
function checkedEntry(entry) {
  for (const [field, check] of Object.entries(checks)) {
    if (!check(entry?.[field])) throw new Error(t('fileField', { field }));
  }
  if (keyOf(entry.notation) !== entry.key) throw new Error(t('fileKey'));
  return /** @type {Entry} */ (
    Object.fromEntries(Object.keys(checks).map((field) => [field, entry[field]]))
  );
}

/** @param {any} picture @returns {Picture} */
function checkedPicture({ key, type, name, bytes }) {
  if (![key, type, name, bytes].every(isText)) throw new Error(t('filePicture'));
  return { key, type, name, bytes: fromBase64(bytes) };
}

/** @param {string} text @returns {any} */
function contentOf(text) {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error(t('fileOther'), { cause });
  }
}

/**
 * @param {string} text
 * @returns {{entries: Entry[], pictures: Picture[]}}
 * @throws {Error} saying what is wrong with it
 */
export function unarchive(text) {
  const content = contentOf(text);
  if (content?.format !== format) throw new Error(t('fileOther'));
  const { version: written } = content;
  if (written !== version) throw new Error(t('fileVersion', { version: String(written) }));
  const { entries, pictures } = content;
  if (!Array.isArray(entries) || !Array.isArray(pictures)) throw new Error(t('fileLists'));
  if (sumOf(JSON.stringify([entries, pictures])) !== content.sum) {
    throw new Error(t('fileSum'));
  }
  return { entries: entries.map(checkedEntry), pictures: pictures.map(checkedPicture) };
}
