// The boards the tests play with, in the one-line notation, and pictures of them.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from '../shared.mjs';

/** 3 moves: C right, B down, and the target leaves. */
export const short = `..B.....B...AAB...CCC...${'.'.repeat(12)}`;
/** Intermediate 4: 23 moves. */
export const classic = '..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.';
/** One wall, 14 moves; a picture of it is read surely. */
export const walled = '6x6:right3:.BBCDExF.CDE.FGGHEAAI.H.J.IKKKJ..LLL';
/** Daily Puzzle 1: exit at the left, walls, 20 moves; a picture of it is read, but not surely. */
export const daily = '6x6:left3:ooBBBooooCCDEEFGoDHIFGAAHIoxxoxIJJKK';
/** Edited by its author to have no solution: two columns full of blocks shut the way. */
export const unsolvable = '.....B.....B...AAB......CDEFGHCDEFGH';
/** The target touches the exit edge. */
export const solvedAlready = `BB..............AA${'.'.repeat(18)}`;

/**
 * A board that takes long: 44 blocks (published as Rushhour12x12_7), more positions than any memory
 * holds, and nothing that would settle it sooner.
 */
export const endless =
  '12x12:right5:B.....CDDDEEB....FC...GHIIIJJFKLL.GHMN...OKPPQQ.MNRRROKSSS..MNAATU......VVVWTUXY.' +
  'ZaabbbWccXY.ZddeefgggXhhh.i..fjjjk.llmi......k..nmo.ppqqqkrrnmo';

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
