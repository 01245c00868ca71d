// Links: whatever a board's labels are, its link says the same board and step again.
import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { linkTo, linked } from '../../web/links.js';

before(() => {
  /** @type {any} */ (globalThis).location = { origin: 'https://example.org', pathname: '/app/' };
});

const every = '6x6:left3:AA[\\]^_`{|}~x.abcxyz#%&=+&step=12';

test('a link carries puzzle and step behind the # alone', () => {
  const link = linkTo('3x3:right1:..BAAB...', 2);
  assert.equal(link, 'https://example.org/app/#3x3:right1:..BAAB...&step=2');
  assert.deepEqual(linked(new URL(link).hash), { notation: '3x3:right1:..BAAB...', step: 2 });
  assert.equal(linkTo('3x3:right1:..BAAB...', 0).includes('step'), false);
});

test('every label comes back as it was', () => {
  for (const step of [0, 3]) {
    const notation = every.replace('&step=12', '');
    assert.deepEqual(linked(new URL(linkTo(notation, step)).hash), { notation, step });
  }
});

test('broken escapes and empty hashes are no accident', () => {
  assert.deepEqual(linked('#%E0%A4%A'), { notation: '%E0%A4%A', step: 0 });
  assert.deepEqual(linked(''), { notation: '', step: 0 });
});
