// Which cells of a reading deserve a second look. A confidence says how sure the scanner is of one
// cell; what a person has looked at or changed is doubtful no more.

import { t } from '../texts/texts.js';
import { contentAt } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('../types.js').Cell} Cell */
/** @typedef {import('../types.js').ReadingDetails} ReadingDetails */

/** Below this a cell is outlined, and a board not sure. */
const sureFrom = 0.9;
/** When a board cannot be right although every cell seemed sure, so many are marked nevertheless. */
const leastCertainCells = 3;

/**
 * @param {Pick<ReadingDetails, 'cells'> | null} reading
 * @param {Pick<Draft, 'cols' | 'rows'>} board the board as it was read
 * @param {boolean} suspicious something is wrong with the board, for example it has no solution
 * @returns {Cell[]} row by row
 */
export function doubtfulCells(reading, { cols, rows }, suspicious) {
  if (!reading || reading.cells.length !== cols * rows) return [];
  const ranked = reading.cells.map((confidence, at) => ({ confidence, at }));
  const doubtful = ranked.filter(({ confidence }) => confidence < sureFrom);
  const chosen =
    doubtful.length > 0 || !suspicious
      ? doubtful
      : ranked.sort((a, b) => a.confidence - b.confidence).slice(0, leastCertainCells);
  return chosen
    .sort((a, b) => a.at - b.at)
    .map(({ at }) => /** @type {Cell} */ ([at % cols, Math.floor(at / cols)]));
}

/** What stands on a cell, comparable between two drafts. @param {Draft} draft @param {Cell} cell */
function standing(draft, cell) {
  const { kind, index } = contentAt(draft, cell);
  if (kind !== 'block') return kind;
  const { col, row, axis, length } = draft.blocks[index];
  return [col, row, axis, length, index === draft.target].join();
}

/**
 * Whether a cell holds something else than before.
 * @param {Draft} before
 * @param {Draft} after
 * @param {Cell} cell
 */
export const isChanged = (before, after, cell) =>
  before.cols !== after.cols ||
  before.rows !== after.rows ||
  standing(before, cell) !== standing(after, cell);

/**
 * What to say of the parts that are no cells, or of a board that is doubtful in none of them: the
 * scanner then does not know where it ends.
 * @param {ReadingDetails | null} reading
 * @param {number} confidence in all of it
 */
export function otherDoubts(reading, confidence) {
  if (!reading) return '';
  const [exit, target] = [reading.exitConfidence < sureFrom, reading.targetConfidence < sureFrom];
  if (exit || target) {
    return `${t(exit && target ? 'doubtBoth' : exit ? 'doubtExit' : 'doubtTarget')} `;
  }
  const isWhole = confidence < sureFrom && reading.cells.every((cell) => cell >= sureFrom);
  return isWhole ? `${t('doubtWhole')} ` : '';
}
