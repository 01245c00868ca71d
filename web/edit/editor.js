// The screen where a reading is checked and corrected, and where boards are made from nothing: the
// picture with the draft over it, tools for what is chosen, and what is wrong in words.

import { find, make, pause, say } from '../page.js';
import { urlOf } from '../picture-url.js';
import { t } from '../texts/texts.js';
import { CellGrid } from '../views/cell-grid.js';
import { createCanvas, nearestCorner } from './canvas.js';
import { createCorners } from './corners.js';
import { contentAt, isSame, labelsOf, notationOf } from './draft.js';
import { otherDoubts } from './doubts.js';
import { cellInWords } from './faults.js';
import { dragFrom, tapAt } from './gestures.js';
import { quadOf } from './mapping.js';
import { moveBlock } from './operations.js';
import { followPointer } from './pointer.js';
import * as sessions from './session.js';
import { boardTools, readingTools, selectionAfter, toolsFor, use } from './tools.js';
import { createVerdict } from './verdict.js';

/** @typedef {import('../types.js').State} State */
/** @typedef {import('../types.js').Cell} Cell */
/** @typedef {import('../types.js').Size} Size */
/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./tools.js').Tool} Tool */
/** @typedef {import('./mapping.js').Quad} Quad */

/**
 * @typedef {object} Acts
 * @property {(notation: string, place: {quad: Quad, size: Size} | null) => void} apply the board is
 *   confirmed by hand, with its place in the picture
 * @property {import('./verdict.js').Ask} ask how many moves a board takes
 * @property {() => void} kept the screen was left with changes that are kept
 */

/** Steps of the keyboard with Shift. @type {Record<string, Cell>} */
const nudges = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Editor {
  /** @type {Session | null} */ #session = null;
  /** What the session was begun for. */
  #base = '';
  #boardTools = false;

  /** @param {Acts} acts */
  constructor(acts) {
    this.acts = acts;
    this.dialog = find('editor', HTMLDialogElement);
    this.drawing = /** @type {SVGSVGElement} */ (
      /** @type {unknown} */ (find('editor-board', SVGElement))
    );
    this.canvas = createCanvas(this.drawing);
    this.tools = find('editor-tools', HTMLElement);
    this.hint = find('editor-hint', HTMLElement);
    this.verdict = createVerdict(acts.ask, (differs) => this.#update((s) => ({ ...s, differs })));
    this.grid = new CellGrid(find('editor-grid', HTMLElement), {
      activate: (cell) => this.#tap([cell[0] + 0.5, cell[1] + 0.5]),
      key: (event, cell) => this.#key(event, cell),
    });
    this.corners = createCorners(find('editor-corner-keys', HTMLElement), (corner, by) =>
      this.#update((session) => sessions.nudgeCorner(session, corner, by)),
    );
    this.#listen();
  }

  /**
   * @param {State} state
   * @param {{alone: boolean}} how alone: a board from nothing, whatever the state holds
   */
  async open(state, { alone }) {
    const from = alone ? { puzzle: null, reading: null, result: null } : state;
    const url = state.picture && urlOf(state.picture.file);
    const base = `${from.puzzle?.notation} ${url}`;
    if (!this.#session || base !== this.#base) {
      this.#session = sessions.beginSession(from, await pictureIn(state, alone));
      this.verdict.begin();
      this.doubted = otherDoubts(alone ? null : state.reading, state.confidence);
    }
    this.#base = base;
    this.#boardTools = false;
    delete this.tools.dataset.names; // tools of the same names may mean another board
    this.canvas.open(this.#session, this.#session.size ? url : null);
    find('editor-corners', HTMLElement).hidden = !this.#session.size;
    find('editor-picture', HTMLElement).hidden = !this.#session.size;
    say(find('editor-title', HTMLElement), titleOf(state, alone));
    this.#show(); // before it opens, so that the browser lays it out once
    await pause();
    if (!this.#session) return; // another board came
    if (!this.dialog.open) this.dialog.showModal();
    this.drawing.focus({ preventScroll: true });
  }

  /** Gives the editing up, because another board has come. */
  forget() {
    this.#session = null;
    if (this.dialog.open) this.dialog.close();
  }

  #listen() {
    followPointer(this.drawing, {
      tap: (at) => this.#tapPicture(at),
      drag: (from) => this.#drag(from),
      end: (kept) => this.#drop(kept),
    });
    const on = (/** @type {string} */ id, /** @type {() => void} */ act) =>
      find(id, HTMLElement).addEventListener('click', act);
    on('editor-undo', () => this.#update(sessions.undo));
    on('editor-redo', () => this.#update(sessions.redo));
    on('editor-done', () => this.#done());
    on('editor-close', () => this.#leave());
    on('editor-board-tools', () => this.#toggleBoardTools());
    on('editor-corners', () => this.#update((s) => ({ ...s, cornering: !s.cornering })));
    on('editor-picture', () => this.#togglePicture());
    this.dialog.addEventListener('cancel', (event) => (event.preventDefault(), this.#leave()));
    this.dialog.addEventListener('keydown', (event) => this.#undoKey(event));
    new ResizeObserver(() => this.#place()).observe(this.drawing);
  }

  /** @param {(session: Session) => Session} step */
  #update(step) {
    if (!this.#session) return;
    this.#session = step(this.#session);
    this.#show();
  }

  /** @param {[number, number]} at picture pixels @returns {[number, number]} cells */
  #spot([x, y]) {
    return this.#session ? sessions.mappingIn(this.#session).toBoard(x, y) : [0, 0];
  }

  /** @param {[number, number]} at picture pixels */
  #tapPicture(at) {
    const session = this.#session;
    if (session?.cornering) this.#dragCorner(nearestCorner(session.quad, at))?.(at);
    else this.#tap(this.#spot(at));
  }

  /** @param {[number, number]} spot */
  #tap(spot) {
    this.#update((session) => {
      if (session.cornering) return session;
      const now = sessions.draftIn(session);
      const { draft, selection } = tapAt(now, sessions.selectionIn(session), spot);
      return sessions.change(session, draft, selection);
    });
    this.#boardTools = false;
    this.#show();
  }

  /** @param {[number, number]} from */
  #drag(from) {
    const session = this.#session;
    if (!session) return null;
    if (session.cornering) return this.#dragCorner(this.canvas.cornerAt(session, from));
    const drag = dragFrom(
      sessions.draftIn(session),
      sessions.selectionIn(session),
      this.#spot(from),
    );
    return (/** @type {[number, number]} */ at) =>
      this.#update((s) => ({ ...s, trial: drag.at(this.#spot(at), sessions.draftIn(s)) }));
  }

  /** @param {number} corner */
  #dragCorner(corner) {
    if (corner < 0) return null;
    return (/** @type {[number, number]} */ at) =>
      this.#update((session) => sessions.moveCorner(session, corner, at));
  }

  /** @param {boolean} kept */
  #drop(kept) {
    this.#update((session) => {
      const { trial } = session;
      if (!trial || !kept) return { ...session, trial: null };
      const added = trial.blocks.length > session.history.now.blocks.length;
      const selection = added ? { block: trial.blocks.length - 1 } : session.selection;
      return sessions.change(session, trial, selection);
    });
  }

  /** @param {Tool} tool */
  #use(tool) {
    this.#update((session) => {
      const selection = sessions.selectionIn(session);
      const before = sessions.draftIn(session);
      const after = use(tool, before, selection);
      return sessions.change(session, after, selectionAfter(before, after, selection));
    });
  }

  /**
   * A tool's key works on the cell under the focus, whatever was chosen before.
   * @param {KeyboardEvent} event
   * @param {Cell} cell
   */
  #key(event, cell) {
    const session = this.#session;
    if (!session) return false;
    const draft = sessions.draftIn(session);
    const { kind, index } = contentAt(draft, cell);
    const under = kind === 'block' ? { block: index } : { cell };
    const step = event.shiftKey ? nudges[event.key] : null;
    if (step) return this.#nudge(draft, under, cell, step);
    const name = event.key === 'Backspace' ? 'Delete' : event.key;
    const tool = toolsFor(draft, under).find(({ key }) => key === name);
    if (!tool) return false;
    this.#session = { ...session, selection: under };
    this.#use(tool);
    return true;
  }

  /**
   * @param {import('./draft.js').Draft} draft
   * @param {import('./drawing.js').Selection} under
   * @param {Cell} cell
   * @param {Cell} step
   */
  #nudge(draft, under, cell, step) {
    if (!under || !('block' in under)) return false;
    const { col, row } = draft.blocks[under.block];
    const next = moveBlock(draft, under.block, [col + step[0], row + step[1]]);
    this.#update((session) => sessions.change(session, next, under));
    if (next !== draft) this.grid.focus([cell[0] + step[0], cell[1] + step[1]]);
    return true;
  }

  /** @param {KeyboardEvent} event */
  #undoKey(event) {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'z') return;
    event.preventDefault();
    this.#update(event.shiftKey ? sessions.redo : sessions.undo);
  }

  #toggleBoardTools() {
    this.#boardTools = !this.#boardTools;
    this.#update((session) => ({ ...session, selection: null, cornering: false }));
  }

  #togglePicture() {
    const bare = this.dialog.dataset.bare === 'true';
    this.dialog.dataset.bare = String(!bare);
    find('editor-picture', HTMLElement).setAttribute('aria-pressed', String(bare));
  }

  #done() {
    const session = this.#session;
    if (session?.cornering) this.#update((s) => ({ ...s, cornering: false }));
    if (!session || session.cornering || sessions.faultIn(session)) return;
    const { quad, size } = session;
    const notation = notationOf(session.history.now);
    this.forget();
    this.acts.apply(notation, size && { quad, size });
  }

  #leave() {
    this.dialog.close();
    if (this.#session && sessions.isEdited(this.#session)) this.acts.kept();
    else this.#session = null;
  }

  #show() {
    const session = this.#session;
    if (!session) return;
    const draft = sessions.draftIn(session);
    this.canvas.draw(session);
    const labels = labelsOf(draft);
    const doubts = sessions.openDoubts(session);
    this.grid.show(draft, (cell) => {
      const words = cellInWords(draft, labels, cell);
      return doubts.some((one) => isSame(one, cell)) ? t('notSure', { words }) : words;
    });
    this.#showTools(session);
    const fault = session.trial ? null : sessions.faultIn(session);
    find('editor-undo', HTMLButtonElement).disabled = session.history.past.length === 0;
    find('editor-redo', HTMLButtonElement).disabled = session.history.future.length === 0;
    find('editor-done', HTMLButtonElement).disabled = fault !== null && !session.cornering;
    if (!session.trial) this.verdict.show(session, this.#lead(doubts.length), fault);
    this.#place();
  }

  /** What to say before anything else. @param {number} doubts */
  #lead(doubts) {
    const cells = doubts > 0 ? `${t('checkMarked', { n: doubts })} ` : '';
    return cells + (this.doubted ?? '');
  }

  /** @param {Session} session */
  #showTools(session) {
    const draft = sessions.draftIn(session);
    const selection = sessions.selectionIn(session);
    const own = selection ? toolsFor(draft, selection) : readingTools(session.others);
    const tools = this.#boardTools ? boardTools : own;
    const offered = session.cornering ? [] : tools;
    say(this.hint, hintFor(session, this.#boardTools));
    find('editor-board-tools', HTMLElement).setAttribute('aria-pressed', String(this.#boardTools));
    find('editor-corners', HTMLElement).setAttribute('aria-pressed', String(session.cornering));
    if (session.trial) return;
    const names = offered.map(({ id }) => id).join();
    if (this.tools.dataset.names === names) return;
    const focused = this.tools.contains(document.activeElement);
    this.tools.dataset.names = names;
    this.tools.replaceChildren(...offered.map((tool) => this.#toolButton(tool)));
    if (focused) this.tools.querySelector('button')?.focus();
  }

  /** @param {Tool} tool */
  #toolButton(tool) {
    const button = make('button', tool.own ?? t(tool.text));
    button.type = 'button';
    button.dataset.tool = tool.id;
    if (tool.label) button.setAttribute('aria-label', t(tool.label));
    if (tool.key) button.setAttribute('aria-keyshortcuts', tool.key);
    button.addEventListener('click', () => this.#use(tool));
    return button;
  }

  /** What the keyboard reaches lies where it is drawn. */
  #place() {
    const session = this.#session;
    if (!session || !this.dialog.open) return; // when it opens, the drawing gets its size
    const matrix = this.drawing.getScreenCTM();
    if (!matrix) return;
    const { cols, rows } = sessions.draftIn(session);
    const mapping = sessions.mappingIn(session);
    const box = this.drawing.getBoundingClientRect();
    const onStage = (/** @type {[number, number]} */ at) => {
      const { x, y } = new DOMPoint(...at).matrixTransform(matrix);
      return { x: x - box.x, y: y - box.y };
    };
    const [a, b] = [onStage(mapping.toPicture(0, 0)), onStage(mapping.toPicture(cols, rows))];
    this.grid.place({ ...a, width: b.x - a.x, height: b.y - a.y });
    this.grid.element.hidden = session.cornering;
    this.corners.show(session, onStage);
  }
}

/** @param {Session} session @param {boolean} wholeBoard whether its tools are shown */
function hintFor(session, wholeBoard) {
  const selection = sessions.selectionIn(session);
  if (session.cornering) return t('hintCorners');
  if (wholeBoard) return '';
  if (!selection) return t('hintNothing');
  return 'cell' in selection ? t('hintCell') : '';
}

/** @param {State} state @param {boolean} alone */
function titleOf({ picture, confirmed }, alone) {
  if (alone) return t(picture ? 'titleMark' : 'titleDraw');
  return t(picture && !confirmed ? 'titleCheck' : 'titleEdit');
}

/**
 * The picture under the draft, and where the board lies in it.
 * @param {State} state
 * @param {boolean} alone
 * @returns {Promise<{size: import('../types.js').Size, quad: Quad | null} | null>}
 */
async function pictureIn({ picture, puzzle }, alone) {
  if (!picture) return null;
  const { outline } = picture;
  const found = outline?.kind === 'board' ? outline : null;
  if (found && puzzle && !alone) {
    return { size: found.size, quad: /** @type {Quad} */ (found.corners ?? quadOf(found.rect)) };
  }
  const image = new Image();
  image.src = urlOf(picture.file);
  try {
    await image.decode();
  } catch {
    return null; // a picture this browser cannot show: the board is made beside it
  }
  return { size: { width: image.naturalWidth, height: image.naturalHeight }, quad: null };
}
