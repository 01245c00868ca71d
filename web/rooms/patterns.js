// What many puzzles have in common: of the library, or of a file with one on each line.

import { searchBytes } from '../engine.js';
import { report } from '../patterns/report.js';
import { errorText, t } from '../texts/texts.js';
import { button, el, textPicker } from './dom.js';
import { openRoom } from './room.js';
import { whyOf } from './why.js';

/** @typedef {import('./house.js').House} House */
/** @typedef {import('../types.js').Surveyed} Surveyed */
/** @typedef {import('../types.js').SurveyProgress} SurveyProgress */

/** For each puzzle of a list that does not tell its counts. */
const limits = { millis: 2000, positions: 0, bytes: searchBytes };

/** @param {House} house @returns {Promise<Surveyed[]>} */
async function ofLibrary({ library }) {
  const entries = await library.all();
  return entries.map(({ notation, status, moves, positions }) => ({
    notation,
    moves: status === 'solved' ? moves : -1,
    positions,
  }));
}

/** Where figures are shown, and how far it is with them. */
function parts() {
  const progress = el('progress', { hidden: true, 'aria-label': t('patterns') });
  const said = el('p', { role: 'status', 'data-testid': 'patterns-status' });
  const charts = el('div', { class: 'figures' });
  /** @type {Surveyed[] | null} */
  let wanted = null;
  return {
    all: [progress, said, charts],
    /** @param {SurveyProgress} how */
    onProgress({ done, total }) {
      progress.max = total;
      progress.value = done;
      said.textContent = t('patternsProgress', { done, total });
    },
    /** @param {boolean} working */
    begin(working) {
      progress.hidden = !working;
      if (working) charts.replaceChildren();
    },
    /** @param {string} text */
    say: (text) => void (said.textContent = text),
    /** @param {string} name @param {Surveyed[]} puzzles @param {string} [more] */
    async show(name, puzzles, more = '') {
      const enough = puzzles.length > 1;
      const text = enough ? t('patternsOf', { n: puzzles.length, name }) : t('patternsTooFew');
      wanted = puzzles;
      const figures = enough ? await report(puzzles) : [];
      if (wanted !== puzzles) return; // others were asked for meanwhile
      charts.replaceChildren(...figures);
      said.textContent = `${text} ${more}`.trim();
    },
  };
}

/**
 * @param {House} house
 * @param {ReturnType<typeof parts>} place
 * @param {{name: string, text: string}} list
 * @param {AbortSignal} stop
 */
async function surveyList({ clerk }, place, { name, text }, stop) {
  place.begin(true);
  try {
    const { puzzles, refused, firstRefusal } = await clerk(
      (engine, signal) =>
        engine.survey(text, limits, { signal, onProgress: (how) => place.onProgress(how) }),
      stop,
    );
    const why = firstRefusal && errorText(firstRefusal);
    const bad = why ? t('linesRefused', { n: refused, why }) : '';
    await place.show(name, puzzles, bad);
  } catch (cause) {
    if (!stop.aborted) place.say(whyOf(cause));
  }
  place.begin(false);
}

/**
 * @param {House} house
 * @param {{name: string, text: string} | null} [list] none: the library
 */
export async function enterPatterns(house, list = null) {
  const stop = new AbortController();
  const place = parts();
  const ofFile = (/** @type {string} */ text, /** @type {string} */ name) =>
    surveyList(house, place, { name, text }, stop.signal);
  const ofAll = async () => place.show(t('library'), await ofLibrary(house));
  const dialog = await openRoom('patterns-room', t('patterns'), (body) =>
    body.append(
      el('p', { class: 'soft' }, t('patternsSays')),
      el(
        'div',
        { class: 'row' },
        textPicker('patterns-file', t('patternsFile'), '.txt,.tsv,.csv,text/plain', ofFile),
        button('patterns-library', t('patternsLibrary'), ofAll),
      ),
      ...place.all,
    ),
  );
  dialog.addEventListener('close', () => stop.abort());
  await (list ? ofFile(list.text, list.name) : ofAll());
}
