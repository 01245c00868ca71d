// Style sheets that the first screen does without, each added once, when what it is for is entered.

import { home } from './home.js';

/** @type {Map<string, Promise<void>>} */
const sheets = new Map();

/** @param {string} url */
function add(url) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  document.head.append(link);
  return new Promise((resolve) => {
    link.addEventListener('load', () => resolve(undefined));
    link.addEventListener('error', () => resolve(undefined)); // plain, but it works
  });
}

/** @param {string} name of a file in styles/ @returns {Promise<void>} when it is there */
export function withLooks(name) {
  const known = sheets.get(name) ?? add(new URL(`styles/${name}.css`, home).href);
  sheets.set(name, known);
  return known;
}
