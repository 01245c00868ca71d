// A board on the move: what stands still is drawn once, and with each frame only where a block was and
// where it is now.

import { Backdrop } from './backdrop.js';
import { blockRect, grown } from './geometry.js';

/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import('./geometry.js').Rect} Rect */
/** @typedef {import('./paint.js').Canvas} Canvas */

/** Beyond a block: its shadow, and the outline of one that moves. */
const beyondCells = 0.12;

/**
 * The whole pixels over which blocks lie.
 * @param {Canvas} canvas
 * @param {import('../types.js').Puzzle} puzzle
 * @param {import('../playback.js').Place[]} places
 * @param {readonly number[]} indexes of the blocks
 * @returns {Rect}
 */
export function areaOf({ layout }, { blocks }, places, indexes) {
  const rects = indexes.map((i) =>
    grown(blockRect(layout, blocks[i], places[i]), layout.cell * beyondCells),
  );
  return around(rects);
}

/** @param {readonly Rect[]} rects @returns {Rect} */
function around(rects) {
  const x = Math.floor(Math.min(...rects.map((rect) => rect.x)));
  const y = Math.floor(Math.min(...rects.map((rect) => rect.y)));
  const right = Math.ceil(Math.max(...rects.map((rect) => rect.x + rect.width)));
  const bottom = Math.ceil(Math.max(...rects.map((rect) => rect.y + rect.height)));
  return { x, y, width: right - x, height: bottom - y };
}

export class Film {
  #backdrop = new Backdrop();
  /** Of the frame that the canvas shows; none where it shows something else. */
  #key = '';
  /** @type {Rect} */ #area = { x: 0, y: 0, width: 0, height: 0 };

  /**
   * What stands still in the frames to come.
   * @param {Context['canvas']} size
   * @param {string} look
   * @param {(ctx: Context) => void} paint
   */
  prepare(size, look, paint) {
    if (this.#backdrop.keep(size, look, paint)) this.#key = '';
  }

  /** The canvas has been drawn on by somebody else. */
  cut() {
    this.#key = '';
  }

  /**
   * @param {Context} ctx
   * @param {string} look all that what stands still depends on but the size
   * @param {Rect} area where the moving blocks are
   * @param {{still: (ctx: Context) => void, moving: () => void}} paint
   */
  draw(ctx, look, area, { still, moving }) {
    const { width, height } = ctx.canvas;
    const key = `${width} ${height} ${look}`;
    if (key === this.#key) {
      ctx.save();
      this.#clear(ctx, around([area, this.#area]));
      moving();
      ctx.restore();
    } else {
      this.#backdrop.copyTo(ctx, look, still);
      moving();
    }
    [this.#key, this.#area] = [key, area];
  }

  /** What stands still, and nothing outside it is drawn on. @param {Context} ctx @param {Rect} area */
  #clear(ctx, { x, y, width, height }) {
    ctx.beginPath();
    ctx.rect(x, y, width, height);
    ctx.clip();
    ctx.clearRect(x, y, width, height);
    this.#backdrop.putOn(ctx);
  }
}
