// All cards of a solution on one picture, to save or send, drawn by the same hand as the board itself.

import { pause } from '../page.js';
import { StillBoards } from './still.js';

/** @typedef {import('../types.js').Puzzle} Puzzle */
/** @typedef {import('../follow/cards.js').Card} Card */
/** @typedef {import('./still.js').Numbered} Numbered */

/** @param {HTMLCanvasElement} canvas */
export function contextOf(canvas) {
  const ctx = canvas.getContext('2d');
  if (!ctx) throw new Error('This browser cannot draw on a canvas.');
  return ctx;
}

/** Pixels of a storyboard, made for a phone's width. */
const board = { width: 1080, margin: 36, tile: 486, line: 40, head: 64 };

/** The first move each block of a card makes. @param {Card} card @returns {Numbered[]} */
export const numbersOf = ({ moves, first }) =>
  moves
    .map(({ index }, i) => ({ index, n: first + i }))
    .filter(({ index }, i, all) => all.findIndex((one) => one.index === index) === i);

/**
 * All cards on one picture, two in a row, numbered; one after the other, so that the page goes on.
 * @param {Puzzle} puzzle
 * @param {Card[]} cards
 * @returns {Promise<Blob | null>} PNG
 */
export async function storyboard(puzzle, cards) {
  const { width, margin, tile, line, head } = board;
  const most = Math.max(...cards.map(({ moves }) => moves.length));
  const height = head + tile + most * line + margin;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.ceil(cards.length / 2) * height + margin;
  const ctx = contextOf(canvas);
  ctx.fillStyle = '#f4ead9';
  ctx.fillRect(0, 0, canvas.width, canvas.height);
  const one = document.createElement('canvas');
  Object.assign(one, { width: tile, height: tile });
  const boards = new StillBoards();
  for (const [i, card] of cards.entries()) {
    const what = { puzzle, places: card.before, numbers: numbersOf(card), dark: false };
    await boards.drawAll(contextOf(one), 2, { ...what, theme: 'wood' });
    const x = margin + (i % 2) * (tile + margin);
    const y = margin + Math.floor(i / 2) * height;
    ctx.drawImage(one, x, y + head);
    writeMoves(ctx, { x, y }, card);
    await pause();
  }
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

/**
 * @param {CanvasRenderingContext2D} ctx
 * @param {{x: number, y: number}} at
 * @param {Card} card
 */
function writeMoves(ctx, { x, y }, card) {
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
  ctx.font = '500 30px system-ui, sans-serif';
  card.moves.forEach(({ text }, i) => {
    ctx.fillText(`${card.first + i}.  ${text}`, x, y + head + tile + (i + 0.6) * line);
  });
}
