// How the solver's time and memory grow with the positions: two drawings one above the other, over
// the same positions. All axes are logarithmic, so that a straight line is a power.

/** @typedef {{positions: number, millis: number, peakBytes: number}} Growth */

const width = 640;
const panel = { left: 84, right: 600, top: 44, height: 200, gap: 66 };
const ink = { text: '#222', faint: '#777', grid: '#ddd' };

/**
 * With a unit in which it is at least one, if there is such a unit.
 * @param {number} value
 * @param {readonly string[]} units each a thousand times the one before
 */
function amount(value, units) {
  const last = units.length - 1;
  const step = Math.min(last, Math.max(0, Math.floor(Math.log10(value) / 3 + 1e-9)));
  const scaled = value / 1000 ** step;
  return `${scaled < 10 ? Number(scaled.toFixed(1)) : Math.round(scaled)} ${units[step]}`;
}

/** @param {number} millis */
export const timeText = (millis) => amount(millis * 1000, ['µs', 'ms', 's']);
/** @param {number} bytes */
export const memoryText = (bytes) => amount(bytes, ['B', 'KB', 'MB', 'GB']);
/** @param {number} exponent */
export const powerOfTen = (exponent) =>
  `10${[...String(exponent)].map((digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)]).join('')}`;

/**
 * @param {number} x
 * @param {number} y
 * @param {string} words
 * @param {string} [look] further attributes
 */
const text = (x, y, words, look = '') => `<text x="${x}" y="${y}" ${look}>${words}</text>`;

const anchor = (/** @type {boolean} */ atStart) => `text-anchor="${atStart ? 'start' : 'end'}"`;
const faint = (/** @type {string} */ at) => `text-anchor="${at}" fill="${ink.faint}"`;

/** The powers of ten around these numbers, at least two. @param {number[]} numbers */
function decades(numbers) {
  const logs = numbers.map((n) => Math.log10(n));
  const low = Math.floor(Math.min(...logs));
  return { low, high: Math.max(low + 1, Math.ceil(Math.max(...logs))) };
}

/**
 * @param {{low: number, high: number}} range as powers of ten
 * @param {number} from where the lowest is drawn
 * @param {number} to and the highest
 * @returns {(n: number) => number}
 */
const scale =
  ({ low, high }, from, to) =>
  (n) =>
    Math.round(from + ((Math.log10(n) - low) / (high - low)) * (to - from));

/**
 * One of the two. A point's words stand to its upper left, where a rising line does not go.
 * @param {Growth[]} rows
 * @param {{title: string, colour: string, of: (row: Growth) => number, told: (n: number) => string}} what
 * @param {number} top
 */
function drawn(rows, { title, colour, of, told }, top) {
  const { left, right, height } = panel;
  const bottom = top + height;
  const powers = rows.map(({ positions }) => 10 ** Math.round(Math.log10(positions)));
  const up = decades(rows.map(of));
  const x = scale(decades(powers), left, right);
  const y = scale(up, bottom, top);
  const parts = [text(left, top - 16, title, 'font-weight="bold"')];
  for (let power = up.low; power <= up.high; ++power) {
    const at = y(10 ** power);
    parts.push(`<path d="M${left} ${at}H${right}" stroke="${ink.grid}"/>`);
    parts.push(text(left - 10, at + 4, told(10 ** power), faint('end')));
  }
  const points = rows.map((row) => [x(row.positions), y(of(row))]);
  const line = `fill="none" stroke="${colour}" stroke-width="2"`;
  parts.push(`<polyline ${line} points="${points.join(' ')}"/>`);
  points.forEach(([px, py], i) => {
    parts.push(`<circle cx="${px}" cy="${py}" r="3.5" fill="${colour}"/>`);
    const isFirst = i === 0; // the axis is to its left
    const [dx, dy] = isFirst ? [2, -14] : [-6, -8];
    parts.push(text(px + dx, py + dy, told(of(rows[i])), anchor(isFirst)));
    const exponent = Math.log10(powers[i]);
    parts.push(text(px, bottom + 20, powerOfTen(Math.round(exponent)), faint('middle')));
  });
  return parts.join('');
}

/**
 * @param {Growth[]} rows searches that were stopped at about a power of ten of positions each
 * @returns {string} SVG
 */
export function growthDrawing(rows) {
  const { left, right, top, height: each, gap } = panel;
  const height = top + 2 * each + gap + 56;
  const time = /** @type {const} */ ({ title: 'Time', colour: '#b3261e', told: timeText });
  const memory = /** @type {const} */ ({ title: 'Memory', colour: '#1f5f99', told: memoryText });
  const sheet = `viewBox="0 0 ${width} ${height}" font-size="12" font-family="sans-serif"`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${sheet} fill="${ink.text}">`,
    '<rect width="100%" height="100%" fill="white"/>',
    drawn(rows, { ...time, of: ({ millis }) => millis }, top),
    drawn(rows, { ...memory, of: ({ peakBytes }) => peakBytes }, top + each + gap),
    text((left + right) / 2, height - 12, 'Positions met', faint('middle')),
    '</svg>\n',
  ].join('');
}
