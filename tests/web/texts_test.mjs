// Texts: values and plurals put in, and the language that suits the reader best.
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { en } from '../../web/texts/en.js';
import { bestLanguage, language, numeral, speak, t } from '../../web/texts/texts.js';

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

test('the first language that there is', () => {
  assert.equal(bestLanguage(['it-IT', 'fr-CA', 'de']), 'fr');
  assert.equal(bestLanguage(['zh-TW']), 'zh-Hans');
  assert.equal(bestLanguage(['nl']), 'en');
  assert.equal(bestLanguage([]), 'en');
});
