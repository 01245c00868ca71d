// Playing by hand: how far blocks go, what a tap means, how moves are counted, and that the way on
// from any position is told with the board's own letters.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { restOf, speedOf } from '../../web/board/touch.js';
import * as history from '../../web/hand.js';
import * as reach from '../../web/reach.js';
import { placeInWords } from '../../web/views/place-words.js';
import './all-texts.mjs';
import { dice } from './edit/boards.mjs';

const hand = { ...history, ...reach };

/** @typedef {import('../../web/types.js').Puzzle} Puzzle */
/** @typedef {import('../../web/types.js').Move} Move */

/**
 * ..B.
 * AAB.
 * ..x.
 * CC..
 * @type {Puzzle}
 */
const puzzle = {
  notation: '4x4:right1:..B.AAB...x.CC..',
  board: '..B.AAB...x.CC..',
  cols: 4,
  rows: 4,
  exit: { side: 'right', line: 1 },
  blocks: [
    { label: 'A', col: 0, row: 1, axis: 'horizontal', length: 2 },
    { label: 'B', col: 2, row: 0, axis: 'vertical', length: 2 },
    { label: 'C', col: 0, row: 3, axis: 'horizontal', length: 2 },
  ],
  walls: [[2, 2]],
  solved: false,
  cellsCovered: 6,
};
const start = hand.placesByHand(puzzle, hand.takeOver([]));

/** @param {Puzzle} of @param {import('../../web/playback.js').Place[]} places */
function cellsTaken(of, places) {
  const cells = of.walls.map((cell) => cell.join());
  of.blocks.forEach(({ axis, length }, i) => {
    for (let n = 0; n < length; n += 1) {
      const { col, row } = places[i];
      cells.push(axis === 'horizontal' ? `${col + n},${row}` : `${col},${row + n}`);
    }
  });
  return cells;
}

test('a block goes as far as blocks, walls and the edge let it', () => {
  assert.deepEqual(hand.rangeOf(puzzle, start, 0), { least: 0, most: 0 });
  assert.deepEqual(hand.rangeOf(puzzle, start, 1), { least: 0, most: 0 });
  assert.deepEqual(hand.rangeOf(puzzle, start, 2), { least: 0, most: 2 });
});

test('a move is held within the way there is, and none where nothing changes', () => {
  const far = hand.moveTo(puzzle, start, 2, 99);
  assert.deepEqual(far, { block: 'C', from: [0, 3], to: [2, 3] });
  assert.equal(hand.moveTo(puzzle, start, 2, -3), null);
});

test('a tapped cell is covered by the nearer end, if the way is free', () => {
  assert.deepEqual(hand.moveOnto(puzzle, start, 2, [2, 3])?.to, [1, 3]);
  assert.deepEqual(hand.moveOnto(puzzle, start, 2, [3, 3])?.to, [2, 3]);
  for (const cell of /** @type {[number, number][]} */ ([
    [1, 3],
    [3, 0],
    [0, 2],
  ])) {
    assert.equal(hand.moveOnto(puzzle, start, 2, cell), null);
  }
  assert.equal(hand.moveOnto(puzzle, start, 0, [3, 1]), null, 'through another block');
});

test('two slides of a block are one move, there and back none', () => {
  /** @type {Move[]} */
  const [one, two, back] = [
    { block: 'C', from: [0, 3], to: [1, 3] },
    { block: 'C', from: [1, 3], to: [2, 3] },
    { block: 'C', from: [2, 3], to: [0, 3] },
  ];
  const once = hand.makeMove(hand.takeOver([]), one);
  const twice = hand.makeMove(once, two);
  assert.deepEqual(twice.moves, [{ block: 'C', from: [0, 3], to: [2, 3] }]);
  assert.deepEqual(hand.makeMove(twice, back).moves, []);
});

test('a move after taking some back forgets those', () => {
  /** @type {Move[]} */
  const moves = [
    { block: 'C', from: [0, 3], to: [1, 3] },
    { block: 'B', from: [2, 0], to: [2, 1] },
  ];
  const taken = hand.travel(hand.takeOver(moves), -2);
  assert.equal(taken.at, 0);
  assert.equal(hand.travel(taken, -1), taken);
  assert.deepEqual(hand.makeMove(taken, moves[1]).moves, [moves[1]]);
});

test('however long one plays, nothing ever overlaps, and all the way back is the start', () => {
  const roll = dice(3);
  let played = hand.takeOver([]);
  for (let n = 0; n < 300; n += 1) {
    const places = hand.placesByHand(puzzle, played);
    const index = Math.floor(roll() * puzzle.blocks.length);
    const move = hand.moveTo(puzzle, places, index, Math.floor(roll() * 5) - 1);
    if (move) played = hand.makeMove(played, move);
    const taken = cellsTaken(puzzle, hand.placesByHand(puzzle, played));
    assert.equal(new Set(taken).size, taken.length);
  }
  assert.deepEqual(hand.placesByHand(puzzle, hand.travel(played, -Infinity)), start);
});

test('the target is out at the exit’s edge only', () => {
  assert.equal(hand.isOut(puzzle, start), false);
  assert.equal(hand.isOut(puzzle, [{ col: 2, row: 1 }]), true);
  assert.equal(hand.isOut({ ...puzzle, exit: { side: 'left', line: 1 } }, start), true);
});

test('the way on is told with the letters the blocks have on the board as it was', () => {
  // C has gone up past B's first cell, so that the notation names it before B.
  const swapped = [start[0], { col: 3, row: 2 }, { col: 0, row: 0 }];
  const free = { ...puzzle, walls: [] };
  assert.equal(hand.notationAt(free, swapped), '4x4:right1:BB..AA.....C...C');
  const [told] = hand.relabelled(free, swapped, [{ block: 'C', from: [3, 2], to: [3, 1] }]);
  assert.equal(told.block, 'B');
});

test('a flick carries on, a rest does not, and neither leaves the way', () => {
  const grip = { flat: true, start: 1, least: 0, most: 3 };
  assert.equal(restOf(grip, 1.4, 0), 1);
  assert.equal(restOf(grip, 1.4, 0.01), 2);
  assert.equal(restOf(grip, 2.8, 0.05), 3);
  assert.equal(restOf(grip, 0.2, -0.05), 0);
  const trail = [0, 100, 120, 140].map((at, i) => ({ along: i, at }));
  assert.equal(speedOf(trail), 2 / 40);
  assert.equal(speedOf(trail.slice(0, 1)), 0);
});

test('each cell says what stands there and what that can do', () => {
  const say = (/** @type {[number, number]} */ cell) => {
    const index = hand.blockAt(puzzle, start, cell);
    const range = index < 0 ? null : hand.rangeOf(puzzle, start, index);
    return placeInWords(puzzle, start, cell, { index, range, chosen: false });
  };
  assert.equal(say([1, 3]), 'row 4, column 2: block C, horizontal, 2 cells, can go 2 right');
  assert.equal(say([0, 1]), 'row 2, column 1: red block, horizontal, 2 cells, cannot move');
  assert.equal(say([2, 2]), 'row 3, column 3: fixed block');
  assert.equal(say([3, 0]), 'row 1, column 4: empty');
});
