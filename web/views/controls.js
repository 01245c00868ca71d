// The buttons: which there are, and for each whether the state accepts what it asks for.

import { find, say } from '../page.js';
import { accepts } from '../state.js';
import { t } from '../texts/texts.js';

/** @typedef {import('../types.js').Action} Action */
/** @typedef {import('../types.js').State} State */
/** @typedef {Exclude<Action, 'newPuzzle' | 'seek' | 'takeOver'>} ButtonAction */

/** @type {readonly {id: string, action: ButtonAction, shownIf?: (state: State) => boolean}[]} */
const buttons = [
  { id: 'solve', action: 'solve', shownIf: (state) => state.name !== 'solving' },
  { id: 'abort', action: 'reset', shownIf: (state) => state.name === 'solving' },
  { id: 'reset', action: 'reset' },
  { id: 'step-back', action: 'back' },
  { id: 'play', action: 'play' },
  { id: 'step-forward', action: 'forward' },
];

/** By hand some buttons do the like, and are called otherwise. */
const names = /** @type {const} */ ([
  ['solve', 'solve', 'showMe'],
  ['back-text', 'back', 'undo'],
  ['forward-text', 'forward', 'redo'],
]);

/** Where the focus goes when its button can no longer be used, best first. */
const focusOrder = ['abort', 'play', 'solve', 'step-back', 'reset'];

/** @param {HTMLElement | null} element */
const usable = (element) =>
  element instanceof HTMLButtonElement && !element.disabled && !element.hidden;

/** Keeps keyboard users in the controls when a button under their fingers goes away. */
function rescueFocus() {
  const next = focusOrder.map((id) => document.getElementById(id)).find(usable);
  (next ?? find('file-input', HTMLInputElement)).focus({ preventScroll: true });
}

/**
 * @param {Record<ButtonAction, () => void>} act
 * @returns {import('../types.js').View}
 */
export function controlsView(act) {
  const parts = buttons.map((row) => ({ ...row, button: find(row.id, HTMLButtonElement) }));
  for (const { button, action } of parts) button.addEventListener('click', () => act[action]());
  const playText = find('play-text', HTMLElement);

  return (state) => {
    const focused = parts.find(({ button }) => button === document.activeElement);
    for (const { button, action, shownIf } of parts) {
      button.disabled = !accepts(state, action);
      button.hidden = !(shownIf?.(state) ?? true);
    }
    say(playText, t(state.name === 'playing' ? 'stop' : 'play'));
    const byHand = state.name === 'by-hand';
    for (const [id, usual, own] of names) say(find(id, HTMLElement), t(byHand ? own : usual));
    if (focused && !usable(focused.button)) rescueFocus();
  };
}
