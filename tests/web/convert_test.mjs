// Which files go through the browser's own decoder: known by their first bytes, never by name.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isConvertible } from '../../web/convert.js';

const bytes = (/** @type {string} */ text) => new TextEncoder().encode(text);

test('WebP, AVIF and HEIC do; PNG, JPEG, GIF, films and scraps do not', () => {
  const yes = ['RIFF1234WEBPVP8 ', '1234ftypavif', '1234ftypheic', '1234ftypmif1'];
  const no = [
    '\x89PNG\r\n\x1a\n....',
    '\xff\xd8\xff\xe0',
    'GIF89a......',
    '1234ftypmp42',
    'RIFF1234WAVE',
    'RI',
    '',
  ];
  for (const text of yes) assert.equal(isConvertible(bytes(text)), true, text);
  for (const text of no) assert.equal(isConvertible(bytes(text)), false, text);
});
