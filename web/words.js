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

/**
 * What stands on a cell, and what it can do, for those who hear the board: "row 3, column 1: red
 * block, horizontal, 2 cells, can go 1 right".
 * @param {import('./types.js').Puzzle} puzzle
 * @param {import('./playback.js').Place[]} places
 * @param {import('./types.js').Cell} cell
 * @param {{index: number, range: {least: number, most: number} | null, chosen: boolean}} found the
 *   block on the cell, or -1, and how far it can go
 */
export function placeInWords({ blocks, walls }, places, [col, row], { index, range, chosen }) {
  const place = `row ${row + 1}, column ${col + 1}`;
  if (index < 0 || !range) {
    const fixed = walls.some(([c, r]) => c === col && r === row);
    return `${place}: ${fixed ? 'fixed block' : 'empty'}`;
  }
  const { label, axis, length } = blocks[index];
  const flat = axis === 'horizontal';
  const at = flat ? places[index].col : places[index].row;
  const ways = [
    [at - range.least, flat ? 'left' : 'up'],
    [range.most - at, flat ? 'right' : 'down'],
  ].filter(([cells]) => cells !== 0);
  const can =
    ways.length > 0 ? `can go ${ways.map((way) => way.join(' ')).join(' or ')}` : 'cannot move';
  const name = label === 'A' ? 'red block' : `block ${blockName(label)}`;
  return `${place}: ${name}, ${axis}, ${length} cells, ${can}${chosen ? ', chosen' : ''}`;
}
