// Every way a picture gets in: chosen, dropped anywhere on the page, or pasted.

import { find } from './page.js';

/** @typedef {{picture: (file: Blob, name: string) => void, refuse: (why: string) => void}} Doors */

const noPicture = 'There is no picture in what was';
const takeScreenshot = 'Take a screenshot of the puzzle, or choose one with New puzzle.';

/** @param {Doors} doors */
function chosen({ picture }) {
  const input = find('file-input', HTMLInputElement);
  input.addEventListener('change', () => {
    const file = input.files?.[0];
    if (file) picture(file, file.name);
    input.value = ''; // so that the same file can be chosen again
  });
}

/**
 * @param {DataTransfer | null} transfer
 * @returns {File | undefined}
 */
const fileIn = (transfer) => transfer?.files[0];

/** @param {Doors} doors */
function dropped({ picture, refuse }) {
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
    const file = fileIn(event.dataTransfer);
    if (file) picture(file, file.name);
    else refuse(`${noPicture} dropped. Save the picture first, then drop its file.`);
  });
}

/** @param {Doors} doors */
function pasted({ picture, refuse }) {
  addEventListener('paste', (event) => {
    const file = fileIn(event.clipboardData);
    if (file) picture(file, 'the pasted picture');
    else refuse(`${noPicture} pasted. ${takeScreenshot}`);
  });
}

/** @returns {Promise<Blob | null>} the first picture on the clipboard */
async function clipboardPicture() {
  for (const item of await navigator.clipboard.read()) {
    const type = item.types.find((t) => t.startsWith('image/'));
    if (type) return item.getType(type);
  }
  return null;
}

/** @param {Doors} doors */
function pasteButton({ picture, refuse }) {
  const button = find('paste', HTMLButtonElement);
  button.hidden = !navigator.clipboard?.read;
  button.addEventListener('click', async () => {
    try {
      const blob = await clipboardPicture();
      if (blob) picture(blob, 'the pasted picture');
      else refuse(`There is no picture on the clipboard. ${takeScreenshot}`);
    } catch {
      refuse('The browser did not allow reading the clipboard. Choose a picture with New puzzle.');
    }
  });
}

/** @param {Doors} doors */
export function openDoors(doors) {
  for (const open of [chosen, dropped, pasted, pasteButton]) open(doors);
}
