// The boards the tests play with, in the one-line notation, and pictures of them.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../shared.mjs';

/** 3 moves: C right, B down, and the target leaves. */
export const short = `..B.....B...AAB...CCC...${'.'.repeat(12)}`;
/** Intermediate 4: 23 moves. */
export const classic = '..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.';
/** Daily Puzzle 1: exit at the left, walls, 20 moves. */
export const daily = '6x6:left3:ooBBBooooCCDEEFGoDHIFGAAHIoxxoxIJJKK';
/** Edited by its author to have no solution: two columns full of blocks shut the way. */
export const unsolvable = '.....B.....B...AAB......CDEFGHCDEFGH';
/** The target touches the exit edge. */
export const solvedAlready = `BB..............AA${'.'.repeat(18)}`;

/**
 * A board that takes long: a block as tall as the board shuts the exit for ever, so that every
 * arrangement of the loose blocks, more than any memory holds, would have to be tried.
 */
export const endless = (() => {
  const size = 12;
  const line = (/** @type {number} */ row) => {
    const label = row === 5 ? 'A' : String.fromCharCode('B'.charCodeAt(0) + row);
    return `${label}${label}${'.'.repeat(size - 3)}Z`;
  };
  return `${size}x${size}:right5:${Array.from({ length: size }, (_, row) => line(row)).join('')}`;
})();

/**
 * A synthetic screenshot of a board, as PNG.
 * @param {string} notation
 * @param {{width?: number, height?: number}} [size] in pixels
 */
export function render(notation, size = {}) {
  const options = Object.entries(size).flatMap(([name, value]) => [`--${name}`, String(value)]);
  return execFileSync(join(root, 'build/native/unblocker_render'), [...options, notation], {
    maxBuffer: 2 ** 28,
  });
}
