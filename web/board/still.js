// Boards as still pictures, drawn in parts: all of one at once is a long task for a slow phone. What
// two of them have in common is drawn once.

import { Backdrop } from './backdrop.js';
import { pause } from '../page.js';
import { layoutOf } from './geometry.js';
import { paintNumbers } from './marks.js';
import { paintBoard } from './paint.js';
import { painters } from './pieces.js';
import { paletteFor } from './palette.js';

/** @typedef {import('../types.js').Puzzle} Puzzle */
/** @typedef {import('../playback.js').Place} Place */
/** Blocks to mark, each with the number of its move. @typedef {{index: number, n: number}} Numbered */
/**
 * @typedef {object} Picture
 * @property {Puzzle} puzzle
 * @property {Place[]} places
 * @property {Numbered[]} numbers
 * @property {boolean} dark
 * @property {import('./palette.js').Theme} theme
 */

const noMarks = { ghost: null, next: null, moving: -1 };

/** Of blocks' faces, at a time. */
const mostPixels = 45_000;

export class StillBoards {
  #bare = new Backdrop();
  #painters = painters(mostPixels);

  /**
   * Goes on drawing a board over all of a canvas.
   * @param {CanvasRenderingContext2D} ctx
   * @param {number} ratio device pixels to a CSS pixel
   * @param {Picture} picture
   * @returns {boolean} whether there is more to draw
   */
  draw(ctx, ratio, { puzzle, places, numbers, dark, theme }) {
    const { width, height } = ctx.canvas;
    const layout = layoutOf(puzzle, width, height);
    const canvas = { ctx, layout, palette: paletteFor(dark, theme), ratio };
    const { cols, rows, exit } = puzzle;
    const key = JSON.stringify([dark, theme, ratio, cols, rows, exit]);
    const paint = (/** @type {CanvasRenderingContext2D} */ own) =>
      paintBoard({ ...canvas, ctx: own }, puzzle);
    if (this.#bare.keep(ctx.canvas, key, paint)) return true;
    this.#bare.copyTo(ctx, key, paint);
    this.#painters.paintStill(canvas, puzzle, places, noMarks, [], true);
    if (this.#painters.lacks()) return true;
    paintNumbers(canvas, puzzle, places, numbers);
    return false;
  }

  /**
   * The same in one go, leaving the page's thread to others between the parts.
   * @param {CanvasRenderingContext2D} ctx
   * @param {number} ratio
   * @param {Picture} picture
   */
  async drawAll(ctx, ratio, picture) {
    while (this.draw(ctx, ratio, picture)) await pause();
  }
}
