// The library over a storage that the test holds in its hands: working, full, shut, silent.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { chosen, classOf, merged } from '../../../web/library/entry.js';
import { Library } from '../../../web/library/library.js';
import { puzzle, solution, unsolvable } from '../samples.mjs';

/** @typedef {import('../../../web/library/entry.js').Entry} Entry */

/** @type {Entry} */
const entry = {
  key: 'k',
  notation: puzzle.notation,
  mirrored: false,
  status: 'solved',
  moves: 3,
  steps: 3,
  positions: 5,
  name: '',
  notes: '',
  added: 100,
  seen: 100,
};

/** A storage in memory. @returns {any} */
function memory() {
  const entries = new Map();
  const pictures = new Map();
  return {
    entries,
    allEntries: async () => [...entries.values()],
    pictureOf: async (/** @type {string} */ key) => pictures.get(key),
    allPictures: async () => [...pictures.values()],
    async putEntry(/** @type {Entry} */ one, /** @type {any} */ picture, /** @type {any} */ merge) {
      entries.set(one.key, merge(entries.get(one.key), one));
      if (picture) pictures.set(one.key, picture);
    },
    async putAll(/** @type {Entry[]} */ all, /** @type {any[]} */ kept) {
      for (const one of all) entries.set(one.key, one);
      for (const one of kept) pictures.set(one.key, one);
    },
    async removeEntry(/** @type {string} */ key) {
      entries.delete(key);
      pictures.delete(key);
    },
  };
}

/** A storage whose every door is shut. @type {any} */
const shut = new Proxy({}, { get: () => () => Promise.reject(new Error('QuotaExceeded')) });

const mirrorImage = { ...puzzle, notation: '3x3:left1:B..BAA...' };

test('the same puzzle twice is one entry, and so is its mirror image', async () => {
  const library = new Library(memory());
  await library.remember(puzzle, solution);
  const [first] = await library.all();
  assert.deepEqual(
    [first.notation, first.moves, first.steps, first.positions, first.status, first.mirrored],
    [puzzle.notation, 3, 3, 5, 'solved', false],
  );
  await library.remember(puzzle, solution);
  assert.equal((await library.all())[0].mirrored, false);
  await library.remember(mirrorImage, solution);
  const all = await library.all();
  assert.equal(all.length, 1);
  assert.deepEqual([all[0].notation, all[0].mirrored], [puzzle.notation, true]);
  assert.equal(library.trouble, '');
});

test('a puzzle is there at once, however long storing it takes', async () => {
  const store = { ...memory(), putEntry: () => new Promise(() => {}) };
  const library = new Library(store);
  library.remember(puzzle, solution, new File(['picture'], 'screenshot.png'));
  assert.deepEqual(
    (await library.all()).map(({ notation }) => notation),
    [puzzle.notation],
  );
});

test('what was not stored when the page was left is taken up by the next', async () => {
  /** @type {Entry[]} */
  let waiting = [];
  const left = {
    keep: (/** @type {readonly Entry[]} */ entries) => void (waiting = [...entries]),
    taken: () => waiting.splice(0),
  };
  const page = new EventTarget();
  Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });
  const first = new Library(shut, left);
  await first.remember(puzzle, solution);
  page.dispatchEvent(new Event('pagehide'));
  assert.equal(waiting.length, 1);

  const store = memory();
  const second = new Library(store, left);
  assert.equal(waiting.length, 0);
  assert.equal((await second.all()).length, 1);
  assert.deepEqual([...store.entries.values()], await first.all());
  page.dispatchEvent(new Event('pagehide'));

  const back = Object.assign(new Event('pageshow'), { persisted: true });
  const working = memory();
  Object.assign(first, { store: working });
  page.dispatchEvent(back);
  await first.all();
  assert.equal(working.entries.size, 1, 'stored after all, now that it can be');
  assert.equal(first.trouble, '');

  Object.assign(first, { store: shut });
  await first.all(); // given up in its midst, with nothing left to store
  assert.notEqual(first.trouble, '');
  Object.assign(first, { store: working });
  page.dispatchEvent(back);
  assert.equal(first.trouble, '');
  Reflect.deleteProperty(globalThis, 'addEventListener');
});

test('what people wrote survives the puzzle coming again', async () => {
  const library = new Library(memory());
  await library.remember(puzzle, unsolvable);
  const [first] = await library.all();
  assert.equal(first.status, 'unsolvable');
  await library.rewrite({ ...first, name: 'Monday', notes: 'odd' });
  await library.remember(puzzle, unsolvable);
  const [again] = await library.all();
  assert.deepEqual([again.name, again.notes, again.added], ['Monday', 'odd', first.added]);
  await library.rewrite({ ...again, name: '' });
  assert.equal((await library.all())[0].name, '', 'a name can be taken away');
});

test('deleting can be undone', async () => {
  const library = new Library(memory());
  await library.remember(puzzle, solution);
  const [first] = await library.all();
  const undo = await library.remove(first);
  assert.deepEqual(await library.all(), []);
  await undo();
  assert.deepEqual(await library.all(), [first]);
});

test('with the storage full or shut everything works until the page is closed', async () => {
  const library = new Library(shut);
  await library.remember(puzzle, solution);
  await library.remember(mirrorImage, solution);
  assert.match(library.trouble, /QuotaExceeded/);
  const all = await library.all();
  assert.deepEqual([all.length, all[0].mirrored], [1, true]);
  await library.rewrite({ ...all[0], name: 'kept' });
  assert.equal((await library.all())[0].name, 'kept');
  assert.equal(await library.pictureOf(all[0].key), undefined);
  await library.takeOver([{ ...entry, key: 'other' }], []);
  assert.equal((await library.all()).length, 2);
  await library.remove(all[0]);
  assert.equal((await library.all()).length, 1);
});

test('another library is taken over without losing what is here', async () => {
  const library = new Library(memory());
  await library.remember(puzzle, solution);
  const [here] = await library.all();
  const there = { ...here, name: 'theirs', notes: 'n', added: 1, seen: 2 };
  await library.takeOver([there, { ...entry, key: 'new' }], []);
  const all = await library.all();
  assert.equal(all.length, 2);
  assert.deepEqual(
    all.find(({ key }) => key === here.key),
    { ...here, name: 'theirs', notes: 'n', added: 1 },
  );
});

test('classes are Unblock Me’s', () => {
  const rows = /** @type {const} */ ([
    [0, 'starter'],
    [14, 'starter'],
    [15, 'beginner'],
    [20, 'beginner'],
    [21, 'intermediate'],
    [25, 'intermediate'],
    [26, 'advanced'],
    [30, 'advanced'],
    [31, 'expert'],
    [99, 'expert'],
  ]);
  for (const [moves, name] of rows) assert.equal(classOf({ status: 'solved', moves }), name);
  assert.equal(classOf({ status: 'unsolvable', moves: 0 }), 'unsolvable');
});

test('search, narrow down, sort', () => {
  /** @param {Partial<Entry>} more @returns {Entry} */
  const one = (more) => ({ ...entry, ...more });
  const all = [
    one({ key: 'a', name: 'Zebra', moves: 5, positions: 70, seen: 1 }),
    one({ key: 'b', notes: 'from the zebra book', moves: 22, positions: 30, seen: 3 }),
    one({ key: 'c', name: 'Ape', moves: 31, positions: 10, seen: 2 }),
  ];
  const keys = (/** @type {any} */ wanted) =>
    chosen(all, wanted)
      .map(({ key }) => key)
      .join('');
  assert.equal(keys({}), 'bca');
  assert.equal(keys({ text: ' ZEBRA' }), 'ba');
  assert.equal(keys({ text: 'nowhere' }), '');
  assert.equal(keys({ only: 'expert' }), 'c');
  assert.equal(keys({ order: 'moves' }), 'cba');
  assert.equal(keys({ order: 'positions' }), 'abc');
  assert.equal(keys({ order: 'name' }), 'cab');
  assert.equal(all[0].key, 'a', 'the list itself stays as it was');
});

test('joining keeps the older date of coming and the newer of being seen', () => {
  const joined = merged({ ...entry, added: 5, seen: 6 }, { ...entry, added: 1, seen: 9 });
  assert.deepEqual([joined.added, joined.seen], [1, 9]);
});
