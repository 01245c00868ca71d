// What was not stored yet when the page was left waits in the browser's small storage, which takes it
// at once, for the next page. Where that is shut too, it is lost with the page.

import { home } from '../home.js';

/** @typedef {import('./entry.js').Entry} Entry */

const key = `unblocker${home.pathname}left-over`;
/** The small storage is shared with the settings; nobody solves more in the time a transaction takes. */
const keptAtMost = 100;

/** @param {readonly Entry[]} entries */
export function keep(entries) {
  if (entries.length === 0) return;
  try {
    localStorage.setItem(key, JSON.stringify(entries.slice(-keptAtMost)));
  } catch {
    // full or shut
  }
}

/** @returns {Entry[]} what the last page left; whoever takes it has it alone */
export function taken() {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '[]');
    localStorage.removeItem(key);
    return Array.isArray(found) ? found : [];
  } catch {
    return []; // shut, or not ours
  }
}
