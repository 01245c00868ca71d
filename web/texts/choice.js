// Which language is spoken, and its tables: the page's own words at once, the others later.

import { once } from '../once.js';
import { bestLanguage, language, learn, locale, speak } from './texts.js';

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
    const [{ table }, { translatePage }] = await Promise.all([
      import(`./${code}.js`),
      import('./page.js'),
    ]);
    speak(code, table);
    translatePage();
  } catch {
    // without a network and not kept: English is always there
  }
}

/** The texts of all that comes after the first screen. */
export const moreTexts = once(async () => {
  const code = language();
  if (code === 'en') learn(code, (await import('./more/en.js')).more);
  else learn(code, (await import(`./more/${code}.js`)).table);
});
