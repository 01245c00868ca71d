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
 * @typedef {object} Heat how often each cell is covered, on boards of one size
 * @property {number} cols
 * @property {number} rows
 * @property {number} boards
 * @property {number[]} blocks
 * @property {number[]} targets
 */

/** @type {Heat} */
const noHeat = { cols: 0, rows: 0, boards: 0, blocks: [], targets: [] };

/** Counts board by board, each size by itself. */
function heatCounter() {
  /** @type {Map<string, Heat>} */
  const sizes = new Map();
  /** @param {number} cols @param {number} rows */
  const heatOf = (cols, rows) => {
    const [size, cells] = [`${cols}x${rows}`, cols * rows];
    const [blocks, targets] = [new Array(cells).fill(0), new Array(cells).fill(0)];
    const heat = sizes.get(size) ?? { cols, rows, boards: 0, blocks, targets };
    sizes.set(size, heat);
    return heat;
  };
  return {
    /** @param {string} notation */
    add(notation) {
      const board = boardIn(notation);
      if (!board) return;
      const heat = heatOf(board.cols, board.rows);
      heat.boards += 1;
      for (const { label, col, row, width, height } of piecesOf(board)) {
        if (label === 'x') continue;
        const map = label === 'A' ? heat.targets : heat.blocks;
        for (let i = 0; i < width * height; i += 1) {
          map[(row + Math.floor(i / width)) * heat.cols + col + (i % width)] += 1;
        }
      }
    },
    /** @returns {Heat} of the commonest size */
    most: () => [...sizes.values()].sort((x, y) => y.boards - x.boards)[0] ?? noHeat,
  };
}

/** Boards counted before others have their turn: a slow phone takes 15 ms for so many. */
const boardsAtOnce = 250;

/**
 * How often each cell is covered, on the boards of the commonest size.
 * @param {readonly Surveyed[]} puzzles
 * @param {() => Promise<unknown>} pause awaited between the parts
 */
export async function heatMaps(puzzles, pause) {
  const counter = heatCounter();
  for (const [i, { notation }] of puzzles.entries()) {
    if (i > 0 && i % boardsAtOnce === 0) await pause();
    counter.add(notation);
  }
  return counter.most();
}

/**
 * Everything at once, from the puzzles whose counts are known.
 * @param {readonly Surveyed[]} all
 * @param {() => Promise<unknown>} pause
 */
export async function figuresOf(all, pause) {
  const heat = await heatMaps(all, pause);
  await pause();
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
    heat,
    longest: [...puzzles].sort((a, b) => b.moves - a.moves).slice(0, 10),
    hardest: [...puzzles].sort((a, b) => b.positions - a.positions).slice(0, 10),
  };
}
