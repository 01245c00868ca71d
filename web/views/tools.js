// The row of tools under the board: which there are in a state, and what they are called in it.

import { find, say } from '../page.js';
import { t } from '../texts/texts.js';
import { accepts } from '../state.js';

/** @typedef {import('../types.js').State} State */
/** @typedef {'edit' | 'takeOver' | 'follow' | 'hint' | 'leave'} Tool */

const busy = new Set(['scanning', 'solving', 'playing']);

/** @param {State} state */
const isByHand = ({ name }) => name === 'by-hand';

/**
 * Whether there is a picture in which no board was found: the board shown, if any, is another.
 * @param {State} state
 */
export const isUnread = ({ picture, confirmed }) =>
  picture !== null && picture.outline?.kind !== 'board' && !confirmed;

/** @type {readonly {id: string, tool: Tool, shown: (s: State) => boolean, enabled: (s: State) => boolean}[]} */
const tools = [
  {
    id: 'edit',
    tool: 'edit',
    shown: (state) => !isByHand(state),
    enabled: ({ name }) => !busy.has(name),
  },
  {
    id: 'take-over',
    tool: 'takeOver',
    shown: (state) => state.puzzle !== null && !isByHand(state),
    enabled: (state) => accepts(state, 'takeOver'),
  },
  {
    id: 'follow-along',
    tool: 'follow',
    shown: (state) => state.result?.status === 'solved' && !isByHand(state),
    enabled: ({ name }) => !busy.has(name),
  },
  {
    id: 'hint',
    tool: 'hint',
    shown: isByHand,
    enabled: ({ hand }) => hand?.next !== null && hand?.hint !== 2,
  },
  { id: 'leave', tool: 'leave', shown: isByHand, enabled: () => true },
];

/** @param {State} state */
function editName(state) {
  const { puzzle, picture, confirmed } = state;
  if (!puzzle) return t(picture ? 'markBoard' : 'drawBoard');
  if (isUnread(state)) return t('markIt');
  return t(picture && !confirmed ? 'check' : 'edit');
}

/** @param {Record<Tool, () => unknown>} act @returns {import('../types.js').View} */
export function toolsView(act) {
  const rows = tools.map((row) => ({ ...row, button: find(row.id, HTMLButtonElement) }));
  for (const { button, tool } of rows) button.addEventListener('click', () => act[tool]());
  const editText = find('edit-text', HTMLElement);
  const hintText = find('hint-text', HTMLElement);
  return (state) => {
    const focused = rows.find(({ button }) => button === document.activeElement);
    for (const { button, shown, enabled } of rows) {
      button.hidden = !shown(state);
      button.disabled = !enabled(state);
    }
    say(editText, editName(state));
    say(hintText, t(state.hand?.hint === 1 ? 'whereTo' : 'hint'));
    if (focused && (focused.button.hidden || focused.button.disabled)) {
      rows.find(({ button }) => !button.hidden && !button.disabled)?.button.focus();
    }
  };
}
