// Texts: values and plurals put in, and the language that suits the reader best.
import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, test } from 'node:test';
import { en } from '../../web/texts/en.js';
import { more } from '../../web/texts/more/en.js';
import './all-texts.mjs';
import { selectors } from '../../web/texts/page.js';
import {
  bestLanguage,
  errorText,
  language,
  languages,
  learn,
  numeral,
  speak,
  t,
} from '../../web/texts/texts.js';

afterEach(() => speak('en', en));

test('values and plural forms', () => {
  assert.equal(t('movesCount', { n: 1 }), '1 move');
  assert.equal(t('movesCount', { n: 12345 }), '12,345 moves');
  assert.equal(
    t('fileUnreadable', { name: 'a {b}' }),
    'The file a {b} could not be opened. Choose it again.',
  );
});

test('another language speaks with its own numbers; what it lacks is said in English', () => {
  speak('de', { close: 'Schließen', movesCount: { one: '{n} Zug', other: '{n} Züge' } });
  assert.equal(language(), 'de');
  assert.equal(t('close'), 'Schließen');
  assert.equal(t('movesCount', { n: 1 }), '1 Zug');
  assert.equal(t('movesCount', { n: 12345 }), '12.345 Züge');
  assert.equal(numeral(1234567), '1.234.567');
  assert.equal(t('open'), 'Open');
});

const others = Object.keys(languages).filter((one) => one !== 'en');

/** @param {import('../../web/texts/texts.js').Text} text */
const formsOf = (text) => (typeof text === 'string' ? [text] : Object.values(text));
/** @param {import('../../web/texts/texts.js').Text} text */
const holesOf = (text) =>
  [...new Set(formsOf(text).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort().join();

for (const code of others) {
  test(`${code} says everything that English says, with the same values`, async () => {
    const { table: first } = await import(`../../web/texts/${code}.js`);
    const { table: later } = await import(`../../web/texts/more/${code}.js`);
    assert.deepEqual(Object.keys(first).sort(), Object.keys(en).sort());
    const keys = Object.keys(later).filter((key) => !/^[senl]-/.test(key));
    assert.deepEqual(keys.sort(), Object.keys(more).sort());
    const table = { ...first, ...later };
    for (const [key, text] of Object.entries({ ...en, ...more })) {
      assert.equal(holesOf(table[key]), holesOf(text), key);
      for (const form of formsOf(table[key])) assert.ok(form.trim().length > 0, key);
      if (typeof text !== 'object') continue;
      const wanted = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
      assert.ok(wanted.includes('other') && 'other' in table[key], key);
      if (wanted.includes('one')) assert.ok('one' in table[key], key);
    }
  });
}

test('the engine’s errors are told in the table’s words where it has some', () => {
  const error = { code: 'no-board', message: 'No board at all.' };
  assert.equal(errorText(error), 'No board at all.');
  speak('de', { 'e-no-board': 'Kein Brett.' });
  assert.equal(errorText(error), 'Kein Brett.');
  assert.equal(errorText({ code: 'other', message: 'As it came.' }), 'As it came.');
});

test('what to do about a text that is no puzzle depends on where it came from', () => {
  const error = { code: 'bad-exit', message: 'No way.' };
  assert.equal(
    errorText({ ...error, origin: 'link' }),
    'No way. Check the link, or tap New puzzle.',
  );
  speak('de', { 'e-bad-exit': 'Kein Weg.', badText: 'Kein Rätsel: {why}' });
  assert.equal(errorText({ ...error, origin: 'text' }), 'Kein Rätsel: Kein Weg.');
});

/** The rows of the notations: name, title, and what they cannot say, as C++ writes them. */
const formatRow = /Format\s?\{\s*"([\w-]+)",\s*"[^"]+",\s*((?:"[^"]*"\s*)+),/g;

test('every notation has its title and limits in every language', async () => {
  const sources = ['line_formats', 'grid_formats', 'list_formats', 'json_format'].map((name) =>
    readFileSync(new URL(`../../src/notation/${name}.cpp`, import.meta.url), 'utf8'),
  );
  const rows = [...sources.join('\n').matchAll(formatRow)];
  assert.equal(rows.length, 9);
  for (const code of others) {
    const { table } = await import(`../../web/texts/more/${code}.js`);
    for (const [, name, limits] of rows) {
      assert.ok(table[`n-${name}`], `${code}: ${name}`);
      assert.equal(`l-${name}` in table, limits.trim() !== '""', `${code}: limits of ${name}`);
    }
  }
});

test('every text of the page itself has its place in index.html', () => {
  const page = readFileSync(new URL('../../web/index.html', import.meta.url), 'utf8');
  for (const selector of selectors) {
    const name = /^[#.]([\w-]+)/.exec(selector)?.[1];
    assert.match(page, new RegExp(`(id|class)="[^"]*\\b${name}\\b`), selector);
  }
});

test('the first language that there is', () => {
  assert.equal(bestLanguage(['it-IT', 'fr-CA', 'de']), 'fr');
  assert.equal(bestLanguage(['zh-TW']), 'zh-Hans');
  assert.equal(bestLanguage(['nl']), 'en');
  assert.equal(bestLanguage([]), 'en');
  assert.equal(
    bestLanguage(['C', 'de-AT']),
    'de',
    'WebKitGTK tells the POSIX locale as a language',
  );
});

/** @param {string} path of a directory @returns {string} all C++ under it */
const sourcesUnder = (path) => {
  const directory = new URL(`../../${path}/`, import.meta.url);
  return readdirSync(directory, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(cpp|h)$/.test(name))
    .map((name) => readFileSync(new URL(name, directory), 'utf8'))
    .join('\n');
};

/** Nobody sees these: the page asks again by itself, and offers no notation that is not there. */
const unseen = ['other-puzzle', 'not-explored', 'bad-notation'];

/** An error whose words, as C++ writes them, begin with no name. */
const unnamedError = /\bErrorCode::(\w+),\s*"(?![a-z]+(?:-[a-z]+)+: )/g;

test('an error that always says the same has words in every language', async () => {
  const core = [...sourcesUnder('src').matchAll(unnamedError)].map(([, name]) =>
    name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
  );
  const page = ['engine', 'worker'].flatMap((name) => {
    const text = readFileSync(new URL(`../../web/${name}.js`, import.meta.url), 'utf8');
    return [...text.matchAll(/code: '([a-z-]+)'/g)].map(([, code]) => code);
  });
  const codes = new Set([...core, ...page].filter((code) => !unseen.includes(code)));
  assert.ok(codes.size > 10, `only ${codes.size} codes were found`);
  for (const code of others) {
    const { engine } = await import(`../../web/texts/engine/${code}.js`);
    const said = Object.keys(engine).filter((key) => key.startsWith('e-'));
    assert.deepEqual(said.sort(), [...codes].map((one) => `e-${one}`).sort(), code);
  }
});

/** The sentences with names, as C++ writes them: the name and the English words. */
const namedSentence = /"([a-z]+(?:-[a-z]+)+): ([^"]*"(?:\s*"[^"]*")*)/g;

test('every sentence of the engine is said in every language, with the same values', async () => {
  const sentences = [...sourcesUnder('src').matchAll(namedSentence)].map(([, name, english]) => ({
    name,
    // A notation's title comes in English; the others say "this notation".
    english: english.replace(/"\s*"/g, '').replace(/\{title\}/g, ''),
  }));
  const names = sentences.map(({ name }) => name);
  assert.ok(names.length > 50, `only ${names.length} sentences were found`);
  assert.equal(new Set(names).size, names.length, 'two sentences have the same name');
  for (const code of others) {
    const { engine } = await import(`../../web/texts/engine/${code}.js`);
    const said = Object.keys(engine).filter((key) => key.startsWith('s-'));
    assert.deepEqual(said.sort(), names.map((name) => `s-${name}`).sort(), code);
    for (const { name, english } of sentences) {
      assert.equal(holesOf(engine[`s-${name}`]), holesOf(english), `${code}: ${name}`);
    }
  }
});

test('what exactly is wrong is said in the table’s words, with its values', () => {
  const error = {
    code: 'bad-size',
    message: 'Row 3!',
    sentence: 'uneven-row',
    values: { row: '3' },
  };
  speak('de', { 'e-bad-size': 'Die Größe.' });
  assert.equal(errorText(error), 'Die Größe.', 'the kind, where the sentence is lacking');
  speak('de', { 'e-bad-size': 'Die Größe.', 's-uneven-row': 'Zeile {row}: {line}' });
  const values = { row: '3', line: '{row} 1 h' };
  assert.equal(errorText({ ...error, values }), 'Zeile 3: {row} 1 h');
});

test('the screens’ own words are the table’s', () => {
  for (const name of ['editor', 'follow']) {
    const file = readFileSync(new URL(`../../web/screens/${name}.html`, import.meta.url), 'utf8');
    const words = [
      ...file.matchAll(/data-text="(\w+)"[^>]*>\s*([^<]*?)\s*</g),
      ...[...file.matchAll(/aria-label="([^"]*)"\s+data-label="(\w+)"/g)].map(([all, b, a]) => [
        all,
        a,
        b,
      ]),
    ];
    assert.ok(words.length > 5, name);
    const table = /** @type {Record<string, unknown>} */ ({ ...en, ...more });
    for (const [, key, text] of words) assert.equal(table[key], text, `${name}: ${key}`);
  }
});

test('texts that come later are learnt in the language that is spoken', () => {
  speak('de', { close: 'Schließen' });
  learn('de', { save: 'Sichern' });
  learn('fr', { open: 'Ouvrir' }); // too late: another language is spoken by now
  assert.deepEqual([t('close'), t('save')], ['Schließen', 'Sichern']);
  assert.notEqual(t('open'), 'Ouvrir');
});
