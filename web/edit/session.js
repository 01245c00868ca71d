// One editing of one board, as a value: the draft with its history, what is chosen, where the board
// lies in the picture. The view shows it; everything that can happen is a function here.

import { blank, draftFrom, draftOf, isInside, notationOf, cellsOf } from './draft.js';
import { doubtfulCells, isChanged } from './doubts.js';
import { faultOf } from './faults.js';
import * as history from './history.js';
import { isConvex, mappingOf, quadOf } from './mapping.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./drawing.js').Selection} Selection */
/** @typedef {import('./mapping.js').Quad} Quad */
/** @typedef {import('../types.js').Cell} Cell */
/** @typedef {import('../types.js').Size} Size */
/**
 * @typedef {object} Session
 * @property {Draft} base the board as it came
 * @property {import('./history.js').History<Draft>} history
 * @property {Draft | null} trial what a drag under way would leave
 * @property {Selection} selection
 * @property {Quad} quad the board's corners, in picture pixels
 * @property {Size | null} size the picture's; null where there is none
 * @property {boolean} cornering the corners are being marked
 * @property {readonly Cell[]} doubts cells to look at
 * @property {readonly Cell[]} suspects cells to look at when the board cannot be right
 * @property {boolean} hopeless it has no solution as it was read
 * @property {boolean} differs it takes another number of moves than the game says
 * @property {readonly Draft[]} others close readings, best first
 * @property {readonly number[]} looked indexes of the cells that were looked at
 */

/** A cell's side where there is no picture, in drawing units. */
const plainCell = 100;
/** More would be a choice nobody wants to make. */
const mostOthers = 3;
/** Where the corners wait to be dragged to the board's, as parts of the picture. */
const firstGuess = 0.1;

/** @param {Draft} draft @returns {Quad} */
const plainQuad = ({ cols, rows }) => quadOf([0, 0, cols * plainCell, rows * plainCell]);

/** A square in the picture's middle. @param {Size} size @returns {Quad} */
function middleQuad({ width, height }) {
  const side = Math.min(width, height) * (1 - 2 * firstGuess);
  return quadOf([(width - side) / 2, (height - side) / 2, side, side]);
}

/**
 * @param {Pick<import('../types.js').State, 'puzzle' | 'reading' | 'result'>} state
 * @param {{size: Size, quad: Quad | null} | null} picture where the board lies in it, if known
 * @returns {Session}
 */
export function beginSession({ puzzle, reading, result }, picture) {
  const base = puzzle ? draftOf(puzzle) : blank();
  const quad = picture ? (picture.quad ?? middleQuad(picture.size)) : plainQuad(base);
  return {
    base,
    history: history.begin(base),
    trial: null,
    selection: null,
    quad,
    size: picture?.size ?? null,
    cornering: picture !== null && picture.quad === null,
    doubts: doubtfulCells(reading, base, false),
    suspects: doubtfulCells(reading, base, true),
    hopeless: result?.status === 'unsolvable',
    differs: false,
    others: (reading?.alternatives ?? []).map(draftFrom).filter(isDraft).slice(0, mostOthers),
    looked: [],
  };
}

/** @param {Draft | null} draft @returns {draft is Draft} */
const isDraft = (draft) => draft !== null;

/** What is on the board, a drag under way included. @param {Session} session */
export const draftIn = ({ trial, history: { now } }) => trial ?? now;

/** @param {Session} session */
export function mappingIn(session) {
  const { cols, rows } = draftIn(session);
  const quad = session.size ? session.quad : plainQuad(draftIn(session));
  return mappingOf(quad, cols, rows);
}

/**
 * @param {Session} session
 * @param {Draft} next
 * @param {Selection} [selection]
 * @returns {Session}
 */
export const change = (session, next, selection = session.selection) => {
  const past = history.record(session.history, next);
  return look({ ...session, history: past, trial: null, selection });
};

/** What is chosen has been looked at. @param {Session} session @returns {Session} */
function look(session) {
  const { base, selection, suspects, looked } = session;
  if (!selection || suspects.length === 0) return session;
  const block = 'block' in selection ? draftIn(session).blocks[selection.block] : null;
  const cells = 'cell' in selection ? [selection.cell] : block ? cellsOf(block) : [];
  return { ...session, looked: [...looked, ...cells.map(([col, row]) => row * base.cols + col)] };
}

/**
 * A corner elsewhere, unless the four would not go round the board any more.
 * @param {Session} session
 * @param {number} corner
 * @param {import('./mapping.js').Point} at
 * @returns {Session}
 */
export function moveCorner(session, corner, at) {
  const quad = /** @type {Quad} */ (session.quad.map((old, i) => (i === corner ? at : old)));
  return isConvex(quad) ? { ...session, quad } : session;
}

/**
 * The same by steps, which end at the picture's edges.
 * @param {Session} session
 * @param {number} corner
 * @param {import('./mapping.js').Point} by
 */
export function nudgeCorner(session, corner, by) {
  const { width, height } = session.size ?? { width: 0, height: 0 };
  const [x, y] = session.quad[corner];
  const within = (/** @type {number} */ n, /** @type {number} */ most) =>
    Math.min(Math.max(n, 0), most);
  return moveCorner(session, corner, [within(x + by[0], width), within(y + by[1], height)]);
}

/** @param {Session} session @param {(h: Session['history']) => Session['history']} step @returns {Session} */
const travel = (session, step) => ({
  ...session,
  history: step(session.history),
  trial: null,
  selection: null,
});

/** @param {Session} session */
export const undo = (session) => travel(session, history.undo);
/** @param {Session} session */
export const redo = (session) => travel(session, history.redo);

/** Doubtful cells nobody has looked at or changed. @param {Session} session @returns {Cell[]} */
export function openDoubts(session) {
  const { base, doubts, suspects, hopeless, differs, looked } = session;
  const draft = draftIn(session);
  if (draft.cols !== base.cols || draft.rows !== base.rows) return [];
  return (hopeless || differs ? suspects : doubts).filter(
    (cell) => !looked.includes(cell[1] * base.cols + cell[0]) && !isChanged(base, draft, cell),
  );
}

/** @param {Session} session */
export const isEdited = ({ base, history: { now } }) => notationOf(base) !== notationOf(now);

/** @param {Session} session */
export const faultIn = (session) => faultOf(session.history.now);

/** A selection may outlive what it chose. @param {Session} session @returns {Selection} */
export function selectionIn(session) {
  const { selection } = session;
  const draft = draftIn(session);
  if (!selection) return null;
  const there =
    'block' in selection ? selection.block < draft.blocks.length : isInside(draft, selection.cell);
  return there ? selection : null;
}

/**
 * The part of the picture to show: the board and a margin for the exit, or all of it while its
 * corners are marked.
 * @param {Session} session
 * @returns {[x: number, y: number, width: number, height: number]}
 */
export function viewBoxOf(session) {
  const { size, cornering } = session;
  if (cornering && size) return [0, 0, size.width, size.height];
  const { cols, rows } = draftIn(session);
  const mapping = mappingIn(session);
  const corners = [
    [-margin, -margin],
    [cols + margin, -margin],
    [cols + margin, rows + margin],
    [-margin, rows + margin],
  ].map(([col, row]) => mapping.toPicture(col, row));
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

/** Round the board, in cells: what the exit needs, and no more, for cells that a finger hits. */
const margin = 0.63;
