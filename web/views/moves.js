// The solution as a list of moves in words, the one just made highlighted.

import { find, make, whenChanged } from '../page.js';
import { moveInWords } from '../words.js';

/** @typedef {import('../types.js').Move} Move */

/** @type {readonly Move[]} */
const none = [];

/**
 * Scrolls the list alone, never the page; the list is positioned, so offsets count from its top.
 * @param {HTMLElement} list
 * @param {HTMLElement} item
 */
function bringIntoView(list, item) {
  list.scrollTop = item.offsetTop - (list.clientHeight - item.clientHeight) / 2;
}

/** @type {Record<string, number>} */
const arrows = { ArrowUp: -1, ArrowDown: 1 };

/**
 * One tab stop for the whole list; the arrow keys walk in it.
 * @param {HTMLElement} list
 */
function walkWithKeys(list) {
  list.addEventListener('keydown', (event) => {
    const buttons = [...list.querySelectorAll('button')];
    const at = buttons.findIndex((button) => button === document.activeElement);
    const next = buttons[at + (arrows[event.key] ?? NaN)];
    if (at < 0 || !next) return;
    event.preventDefault();
    next.focus();
  });
}

/**
 * Tab reaches the current move, or the first one.
 * @param {HTMLElement} list
 * @param {Element | null} current
 */
function leaveOneStop(list, current) {
  const before = list.querySelector('button[tabindex="0"]');
  const reached = (current ?? list.firstElementChild)?.querySelector('button');
  if (before instanceof HTMLElement && before !== reached) before.tabIndex = -1;
  if (reached) reached.tabIndex = 0;
}

/** @param {string} text @param {() => void} go */
function moveItem(text, go) {
  const button = make('button', text);
  button.type = 'button';
  button.tabIndex = -1;
  button.addEventListener('click', go);
  const item = make('li');
  item.append(button);
  return item;
}

/**
 * @param {(step: number) => void} seek
 * @returns {import('../types.js').View}
 */
export function movesView(seek) {
  const section = find('moves', HTMLElement);
  const list = find('move-list', HTMLElement);
  walkWithKeys(list);

  const rebuild = whenChanged((/** @type {readonly Move[]} */ moves) => {
    list.replaceChildren(...moves.map((move, i) => moveItem(moveInWords(move), () => seek(i + 1))));
    leaveOneStop(list, null);
    section.hidden = list.children.length === 0;
  });

  const mark = whenChanged((/** @type {Element | null} */ current) => {
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'step');
    if (current instanceof HTMLElement) bringIntoView(list, current);
    leaveOneStop(list, current);
  });

  return ({ result, step, hand }) => {
    rebuild(hand?.moves ?? (result?.status === 'solved' ? result.solution : none));
    mark(list.children[Math.min(hand?.at ?? step, list.children.length) - 1] ?? null);
  };
}
