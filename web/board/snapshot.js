// A picture of a board to keep or to send: painted like the one on the page, on a canvas of its own.

import { placesAt } from '../playback.js';
import { StillBoards } from './still.js';
import { contextOf } from './storyboard.js';

const side = 1080; // pixels: what messengers keep of a picture

/** A canvas as large as the picture. */
function canvasOfSide() {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: side, height: side });
  return canvas;
}

/**
 * What is marked on the page for the next move would only puzzle elsewhere.
 * @param {import('../types.js').Puzzle} puzzle
 * @param {import('../types.js').SolveResult | null} result
 * @param {number} step
 * @returns {Promise<Blob>} a PNG file
 */
export async function snapshot(puzzle, result, step) {
  const [canvas, board] = [canvasOfSide(), canvasOfSide()];
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#f4ead9';
  ctx.fillRect(0, 0, side, side);
  const places = placesAt(puzzle, result, step);
  const look = /** @type {const} */ ({ dark: false, theme: 'wood' });
  await new StillBoards().drawAll(contextOf(board), 2, { puzzle, places, numbers: [], ...look });
  ctx.drawImage(board, 0, 0);
  const blob = await new Promise((/** @type {(made: Blob | null) => void} */ done) =>
    canvas.toBlob(done, 'image/png'),
  );
  if (!blob) throw new Error('This browser cannot make a picture of the board.');
  return blob;
}
