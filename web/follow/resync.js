// A second screenshot of the same puzzle, taken in the middle of the game, finds its place on the
// solution. Blocks in one line never pass each other, so their order tells which is which.

import { placesAt, stopsOf } from '../playback.js';

/** @typedef {import('../types.js').Puzzle} Puzzle */
/** @typedef {import('../types.js').SolveResult} SolveResult */
/** @typedef {import('../playback.js').Place} Place */

/** @param {Puzzle['blocks'][number]} block */
const laneOf = ({ axis, col, row }) => `${axis} ${axis === 'horizontal' ? row : col}`;

/** The indexes of a puzzle's blocks, lane by lane in order. @param {Puzzle} puzzle */
function inOrder({ blocks }) {
  const order = blocks.map((_, i) => i);
  const key = (/** @type {number} */ i) => laneOf(blocks[i]);
  return order.sort((a, b) => {
    if (key(a) !== key(b)) return key(a) < key(b) ? -1 : 1;
    return blocks[a].col - blocks[b].col || blocks[a].row - blocks[b].row;
  });
}

/**
 * Where the blocks of a puzzle stand in another picture of it.
 * @param {Puzzle} puzzle
 * @param {Puzzle} other
 * @returns {Place[] | null} null if it is another puzzle
 */
export function placesIn(puzzle, other) {
  const { cols, rows, exit, walls, blocks } = puzzle;
  const plain = (/** @type {Puzzle} */ p) =>
    JSON.stringify([p.cols, p.rows, p.exit, [...p.walls].map(String).sort()]);
  if (
    blocks.length !== other.blocks.length ||
    plain({ ...puzzle, cols, rows, exit, walls }) !== plain(other)
  ) {
    return null;
  }
  const [mine, theirs] = [inOrder(puzzle), inOrder(other)];
  /** @type {Place[]} */
  const places = [];
  for (const [n, i] of mine.entries()) {
    const [own, found] = [blocks[i], other.blocks[theirs[n]]];
    const same =
      laneOf(own) === laneOf(found) &&
      own.length === found.length &&
      (i === 0) === (theirs[n] === 0);
    if (!same) return null;
    places[i] = { col: found.col, row: found.row };
  }
  return places;
}

/**
 * After how many moves of the solution the blocks stand like this.
 * @param {Puzzle} puzzle
 * @param {SolveResult} result
 * @param {Place[]} places
 * @returns {number} -1 if never
 */
export function stepAt(puzzle, result, places) {
  const wanted = JSON.stringify(places);
  for (let step = 0; step < stopsOf(result); step += 1) {
    if (JSON.stringify(placesAt(puzzle, result, step)) === wanted) return step;
  }
  return -1;
}
