// Boards for the editor's tests, each written as it looks.
import { blank } from '../../../web/edit/draft.js';

/** @typedef {import('../../../web/edit/draft.js').Draft} Draft */
/** @typedef {import('../../../web/edit/draft.js').Piece} Piece */

/**
 * A board from its rows: letters are blocks, A the target, x walls; the exit at the right of the
 * target's row. Independent of the code under test.
 * @param {...string} rows
 * @returns {Draft}
 */
export function board(...rows) {
  /** @type {Map<string, Piece>} */
  const found = new Map();
  /** @type {[number, number][]} */
  const walls = [];
  rows.forEach((line, row) =>
    [...line].forEach((letter, col) => {
      if (letter === 'x') walls.push([col, row]);
      if (letter === '.' || letter === 'x') return;
      const known = found.get(letter);
      if (!known) found.set(letter, { col, row, axis: 'horizontal', length: 1 });
      else {
        known.length += 1;
        known.axis = known.row === row ? 'horizontal' : 'vertical';
      }
    }),
  );
  const blocks = [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, piece]) => piece);
  const hasTarget = found.has('A');
  return {
    ...blank(rows[0].length, rows.length),
    blocks,
    target: hasTarget ? 0 : -1,
    exit: { side: 'right', line: hasTarget ? blocks[0].row : 0 },
    walls,
  };
}

/**
 * A draft as rows of text; every block must lie inside and over nothing else.
 * @param {Draft} draft
 */
export function rowsOf({ cols, rows, blocks, target, walls }) {
  const grid = Array.from({ length: rows }, () => Array.from({ length: cols }, () => '.'));
  const put = (
    /** @type {number} */ col,
    /** @type {number} */ row,
    /** @type {string} */ what,
  ) => {
    if (grid[row]?.[col] !== '.') throw new Error(`${what} at ${col}, ${row} lies on something`);
    grid[row][col] = what;
  };
  blocks.forEach(({ col, row, axis, length }, index) => {
    const name =
      index === target
        ? 'A'
        : String.fromCharCode(66 + index - Number(index > target && target >= 0));
    for (let i = 0; i < length; i += 1) {
      put(axis === 'horizontal' ? col + i : col, axis === 'vertical' ? row + i : row, name);
    }
  });
  walls.forEach(([col, row]) => put(col, row, 'x'));
  return grid.map((line) => line.join(''));
}

/** A small repeatable source of numbers in 0…1. @param {number} seed */
export function dice(seed) {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state / 2147483648;
  };
}
