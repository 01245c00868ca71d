// The figures as pictures: bars, a cloud, a board with hot and cold cells.

import { base, box, decadesFor, everyNth, frame, inner, powers, word } from '../chart-frame.js';
import { svg } from '../svg.js';
import { numeral } from '../texts/texts.js';

/** @typedef {import('../types.js').Surveyed} Surveyed */

/**
 * @param {string} name what it shows, for those who do not see it
 * @param {{from: number, to: number, count: number}[]} bins
 */
export function bars(name, bins) {
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const step = inner.width / bins.length;
  return frame(
    name,
    ...bins.map(({ count }, i) =>
      svg('rect', {
        class: 'bar',
        x: box.left + i * step + 1,
        y: base - (count / most) * inner.height,
        width: Math.max(1, step - 2),
        height: (count / most) * inner.height,
      }),
    ),
    ...bins
      .map((bin, i) => word(box.left + (i + 0.5) * step, base + 18, numeral(bin.from)))
      .filter((_, i) => i % everyNth(bins.length) === 0),
    word(box.left - 6, box.top + 10, numeral(most), 'end'),
    word(box.left - 6, base, '0', 'end'),
  );
}

const across = 60;
const up = 40;

/** @param {number} moves @param {number} mostMoves */
const columnOf = (moves, mostMoves) => Math.floor((moves / (mostMoves + 1)) * across);

/**
 * Points that fall together are drawn as one, the darker the more: any number of puzzles costs the
 * same to draw.
 * @param {readonly Surveyed[]} puzzles
 * @param {number} mostMoves
 * @param {number} mostLog decades of positions
 */
function clouds(puzzles, mostMoves, mostLog) {
  /** @type {Map<number, number>} */
  const counts = new Map();
  for (const { moves, positions } of puzzles) {
    const x = columnOf(moves, mostMoves);
    const y = Math.min(up - 1, Math.floor((Math.log10(Math.max(1, positions)) / mostLog) * up));
    counts.set(y * across + x, (counts.get(y * across + x) ?? 0) + 1);
  }
  return counts;
}

/**
 * Positions (upwards, each line ten times the one below) against moves.
 * @param {string} name
 * @param {readonly Surveyed[]} puzzles
 */
export function scatter(name, puzzles) {
  const mostMoves = puzzles.reduce((most, { moves }) => Math.max(most, moves), 1);
  const mostLog = decadesFor(puzzles.reduce((most, { positions }) => Math.max(most, positions), 1));
  const counts = clouds(puzzles, mostMoves, mostLog);
  const densest = Math.log1p(Math.max(1, ...counts.values()));
  const [w, h] = [inner.width / across, inner.height / up];
  const dots = [...counts].map(([at, count]) =>
    svg('rect', {
      class: 'dot',
      x: box.left + (at % across) * w,
      y: base - (Math.floor(at / across) + 1) * h,
      width: w,
      height: h,
      opacity: (0.25 + (0.75 * Math.log1p(count)) / densest).toFixed(2),
    }),
  );
  const marks = Array.from({ length: mostMoves + 1 }, (_, moves) => moves)
    .filter((moves) => moves % everyNth(mostMoves + 1) === 0)
    .map((moves) =>
      word(box.left + (columnOf(moves, mostMoves) + 0.5) * w, base + 18, numeral(moves)),
    );
  return frame(name, ...powers(mostLog), ...dots, ...marks);
}

/**
 * @param {string} name
 * @param {{cols: number, rows: number}} size
 * @param {readonly number[]} counts row by row
 */
export function heat(name, { cols, rows }, counts) {
  const most = Math.max(1, ...counts);
  const cells = counts.map((count, at) =>
    svg('rect', {
      class: 'cell',
      x: (at % cols) + 0.03,
      y: Math.floor(at / cols) + 0.03,
      width: 0.94,
      height: 0.94,
      'fill-opacity': (count / most).toFixed(3),
    }),
  );
  return svg(
    'svg',
    { class: 'heat', viewBox: `0 0 ${cols} ${rows}`, role: 'img', 'aria-label': name },
    svg('rect', { class: 'floor', width: cols, height: rows, rx: 0.1 }),
    ...cells,
  );
}
