// What is wrong with a draft, in words and with the cells concerned. A draft without faults is a
// puzzle that the core accepts.

import { t } from '../texts/texts.js';
import { exitInWords, plural } from '../words.js';
import { axisOf, cellsOf, contentAt, isSame, limits, lineOf } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('../types.js').Cell} Cell */
/** @typedef {{text: string, cells: readonly Cell[]}} Fault */

/** @param {Draft} draft @returns {Cell[]} */
const targetCells = ({ blocks, target }) => cellsOf(blocks[target]);

/** @param {Draft} draft @returns {Fault | null} */
function noTarget({ blocks, target }) {
  if (blocks.length === 0) {
    return { text: t('faultNone'), cells: [] };
  }
  if (target >= 0) return null;
  return { text: t('faultNoRed'), cells: [] };
}

/** @param {Draft} draft @returns {Fault | null} */
function wrongAxis(draft) {
  const { blocks, exit, target } = draft;
  const axis = axisOf(exit);
  if (blocks[target].axis === axis) return null;
  const slides = blocks[target].axis === 'vertical' ? 'faultUpright' : 'faultSideways';
  const text = t(slides, { exit: exitInWords(exit) });
  return { text, cells: targetCells(draft) };
}

/** @param {Draft} draft @returns {Fault | null} */
function wrongLine(draft) {
  const { exit } = draft;
  if (lineOf(draft.blocks[draft.target]) === exit.line) return null;
  const where = axisOf(exit) === 'horizontal' ? 'faultRow' : 'faultColumn';
  const text = t(where, { line: exit.line + 1 });
  return { text, cells: targetCells(draft) };
}

/** @param {Draft} draft @returns {Fault | null} */
function tooMany({ blocks }) {
  if (blocks.length <= limits.blocks) return null;
  return { text: t('faultMany', { n: limits.blocks }), cells: [] };
}

/** @param {Draft} draft @returns {Fault | null} */
function overlap(draft) {
  const taken = [...draft.blocks.flatMap(cellsOf), ...draft.walls];
  const twice = taken.filter((cell, i) => taken.some((other, j) => j < i && isSame(cell, other)));
  return twice.length > 0 ? { text: t('faultOverlap'), cells: twice } : null;
}

/**
 * The first thing that is wrong, or nothing. Later checks rely on the earlier ones.
 * @param {Draft} draft
 * @returns {Fault | null}
 */
export function faultOf(draft) {
  for (const check of [noTarget, tooMany, overlap, wrongAxis, wrongLine]) {
    const fault = check(draft);
    if (fault) return fault;
  }
  return null;
}

/**
 * A cell in words, for those who hear the board.
 * @param {Draft} draft
 * @param {readonly string[]} labels
 * @param {Cell} cell
 */
export function cellInWords(draft, labels, cell) {
  const { kind, index } = contentAt(draft, cell);
  const place = t('placeWords', { row: cell[1] + 1, col: cell[0] + 1 });
  if (kind !== 'block') return `${place}: ${t(kind === 'wall' ? 'fixedBlock' : 'emptyCell')}`;
  const { axis, length } = draft.blocks[index];
  const isTarget = index === draft.target;
  const name = isTarget ? t('redBlock') : t('blockNamed', { label: labels[index] });
  return `${place}: ${[name, t(axis), plural(length, 'cell')].join(', ')}`;
}
