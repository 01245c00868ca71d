// What charts have in common: a box of whole CSS pixels, which the page scales, its axes, the words at
// them, and lines for the powers of ten.

import { svg } from './svg.js';

export const box = { width: 480, height: 260, left: 44, bottom: 30, top: 10, right: 16 };
export const inner = {
  width: box.width - box.left - box.right,
  height: box.height - box.top - box.bottom,
};
/** Where the horizontal axis lies. */
export const base = box.top + inner.height;

/** @param {string} name what it shows, for those who do not see it @param {...SVGElement} parts */
export const frame = (name, ...parts) =>
  svg(
    'svg',
    { class: 'chart', viewBox: `0 0 ${box.width} ${box.height}`, role: 'img', 'aria-label': name },
    svg('path', { class: 'axis', d: `M${box.left} ${box.top}V${base}H${box.width - box.right}` }),
    ...parts,
  );

/** @param {number} x @param {number} y @param {string} text @param {'start' | 'middle' | 'end'} anchor */
export const word = (x, y, text, anchor = 'middle') =>
  svg('text', { x, y, 'text-anchor': anchor }, text);

/** @param {string} digit */
const raised = (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)];

/** @param {number} n */
export const powerOfTen = (n) => (n === 0 ? '1' : `10${[...String(n)].map(raised).join('')}`);

/** Every which one gets its number, so that they do not run into each other. @param {number} count */
export const everyNth = (count) => Math.ceil(count / 10);

/** How many powers of ten an axis needs, at least one. @param {number} most */
export const decadesFor = (most) => Math.max(1, Math.ceil(Math.log10(Math.max(1, most))));

/** A line for each power of ten, upwards. @param {number} decades */
export const powers = (decades) =>
  Array.from({ length: decades + 1 }, (_, n) => {
    const y = base - (n / decades) * inner.height;
    return [
      svg('path', { class: 'line', d: `M${box.left} ${y}H${box.width - box.right}` }),
      word(box.left - 6, y + 4, powerOfTen(n), 'end'),
    ];
  }).flat();
