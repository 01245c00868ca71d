// A board while it is being edited: a plain value that may still break the rules, and the questions
// asked of it. Nothing here reaches the page.

import { cellsOf } from '../written.js';

export { cellsOf, draftOf, labelsOf, notationOf } from '../written.js';

/** @typedef {import('../types.js').Axis} Axis */
/** @typedef {import('../types.js').Cell} Cell */
/** @typedef {import('../types.js').Exit} Exit */
/** @typedef {import('../written.js').Piece} Piece */
/** @typedef {import('../written.js').Draft} Draft */
/** @typedef {{kind: 'block' | 'wall' | 'empty', index: number}} Content */

/** As the core has them: no side is shorter or longer, and there are labels for so many blocks. */
export const limits = { side: [3, 12], blocks: 60 };

/**
 * A board with nothing on it.
 * @param {number} [cols]
 * @param {number} [rows]
 * @returns {Draft}
 */
export const blank = (cols = 6, rows = cols) => ({
  cols,
  rows,
  exit: { side: 'right', line: Math.floor((rows - 1) / 2) },
  blocks: [],
  target: -1,
  walls: [],
});

/** @param {Draft} draft @param {Cell} cell */
export const isInside = ({ cols, rows }, [col, row]) =>
  col >= 0 && row >= 0 && col < cols && row < rows;

/** @param {Cell} a @param {Cell} b */
export const isSame = (a, b) => a[0] === b[0] && a[1] === b[1];

/**
 * What stands on a cell.
 * @param {Draft} draft
 * @param {Cell} cell
 * @returns {Content}
 */
export function contentAt({ blocks, walls }, cell) {
  const block = blocks.findIndex((one) => cellsOf(one).some((other) => isSame(other, cell)));
  if (block >= 0) return { kind: 'block', index: block };
  const wall = walls.findIndex((one) => isSame(one, cell));
  return wall >= 0 ? { kind: 'wall', index: wall } : { kind: 'empty', index: -1 };
}

/**
 * Whether a block could lie there: inside the board, over nothing but itself.
 * @param {Draft} draft
 * @param {Piece} block
 * @param {number} [self] the block's own index, whose cells do not count
 */
export const fits = (draft, block, self = -1) =>
  block.length >= 2 &&
  cellsOf(block).every((cell) => {
    if (!isInside(draft, cell)) return false;
    const { kind, index } = contentAt(draft, cell);
    return kind === 'empty' || (kind === 'block' && index === self);
  });

/** The axis a block must have to leave through an exit. @param {Exit} exit @returns {Axis} */
export const axisOf = ({ side }) =>
  side === 'left' || side === 'right' ? 'horizontal' : 'vertical';

/** The row or column a block slides in. @param {Piece} block */
export const lineOf = ({ axis, col, row }) => (axis === 'horizontal' ? row : col);

/**
 * The draft a notation stands for, in the form the core writes; null for anything else.
 * @param {string} notation
 * @returns {Draft | null}
 */
export function draftFrom(notation) {
  const form = /^(\d+)x(\d+):(left|right|top|bottom)(\d+):(\S+)$/.exec(notation);
  if (!form) return null;
  const [cols, rows, line] = [form[1], form[2], form[4]].map(Number);
  /** @type {Map<string, Piece>} */
  const found = new Map();
  /** @type {Cell[]} */
  const walls = [];
  [...form[5]].forEach((letter, at) => {
    const [col, row] = [at % cols, Math.floor(at / cols)];
    const known = found.get(letter);
    if (letter === 'x') walls.push([col, row]);
    else if (known) Object.assign(known, grown(known, row));
    else if (letter !== '.') found.set(letter, { col, row, axis: 'horizontal', length: 1 });
  });
  const exit = { side: /** @type {Exit['side']} */ (form[3]), line };
  const target = [...found.keys()].indexOf('A');
  return { cols, rows, exit, blocks: [...found.values()], target, walls };
}

/** @param {Piece} piece @param {number} row of its next cell @returns {Partial<Piece>} */
const grown = (piece, row) => ({
  length: piece.length + 1,
  axis: row === piece.row ? 'horizontal' : 'vertical',
});
