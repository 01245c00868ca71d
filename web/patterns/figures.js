// What many puzzles show together: counts, a correlation, where blocks and targets stand. Pure
// arithmetic; nothing here draws.

import { boardIn, piecesOf } from '../boards.js';

/** @typedef {import('../types.js').Surveyed} Surveyed */

const mostBins = 24;

/**
 * How many puzzles need how many moves.
 * @param {readonly number[]} values whole numbers from 0
 * @returns {{from: number, to: number, count: number}[]} bins of equal width, none left out between
 */
export function histogram(values) {
  if (values.length === 0) return [];
  const [least, most] = [values.reduce(minimum), values.reduce(maximum)];
  const width = Math.ceil((most - least + 1) / mostBins);
  const first = Math.floor(least / width) * width;
  const bins = Array.from({ length: Math.floor((most - first) / width) + 1 }, (_, i) => ({
    from: first + i * width,
    to: first + (i + 1) * width - 1,
    count: 0,
  }));
  for (const value of values) bins[Math.floor((value - first) / width)].count += 1;
  return bins;
}

/** @param {number} a @param {number} b */
const minimum = (a, b) => Math.min(a, b);
/** @param {number} a @param {number} b */
const maximum = (a, b) => Math.max(a, b);
/** @param {readonly number[]} values */
const mean = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Pearson's coefficient.
 * @param {readonly number[]} xs
 * @param {readonly number[]} ys as many
 * @returns {number | null} −1…1; null where there is none: fewer than two values, or all the same
 */
export function correlation(xs, ys) {
  if (xs.length < 2) return null;
  const [mx, my] = [mean(xs), mean(ys)];
  let [sxy, sxx, syy] = [0, 0, 0];
  xs.forEach((x, i) => {
    sxy += (x - mx) * (ys[i] - my);
    sxx += (x - mx) ** 2;
    syy += (ys[i] - my) ** 2;
  });
  return sxx > 0 && syy > 0 ? sxy / Math.sqrt(sxx * syy) : null;
}

/**
 * The positions that puzzles of so many moves have.
 * @param {readonly Surveyed[]} puzzles
 * @returns {{moves: number, count: number, least: number, mean: number, most: number}[]}
 */
export function positionsByMoves(puzzles) {
  /** @type {Map<number, number[]>} */
  const groups = new Map();
  for (const { moves, positions } of puzzles) {
    const group = groups.get(moves);
    if (group) group.push(positions);
    else groups.set(moves, [positions]);
  }
  return [...groups]
    .sort(([a], [b]) => a - b)
    .map(([moves, all]) => ({
      moves,
      count: all.length,
      least: all.reduce(minimum),
      mean: Math.round(mean(all)),
      most: all.reduce(maximum),
    }));
}

/**
 * How often each cell is covered, on the boards of the commonest size.
 * @param {readonly Surveyed[]} puzzles
 */
export function heatMaps(puzzles) {
  /** @type {Map<string, NonNullable<ReturnType<typeof boardIn>>[]>} */
  const sizes = new Map();
  for (const { notation } of puzzles) {
    const board = boardIn(notation);
    if (!board) continue;
    const size = `${board.cols}x${board.rows}`;
    const same = sizes.get(size);
    if (same) same.push(board);
    else sizes.set(size, [board]);
  }
  const boards = [...sizes.values()].sort((a, b) => b.length - a.length)[0] ?? [];
  const { cols, rows } = boards[0] ?? { cols: 0, rows: 0 };
  const blocks = new Array(cols * rows).fill(0);
  const targets = new Array(cols * rows).fill(0);
  for (const board of boards) {
    for (const { label, col, row, width, height } of piecesOf(board)) {
      if (label === 'x') continue;
      const map = label === 'A' ? targets : blocks;
      for (let i = 0; i < width * height; i += 1) {
        map[(row + Math.floor(i / width)) * cols + col + (i % width)] += 1;
      }
    }
  }
  return { cols, rows, boards: boards.length, blocks, targets };
}

/**
 * Everything at once, from the puzzles whose counts are known.
 * @param {readonly Surveyed[]} all
 */
export function figuresOf(all) {
  const puzzles = all.filter(({ moves, positions }) => moves >= 0 && positions >= 0);
  const moves = puzzles.map((one) => one.moves);
  const positions = puzzles.map((one) => one.positions);
  const logs = positions.map((n) => Math.log10(Math.max(1, n)));
  return {
    puzzles,
    histogram: histogram(moves),
    correlation: correlation(moves, positions),
    logCorrelation: correlation(moves, logs),
    byMoves: positionsByMoves(puzzles),
    heat: heatMaps(all),
    longest: [...puzzles].sort((a, b) => b.moves - a.moves).slice(0, 10),
    hardest: [...puzzles].sort((a, b) => b.positions - a.positions).slice(0, 10),
  };
}
