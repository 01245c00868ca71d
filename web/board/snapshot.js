// A picture of a board to keep or to send: painted like the one on the page, on a canvas of its own.

import { placesAt } from '../playback.js';
import { layoutOf } from './geometry.js';
import { paintBoard } from './paint.js';
import { paintPieces } from './pieces.js';
import { paletteFor } from './palette.js';

/** What is marked on the page for the next move would only puzzle elsewhere. */
const noMarks = { ghost: null, next: null, moving: -1 };

const side = 1080; // pixels: what messengers keep of a picture

/**
 * @param {import('../types.js').Puzzle} puzzle
 * @param {import('../types.js').SolveResult | null} result
 * @param {number} step
 * @returns {Promise<Blob>} a PNG file
 */
export async function snapshot(puzzle, result, step) {
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('This browser cannot draw on a canvas.');
  const layout = layoutOf(puzzle, side, side);
  const palette = paletteFor(false);
  ctx.fillStyle = '#f4ead9';
  ctx.fillRect(0, 0, side, side);
  const parts = { ctx, layout, palette, ratio: 2 };
  paintBoard(parts, puzzle);
  paintPieces(parts, puzzle, placesAt(puzzle, result, step), noMarks);
  const blob = await new Promise((/** @type {(made: Blob | null) => void} */ done) =>
    canvas.toBlob(done, 'image/png'),
  );
  if (!blob) throw new Error('This browser cannot make a picture of the board.');
  return blob;
}
