// A room is a screen over the board that people enter for something else: the library, sharing,
// settings. It is a dialog made when entered and gone when left; the board stays as it was.

import { withLooks } from '../sheets.js';
import { t } from '../texts/texts.js';
import { keepToast } from '../toast.js';
import { el } from './dom.js';

/** @returns {HTMLDialogElement[]} */
const openRooms = () => [...document.querySelectorAll('dialog.room')].filter(isDialog);
/** @param {Element} element @returns {element is HTMLDialogElement} */
const isDialog = (element) => element instanceof HTMLDialogElement;

/**
 * Opens a room; `fill` puts things into it.
 * @param {string} id for tests and looks
 * @param {string} title
 * @param {(body: HTMLElement, leave: () => void) => void} fill
 */
export async function openRoom(id, title, fill) {
  await Promise.all([withLooks('panels'), withLooks('rooms')]);
  for (const other of openRooms()) if (other.dataset.testid === id) other.close();
  const heading = `${id}-title`;
  const body = el('div', { class: 'room-body' });
  const dialog = el(
    'dialog',
    { class: 'room', 'data-testid': id, 'aria-labelledby': heading },
    el(
      'div',
      { class: 'room-top' },
      el('h2', { id: heading }, title),
      el(
        'button',
        { type: 'button', class: 'quiet', 'data-testid': `${id}-close`, onclick: leave },
        t('close'),
      ),
    ),
    body,
  );
  function leave() {
    dialog.close();
  }
  keepToast(dialog);
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  fill(body, leave);
  dialog.showModal();
  return dialog;
}
