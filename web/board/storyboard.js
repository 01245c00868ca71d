// Boards as still pictures: on the cards of a solution, and all of them on one storyboard to save or
// send. They are drawn by the same hand as the board itself.

import { layoutOf } from './geometry.js';
import { paintNumbers } from './marks.js';
import { paintBoard } from './paint.js';
import { paintPieces } from './pieces.js';
import { paletteFor } from './palette.js';

/** @typedef {import('../types.js').Puzzle} Puzzle */
/** @typedef {import('./palette.js').Theme} Theme */
/** @typedef {import('../playback.js').Place} Place */
/** @typedef {import('../follow/cards.js').Card} Card */
/** Blocks to mark, each with the number of its move. @typedef {{index: number, n: number}} Numbered */

const noMarks = { ghost: null, next: null, moving: -1 };

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {{x: number, y: number, side: number}} square in device pixels
 * @param {{puzzle: Puzzle, places: Place[], numbers: Numbered[], dark: boolean, ratio: number, theme?: Theme}} what
 */
function drawInto(ctx, { x, y, side }, { puzzle, places, numbers, dark, ratio, theme = 'wood' }) {
  ctx.save();
  ctx.translate(x, y);
  const layout = layoutOf(puzzle, side, side);
  const canvas = { ctx, layout, palette: paletteFor(dark, theme), ratio };
  paintBoard(canvas, puzzle);
  paintPieces(canvas, puzzle, places, noMarks);
  paintNumbers(canvas, puzzle, places, numbers);
  ctx.restore();
}

/** @param {HTMLCanvasElement} canvas */
function contextOf(canvas) {
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('This browser cannot draw on a canvas.');
  return ctx;
}

/**
 * Fills a canvas with one board, as sharp as the screen is.
 * @param {HTMLCanvasElement} canvas
 * @param {{puzzle: Puzzle, places: Place[], numbers: Numbered[], dark: boolean, theme: Theme}} what
 */
export function drawSnapshot(canvas, what) {
  const ratio = devicePixelRatio;
  const side = Math.round(canvas.clientWidth * ratio);
  if (side === 0) return;
  canvas.width = side;
  canvas.height = side;
  drawInto(contextOf(canvas), { x: 0, y: 0, side }, { ...what, ratio });
}

/** Pixels of a storyboard, made for a phone's width. */
const board = { width: 1080, margin: 36, tile: 486, line: 40, head: 64 };

/** The first move each block of a card makes. @param {Card} card @returns {Numbered[]} */
export const numbersOf = ({ moves, first }) =>
  moves
    .map(({ index }, i) => ({ index, n: first + i }))
    .filter(({ index }, i, all) => all.findIndex((one) => one.index === index) === i);

/**
 * All cards on one picture, two in a row, numbered.
 * @param {Puzzle} puzzle
 * @param {Card[]} cards
 * @returns {Promise<Blob | null>} PNG
 */
export function storyboard(puzzle, cards) {
  const { width, margin, tile, line, head } = board;
  const most = Math.max(...cards.map(({ moves }) => moves.length));
  const height = head + tile + most * line + margin;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.ceil(cards.length / 2) * height + margin;
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#f4ead9';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  cards.forEach((card, i) => {
    const x = margin + (i % 2) * (tile + margin);
    const y = margin + Math.floor(i / 2) * height;
    drawTile(ctx, { x, y }, puzzle, card);
  });
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {{x: number, y: number}} at
 * @param {Puzzle} puzzle
 * @param {Card} card
 */
function drawTile(ctx, { x, y }, puzzle, card) {
  const { tile, line, head } = board;
  ctx.fillStyle = '#33210f';
  ctx.textBaseline = 'middle';
  ctx.textAlign = 'left';
  ctx.font = '700 36px system-ui, sans-serif';
  ctx.fillText(
    card.first === card.last ? `${card.first}` : `${card.first}–${card.last}`,
    x,
    y + head / 2,
  );
  const what = { puzzle, places: card.before, numbers: numbersOf(card), dark: false, ratio: 2 };
  drawInto(ctx, { x, y: y + head, side: tile }, what);
  ctx.fillStyle = '#33210f';
  ctx.textAlign = 'left';
  ctx.font = '500 30px system-ui, sans-serif';
  card.moves.forEach(({ text }, i) => {
    ctx.fillText(`${card.first + i}.  ${text}`, x, y + head + tile + (i + 0.6) * line);
  });
}
