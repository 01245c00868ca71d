// A line that appears for some seconds and goes by itself: a remark, or an offer with a button. What
// is good to know but asks for nothing. It lies over the header, the one part nobody needs meanwhile.

import { find, make } from './page.js';

/** Milliseconds: long enough to read a sentence, and to reach for a button. */
const patience = { remark: 4000, offer: 7000 };

/**
 * Each line stays for its time whatever comes meanwhile: an offer may be the last chance to take
 * something back. Only the same remark, or another offer, takes its place.
 * @type {Map<string, {line: HTMLElement, timer: ReturnType<typeof setTimeout>}>}
 */
const shown = new Map();

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

/** @param {string} key */
function take(key) {
  const { line, timer } = shown.get(key) ?? {};
  clearTimeout(timer);
  line?.remove();
  shown.delete(key);
  find('toast', HTMLElement).hidden = shown.size === 0;
}

/**
 * @param {string} text
 * @param {{name: string, act: () => void} | null} [button]
 * @param {number} [millis]
 */
export function toast(text, button = null, millis = patience[button ? 'offer' : 'remark']) {
  const key = button ? 'offer' : text;
  take(key);
  const line = make('div');
  line.append(make('span', text));
  if (button) {
    const control = make('button', button.name);
    control.type = 'button';
    control.addEventListener('click', () => (take(key), button.act()));
    line.append(control);
  }
  const box = find('toast', HTMLElement);
  box.append(line);
  home().append(box);
  box.hidden = false;
  shown.set(key, { line, timer: setTimeout(() => take(key), millis) });
}
