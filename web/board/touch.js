// Fingers, pens and mice on the board while it is played by hand: a block follows the pointer as far
// as it can go, then snaps to the cells; a quick flick carries it on. A tap chooses.

import { cellRect, layoutOf } from './geometry.js';

/** A pointer that moved less than this, in CSS pixels, tapped. */
const tremble = 6;
/** How long a flick carries on, in milliseconds. */
const glide = 90;
/** Speeds are taken over so much time: a single event is too noisy. Milliseconds. */
const recent = 60;

/** @typedef {import('../types.js').Cell} Cell */
/**
 * @typedef {object} Grip what is held, in cells along its axis
 * @property {boolean} flat
 * @property {number} start
 * @property {number} least
 * @property {number} most
 */
/**
 * @typedef {object} Acts
 * @property {() => import('./geometry.js').Board | null} board none while it is not played by hand
 * @property {(cell: Cell) => Grip | null} grip the block on a cell
 * @property {(along: number) => void} follow the block held is here now
 * @property {(along: number | null) => void} drop here it was let go; null: where it was
 * @property {(cell: Cell) => void} tap
 */

/**
 * Where a block let go comes to rest.
 * @param {Grip} grip
 * @param {number} along
 * @param {number} speed cells a millisecond
 */
export function restOf({ least, most }, along, speed) {
  return Math.round(Math.min(Math.max(along + speed * glide, least), most));
}

/**
 * @param {readonly {along: number, at: number}[]} trail
 * @returns {number} cells a millisecond
 */
export function speedOf(trail) {
  const last = trail[trail.length - 1];
  const first = trail.find(({ at }) => last.at - at <= recent);
  return first && last.at > first.at ? (last.along - first.along) / (last.at - first.at) : 0;
}

/** @param {HTMLCanvasElement} canvas @param {Acts} acts */
export function followTouch(canvas, acts) {
  /** @type {{id: number, x: number, y: number, cell: Cell, grip: Grip | null, cellSide: number, held: boolean, trail: {along: number, at: number}[]} | null} */
  let press = null;

  const alongOf = (/** @type {PointerEvent} */ event) => {
    if (!press?.grip) return 0;
    const { flat, start, least, most } = press.grip;
    const way = (flat ? event.clientX - press.x : event.clientY - press.y) / press.cellSide;
    return Math.min(Math.max(start + way, least), most);
  };

  canvas.addEventListener('pointerdown', (event) => {
    const board = press ? null : acts.board();
    if (!board || event.button !== 0) return;
    const { cell, side } = cellUnder(canvas, board, event);
    const [id, x, y] = [event.pointerId, event.clientX, event.clientY];
    press = { id, x, y, cell, grip: acts.grip(cell), cellSide: side, held: false, trail: [] };
    canvas.setPointerCapture(id);
  });
  canvas.addEventListener('pointermove', (event) => {
    if (event.pointerId !== press?.id || !press.grip) return;
    press.held ||= Math.hypot(event.clientX - press.x, event.clientY - press.y) >= tremble;
    if (!press.held) return;
    const along = alongOf(event);
    press.trail.push({ along, at: event.timeStamp });
    acts.follow(along);
  });
  canvas.addEventListener('pointerup', (event) => {
    if (event.pointerId !== press?.id) return;
    const { held, grip, cell, trail } = press;
    if (held && grip) acts.drop(restOf(grip, alongOf(event), speedOf(trail)));
    else acts.tap(cell);
    press = null;
  });
  canvas.addEventListener('pointercancel', (event) => {
    if (event.pointerId !== press?.id) return;
    if (press.held) acts.drop(null);
    press = null;
  });
}

/**
 * @param {HTMLCanvasElement} canvas
 * @param {import('./geometry.js').Board} board
 * @param {PointerEvent} event
 * @returns {{cell: Cell, side: number}} the cell, and a cell's side in CSS pixels
 */
function cellUnder(canvas, board, event) {
  const box = canvas.getBoundingClientRect();
  const layout = layoutOf(board, canvas.width, canvas.height);
  const scale = box.width / canvas.width;
  const { x, y } = cellRect(layout, 0, 0);
  const side = layout.cell * scale;
  const col = Math.floor((event.clientX - box.x - x * scale) / side);
  const row = Math.floor((event.clientY - box.y - y * scale) / side);
  return { cell: [col, row], side };
}
