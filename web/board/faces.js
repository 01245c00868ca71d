// The face of every block, drawn once and copied from then on: grain, edges and letters are most of
// the work of a board, and each move needs all of it twice.

/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import('./geometry.js').Rect} Rect */
/** @typedef {(ctx: Context, rect: Rect) => void} Paint */

export class Faces {
  /** @type {Map<string, HTMLCanvasElement>} */ #faces = new Map();
  #looks = '';
  #room = Infinity; // pixels
  #lacks = false;

  /**
   * Before blocks are drawn.
   * @param {string} looks all that faces have in common; others are not needed again
   * @param {number} room how many pixels of faces may be made, and one face more
   */
  begin(looks, room) {
    this.#room = room;
    this.#lacks = false;
    if (looks === this.#looks) return;
    this.#looks = looks;
    this.#faces.clear();
  }

  /** Whether blocks were left out since `begin`: there is room for them the next time. */
  get lacks() {
    return this.#lacks;
  }

  /**
   * Draws a face at the nearest whole pixel, so that it is the same wherever it stands.
   * @param {Context} ctx
   * @param {string} key what tells it from the others
   * @param {Rect} rect what it is drawn for
   * @param {number} margin what is drawn beyond it, pixels
   * @param {Paint} paint
   */
  draw(ctx, key, rect, margin, paint) {
    const face = this.#faces.get(key) ?? this.#make(key, rect, margin, paint);
    if (face) ctx.drawImage(face, Math.round(rect.x) - margin, Math.round(rect.y) - margin);
  }

  /** @param {string} key @param {Rect} rect @param {number} margin @param {Paint} paint */
  #make(key, { width, height }, margin, paint) {
    this.#lacks ||= this.#room <= 0;
    if (this.#lacks) return null;
    this.#room -= width * height;
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil(width) + 2 * margin;
    canvas.height = Math.ceil(height) + 2 * margin;
    const ctx = canvas.getContext('2d');
    if (ctx) paint(ctx, { x: margin, y: margin, width, height });
    this.#faces.set(key, canvas);
    return canvas;
  }
}
