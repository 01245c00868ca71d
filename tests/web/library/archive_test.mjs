// The library's file: everything comes back exactly, and nothing of a damaged one.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLibraryText } from '../../../web/arrivals.js';
import { keyOf } from '../../../web/boards.js';
import '../all-texts.mjs';
import { archive, unarchive } from '../../../web/library/archive.js';

const boards = ['3x3:right1:..BAAB...', '6x6:left3:..BBB....CCDEEFG.DHIFGAAHI.xx.xIJJKK'];
/** @type {import('../../../web/library/entry.js').Entry[]} */
const entries = boards.map((notation, i) => ({
  key: keyOf(notation),
  notation,
  mirrored: i === 1,
  status: i === 0 ? 'solved' : 'unsolvable',
  moves: i,
  steps: 2,
  positions: 123456789,
  name: 'Ünï "quoted" \n日本語 🧩',
  notes: '',
  added: 1700000000000,
  seen: 1700000000001,
}));
const bytes = Uint8Array.from({ length: 70_000 }, (_, i) => (i * 7919) % 256).buffer;
const pictures = [{ key: entries[0].key, type: 'image/png', name: 'a.png', bytes }];

test('what goes in comes out, to the last byte', () => {
  const text = archive(entries, pictures);
  assert.ok(isLibraryText(text));
  const back = unarchive(text);
  assert.deepEqual(back.entries, entries);
  assert.deepEqual(Buffer.from(back.pictures[0].bytes), Buffer.from(bytes));
  assert.equal(archive(back.entries, back.pictures), text);
  assert.deepEqual(unarchive(archive([], [])), { entries: [], pictures: [] });
});

test('a text that was cut or changed anywhere is refused whole', () => {
  const text = archive(entries, []);
  for (let at = 0; at < text.trimEnd().length; at += 1) {
    assert.throws(() => unarchive(text.slice(0, at)), `cut at ${at}`);
    const sign = text[at];
    if (/\s/.test(sign)) continue; // between values it may be anything
    const changed = text.slice(0, at) + (sign === '7' ? '8' : '7') + text.slice(at + 1);
    assert.throws(() => unarchive(changed), `changed at ${at}: ${changed.slice(at - 20, at + 20)}`);
  }
});

test('files of others, of later versions and with wrong contents are told apart', () => {
  const changed = (/** @type {any} */ more) =>
    JSON.stringify({ ...JSON.parse(archive(entries, [])), ...more });
  assert.throws(() => unarchive('{}'), /no file of a library/);
  assert.throws(() => unarchive(changed({ version: 2 })), /version 2/);
  assert.throws(() => unarchive(changed({ entries: null })), /lists/);
  const wrong = [
    { moves: -1 },
    { moves: 1.5 },
    { status: 'odd' },
    { name: 5 },
    { key: 'x' },
    { notation: 'x' },
  ];
  for (const one of wrong) {
    const text = archive([/** @type {any} */ ({ ...entries[0], ...one })], []);
    assert.throws(() => unarchive(text), Object.keys(one)[0]);
  }
});
