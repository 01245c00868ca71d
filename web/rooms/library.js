// The library as a room: searched, sorted, narrowed down; each puzzle opened, named, noted, deleted
// (and taken back); everything written to one file and read from it.

import { download } from '../hand-over.js';
import { archive, unarchive } from '../library/archive.js';
import { chosen, classes, classOf, orderNames } from '../library/entry.js';
import { pause } from '../page.js';
import { locale, t } from '../texts/texts.js';
import { toast } from '../toast.js';
import { button, choiceOf, el, textPicker } from './dom.js';
import { enterEntry } from './entry.js';
import { enterPatterns } from './patterns.js';
import { openRoom } from './room.js';
import { thumbnail } from './thumbnail.js';
import { whyOf } from './why.js';

/** @typedef {import('./house.js').House} House */
/** @typedef {import('../library/entry.js').Entry} Entry */
/** @typedef {import('../texts/texts.js').Key} Key */

/** More would be drawn than anybody scrolls through. */
const shownAtMost = 200;
/** Drawn before the page answers again. */
const cardsAtOnce = 12;

/** @param {Entry} entry */
export const outcomeOf = (entry) =>
  entry.status === 'solved' ? t('movesCount', { n: entry.moves }) : t('noSolution');

/** What a puzzle without a solution has no name for is not said twice. @param {Entry} entry */
const underName = (entry) =>
  entry.name || entry.status === 'solved'
    ? outcomeOf(entry)
    : t('positionsCount', { n: entry.positions });

/** @param {Entry} entry */
export const nameOf = (entry) => entry.name || t(classOf(entry));

/** @param {Entry} entry @param {() => void} onclick */
const card = (entry, onclick) =>
  el(
    'li',
    { 'data-testid': 'entry' },
    el(
      'button',
      { type: 'button', class: 'card', onclick },
      thumbnail(entry.notation),
      el(
        'span',
        { class: 'card-words' },
        el('strong', {}, nameOf(entry)),
        el('span', {}, underName(entry)),
        el('span', { class: 'soft' }, new Date(entry.seen).toLocaleDateString(locale())),
      ),
    ),
  );

/**
 * @param {House} house
 * @param {string} text a library's file
 */
export async function takeOver(house, text) {
  try {
    const { entries, pictures } = unarchive(text);
    await house.library.takeOver(entries, pictures);
    await enterLibrary(house);
    toast(t('libraryTaken', { n: entries.length }));
  } catch (cause) {
    toast(t('libraryDamaged', { why: whyOf(cause) }), null, 12_000);
  }
}

/** @param {House} house */
async function writeAll({ library }) {
  const [entries, pictures] = await Promise.all([library.all(), library.allPictures()]);
  const text = archive(entries, pictures);
  download('unblocker-library.json', new Blob([text], { type: 'application/json' }));
}

/** @param {House} house */
function fileButtons(house) {
  const read = (/** @type {string} */ text) => void takeOver(house, text);
  return el(
    'div',
    { class: 'row' },
    button('library-export', t('exportAll'), () => writeAll(house)),
    textPicker('library-file', t('importAll'), '.json,application/json', read),
    button('patterns', t('patterns'), () => enterPatterns(house)),
  );
}

/** @param {House} house */
export async function enterLibrary(house) {
  let entries = await house.library.all();
  /** @type {Entry[]} */
  let listed = [];
  const list = el('ul', { class: 'cards', 'data-testid': 'entries' });
  const said = el('p', { class: 'soft', role: 'status', 'data-testid': 'library-status' });
  const search = el('input', {
    type: 'search',
    placeholder: t('search'),
    'aria-label': t('search'),
    'data-testid': 'library-search',
    oninput: show,
  });
  /** @type {[string, string][]} */
  const kinds = [...classes.map(({ name }) => name), 'unsolvable'].map((name) => [
    name,
    t(/** @type {Key} */ (name)),
  ]);
  const only = choiceOf('library-only', [['', t('allClasses')], ...kinds], show, {
    'aria-label': t('show'),
  });
  /** @type {[string, string][]} */
  const orders = orderNames.map((name) => [name, t(/** @type {Key} */ (`by-${name}`))]);
  const order = choiceOf('library-order', orders, show, { 'aria-label': t('sort') });

  function show() {
    const wanted = { text: search.value, only: only.value, order: order.value };
    const found = chosen(entries, wanted);
    void fill(found.slice(0, shownAtMost));
    const count = t('puzzlesCount', { n: found.length });
    said.textContent = entries.length === 0 ? t('libraryEmpty') : count;
    if (house.library.trouble) said.textContent += ` ${t('storageTrouble')}`;
  }
  /** Card by card, those in view first. @param {Entry[]} shown */
  async function fill(shown) {
    listed = shown;
    list.replaceChildren();
    for (let at = 0; at < shown.length && listed === shown; at += cardsAtOnce) {
      if (at > 0) await pause();
      const some = listed === shown ? shown.slice(at, at + cardsAtOnce) : [];
      list.append(...some.map((entry) => card(entry, () => enterEntry(house, entry, refresh))));
    }
  }
  async function refresh() {
    entries = await house.library.all();
    show();
  }
  show();
  await openRoom('library', t('library'), (body) =>
    body.append(el('div', { class: 'row' }, search, only, order), said, list, fileButtons(house)),
  );
}
