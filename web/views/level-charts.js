// How a search grew, drawn: positions at each level, and what was examined against what was new. Both
// go by powers of ten, for positions multiply from level to level.

import { base, box, decadesFor, frame, inner, powerOfTen, powers, word } from '../chart-frame.js';
import { svg } from '../svg.js';
import { numeral, t } from '../texts/texts.js';

/** @typedef {import('../types.js').Level} Level */

/** None is drawn where one is. @param {number} n */
const log = (n) => Math.log10(Math.max(1, n));

/** @param {[number, number][]} points */
const through = (points) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** @param {[number, number][]} points @param {string} kind */
const line = (points, kind) => svg('path', { class: `series ${kind}`, d: through(points) });

/** @param {[number, number][]} points the highest of them */
const peakOf = (points) => points.reduce((best, point) => (point[1] < best[1] ? point : best));

/** A few of the levels, so that their numbers do not run into each other. @param {number} count */
const every = (count) => Math.ceil(count / 9);

/**
 * What was examined and what was new at each level.
 * @param {string} name what it shows, for those who do not see it
 * @param {readonly Level[]} levels
 */
export function growth(name, levels) {
  const decades = decadesFor(Math.max(...levels.map(({ examined }) => examined)));
  const across = inner.width / Math.max(1, levels.length - 1);
  const pointsOf = (/** @type {(level: Level) => number} */ of) =>
    levels.map(
      (level, i) =>
        /** @type {[number, number]} */ ([
          box.left + i * across,
          base - (log(of(level)) / decades) * inner.height,
        ]),
    );
  const [examined, enqueued] = [pointsOf((l) => l.examined), pointsOf((l) => l.enqueued)];
  const [[highX, highY], [lowX, lowY]] = [peakOf(examined), peakOf(enqueued)];
  return frame(
    name,
    ...powers(decades),
    line(examined, 'examined'),
    line(enqueued, 'enqueued'),
    word(highX, highY + 18, t('examined')),
    word(lowX, lowY + 18, t('enqueued')),
    ...levels.flatMap((_, i) =>
      i % every(levels.length) === 0 ? [word(box.left + i * across, base + 18, numeral(i))] : [],
    ),
  );
}

/**
 * Examined (upwards) against enqueued, a dot for each level, joined in their order: how much of what
 * was looked at was new.
 * @param {string} name
 * @param {readonly Level[]} levels
 */
export function yields(name, levels) {
  const up = decadesFor(Math.max(...levels.map(({ examined }) => examined)));
  const right = decadesFor(Math.max(...levels.map(({ enqueued }) => enqueued)));
  const points = levels.map(
    ({ examined, enqueued }) =>
      /** @type {[number, number]} */ ([
        box.left + (log(enqueued) / right) * inner.width,
        base - (log(examined) / up) * inner.height,
      ]),
  );
  return frame(
    name,
    ...powers(up),
    line(points, 'order'),
    ...points.map(([cx, cy]) => svg('circle', { class: 'dot', cx, cy, r: 3.5 })),
    ...points.flatMap(([x, y], i) =>
      i % every(levels.length) === 0 ? [word(x + 7, y + 14, numeral(i), 'start')] : [],
    ),
    ...Array.from({ length: right + 1 }, (_, n) =>
      word(box.left + (n / right) * inner.width, base + 18, powerOfTen(n)),
    ),
    word(box.left + 6, box.top + 10, t('examined'), 'start'),
    word(box.width - box.right, base - 6, t('enqueued'), 'end'),
  );
}
