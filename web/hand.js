// Playing by hand: the moves made so far, and the board as it stands after them. Pure values; how far
// blocks can go stands in reach.js, what is dragged and drawn elsewhere.

import { draftOf, labelsOf, notationOf } from './written.js';

/** @typedef {import('./types.js').Puzzle} Puzzle */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./types.js').Hand} Hand */
/** @typedef {import('./types.js').Cell} Cell */
/** @typedef {import('./types.js').SolveResult} SolveResult */
/** @typedef {import('./playback.js').Place} Place */

/** @type {Readonly<Hand>} */
const fresh = Object.freeze({ moves: [], at: 0, chosen: -1, hint: 0, left: null, next: null });

/** Taking over after some moves of a solution. @param {readonly Move[]} moves @returns {Hand} */
export const takeOver = (moves) => ({ ...fresh, moves, at: moves.length });

/**
 * Where every block stands now.
 * @param {Puzzle} puzzle
 * @param {Pick<Hand, 'moves' | 'at'>} hand
 * @returns {Place[]}
 */
export function placesByHand({ blocks }, { moves, at }) {
  const places = blocks.map(({ col, row }) => ({ col, row }));
  const index = new Map(blocks.map(({ label }, i) => [label, i]));
  for (const { block, to } of moves.slice(0, at)) {
    places[index.get(block) ?? 0] = { col: to[0], row: to[1] };
  }
  return places;
}

/** The puzzle with its blocks elsewhere. @param {Puzzle} puzzle @param {Place[]} places */
const draftAt = (puzzle, places) =>
  draftOf({ ...puzzle, blocks: puzzle.blocks.map((block, i) => ({ ...block, ...places[i] })) });

/** @param {Puzzle} puzzle @param {Place[]} places */
export const notationAt = (puzzle, places) => notationOf(draftAt(puzzle, places));

/**
 * One move more. Two slides of the same block in a row are one move, as the games count; back where
 * it came from, they are none.
 * @param {Hand} hand
 * @param {Move} move
 * @returns {Hand}
 */
export function makeMove(hand, move) {
  const made = hand.moves.slice(0, hand.at);
  const last = made[made.length - 1];
  if (last?.block !== move.block) return { ...takeOver([...made, move]) };
  const before = made.slice(0, -1);
  const back = last.from[0] === move.to[0] && last.from[1] === move.to[1];
  return takeOver(back ? before : [...before, { ...last, to: move.to }]);
}

/** @param {Hand} hand @param {number} by moves @returns {Hand} */
export function travel(hand, by) {
  const at = Math.min(Math.max(hand.at + by, 0), hand.moves.length);
  return at === hand.at ? hand : { ...fresh, moves: hand.moves, at };
}

/** Whether the target stands at the exit's edge. @param {Puzzle} puzzle @param {Place[]} places */
export function isOut({ cols, rows, exit, blocks }, [{ col, row }]) {
  const { length } = blocks[0];
  const edges = { left: col, right: cols - length - col, top: row, bottom: rows - length - row };
  return edges[exit.side] === 0;
}

/**
 * A solution of the board as it stands now, told with the labels the blocks have on the board as
 * it was: the notation names blocks by where they stand.
 * @param {Puzzle} puzzle
 * @param {Place[]} places
 * @param {readonly Move[]} solution
 * @returns {Move[]}
 */
export function relabelled(puzzle, places, solution) {
  const labels = labelsOf(draftAt(puzzle, places));
  const own = new Map(labels.map((label, i) => [label, puzzle.blocks[i].label]));
  return solution.map((move) => ({ ...move, block: own.get(move.block) ?? move.block }));
}

/** @param {readonly Move[]} moves */
const cellsOf = (moves) =>
  moves.reduce(
    (sum, { from, to }) => sum + Math.abs(to[0] - from[0]) + Math.abs(to[1] - from[1]),
    0,
  );

/**
 * The moves made by hand, and the shortest way on from there, as one solution.
 * @param {Puzzle} puzzle
 * @param {Hand} hand
 * @param {SolveResult} result of the board as it stands after them
 * @returns {SolveResult}
 */
export function continued(puzzle, hand, result) {
  if (result.status !== 'solved') return result;
  const made = hand.moves.slice(0, hand.at);
  const rest = relabelled(puzzle, placesByHand(puzzle, hand), result.solution);
  const solution = [...made, ...rest];
  return {
    ...result,
    solution,
    moves: solution.length,
    steps: cellsOf(solution),
    byHand: made.length,
  };
}
