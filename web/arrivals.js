// What comes in, by whatever door, and what is done with it: one picture is read, several go into a
// queue, a text is a puzzle or a list of them, a library's file is offered to be taken over.

import { confidentFrom } from './messages.js';
import { settings } from './settings.js';
import { saidText, t } from './texts/texts.js';

/** @typedef {import('./app.js').App} App */
/** @typedef {{shared?: boolean}} Manner shared: by another app, through the system's share sheet */
/**
 * @typedef {object} Rooms what is shown for things that are no single board
 * @property {(files: File[]) => void} queue
 * @property {(name: string, text: string) => void} list
 * @property {(text: string) => void} library
 * @property {() => void} leave back to the board
 */

const textNames = /\.(txt|json|csv|tsv|puzzle)$/i;

/** @param {File} file */
const isText = ({ type, name }) => type.startsWith('text/') || textNames.test(name);

/** Whatever else is in it, a library says so near its beginning. */
export const isLibraryText = (/** @type {string} */ text) =>
  /^\s*\{\s*"format"\s*:\s*"unblocker-library"/.test(text);

/** A list has more lines than any notation of a single board has rows of this kind. */
function isList(/** @type {string} */ text) {
  const lines = text.split('\n').filter((line) => /^\s*(\d+\s+)?[^\s#]{16,}/.test(line));
  return lines.length > 1;
}

/** What comes now is not what the address says. Changing it makes the page wait for the browser. */
function forgetLink() {
  if (location.search || location.hash) history.replaceState(null, '', location.pathname);
}

export class Arrivals {
  /** @param {App} app @param {Rooms} rooms */
  constructor(app, rooms) {
    this.app = app;
    this.rooms = rooms;
  }

  /** @param {string} text what there is to say against what came in */
  refuse(text) {
    this.app.dispatch({ type: 'notice', notice: { tone: 'bad', text } });
  }

  /**
   * @param {File[]} files
   * @param {Manner} [manner]
   */
  async files(files, manner = {}) {
    const [first] = files;
    if (!first) return;
    if (files.length > 1 && files.some((file) => !isText(file))) {
      this.rooms.queue(files.filter((file) => !isText(file)));
    } else if (isText(first)) {
      await this.#textFile(first);
    } else {
      await this.picture(first, first.name, manner);
    }
  }

  /**
   * @param {Blob} file
   * @param {string} name what to call it
   * @param {Manner} [manner]
   */
  async picture(file, name, { shared = false } = {}) {
    forgetLink();
    this.rooms.leave();
    await this.app.readPicture(file, name);
    const { solveAll, solveShared } = settings();
    const { state } = this.app;
    const isRead = state.name === 'not-solved' && state.picture?.file === file && !state.notice;
    const atOnce = solveAll || (shared && solveShared);
    // A doubtful board is for its owner to look at first.
    if (isRead && atOnce && state.confidence >= confidentFrom) await this.app.solve();
  }

  /** @param {string} text a puzzle in any notation, or a list of puzzles */
  async text(text) {
    if (isLibraryText(text)) this.rooms.library(text);
    else if (isList(text)) this.rooms.list(t('pastedText'), text);
    else await this.#puzzle(text);
  }

  /** @param {string} text in any notation */
  async #puzzle(text) {
    forgetLink();
    this.rooms.leave();
    await this.app.readNotation(text, 'text');
    const { note } = this.app.state.puzzle ?? {};
    if (this.app.state.name === 'not-solved' && note && !this.app.state.notice) {
      this.app.dispatch({ type: 'notice', notice: { tone: 'doubt', text: saidText(note) } });
    }
  }

  /** What is on the clipboard, when the browser lets us look. */
  async clipboard() {
    try {
      const [item] = await navigator.clipboard.read();
      const picture = item?.types.find((type) => type.startsWith('image/'));
      if (picture) await this.picture(await item.getType(picture), t('pastedPicture'));
      else if (item?.types.includes('text/plain')) {
        await this.text(await (await item.getType('text/plain')).text());
      } else this.refuse(t('clipboardEmpty'));
    } catch {
      this.refuse(t('clipboardShut'));
    }
  }

  /** @param {File} file */
  async #textFile(file) {
    try {
      const text = await file.text();
      if (isList(text) && !isLibraryText(text)) this.rooms.list(file.name, text);
      else await this.text(text);
    } catch {
      this.refuse(t('fileUnreadable', { name: file.name }));
    }
  }
}
