// Which language is spoken, and its tables: the page's own words at once, the others later.

import { once } from '../once.js';
import { bestLanguage, language, learn, locale, speak } from './texts.js';

/**
 * For each language the page's own words, and all others.
 * @type {Record<string, {first: () => Promise<typeof import('./de.js')>, more: () => Promise<typeof import('./more/de.js')>}>}
 */
const tables = {
  de: { first: () => import('./de.js'), more: () => import('./more/de.js') },
  es: { first: () => import('./es.js'), more: () => import('./more/es.js') },
  fr: { first: () => import('./fr.js'), more: () => import('./more/fr.js') },
  ja: { first: () => import('./ja.js'), more: () => import('./more/ja.js') },
  'zh-Hans': { first: () => import('./zh-Hans.js'), more: () => import('./more/zh-Hans.js') },
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
    const [{ table }, { translatePage }] = await Promise.all([
      tables[code].first(),
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
  else learn(code, (await tables[code].more()).table);
});
