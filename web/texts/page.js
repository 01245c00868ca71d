// The words that stand in index.html itself, put into another language. What a view writes, and all
// that a room is made of, is spoken in it anyway.

import { language, t } from './texts.js';

/** @typedef {import('./texts.js').Key} Key */

/** Elements that hold a text and nothing else. @type {Readonly<Record<string, Key>>} */
const texts = {
  '#ways > span': 'more',
  '#library > span': 'library',
  '#share > span': 'share',
  '#settings > span': 'settings',
  '#more-examples': 'moreExamples',
  '#tab-puzzle': 'tabPuzzle',
  '#tab-stats': 'tabStats',
  '#tab-image': 'tabImage',
  '.welcome strong': 'stuck',
  '.welcome p:nth-child(2)': 'takeScreenshot',
  '.welcome .with-mouse': 'orDrop',
  '.welcome a': 'tryExample',
  '#moves-title': 'moves',
  '.controls .file label': 'newPuzzle',
  '#abort': 'abort',
  '#reset > span': 'reset',
  '#take-over > span': 'tryIt',
  '#follow-along > span': 'follow',
  '#leave span': 'done',
  '.drop-hint p': 'dropAnywhere',
  '#update > span': 'newVersion',
  '#update-now': 'update',
};

/** Elements that are named by a text. @type {Readonly<Record<string, Key>>} */
const labels = {
  '#board': 'ariaBoard',
  '#board-grid': 'ariaCells',
  '.controls': 'ariaControls',
  '.tools': 'ariaTools',
  '.status': 'ariaProgress',
  '.tabs': 'ariaTabs',
  '#speed': 'ariaSpeed',
  '#scrubber': 'ariaStep',
  '#loop': 'ariaLoop',
  '#last': 'ariaEnd',
  '#take-over': 'ariaTry',
};

/** Puts the page's own words in; English stands there already. */
export function translatePage() {
  if (language() === 'en') return;
  for (const [selector, key] of Object.entries(texts)) {
    const element = document.querySelector(selector);
    if (element) element.textContent = t(key);
  }
  for (const [selector, key] of Object.entries(labels)) {
    document.querySelector(selector)?.setAttribute('aria-label', t(key));
  }
}

/** For the test that every one of them is there. */
export const selectors = Object.keys({ ...texts, ...labels });
