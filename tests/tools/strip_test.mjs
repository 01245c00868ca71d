// What is served of a page and its styles says the same as what was written.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stripPage, stripStyle } from '../../tools/strip.mjs';

test('every rule of every style stays', () => {
  assert.equal(stripStyle('/* a */\n.b {\n  c: d; /* e */\n}\n'), '.b {\nc: d; \n}\n');
});

test('a page keeps its words apart', () => {
  assert.equal(stripPage('<p>\n    one\n    <b>two</b>\n</p>\n'), '<p>\none\n<b>two</b>\n</p>\n');
});
