// What a scoring says, as text: counts by collection and by app and theme, and how confidence
// relates to being right.

/** @typedef {import('./score.mjs').Result} Result */
/** @typedef {import('./score.mjs').Verdict} Verdict */

/** @type {Verdict[]} */
export const verdicts = ['exact', 'unsure', 'WRONG', 'refused', 'CRASH'];

/**
 * App and theme from the manifest's free text: up to its first comma stands what is shown, then how
 * it looks; what stands in brackets is detail. Only Unblock Me has themes that recur.
 * @param {{what: string, class: string}} row
 */
export function appOf({ what, class: kind }) {
  if (kind === 'negative') return '(no board in it)';
  const parts = what.replace(/\s*\([^)]*\)/g, '').split(/\s*[,;]\s*/);
  return kind === 'unblock-me' && parts[1] ? `${parts[0]}, ${parts[1]}` : (parts[0] ?? '');
}

/**
 * Counts of each verdict, by what `nameOf` says of a result; names in order.
 * @param {Result[]} results
 * @param {(result: Result) => string} nameOf
 * @returns {Map<string, Record<string, number>>}
 */
export function countBy(results, nameOf) {
  /** @type {Map<string, Record<string, number>>} */
  const groups = new Map();
  const sorted = [...results].sort((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
  for (const one of sorted) {
    const name = nameOf(one);
    const count = groups.get(name) ?? Object.fromEntries(['n', ...verdicts].map((v) => [v, 0]));
    count.n += 1;
    count[one.verdict] += 1;
    groups.set(name, count);
  }
  return groups;
}

const columns = ['n', ...verdicts];

/**
 * @param {Map<string, Record<string, number>>} groups
 * @param {string} title
 */
export function asText(groups, title) {
  const width = Math.max(title.length, ...[...groups.keys()].map((name) => name.length));
  const line = (/** @type {string} */ name, /** @type {unknown[]} */ cells) =>
    name.padEnd(width) + cells.map((cell) => String(cell).padStart(9)).join('');
  const rows = [...groups].map(([name, count]) =>
    line(
      name,
      columns.map((column) => count[column]),
    ),
  );
  return [line(title, columns), ...rows].join('\n');
}

/**
 * The same as a Markdown table, for the README; without the columns in which nothing stands.
 * @param {Map<string, Record<string, number>>} groups
 * @param {string} title
 */
export function asMarkdown(groups, title) {
  const used = columns.filter((column) => [...groups.values()].some((count) => count[column] > 0));
  const row = (/** @type {unknown[]} */ cells) => `| ${cells.join(' | ')} |`;
  return [
    row([title, ...used.map((column) => (column === 'n' ? 'pictures' : column))]),
    row(['---', ...used.map(() => '---:')]),
    ...[...groups].map(([name, count]) => row([name, ...used.map((column) => count[column])])),
  ].join('\n');
}

/**
 * How often readings of each confidence were right: a line for each tenth.
 * @param {Result[]} results
 */
export function confidenceHistogram(results) {
  const read = results.filter(({ got }) => !got.error);
  const lines = [];
  for (let tenth = 0; tenth < 10; ++tenth) {
    const here = read.filter(({ got }) => Math.min(9, Math.floor(10 * got.confidence)) === tenth);
    if (here.length === 0) continue;
    const right = here.filter(({ verdict }) => verdict === 'exact').length;
    const bar = '#'.repeat(right) + 'x'.repeat(here.length - right);
    lines.push(`${(tenth / 10).toFixed(1)}  ${right} of ${here.length} right  ${bar}`);
  }
  return lines.join('\n');
}

/** @param {Result} result */
export function describe({ row, verdict, got }) {
  const text = got.error
    ? `${got.error.code}: ${got.error.message}`
    : `${got.cols}x${got.rows} ${got.exit.side} ${got.exit.line} ${got.board} (${got.confidence})`;
  return `${verdict.padEnd(8)}${row.file}
        want ${row.size} ${row.exit} ${row.board}
        got  ${text}`;
}

/** @param {Result[]} results */
export function timesOf(results) {
  const times = results.map(({ got }) => got.millis).filter((one) => one !== undefined);
  times.sort((a, b) => a - b);
  const at = (/** @type {number} */ part) => times[Math.floor(part * (times.length - 1))];
  if (times.length === 0) return 'no picture could be decoded';
  return `scan time: median ${at(0.5).toFixed(0)} ms, slowest ${at(1).toFixed(0)} ms`;
}
