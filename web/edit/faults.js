// What is wrong with a draft, in words and with the cells concerned. A draft without faults is a
// puzzle that the core accepts.

import { axisOf, cellsOf, contentAt, isSame, limits, lineOf } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('../types.js').Cell} Cell */
/** @typedef {{text: string, cells: readonly Cell[]}} Fault */

/** @param {Draft} draft @returns {Cell[]} */
const targetCells = ({ blocks, target }) => cellsOf(blocks[target]);

/** What an exit's line is called. @param {Draft} draft */
const lineName = ({ exit }) =>
  `${axisOf(exit) === 'horizontal' ? 'row' : 'column'} ${exit.line + 1}`;

/** @param {Draft} draft @returns {Fault | null} */
function noTarget({ blocks, target }) {
  if (blocks.length === 0) {
    return { text: 'There is no block yet. Drag over empty cells to add one.', cells: [] };
  }
  if (target >= 0) return null;
  return { text: 'No block is red. Tap the one to be freed, then Make red.', cells: [] };
}

/** @param {Draft} draft @returns {Fault | null} */
function wrongAxis(draft) {
  const { blocks, exit, target } = draft;
  const axis = axisOf(exit);
  if (blocks[target].axis === axis) return null;
  const text =
    `The red block slides ${blocks[target].axis === 'vertical' ? 'up and down' : 'sideways'}, ` +
    `but the exit is at the ${exit.side}. Turn the block or move the exit.`;
  return { text, cells: targetCells(draft) };
}

/** @param {Draft} draft @returns {Fault | null} */
function wrongLine(draft) {
  if (lineOf(draft.blocks[draft.target]) === draft.exit.line) return null;
  const text = `The exit is at ${lineName(draft)}, where the red block never comes. Move one of them.`;
  return { text, cells: targetCells(draft) };
}

/** @param {Draft} draft @returns {Fault | null} */
function tooMany({ blocks }) {
  if (blocks.length <= limits.blocks) return null;
  return { text: `There can be no more than ${limits.blocks} blocks.`, cells: [] };
}

/** @param {Draft} draft @returns {Fault | null} */
function overlap(draft) {
  const taken = [...draft.blocks.flatMap(cellsOf), ...draft.walls];
  const twice = taken.filter((cell, i) => taken.some((other, j) => j < i && isSame(cell, other)));
  return twice.length > 0 ? { text: 'Two pieces lie over each other.', cells: twice } : null;
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
  const place = `row ${cell[1] + 1}, column ${cell[0] + 1}`;
  if (kind !== 'block') return `${place}: ${kind === 'wall' ? 'fixed block' : 'empty'}`;
  const { axis, length } = draft.blocks[index];
  const name = index === draft.target ? 'red block' : `block ${labels[index]}`;
  return `${place}: ${name}, ${axis}, ${length} cells`;
}
