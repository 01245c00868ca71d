// How numbers, blocks and moves are said in words, in one place so that all views agree.

import { locale, numeral, t } from './texts/texts.js';

/** @typedef {import('./types.js').Move} Move */

/** @type {Map<string, Intl.NumberFormat>} */
const formats = new Map();

/** @returns {Intl.NumberFormat} three significant digits, in the language being spoken */
function threeDigits() {
  const name = locale();
  const known = formats.get(name);
  if (known) return known;
  const made = new Intl.NumberFormat(name, { maximumSignificantDigits: 3 });
  formats.set(name, made);
  return made;
}

/** @param {number} n */
export const count = (n) => numeral(n);

/**
 * Seconds to three significant digits, never finer than a tenth of a millisecond.
 * @param {number} millis
 */
export function duration(millis) {
  const tenths = Math.round(millis * 10);
  return `${tenths > 0 ? '' : '< '}${threeDigits().format(Math.max(1, tenths) / 10000)} s`;
}

/** What can be counted. @type {Record<string, import('./texts/texts.js').Key>} */
const counted = {
  move: 'movesCount',
  position: 'positionsCount',
  cell: 'cellsCount',
  block: 'blocksCount',
  row: 'rowsCount',
  column: 'columnsCount',
  'fixed block': 'fixedCount',
};

/**
 * For example "1 move", "1,200 moves".
 * @param {number} n
 * @param {string} noun a key of `counted`
 */
export const plural = (n, noun) => t(counted[noun], { n });

/**
 * For example "12 blocks cover 26 cells".
 * @param {Pick<import('./types.js').Puzzle, 'blocks' | 'cellsCovered'>} puzzle
 */
export function coverage({ blocks, cellsCovered }) {
  return t('coverage', { n: blocks.length, cells: plural(cellsCovered, 'cell') });
}

/**
 * The target is known by its colour, the others by their letter on the board.
 * @param {string} label
 */
export const blockName = (label) => (label === 'A' ? t('red') : label);

/** @param {Move} move */
function direction({ from, to }) {
  if (from[0] !== to[0]) return t(to[0] > from[0] ? 'wayRight' : 'wayLeft');
  return t(to[1] > from[1] ? 'wayDown' : 'wayUp');
}

/**
 * For example "red 2 right".
 * @param {Move} move
 */
export function moveInWords(move) {
  const cells = Math.abs(move.to[0] - move.from[0]) + Math.abs(move.to[1] - move.from[1]);
  return t('moveWords', { block: blockName(move.block), cells, way: direction(move) });
}

/** @type {Record<import('./types.js').Side, import('./texts/texts.js').Key>} */
const exits = { left: 'exitLeft', right: 'exitRight', top: 'exitTop', bottom: 'exitBottom' };

/** @param {import('./types.js').Exit} exit */
export const exitInWords = ({ side, line }) => t(exits[side], { line: line + 1 });
