// What people have chosen, kept in the browser's small storage. Where that is shut, choices last as
// long as the page.

import { home } from './home.js';

const key = `unblocker${home.pathname}settings`;

const defaults = {
  /** Solve a picture at once that was shared to the app. */
  solveShared: true,
  /** Solve every other picture at once as well. */
  solveAll: false,
  /** Keep the pictures with the puzzles in the library. */
  keepPictures: false,
  /** One of look.js's themes. */
  theme: 'auto',
  /** A tock when a block comes to rest. */
  sounds: false,
  /** A tick in the hand as well. */
  haptics: false,
  /** A code of texts.js, or 'auto' for the browser's. */
  language: 'auto',
  /** Whether it was said that the page works offline. */
  saidOffline: false,
};

/** @typedef {typeof defaults} Settings */

/** @returns {Partial<Settings>} */
function stored() {
  try {
    const value = JSON.parse(localStorage.getItem(key) ?? '{}');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {}; // shut, or not ours: the defaults are a good start
  }
}

/** @param {Partial<Settings>} from @returns {Settings} only what has the right type */
function cleaned(from) {
  const right = Object.entries(defaults).map(([name, value]) => {
    const found = from[/** @type {keyof Settings} */ (name)];
    return [name, typeof found === typeof value ? found : value];
  });
  return Object.fromEntries(right);
}

/** Read when first asked for: that takes a slow phone a while. @type {Settings | null} */
let current = null;

/** @returns {Readonly<Settings>} */
export const settings = () => (current ??= cleaned(stored()));

/** @param {Partial<Settings>} changes */
export function choose(changes) {
  current = cleaned({ ...settings(), ...changes });
  try {
    localStorage.setItem(key, JSON.stringify(current));
  } catch {
    // full or shut: the choice holds until the page is closed
  }
}
