// The doors that are always open: chosen with the big button, dropped anywhere on the page, pasted
// by key, opened with the installed app, or shared to it. What came in is for arrivals.js.

import { find } from './page.js';
import { t } from './texts/texts.js';

/** @typedef {import('./arrivals.js').Arrivals} Arrivals */

/** @param {Arrivals} arrivals */
function chosen(arrivals) {
  const input = find('file-input', HTMLInputElement);
  input.addEventListener('change', () => {
    arrivals.files([...(input.files ?? [])]);
    input.value = ''; // so that the same file can be chosen again
  });
}

/**
 * @param {DataTransfer | null} transfer
 * @param {Arrivals} arrivals
 * @param {string} otherwise what to say when there is neither file nor text
 */
function take(transfer, arrivals, otherwise) {
  const files = [...(transfer?.files ?? [])];
  const text = transfer?.getData('text/plain') ?? '';
  if (files.length > 0) arrivals.files(files);
  else if (text.trim()) arrivals.text(text);
  else arrivals.refuse(otherwise);
}

/** @param {Arrivals} arrivals */
function dropped(arrivals) {
  const { dataset } = document.body;
  let depth = 0; // enter and leave come for every element on the way
  const hint = (/** @type {number} */ change) => {
    depth = Math.max(0, depth + change);
    dataset.dragging = String(depth > 0);
  };
  addEventListener('dragenter', () => hint(1));
  addEventListener('dragleave', () => hint(-1));
  addEventListener('dragover', (event) => event.preventDefault());
  addEventListener('drop', (event) => {
    event.preventDefault();
    hint(-depth);
    take(event.dataTransfer, arrivals, t('nothingDropped'));
  });
}

/** @param {Arrivals} arrivals */
function pasted(arrivals) {
  addEventListener('paste', (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest('input, textarea')) return; // theirs
    take(event.clipboardData, arrivals, t('nothingPasted'));
  });
}

/**
 * Files opened with the installed app.
 * @param {Arrivals} arrivals
 */
function opened(arrivals) {
  const queue = /** @type {any} */ (globalThis).launchQueue;
  queue?.setConsumer(async (/** @type {{files: FileSystemFileHandle[]}} */ { files = [] }) => {
    const all = await Promise.all(files.map((handle) => handle.getFile()));
    if (all.length > 0) arrivals.files(all);
  });
}

/** @param {Arrivals} arrivals */
export function openDoors(arrivals) {
  for (const open of [chosen, dropped, pasted, opened]) open(arrivals);
}
