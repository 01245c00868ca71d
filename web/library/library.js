// The library: every puzzle solved. Its callers never wait for the storage, and when that is shut or
// full, what came in since the page was opened is still there until it is closed.

import { settings } from '../settings.js';
import { entryFor, merged } from './entry.js';
import * as leftOver from './left-over.js';
import * as storage from './store.js';

/** @typedef {import('./entry.js').Entry} Entry */
/** @typedef {import('./store.js').Picture} Picture */
/** @typedef {typeof storage} Store */

/** Larger pictures are no screenshots, and few of them would fill a phone's share of storage. */
const largestPicture = 8 * 2 ** 20;

export class Library {
  /** What is not stored yet, or could not be. @type {Map<string, Entry>} */ #unstored = new Map();
  /** What went wrong last; empty while all is well. */
  trouble = '';

  /** @param {Store} [store] @param {typeof leftOver} [left] */
  constructor(store = storage, left = leftOver) {
    this.store = store;
    this.#takeUp(left);
    globalThis.addEventListener?.('pagehide', () => left.keep([...this.#unstored.values()]));
    globalThis.addEventListener?.('pageshow', ({ persisted }) => persisted && this.#takeUp(left));
  }

  /** What this page, or the one before it, was left with. @param {typeof leftOver} left */
  #takeUp(left) {
    this.trouble = ''; // what was given up when the page was left is tried again
    for (const entry of left.taken()) {
      this.#unstored.set(entry.key, merged(this.#unstored.get(entry.key), entry));
    }
    for (const entry of this.#unstored.values()) this.#put(entry, null);
  }

  /**
   * @param {import('../types.js').Puzzle} puzzle
   * @param {import('../types.js').SolveResult} result
   * @param {Blob} [file] the picture it was read from
   * @param {number} [when] it was solved, in milliseconds since 1970
   */
  async remember(puzzle, result, file, when = Date.now()) {
    const entry = entryFor(puzzle, result, when);
    this.#unstored.set(entry.key, merged(this.#unstored.get(entry.key), entry));
    const picture = await pictureFrom(entry.key, file);
    await this.#put(entry, picture);
    globalThis.navigator?.storage?.persist?.().catch(() => {}); // asked again and again, answered by the browser
  }

  /** @returns {Promise<Entry[]>} */
  async all() {
    /** @type {Entry[]} */
    const stored = await this.#tried(() => this.store.allEntries(), []);
    const all = new Map(stored.map((entry) => [entry.key, entry]));
    for (const entry of this.#unstored.values()) {
      all.set(entry.key, merged(all.get(entry.key), entry));
    }
    return [...all.values()];
  }

  /** @param {string} key @returns {Promise<Picture | undefined>} */
  pictureOf(key) {
    return this.#tried(() => this.store.pictureOf(key), undefined);
  }

  /** @returns {Promise<Picture[]>} */
  allPictures() {
    return this.#tried(() => this.store.allPictures(), []);
  }

  /** @param {Entry} entry with another name, or other notes */
  rewrite(entry) {
    return this.#put(entry, null, (_, changed) => changed);
  }

  /**
   * @param {Entry} entry
   * @returns {Promise<() => Promise<void>>} puts it back as it was
   */
  async remove(entry) {
    const picture = (await this.pictureOf(entry.key)) ?? null;
    this.#unstored.delete(entry.key);
    await this.#tried(() => this.store.removeEntry(entry.key), undefined);
    return () => this.#put(entry, picture);
  }

  /**
   * Takes over what another library held; entries that are here already are kept, and joined.
   * @param {Entry[]} entries
   * @param {Picture[]} pictures
   */
  async takeOver(entries, pictures) {
    const here = new Map((await this.all()).map((entry) => [entry.key, entry]));
    const joined = entries.map((entry) => merged(here.get(entry.key), entry));
    try {
      await this.store.putAll(joined, pictures);
      this.trouble = '';
    } catch (cause) {
      this.#fail(cause);
      for (const entry of joined) this.#unstored.set(entry.key, entry);
    }
  }

  /**
   * @param {Entry} entry
   * @param {Picture | null} picture
   * @param {typeof merged} [merge]
   */
  async #put(entry, picture, merge = merged) {
    try {
      await this.store.putEntry(entry, picture, merge);
      this.#unstored.delete(entry.key);
      this.trouble = '';
    } catch (cause) {
      this.#fail(cause);
      this.#unstored.set(entry.key, merge(this.#unstored.get(entry.key), entry));
    }
  }

  /**
   * @template T
   * @param {() => Promise<T>} act
   * @param {T} otherwise
   * @returns {Promise<T>}
   */
  async #tried(act, otherwise) {
    try {
      return await act();
    } catch (cause) {
      this.#fail(cause);
      return otherwise;
    }
  }

  /** @param {unknown} cause */
  #fail(cause) {
    this.trouble = cause instanceof Error ? cause.message : String(cause);
  }
}

/**
 * Bytes rather than a Blob, which some versions of Safari lose.
 * @param {string} key
 * @param {Blob} [file]
 * @returns {Promise<Picture | null>}
 */
async function pictureFrom(key, file) {
  if (!file || !settings().keepPictures || file.size > largestPicture) return null;
  try {
    const name = file instanceof File ? file.name : '';
    return { key, type: file.type, name, bytes: await file.arrayBuffer() };
  } catch {
    return null; // the phone has let go of it: the puzzle is kept without
  }
}
