// Small values the tests of the page's modules share.

/** @typedef {import('../../web/types.js').SolveResult} SolveResult */

/** Three columns, three rows: B stands in the target's way. @type {import('../../web/types.js').Puzzle} */
export const puzzle = {
  notation: '3x3:right1:..BAAB...',
  board: '..BAAB...',
  cols: 3,
  rows: 3,
  exit: { side: 'right', line: 1 },
  blocks: [
    { label: 'A', col: 0, row: 1, axis: 'horizontal', length: 2 },
    { label: 'B', col: 2, row: 0, axis: 'vertical', length: 2 },
  ],
  walls: [],
  solved: false,
  cellsCovered: 4,
};

const figures = {
  board: puzzle.board,
  complete: true,
  examined: 12,
  enqueued: 5,
  generated: 9,
  peakBytes: 1000,
  queueMaximum: 3,
  queueFinal: 1,
  millis: 0.4,
};

/** Not a real solution, but one of three moves. @type {SolveResult} */
export const solution = {
  ...figures,
  status: 'solved',
  moves: 3,
  steps: 3,
  level: 3,
  levels: [
    { examined: 1, enqueued: 1 },
    { examined: 4, enqueued: 2 },
    { examined: 4, enqueued: 1 },
    { examined: 3, enqueued: 1 },
  ],
  solution: [
    { block: 'B', from: [2, 0], to: [2, 1] },
    { block: 'B', from: [2, 1], to: [2, 0] },
    { block: 'A', from: [0, 1], to: [1, 1] },
  ],
};

/** @type {SolveResult} */
export const solvedAlready = { ...solution, moves: 0, steps: 0, level: 0, solution: [] };
/** @type {SolveResult} */
export const unsolvable = { ...solvedAlready, status: 'unsolvable', level: 4 };
/** @type {SolveResult} */
export const stopped = { ...solvedAlready, status: 'stopped', level: 9 };

/** @type {import('../../web/types.js').Progress} */
export const progress = { level: 2, examined: 9, enqueued: 4, generated: 6, queued: 2, millis: 50 };

/** @type {import('../../web/types.js').EngineFault} */
export const fault = {
  code: 'no-target',
  message: 'There is no red block. Choose another picture.',
  place: [1, 2, 3, 4],
  picture: { width: 30, height: 40 },
};
