// Which language is spoken, and its tables: the page's own words at once, the others later.

import { once } from '../once.js';
import { bestLanguage, language, learn, locale, speak } from './texts.js';

/** The page's own words. @type {Record<string, () => Promise<typeof import('./de.js')>>} */
const tables = {
  de: () => import('./de.js'),
  es: () => import('./es.js'),
  fr: () => import('./fr.js'),
  ja: () => import('./ja.js'),
  'zh-Hans': () => import('./zh-Hans.js'),
};

/** All others. @type {Record<string, () => Promise<typeof import('./more/de.js')>>} */
const moreTables = {
  de: () => import('./more/de.js'),
  es: () => import('./more/es.js'),
  fr: () => import('./more/fr.js'),
  ja: () => import('./more/ja.js'),
  'zh-Hans': () => import('./more/zh-Hans.js'),
};

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
    const [{ table }, { translatePage }] = await Promise.all([tables[code](), import('./page.js')]);
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
  else learn(code, (await moreTables[code]()).table);
});
