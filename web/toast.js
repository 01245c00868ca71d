// A line that appears for some seconds and goes by itself, with a button at most: what is good to
// know but asks for nothing.

import { find, make } from './page.js';

/** @type {ReturnType<typeof setTimeout> | undefined} */
let timer;

/**
 * @param {string} text
 * @param {{name: string, act: () => void} | null} [button]
 * @param {number} [millis]
 */
export function toast(text, button = null, millis = 7000) {
  const box = find('toast', HTMLElement);
  const hide = () => (box.hidden = true);
  box.replaceChildren(make('span', text));
  if (button) {
    const control = make('button', button.name);
    control.type = 'button';
    control.addEventListener('click', () => (hide(), button.act()));
    box.append(control);
  }
  // Over whatever dialog is open, and inside it, where it can be reached.
  ([...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body).append(box);
  box.hidden = false;
  clearTimeout(timer);
  timer = setTimeout(hide, millis);
}
