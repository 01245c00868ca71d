// Where every block stands after so many moves of a solution: pure arithmetic, no clock.

import { placesByHand } from './hand.js';

/** @typedef {import('./types.js').Puzzle} Puzzle */
/** @typedef {import('./types.js').SolveResult} SolveResult */
/** @typedef {{col: number, row: number}} Place the leftmost or topmost cell; may lie outside */

/**
 * How many slides a playback has. A board that is solved already has one: the target's way out.
 * @param {SolveResult} result
 */
export const stopsOf = (result) => Math.max(1, result.solution.length);

/** @type {Record<import('./types.js').Side, (p: Puzzle, length: number) => Partial<Place>>} */
const outside = {
  left: (_, length) => ({ col: -length - 1 }),
  right: ({ cols }) => ({ col: cols + 1 }),
  top: (_, length) => ({ row: -length - 1 }),
  bottom: ({ rows }) => ({ row: rows + 1 }),
};

/**
 * The places of all blocks, index for index with `puzzle.blocks`. After the last slide the target
 * is outside the board, beyond the frame.
 * @param {Puzzle} puzzle
 * @param {SolveResult | null} result
 * @param {number} step 0…stopsOf(result)
 * @returns {Place[]}
 */
export function placesAt(puzzle, result, step) {
  const places = puzzle.blocks.map(({ col, row }) => ({ col, row }));
  const index = new Map(puzzle.blocks.map((block, i) => [block.label, i]));
  for (const { block, to } of result?.solution.slice(0, step) ?? []) {
    const i = index.get(block);
    if (i !== undefined) places[i] = { col: to[0], row: to[1] };
  }
  if (result && step > 0 && step === stopsOf(result)) {
    Object.assign(places[0], outside[puzzle.exit.side](puzzle, puzzle.blocks[0].length));
  }
  return places;
}

/**
 * What is shown: a step of the solution, or the board as somebody plays it.
 * @param {import('./types.js').State} state
 * @returns {Place[]}
 */
export function placesOf({ puzzle, result, step, hand }) {
  if (!puzzle) return [];
  return hand ? placesByHand(puzzle, hand) : placesAt(puzzle, result, step);
}

/**
 * One slide of a playback: which block, from where to where, and how many cells the move counts;
 * the last one goes on through the exit.
 * @typedef {{index: number, from: Place, to: Place, cells: number}} Slide
 */

/**
 * @param {Puzzle} puzzle
 * @param {SolveResult | null} result
 * @param {number} step from 0; none beyond the last
 * @returns {Slide | null}
 */
export function slideAt(puzzle, result, step) {
  if (result?.status !== 'solved' || step < 0 || step >= stopsOf(result)) return null;
  const [before, after] = [step, step + 1].map((at) => placesAt(puzzle, result, at));
  const index = before.findIndex(({ col, row }, i) => col !== after[i].col || row !== after[i].row);
  if (index < 0) return null;
  const move = result.solution[step];
  const cells = move
    ? Math.abs(move.to[0] - move.from[0]) + Math.abs(move.to[1] - move.from[1])
    : 0;
  return { index, from: before[index], to: after[index], cells };
}

/**
 * Places between two arrangements of the same blocks.
 * @param {Place[]} from
 * @param {Place[]} to
 * @param {number} t 0…1
 * @returns {Place[]}
 */
export function between(from, to, t) {
  return to.map((end, i) => ({
    col: from[i].col + (end.col - from[i].col) * t,
    row: from[i].row + (end.row - from[i].row) * t,
  }));
}
