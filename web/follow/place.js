// Where somebody is who follows a solution in another app: phones end pages in the background, and
// this is all it takes to be back at the same card.

import { home } from '../home.js';

/** @typedef {{notation: string, step: number}} Place */

const key = `unblocker${home.pathname}place`;

/** @param {Place | null} place null forgets it */
export function keepPlace(place) {
  try {
    if (place) localStorage.setItem(key, JSON.stringify(place));
    else localStorage.removeItem(key);
  } catch {
    // Storage is full or forbidden: nothing is kept, and nothing else depends on it.
  }
}

/** @returns {Place | null} */
export function keptPlace() {
  try {
    const { notation, step } = JSON.parse(localStorage.getItem(key) ?? 'null') ?? {};
    return typeof notation === 'string' && Number.isInteger(step) ? { notation, step } : null;
  } catch {
    return null; // as if nothing had been kept
  }
}
