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
export const duration = (millis) => `${threeDigits().format(Math.round(millis * 10) / 10000)} s`;

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
  const place = t('placeWords', { row: row + 1, col: col + 1 });
  if (index < 0 || !range) {
    const fixed = walls.some(([c, r]) => c === col && r === row);
    return `${place}: ${t(fixed ? 'fixedBlock' : 'emptyCell')}`;
  }
  const { label, axis, length } = blocks[index];
  const flat = axis === 'horizontal';
  const at = flat ? places[index].col : places[index].row;
  const ways = [
    [at - range.least, t(flat ? 'wayLeft' : 'wayUp')],
    [range.most - at, t(flat ? 'wayRight' : 'wayDown')],
  ].filter(([cells]) => cells !== 0);
  const can =
    ways.length > 0
      ? t('canGo', { ways: ways.map((way) => way.join(' ')).join(` ${t('or')} `) })
      : t('cannotMove');
  const name = label === 'A' ? t('redBlock') : t('blockNamed', { label: blockName(label) });
  const words = [name, t(axis), plural(length, 'cell'), can, ...(chosen ? [t('chosenBlock')] : [])];
  return `${place}: ${words.join(', ')}`;
}
