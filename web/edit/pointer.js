// Pointer events on the drawn board become taps and drags, told in picture pixels.

/** A pointer that moved less than this, in CSS pixels, tapped: fingers tremble. */
const tremble = 8;

/** @typedef {[x: number, y: number]} Point */
/**
 * @typedef {object} Acts
 * @property {(at: Point) => void} tap
 * @property {(from: Point) => ((at: Point) => void) | null} drag begins a drag and follows it
 * @property {(kept: boolean) => void} end of a drag; not kept if the browser took the pointer away
 */

/**
 * A place on the screen in the drawing's own units.
 * @param {SVGSVGElement} drawing
 * @param {{clientX: number, clientY: number}} event
 * @returns {Point}
 */
export function pointOf(drawing, { clientX, clientY }) {
  const matrix = drawing.getScreenCTM();
  if (!matrix) return [0, 0];
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  return [x, y];
}

/**
 * @param {SVGSVGElement} drawing
 * @param {Acts} acts
 */
export function followPointer(drawing, acts) {
  /** @type {{id: number, x: number, y: number, from: Point, move: ((at: Point) => void) | null} | null} */
  let press = null;
  const isMoved = (/** @type {PointerEvent} */ { clientX, clientY }) =>
    press !== null && Math.hypot(clientX - press.x, clientY - press.y) >= tremble;

  drawing.addEventListener('pointerdown', (event) => {
    if (press || event.button !== 0) return;
    event.preventDefault();
    drawing.setPointerCapture(event.pointerId);
    const { pointerId: id, clientX: x, clientY: y } = event;
    press = { id, x, y, from: pointOf(drawing, event), move: null };
  });
  drawing.addEventListener('pointermove', (event) => {
    if (event.pointerId !== press?.id) return;
    if (!press.move && isMoved(event)) press.move = acts.drag(press.from);
    press.move?.(pointOf(drawing, event));
  });
  drawing.addEventListener('pointerup', (event) => {
    if (event.pointerId !== press?.id) return;
    const { move, from } = press;
    press = null;
    if (move) acts.end(true);
    else acts.tap(from);
  });
  drawing.addEventListener('pointercancel', (event) => {
    if (event.pointerId !== press?.id) return;
    const dragged = press.move !== null;
    press = null;
    if (dragged) acts.end(false);
  });
}
