// Additional stats: the outcome in a sentence, the totals, and every level of the search, drawn and
// as a row.

import { find, make, whenChanged, whenSeen } from '../page.js';
import { ratio, t } from '../texts/texts.js';
import { count, coverage, duration } from '../words.js';
import { growth, yields } from './level-charts.js';
import { outcomeOf } from './outcome.js';

/** @typedef {import('../types.js').SolveResult} SolveResult */
/** @typedef {import('../types.js').Puzzle} Puzzle */
/** @typedef {import('../types.js').Level} Level */

/** @param {Level} level */
const ratioOf = ({ examined, enqueued }) => (enqueued ? ratio(examined / enqueued) : '–');

/** @param {SolveResult} result @param {Puzzle} puzzle @returns {[string, string][]} */
function totalsOf(result, puzzle) {
  const perSecond = (/** @type {number} */ n) =>
    result.millis > 0 ? count((n * 1000) / result.millis) : '–';
  const rated = (/** @type {number} */ n) => t('perSecond', { count: n, rate: perSecond(n) });
  return [
    [t('board'), coverage(puzzle)],
    [t('time'), duration(result.millis)],
    [t('positionsExamined'), rated(result.examined)],
    [t('positionsDistinct'), rated(result.enqueued)],
    [t('ratioLong'), ratioOf(result)],
    [t('queueMost'), count(result.queueMaximum)],
    [t('queueEnd'), count(result.queueFinal)],
  ];
}

/** @param {[string, string][]} totals */
function totalsList(totals) {
  const list = make('dl');
  list.className = 'totals';
  for (const [term, value] of totals) list.append(make('dt', term), make('dd', value));
  return list;
}

/** @param {string[]} cells @param {'td' | 'th'} tag */
function row(cells, tag) {
  const line = make('tr');
  cells.forEach((text, i) => {
    const cell = make(i === 0 ? 'th' : tag, text);
    if (cell.tagName === 'TH') cell.scope = tag === 'th' ? 'col' : 'row';
    line.append(cell);
  });
  return line;
}

/** @param {SolveResult} result */
function levelTable(result) {
  const table = make('table');
  table.createCaption().textContent = t('levelsCaption');
  table.createTHead().append(row([t('level'), t('examined'), t('enqueued'), t('ratio')], 'th'));
  const cells = (/** @type {string} */ name, /** @type {Level} */ level) =>
    row([name, count(level.examined), count(level.enqueued), ratioOf(level)], 'td');
  table.createTBody().append(...result.levels.map((level, i) => cells(count(i), level)));
  table.createTFoot().append(cells(t('all'), result));
  return table;
}

/** Drawn as well, where there is something to compare. @param {SolveResult} result */
function plots({ levels }) {
  const box = make('div');
  box.className = 'plots';
  if (levels.length > 1) {
    for (const [draw, title] of /** @type {const} */ ([
      [growth, t('levelsCaption')],
      [yields, t('ratioLong')],
    ])) {
      const figure = make('figure');
      figure.append(draw(title, levels), make('figcaption', title));
      box.append(figure);
    }
  }
  return box;
}

/** @param {SolveResult} result @param {Puzzle} puzzle */
function report(result, puzzle) {
  const sentence = make('p', outcomeOf(result));
  sentence.className = 'outcome';
  return [sentence, totalsList(totalsOf(result, puzzle)), plots(result), levelTable(result)];
}

/** @returns {import('../types.js').View} */
export function statsView() {
  const panel = find('panel-stats', HTMLElement);
  /** @type {Puzzle | null} */
  let puzzle = null;
  const rebuild = whenChanged((/** @type {SolveResult | null} */ result) => {
    const parts = result && puzzle ? report(result, puzzle) : [make('p', t('nothingToCount'))];
    panel.replaceChildren(...parts);
  });
  const show = whenSeen(panel, rebuild);
  return (state) => {
    puzzle = state.puzzle;
    show(state.result);
  };
}
