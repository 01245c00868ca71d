// The screens that cover the page for a while. Their elements, words and looks are fetched when one
// is entered for the first time; the English words stand in the file, and each says its key.

import { home } from './home.js';
import { pause } from './page.js';
import { withLooks } from './sheets.js';
import { moreTexts } from './texts/choice.js';
import { language, t } from './texts/texts.js';
import { keepToast } from './toast.js';

/** @typedef {import('./texts/texts.js').Key} Key */

/** @param {string} name */
async function fetchScreen(name) {
  const response = await fetch(new URL(`screens/${name}.html`, home));
  if (!response.ok) throw new Error(`${response.status} for the screen ${name}`);
  const file = new DOMParser().parseFromString(await response.text(), 'text/html');
  const dialog = file.querySelector('dialog');
  if (!dialog) throw new Error(`screens/${name}.html has no dialog`);
  return document.adoptNode(dialog);
}

/** @param {HTMLElement} screen */
function translate(screen) {
  if (language() === 'en') return;
  for (const one of screen.querySelectorAll('[data-text]')) {
    one.textContent = t(/** @type {Key} */ (one.getAttribute('data-text')));
  }
  for (const one of screen.querySelectorAll('[data-label]')) {
    one.setAttribute('aria-label', t(/** @type {Key} */ (one.getAttribute('data-label'))));
  }
}

/** @type {Record<'editor' | 'follow', string[]>} */
const sheets = { editor: ['panels', 'screens', 'drawn'], follow: ['panels', 'screens', 'follow'] };

/**
 * Puts a screen into the page, closed.
 * @param {'editor' | 'follow'} name
 */
export async function bringScreen(name) {
  const looks = sheets[name].map(withLooks);
  const [screen] = await Promise.all([fetchScreen(name), moreTexts(), ...looks]);
  await pause();
  translate(screen);
  keepToast(screen);
  document.body.append(screen);
  await pause();
}
