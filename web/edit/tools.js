// The editor's tools, one row each: what it is called, its key, when there is any use for it, and
// what it does. A tool that would change nothing is not offered.

import { t } from '../texts/texts.js';
import { contentAt, isInside } from './draft.js';
import * as edit from './operations.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./drawing.js').Selection} Selection */
/** @typedef {import('../types.js').Cell} Cell */
/**
 * @typedef {object} Tool
 * @property {string} id
 * @property {import('../texts/texts.js').Key} text
 * @property {string} [own] said instead, where one of several has a number
 * @property {import('../texts/texts.js').Key} [label] what is read out, where the text alone would not do
 * @property {string} [key]
 * @property {(draft: Draft, index: number, cell: Cell) => Draft} apply `index`: the chosen block;
 *   `cell`: the chosen cell
 */

/** @type {readonly Tool[]} */
const blockTools = [
  { id: 'remove', text: 'toolRemove', key: 'Delete', apply: edit.removeBlock },
  { id: 'turn', text: 'toolTurn', key: 'r', apply: edit.turnBlock },
  { id: 'shorten', text: 'toolShorter', key: '-', apply: edit.shorten },
  { id: 'lengthen', text: 'toolLonger', key: '+', apply: edit.lengthen },
  { id: 'target', text: 'toolRed', key: 't', apply: edit.chooseTarget },
  { id: 'split', text: 'toolSplit', key: 's', apply: edit.splitBlock },
  { id: 'join', text: 'toolJoin', key: 'j', apply: edit.joinBlocks },
];

/**
 * A block of two cells over a cell, towards whichever side has room.
 * @param {Draft} draft
 * @param {Cell} cell
 * @param {Cell} step
 */
function pair(draft, [col, row], [dc, dr]) {
  const after = edit.addBlock(draft, [col, row], [col + dc, row + dr]);
  return after === draft ? edit.addBlock(draft, [col, row], [col - dc, row - dr]) : after;
}

/** The side of the board a cell lies at, the target's own sides first. @param {Draft} draft @param {Cell} cell */
function exitHere(draft, [col, row]) {
  /** @type {[boolean, import('../types.js').Side, number][]} */
  const sides = [
    [col === draft.cols - 1, 'right', row],
    [col === 0, 'left', row],
    [row === 0, 'top', col],
    [row === draft.rows - 1, 'bottom', col],
  ];
  const flat = draft.blocks[draft.target]?.axis !== 'vertical';
  const order = flat ? sides : [...sides.slice(2), ...sides.slice(0, 2)];
  const found = order.find(([there]) => there);
  return found ? edit.moveExit(draft, found[1], found[2]) : draft;
}

/** @type {readonly Tool[]} */
const cellTools = [
  { id: 'flat', text: 'toolFlat', key: 'h', apply: (d, _, cell) => pair(d, cell, [1, 0]) },
  { id: 'upright', text: 'toolUpright', key: 'v', apply: (d, _, cell) => pair(d, cell, [0, 1]) },
  { id: 'wall', text: 'toolWall', key: 'w', apply: (d, _, cell) => edit.toggleWall(d, cell) },
  { id: 'exit-here', text: 'toolExit', key: 'e', apply: (d, _, cell) => exitHere(d, cell) },
];

/** @type {readonly Tool[]} */
const wallTools = [
  { ...cellTools[2], id: 'remove-wall', text: 'toolRemove', key: 'Delete' },
  cellTools[3],
];

/** @type {Record<import('../types.js').Side, import('../types.js').Side>} */
const nextSide = { right: 'bottom', bottom: 'left', left: 'top', top: 'right' };

/** @param {Draft} draft */
function exitToNextSide(draft) {
  const side = nextSide[draft.exit.side];
  const target = draft.blocks[draft.target];
  if (!target) return edit.moveExit(draft, side, draft.exit.line);
  return edit.moveExit(draft, side, side === 'left' || side === 'right' ? target.row : target.col);
}

/** @param {Draft} draft */
function exitToNextLine(draft) {
  const { side, line } = draft.exit;
  const lines = side === 'left' || side === 'right' ? draft.rows : draft.cols;
  return edit.moveExit(draft, side, (line + 1) % lines);
}

/** @type {readonly Tool[]} */
export const boardTools = [
  {
    id: 'fewer-cols',
    text: 'colLess',
    label: 'colLessLong',
    apply: (d) => edit.resizeBoard(d, d.cols - 1, d.rows),
  },
  {
    id: 'more-cols',
    text: 'colMore',
    label: 'colMoreLong',
    apply: (d) => edit.resizeBoard(d, d.cols + 1, d.rows),
  },
  {
    id: 'fewer-rows',
    text: 'rowLess',
    label: 'rowLessLong',
    apply: (d) => edit.resizeBoard(d, d.cols, d.rows - 1),
  },
  {
    id: 'more-rows',
    text: 'rowMore',
    label: 'rowMoreLong',
    apply: (d) => edit.resizeBoard(d, d.cols, d.rows + 1),
  },
  { id: 'mirror', text: 'toolMirror', label: 'mirrorLong', apply: edit.mirror },
  { id: 'rotate', text: 'toolRotate', label: 'rotateLong', apply: edit.rotate },
  { id: 'exit-side', text: 'toolSide', label: 'sideLong', apply: exitToNextSide },
  { id: 'exit-line', text: 'toolLine', label: 'lineLong', apply: exitToNextLine },
  { id: 'clear', text: 'toolClear', label: 'clearLong', apply: edit.clear },
];

/**
 * The tools for what is chosen.
 * @param {Draft} draft
 * @param {Selection} selection
 * @returns {readonly Tool[]}
 */
export function toolsFor(draft, selection) {
  if (!selection) return [];
  const all = toolsOf(draft, selection);
  return all.filter((tool) => use(tool, draft, selection) !== draft);
}

/**
 * Other ways to read the picture, a tap each.
 * @param {readonly Draft[]} others
 * @returns {Tool[]}
 */
export const readingTools = (others) =>
  others.map((other, i) => ({
    id: `reading-${i + 1}`,
    text: 'otherReading',
    ...(others.length > 1 && { own: t('otherReadingN', { n: i + 1 }) }),
    apply: () => other,
  }));

/** @param {Draft} draft @param {NonNullable<Selection>} selection */
function toolsOf(draft, selection) {
  if ('block' in selection) return blockTools;
  if (!isInside(draft, selection.cell)) return [];
  return contentAt(draft, selection.cell).kind === 'wall' ? wallTools : cellTools;
}

/**
 * @param {Tool} tool
 * @param {Draft} draft
 * @param {Selection} selection
 */
export function use(tool, draft, selection) {
  const index = selection && 'block' in selection ? selection.block : -1;
  const cell = selection && 'cell' in selection ? selection.cell : /** @type {Cell} */ ([-1, -1]);
  return tool.apply(draft, index, cell);
}

/**
 * What is chosen once a tool has been used: the same block, a new one, or nothing.
 * @param {Draft} before
 * @param {Draft} after
 * @param {Selection} selection
 * @returns {Selection}
 */
export function selectionAfter(before, after, selection) {
  if (after.cols !== before.cols || after.rows !== before.rows) return null;
  if (selection && 'cell' in selection) {
    const { kind, index } = contentAt(after, selection.cell);
    return kind === 'block' ? { block: index } : selection;
  }
  return after.blocks.length < before.blocks.length ? null : selection;
}
