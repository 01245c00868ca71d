// A line that appears for some seconds and goes by itself, with a button at most: what is good to
// know but asks for nothing. It lies over the header, the one part nobody needs meanwhile.

import { find, make } from './page.js';

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/** Milliseconds: long enough to read a sentence, and to reach for a button. */
const patience = { text: 4000, button: 7000 };

/** Over the dialog that is open, if any, and inside it, where it can be reached. */
const home = () =>
  [...document.querySelectorAll('dialog[open]')].at(-1) ?? find('top', HTMLElement);

/**
 * When a dialog closes, what is shown over it goes on outside.
 * @param {HTMLDialogElement} dialog
 */
export function keepToast(dialog) {
  dialog.addEventListener('close', () => {
    const box = find('toast', HTMLElement);
    if (dialog.contains(box)) home().append(box);
  });
}

/**
 * @param {string} text
 * @param {{name: string, act: () => void} | null} [button]
 * @param {number} [millis]
 */
export function toast(text, button = null, millis = patience[button ? 'button' : 'text']) {
  const box = find('toast', HTMLElement);
  const hide = () => (box.hidden = true);
  box.replaceChildren(make('span', text));
  if (button) {
    const control = make('button', button.name);
    control.type = 'button';
    control.addEventListener('click', () => (hide(), button.act()));
    box.append(control);
  }
  home().append(box);
  box.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(hide, millis);
}
