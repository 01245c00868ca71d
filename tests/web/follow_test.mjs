// Cards of a solution, finding one's place by a second screenshot, and what is kept for later.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { numbersOf } from '../../web/board/storyboard.js';
import { allCards, cardAt, cardCount, cardOf } from '../../web/follow/cards.js';
import { keepPlace, keptPlace } from '../../web/follow/place.js';
import { placesIn, stepAt } from '../../web/follow/resync.js';
import { placesAt } from '../../web/playback.js';
import { puzzle, solution, solvedAlready } from './samples.mjs';
import './all-texts.mjs';

/** Nine moves: B down and up, and at last A out. @type {import('../../web/types.js').SolveResult} */
const long = {
  ...solution,
  moves: 9,
  solution: [
    ...Array.from({ length: 4 }, () => solution.solution.slice(0, 2)).flat(),
    solution.solution[2],
  ],
};

test('every move is on one card, each card begins where the one before ended', () => {
  const cards = allCards(puzzle, long);
  assert.deepEqual(
    cards.map(({ first, last, moves }) => [first, last, moves.length]),
    [
      [1, 4, 4],
      [5, 8, 4],
      [9, 9, 1],
    ],
  );
  assert.deepEqual(cards[1].before, cards[0].after);
  assert.deepEqual(cards[2].moves, [{ index: 0, text: 'red 1 right' }]);
});

test('the card shown holds what comes next; at the end it is the last', () => {
  assert.deepEqual(
    [0, 3, 4, 8, 9].map((step) => cardAt(long, step)),
    [0, 0, 1, 2, 2],
  );
  assert.equal(cardCount(solvedAlready), 1);
  assert.equal(cardOf(puzzle, solvedAlready, 0).moves[0].text, 'red leaves');
});

test('a block that moves twice on a card carries the number of its first move', () => {
  assert.deepEqual(numbersOf(cardOf(puzzle, long, 1)), [{ index: 1, n: 5 }]);
});

/** The puzzle as another picture of it shows it. @param {number} step */
const seen = (step) => ({
  ...puzzle,
  blocks: puzzle.blocks.map((block, i) => ({ ...block, ...placesAt(puzzle, solution, step)[i] })),
});

test('the same puzzle some moves later is found again', () => {
  const places = placesIn(puzzle, seen(1));
  assert.deepEqual(places, placesAt(puzzle, solution, 1));
  assert.equal(stepAt(puzzle, solution, places ?? []), 1);
});

test('another puzzle is another puzzle', () => {
  const [a, b] = puzzle.blocks;
  const others = [
    { ...puzzle, cols: 4 },
    { ...puzzle, walls: [/** @type {[number, number]} */ ([0, 0])] },
    { ...puzzle, exit: { ...puzzle.exit, side: /** @type {const} */ ('left') } },
    { ...puzzle, blocks: [a] },
    { ...puzzle, blocks: [a, { ...b, col: 1 }] },
    { ...puzzle, blocks: [a, { ...b, length: 3 }] },
  ];
  for (const other of others) assert.equal(placesIn(puzzle, other), null);
});

test('off the path there is no step', () => {
  const off = [
    { col: 1, row: 1 },
    { col: 2, row: 0 },
  ];
  assert.equal(stepAt(puzzle, solution, off), -1);
});

test('a place is kept and forgotten; storage that fails or lies does no harm', () => {
  /** @type {Map<string, string>} */
  const stored = new Map();
  const storage = {
    getItem: (/** @type {string} */ key) => stored.get(key) ?? null,
    setItem: (/** @type {string} */ key, /** @type {string} */ value) => stored.set(key, value),
    removeItem: (/** @type {string} */ key) => stored.delete(key),
  };
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true });
  keepPlace({ notation: '6x6', step: 4 });
  assert.deepEqual(keptPlace(), { notation: '6x6', step: 4 });
  const [key] = stored.keys();
  assert.match(key, /^unblocker\/.*\/place$/, 'it says whose it is');
  keepPlace(null);
  assert.equal(keptPlace(), null);
  for (const bad of ['{', '[]', '{"notation":1,"step":2}', '"x"']) {
    stored.set(key, bad);
    assert.equal(keptPlace(), null, bad);
  }
  const refuses = () => {
    throw new Error('full');
  };
  Object.assign(storage, { getItem: refuses, setItem: refuses });
  assert.doesNotThrow(() => keepPlace({ notation: '6x6', step: 4 }));
  assert.equal(keptPlace(), null);
});
