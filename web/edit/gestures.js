// What a finger, pen or mouse on the board means for the draft: a tap, or a drag of a block, of a
// block's end, of the exit, or over empty cells. Pure: places in cells come in, drafts go out.

import { contentAt, isInside } from './draft.js';
import { handlesOf } from './drawing.js';
import { exitNear } from './mapping.js';
import { addBlock, moveBlock, moveExit, pieceBetween, stretchBlock } from './operations.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./drawing.js').Selection} Selection */
/** @typedef {import('../types.js').Cell} Cell */
/** A place on the board in cells, fractions included. @typedef {[col: number, row: number]} Spot */
/** `at` gives the draft that a drag to a place would leave. */
/** @typedef {{at: (spot: Spot, last: Draft) => Draft}} Drag */

/** How near to a block's end counts as on it, in cells; half a finger on a small phone. */
const reach = 0.32;

/** @param {Spot} spot @returns {Cell} */
export const cellOf = ([col, row]) => [Math.floor(col), Math.floor(row)];

/** @param {number} n @param {number} most */
const within = (n, most) => Math.min(Math.max(n, 0), most);

/** @param {Draft} draft @param {Spot} spot @returns {Cell} the nearest cell of the board */
function nearestCell({ cols, rows }, spot) {
  const [col, row] = cellOf(spot);
  return [within(col, cols - 1), within(row, rows - 1)];
}

/** @param {Draft} draft @param {Selection} selection @param {Spot} spot */
function handleAt({ blocks }, selection, [col, row]) {
  const block = selection && 'block' in selection ? blocks[selection.block] : null;
  if (!block) return -1;
  return handlesOf(block).findIndex(([c, r]) => Math.hypot(c - col, r - row) < reach);
}

/** @param {Draft} start @param {number} index @param {number} handle @returns {Drag} */
function stretching(start, index, handle) {
  const flat = start.blocks[index].axis === 'horizontal';
  const { col, row } = start.blocks[index];
  return {
    at(spot, last) {
      const [c, r] = nearestCell(start, spot);
      const to = /** @type {Cell} */ (flat ? [c, row] : [col, r]);
      const next = stretchBlock(start, index, to, handle === 0 ? 'first' : 'last');
      const unmoved = next === start && last !== start;
      return unmoved ? last : next;
    },
  };
}

/** @param {Draft} start @param {number} index @param {Spot} from @returns {Drag} */
function moving(start, index, from) {
  const { col, row } = start.blocks[index];
  return {
    at([c, r], last) {
      const to = /** @type {Cell} */ ([
        col + Math.round(c - from[0]),
        row + Math.round(r - from[1]),
      ]);
      if (to[0] === col && to[1] === row) return start;
      const next = moveBlock(start, index, to);
      return next === start ? last : next; // no room there: it stays where there last was
    },
  };
}

/** @param {Draft} start @param {Spot} from @returns {Drag} */
function adding(start, from) {
  const first = cellOf(from);
  return {
    at(spot, last) {
      const [col, row] = nearestCell(start, spot);
      const flat = Math.abs(spot[0] - from[0]) >= Math.abs(spot[1] - from[1]);
      const to = /** @type {Cell} */ (flat ? [col, first[1]] : [first[0], row]);
      if (!pieceBetween(first, to)) return start;
      const next = addBlock(start, first, to);
      return next === start ? last : next;
    },
  };
}

/** @param {Draft} start @returns {Drag} */
const movingExit = (start) => ({
  at([col, row]) {
    const { side, line } = exitNear(col, row, start);
    return moveExit(start, side, line);
  },
});

/**
 * What a drag that begins at a place would do.
 * @param {Draft} draft
 * @param {Selection} selection
 * @param {Spot} spot
 * @returns {Drag}
 */
export function dragFrom(draft, selection, spot) {
  const handle = handleAt(draft, selection, spot);
  if (handle >= 0 && selection && 'block' in selection) {
    return stretching(draft, selection.block, handle);
  }
  const cell = cellOf(spot);
  if (!isInside(draft, cell)) return movingExit(draft);
  const { kind, index } = contentAt(draft, cell);
  if (kind === 'block') return moving(draft, index, spot);
  return kind === 'empty' ? adding(draft, spot) : { at: (_, last) => last };
}

/**
 * What a tap does: beside the board it moves the exit; with something chosen, an empty cell in line
 * becomes a block's new end; otherwise it chooses.
 * @param {Draft} draft
 * @param {Selection} selection
 * @param {Spot} spot
 * @returns {{draft: Draft, selection: Selection}}
 */
export function tapAt(draft, selection, spot) {
  const cell = cellOf(spot);
  if (!isInside(draft, cell)) {
    const { side, line } = exitNear(spot[0], spot[1], draft);
    return { draft: moveExit(draft, side, line), selection: null };
  }
  const { kind, index } = contentAt(draft, cell);
  if (kind === 'block') {
    const again = selection && 'block' in selection && selection.block === index;
    return { draft, selection: again ? null : { block: index } };
  }
  const changed = kind === 'empty' && selection ? grow(draft, selection, cell) : draft;
  if (changed === draft) return { draft, selection: { cell } };
  return { draft: changed, selection: { block: contentAt(changed, cell).index } };
}

/** @param {Draft} draft @param {NonNullable<Selection>} selection @param {Cell} cell */
function grow(draft, selection, cell) {
  if ('block' in selection) return stretchBlock(draft, selection.block, cell);
  const free = contentAt(draft, selection.cell).kind === 'empty';
  return free ? addBlock(draft, selection.cell, cell) : draft;
}
