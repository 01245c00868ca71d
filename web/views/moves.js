// The solution as a list of moves in words, the one just made highlighted.

import { find, make, whenChanged } from '../page.js';
import { moveInWords } from '../words.js';

/** @typedef {import('../types.js').SolveResult} SolveResult */

/**
 * Scrolls the list alone, never the page; the list is positioned, so offsets count from its top.
 * @param {HTMLElement} list
 * @param {HTMLElement} item
 */
function bringIntoView(list, item) {
  list.scrollTop = item.offsetTop - (list.clientHeight - item.clientHeight) / 2;
}

/** @returns {import('../types.js').View} */
export function movesView() {
  const section = find('moves', HTMLElement);
  const list = find('move-list', HTMLElement);

  const rebuild = whenChanged((/** @type {SolveResult | null} */ result) => {
    const moves = result?.status === 'solved' ? result.solution : [];
    list.replaceChildren(...moves.map((move) => make('li', moveInWords(move))));
    section.hidden = list.children.length === 0;
  });

  const mark = whenChanged((/** @type {Element | null} */ current) => {
    list.querySelector('[aria-current]')?.removeAttribute('aria-current');
    current?.setAttribute('aria-current', 'step');
    if (current instanceof HTMLElement) bringIntoView(list, current);
  });

  return ({ result, step }) => {
    rebuild(result);
    mark(list.children[Math.min(step, list.children.length) - 1] ?? null);
  };
}
