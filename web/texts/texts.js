// What the page says, in the language of whoever reads it: two tables of texts for each language, all
// with the same keys, one for the first screen and one for what comes after it. The first English one
// is always there; others arrive when they are asked for.

import { en } from './en.js';

/** @typedef {keyof typeof en} FirstKey */
/** @typedef {keyof typeof import('./more/en.js').more} MoreKey */
/** @typedef {FirstKey | MoreKey} Key */
/** A text, or one for each of the language's plural forms; `{name}` stands for a value. */
/** @typedef {string | Record<string, string>} Text */
/** @typedef {Record<string, string | number>} Values */
/** @typedef {Record<FirstKey, Text>} Table */
/** What the engine says (see engineText). */
/** @typedef {Partial<Record<`${'s' | 'e' | 'n' | 'l'}-${string}`, Text>>} EngineTable */
/** @typedef {Record<MoreKey, Text> & EngineTable} MoreTable */
/** @typedef {Partial<Table & MoreTable>} AnyTable */

/** Every language with its own name for itself. @type {Readonly<Record<string, string>>} */
export const languages = {
  en: 'English',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  ja: '日本語',
  'zh-Hans': '简体中文',
};

/** What another language lacks is said in English. @type {AnyTable} */
let english = en;
/** @type {{code: string, table: AnyTable}} */
let spoken = { code: 'en', table: en };
/** The language being spoken. */
export const language = () => spoken.code;
/** British conventions for English, each language's own otherwise. */
export const locale = () => (spoken.code === 'en' ? 'en-GB' : spoken.code);

/** Each is made when it is first needed: on a slow phone that takes longer than the first screen. */
const forms = {
  /** @type {Intl.NumberFormat | null} */ numbers: null,
  /** @type {Intl.NumberFormat | null} */ ratios: null,
  /** @type {Intl.PluralRules | null} */ plurals: null,
};
const twoDecimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 };

/**
 * @param {number} n
 * @returns {string} as the language writes a whole number
 */
export const numeral = (n) =>
  (forms.numbers ??= new Intl.NumberFormat(locale())).format(Math.round(n));

/**
 * @param {number} n
 * @returns {string} as the language writes it with two decimals
 */
export const ratio = (n) =>
  (forms.ratios ??= new Intl.NumberFormat(locale(), twoDecimals)).format(n);

/** @param {number} n */
const pluralOf = (n) => (forms.plurals ??= new Intl.PluralRules(locale())).select(n);

/** All of them made and tried, each in a task of its own, while nobody waits for them. */
export function practise() {
  for (const one of [numeral, ratio, pluralOf]) setTimeout(() => one(1234.5));
}

/**
 * @param {Text} text
 * @param {Values} values
 */
function formOf(text, values) {
  if (typeof text === 'string') return text;
  const n = Object.values(values).find((value) => typeof value === 'number');
  return text[pluralOf(Number(n))] ?? text.other;
}

/**
 * @param {Text} text
 * @param {Values} values
 */
const filled = (text, values) =>
  formOf(text, values).replace(/\{(\w+)\}/g, (whole, name) => {
    const value = values[name];
    return typeof value === 'number' ? numeral(value) : (value ?? whole);
  });

/**
 * A text with its values put in; the first number among them chooses the plural.
 * @param {Key} key
 * @param {Values} [values]
 */
export const t = (key, values = {}) => filled(spoken.table[key] ?? english[key] ?? key, values);

/**
 * The engine speaks English; where the table has words for the same, those.
 * @param {string} key `s-` and a sentence's name, `e-` and an error's code, `n-` and a notation's
 *   name, `l-` for its limits
 * @param {string} itsOwn words
 * @param {Values} [values]
 */
export function engineText(key, itsOwn, values = {}) {
  const text = /** @type {Record<string, Text | undefined>} */ (spoken.table)[key];
  return text ? filled(text, values) : itsOwn;
}

/**
 * @param {import('../types.js').Said} said
 * @param {string} [otherwise] where the table does not have this sentence
 */
export const saidText = ({ message, sentence, values }, otherwise = message) =>
  engineText(`s-${sentence}`, otherwise, values);

/** What to do about a text that is no puzzle. */
const advice = /** @type {const} */ ({ link: 'badLink', text: 'badText' });

/** @param {import('../types.js').EngineFault} error */
export function errorText({ code, origin, ...said }) {
  const why = saidText(said, engineText(`e-${code}`, said.message));
  return origin ? t(advice[origin], { why }) : why;
}

/**
 * The best of our languages for somebody who reads these, best first.
 * @param {readonly string[]} wanted as in navigator.languages
 */
export function bestLanguage(wanted) {
  for (const tag of wanted) {
    // Not by Intl.Locale: some browsers hand on what is no language at all, and it would throw.
    const base = tag.split('-', 1)[0].toLowerCase();
    // Traditional Chinese has no table of its own; the simplified one is read sooner than English.
    const code = base === 'zh' ? 'zh-Hans' : base;
    if (code in languages) return code;
  }
  return 'en';
}

/**
 * Speaks another language from now on.
 * @param {string} code one of `languages`
 * @param {AnyTable} table
 */
export function speak(code, table) {
  spoken = { code, table };
  Object.assign(forms, { numbers: null, ratios: null, plurals: null });
}

/**
 * More texts of the language being spoken, or of English.
 * @param {string} code
 * @param {AnyTable} table
 */
export function learn(code, table) {
  if (code === 'en') english = { ...english, ...table };
  if (code === spoken.code) spoken.table = { ...spoken.table, ...table };
}
