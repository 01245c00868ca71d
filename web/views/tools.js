// The row of tools under the board: which there are in a state, and what they are called in it.

import { find, say } from '../page.js';

/** @typedef {import('../types.js').State} State */

const busy = new Set(['scanning', 'solving', 'playing']);

/** @param {State} state */
function editName({ puzzle, picture, confirmed }) {
  if (!puzzle) return picture ? 'Mark the board yourself' : 'Draw the board yourself';
  return picture && !confirmed ? 'Check' : 'Edit';
}

/** @param {{edit: () => void}} act @returns {import('../types.js').View} */
export function toolsView(act) {
  const edit = find('edit', HTMLButtonElement);
  const editText = find('edit-text', HTMLElement);
  edit.addEventListener('click', act.edit);
  return (state) => {
    edit.disabled = busy.has(state.name);
    say(editText, editName(state));
  };
}
