// How numbers, blocks and moves are said in words, in one place so that all views agree.

/** @typedef {import('./types.js').Move} Move */

const integers = new Intl.NumberFormat('en-GB');
const seconds = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 3 });

/** @param {number} n */
export const count = (n) => integers.format(Math.round(n));

/**
 * Seconds to three significant digits, never finer than a tenth of a millisecond.
 * @param {number} millis
 */
export const duration = (millis) => `${seconds.format(Math.round(millis * 10) / 10000)} s`;

/**
 * @param {number} n
 * @param {string} noun in the singular
 */
export const plural = (n, noun) => `${count(n)} ${noun}${n === 1 ? '' : 's'}`;

/**
 * For example "12 blocks cover 26 cells".
 * @param {Pick<import('./types.js').Puzzle, 'blocks' | 'cellsCovered'>} puzzle
 */
export function coverage({ blocks, cellsCovered }) {
  const verb = blocks.length === 1 ? 'covers' : 'cover';
  return `${plural(blocks.length, 'block')} ${verb} ${plural(cellsCovered, 'cell')}`;
}

/**
 * The target is known by its colour, the others by their letter on the board.
 * @param {string} label
 */
export const blockName = (label) => (label === 'A' ? 'red' : label);

/** @param {Move} move */
function direction({ from, to }) {
  if (from[0] !== to[0]) return to[0] > from[0] ? 'right' : 'left';
  return to[1] > from[1] ? 'down' : 'up';
}

/**
 * For example "red 2 right".
 * @param {Move} move
 */
export function moveInWords(move) {
  const cells = Math.abs(move.to[0] - move.from[0]) + Math.abs(move.to[1] - move.from[1]);
  return `${blockName(move.block)} ${cells} ${direction(move)}`;
}

/** @param {import('./types.js').Exit} exit */
export function exitInWords({ side, line }) {
  const lineName = side === 'left' || side === 'right' ? 'row' : 'column';
  return `at the ${side} of ${lineName} ${line + 1}`;
}
