// Every figure as a picture, with the table it was drawn from behind it.

import { linkTo } from '../links.js';
import { pause } from '../page.js';
import { el } from '../rooms/dom.js';
import { thumbnail } from '../rooms/thumbnail.js';
import { locale, numeral, t } from '../texts/texts.js';
import { bars, heat, scatter } from './charts.js';
import { figuresOf } from './figures.js';

/** @typedef {import('../types.js').Surveyed} Surveyed */

/** @param {string[]} heads @param {(string | number)[][]} rows */
function table(heads, rows) {
  const text = (/** @type {string | number} */ value) =>
    typeof value === 'number' ? numeral(value) : value;
  return el(
    'details',
    {},
    el('summary', {}, t('asTable')),
    el(
      'div',
      { class: 'scrolls', tabindex: 0, role: 'region', 'aria-label': t('asTable') },
      el(
        'table',
        {},
        el('thead', {}, el('tr', {}, ...heads.map((head) => el('th', { scope: 'col' }, head)))),
        el(
          'tbody',
          {},
          ...rows.map(([first, ...rest]) =>
            el(
              'tr',
              {},
              el('th', { scope: 'row' }, text(first)),
              ...rest.map((value) => el('td', {}, text(value))),
            ),
          ),
        ),
      ),
    ),
  );
}

/** @param {number | null} r */
const coefficient = (r) =>
  r === null
    ? '–'
    : new Intl.NumberFormat(locale(), {
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      }).format(r);

/** @param {string} id @param {string} title @param {...(Node | string)} parts */
const figure = (id, title, ...parts) =>
  el('section', { class: 'figure', 'data-testid': id }, el('h3', {}, title), ...parts);

/** @param {readonly number[]} counts @param {number} cols */
function rowsOf(counts, cols) {
  const lines = Array.from({ length: cols > 0 ? counts.length / cols : 0 }, (_, row) =>
    counts.slice(row * cols, (row + 1) * cols),
  );
  return lines.map((line, row) => [row + 1, ...line]);
}

/** @param {string} title @param {Surveyed[]} puzzles */
const ranking = (title, puzzles) =>
  el(
    'section',
    { class: 'figure' },
    el('h3', {}, title),
    el(
      'ul',
      { class: 'gallery' },
      ...puzzles.map(({ notation, moves, positions }) =>
        el(
          'li',
          {},
          el(
            'a',
            { href: linkTo(notation, 0) },
            thumbnail(notation),
            el('span', {}, t('movesCount', { n: moves })),
            el('span', { class: 'soft' }, t('positionsCount', { n: positions })),
          ),
        ),
      ),
    ),
  );

/** @param {Surveyed[]} all tens of thousands: the page goes on meanwhile */
export async function report(all) {
  const found = await figuresOf(all, pause);
  await pause();
  const { cols } = found.heat;
  const columns = ['', ...Array.from({ length: cols }, (_, i) => numeral(i + 1))];
  const said = t('correlationSays', {
    r: coefficient(found.correlation),
    log: coefficient(found.logCorrelation),
  });
  return [
    figure(
      'histogram',
      t('histogram'),
      bars(t('histogram'), found.histogram),
      table(
        [t('moves'), t('puzzles')],
        found.histogram.map(({ from, to, count }) => [from === to ? from : `${from}–${to}`, count]),
      ),
    ),
    figure(
      'scatter',
      t('scatter'),
      scatter(t('scatter'), found.puzzles),
      el('p', { 'data-testid': 'correlation' }, said),
      table(
        [t('moves'), t('puzzles'), t('least'), t('mean'), t('most')],
        found.byMoves.map(({ moves, count, least, mean, most }) => [
          moves,
          count,
          least,
          mean,
          most,
        ]),
      ),
    ),
    figure(
      'heat-blocks',
      t('heatBlocks', { n: found.heat.boards }),
      heat(t('heatBlocks', { n: found.heat.boards }), found.heat, found.heat.blocks),
      table(columns, rowsOf(found.heat.blocks, cols)),
    ),
    figure(
      'heat-targets',
      t('heatTargets', { n: found.heat.boards }),
      heat(t('heatTargets', { n: found.heat.boards }), found.heat, found.heat.targets),
      table(columns, rowsOf(found.heat.targets, cols)),
    ),
    ranking(t('longest'), found.longest),
    ranking(t('hardest'), found.hardest),
  ];
}
