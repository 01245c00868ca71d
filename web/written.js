// A board as plain pieces, and how it is written: the labels of its blocks, and the notation.

/** @typedef {import('./types.js').Axis} Axis */
/** @typedef {import('./types.js').Cell} Cell */
/** @typedef {import('./types.js').Exit} Exit */
/** @typedef {{col: number, row: number, axis: Axis, length: number}} Piece */
/**
 * `target` is an index into `blocks`, or -1 while none is chosen.
 * @typedef {{cols: number, rows: number, exit: Exit, blocks: readonly Piece[], target: number,
 *   walls: readonly Cell[]}} Draft
 */

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwyz[\\]^_`{|}~';

/**
 * @param {import('./types.js').Puzzle} puzzle
 * @returns {Draft}
 */
export const draftOf = ({ cols, rows, exit, blocks, walls }) => ({
  cols,
  rows,
  exit,
  blocks: blocks.map(({ col, row, axis, length }) => ({ col, row, axis, length })),
  target: 0,
  walls,
});

/**
 * The cells a block covers.
 * @param {Piece} block
 * @returns {Cell[]}
 */
export const cellsOf = ({ col, row, axis, length }) =>
  Array.from({ length }, (_, i) => (axis === 'horizontal' ? [col + i, row] : [col, row + i]));

/**
 * One letter for each block: A for the target, the others in order of first appearance, as the
 * core names them.
 * @param {Draft} draft
 */
export function labelsOf({ cols, rows, blocks, target, walls }) {
  const covered = blocks.reduce((sum, { length }) => sum + length, walls.length);
  // On a full board the notation reads an `o` as an empty cell.
  const names = covered < cols * rows ? letters : letters.replace('o', '');
  const order = blocks
    .map(({ col, row }, index) => ({ col, row, index }))
    .filter(({ index }) => index !== target)
    .sort((a, b) => a.row - b.row || a.col - b.col);
  const labels = blocks.map(() => names[0]);
  order.forEach(({ index }, at) => (labels[index] = names[at + 1] ?? '?'));
  return labels;
}

/**
 * The board in the one-line notation; only a draft without faults can be read back.
 * @param {Draft} draft
 */
export function notationOf(draft) {
  const { cols, rows, exit, blocks, walls } = draft;
  const cells = Array.from({ length: cols * rows }, () => '.');
  const labels = labelsOf(draft);
  blocks.forEach((block, i) =>
    cellsOf(block).forEach(([col, row]) => (cells[row * cols + col] = labels[i])),
  );
  for (const [col, row] of walls) cells[row * cols + col] = 'x';
  return `${cols}x${rows}:${exit.side}${exit.line}:${cells.join('')}`;
}
