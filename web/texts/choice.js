// Which language is spoken, and the page's own words in it.

import { translatePage } from './page.js';
import { bestLanguage, locale, speak } from './texts.js';

/**
 * @param {string} choice a code of `languages`, or 'auto'
 */
export async function useLanguage(choice) {
  const code = choice === 'auto' ? bestLanguage(navigator.languages) : choice;
  if (code !== 'en') await load(code);
  document.documentElement.lang = locale();
}

/** @param {string} code */
async function load(code) {
  try {
    const { table } = await import(`./${code}.js`);
    speak(code, table);
    translatePage();
  } catch {
    // without a network and not kept: English is always there
  }
}
