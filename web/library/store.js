// The only place that touches IndexedDB. It may be slow, full, shut or emptied by the browser at any
// time: every function says so within seconds by an error, and nothing else waits for it.

import { home } from '../home.js';

/** @typedef {import('./entry.js').Entry} Entry */
/** @typedef {{key: string, type: string, name: string, bytes: ArrayBuffer}} Picture */

const name = `unblocker-${home.pathname}`;
const version = 1;
/** A database that another tab or a bug of the browser holds up may never answer. */
const patienceMillis = 4000;

/**
 * @template T
 * @param {Promise<T>} promise
 * @returns {Promise<T>}
 */
function within(promise) {
  /** @type {Promise<never>} */
  const late = new Promise((_, reject) =>
    setTimeout(() => reject(new Error('The browser’s storage does not answer.')), patienceMillis),
  );
  return Promise.race([promise, late]);
}

/**
 * @template T
 * @param {IDBRequest<T>} request
 * @returns {Promise<T>}
 */
const answerOf = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** @type {Set<IDBTransaction>} */
const running = new Set();
/** Whether the page has been left. A browser that keeps it for the way back stops it where it stands. */
let left = false;

/** @param {IDBTransaction | null} transaction one that gives up when the page is left */
function track(transaction) {
  if (!transaction) return;
  running.add(transaction);
  for (const end of ['complete', 'abort']) {
    transaction.addEventListener(end, () => running.delete(transaction));
  }
}

/** @param {IDBTransaction} transaction */
function giveUp(transaction) {
  try {
    transaction.abort();
  } catch {
    // its end is on the way already
  }
}

// WebKit keeps a transaction open in a page that was left, and shuts every page after it out.
globalThis.addEventListener?.('pagehide', () => {
  left = true;
  for (const transaction of running) giveUp(transaction);
});
globalThis.addEventListener?.('pageshow', () => (left = false));

/** @returns {Promise<IDBDatabase>} */
async function open() {
  const request = indexedDB.open(name, version);
  request.onupgradeneeded = () => {
    track(request.transaction);
    request.result.createObjectStore('entries', { keyPath: 'key' });
    request.result.createObjectStore('pictures', { keyPath: 'key' });
  };
  const database = await within(answerOf(request));
  database.onversionchange = () => database.close(); // a newer page in another tab goes first
  return database;
}

/**
 * One transaction: all of it happens, or nothing.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(entries: IDBObjectStore, pictures: IDBObjectStore) => Promise<T>} act
 * @returns {Promise<T>}
 */
async function transact(mode, act) {
  const database = await open();
  try {
    if (left) throw new Error('The page has been left.');
    const transaction = database.transaction(['entries', 'pictures'], mode);
    track(transaction);
    const ended = new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error ?? new Error('The storage gave up.'));
    });
    ended.catch(() => {}); // told by what was asked for
    const value = await within(
      act(transaction.objectStore('entries'), transaction.objectStore('pictures')),
    );
    await within(ended);
    return value;
  } finally {
    database.close();
  }
}

/** @returns {Promise<Entry[]>} */
export const allEntries = () => transact('readonly', (entries) => answerOf(entries.getAll()));

/**
 * @param {string} key
 * @returns {Promise<Picture | undefined>}
 */
export const pictureOf = (key) =>
  transact('readonly', (_, pictures) => answerOf(pictures.get(key)));

/** @returns {Promise<Picture[]>} */
export const allPictures = () => transact('readonly', (_, pictures) => answerOf(pictures.getAll()));

/**
 * Puts an entry in place of the one with its key, as `merge` makes it of both.
 * @param {Entry} entry
 * @param {Picture | null} picture kept if there is none
 * @param {(old: Entry | undefined, entry: Entry) => Entry} merge
 */
export const putEntry = (entry, picture, merge) =>
  transact('readwrite', async (entries, pictures) => {
    const old = await answerOf(entries.get(entry.key));
    const merged = merge(old, entry);
    await answerOf(entries.put(merged));
    if (picture) await answerOf(pictures.put(picture));
    return merged;
  });

/** @param {Entry[]} all @param {Picture[]} kept */
export const putAll = (all, kept) =>
  transact('readwrite', async (entries, pictures) => {
    for (const entry of all) entries.put(entry);
    for (const picture of kept) pictures.put(picture);
  });

/** @param {string} key */
export const removeEntry = (key) =>
  transact('readwrite', async (entries, pictures) => {
    entries.delete(key);
    pictures.delete(key);
  });
