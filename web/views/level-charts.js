// How a search grew, drawn: positions at each level, and what was examined against what was new. Both
// go by powers of ten, for positions multiply from level to level.

import {
  base,
  box,
  decadesFor,
  everyNth,
  frame,
  inner,
  powerOfTen,
  powers,
  word,
} from '../chart-frame.js';
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

/**
 * A line of the key, at the lower right, which a search that grows leaves free.
 * @param {number} at from above
 * @param {string} kind
 * @param {string} text
 */
function entry(at, kind, text) {
  const [right, y] = [box.width - box.right, base - 30 + 20 * at];
  const sample = /** @type {[number, number][]} */ ([
    [right - 36, y - 4],
    [right, y - 4],
  ]);
  return [line(sample, kind), word(right - 42, y, text, 'end')];
}

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
  return frame(
    name,
    ...powers(decades),
    line(examined, 'examined'),
    line(enqueued, 'enqueued'),
    ...entry(0, 'examined', t('examined')),
    ...entry(1, 'enqueued', t('enqueued')),
    ...levels.flatMap((_, i) =>
      i % everyNth(levels.length) === 0 ? [word(box.left + i * across, base + 18, numeral(i))] : [],
    ),
  );
}

/**
 * The levels' numbers beside their dots, those that neither meet another one nor the axis.
 * @param {[number, number][]} points
 */
function numbersBy(points) {
  /** @type {[number, number][]} */
  const placed = [];
  return points.flatMap(([dotX, dotY], level) => {
    const [x, y] = [dotX + 7, dotY + 14];
    const isFree = placed.every(([left, low]) => Math.abs(left - x) > 26 || Math.abs(low - y) > 16);
    if (!isFree || y > base - 4) return [];
    placed.push([x, y]);
    return [word(x, y, numeral(level), 'start')];
  });
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
    ...numbersBy(points),
    ...Array.from({ length: right + 1 }, (_, n) =>
      word(box.left + (n / right) * inner.width, base + 18, powerOfTen(n)),
    ),
    word(box.left + 6, box.top + 10, t('examined'), 'start'),
    word(box.width - box.right, base - 6, t('enqueued'), 'end'),
  );
}
