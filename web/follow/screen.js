// Following a solution while the game is in front: one card of a few moves at a time, the board
// before and after them. The card shown is the one that holds the current step, so that this
// screen, the board and what is kept for later never disagree.

import { StillBoards } from '../board/still.js';
import { contextOf, numbersOf, storyboard } from '../board/storyboard.js';
import { canShare, download, share } from '../hand-over.js';
import { currentTheme, onTheme } from '../look.js';
import { find, make, say } from '../page.js';
import { t } from '../texts/texts.js';
import { keepAwake } from './awake.js';
import { allCards, cardAt, cardCount, cardOf, movesOnCard } from './cards.js';
import { canFloat } from './floating.js';
import { keepPlace } from './place.js';

/** @typedef {import('../types.js').State} State */
/**
 * @typedef {object} Acts
 * @property {(step: number) => void} seek
 * @property {() => Promise<boolean>} float the board in a window over other apps
 */

const dark = matchMedia('(prefers-color-scheme: dark)');

/** @param {string} id @param {() => void} act */
function onClick(id, act) {
  const button = find(id, HTMLButtonElement);
  button.addEventListener('click', act);
  return button;
}

/**
 * Hands a picture over: to the system's share sheet on a phone that has one, else as a file.
 * @param {Blob} blob
 */
async function handOver(blob) {
  const file = new File([blob], 'solution.png', { type: 'image/png' });
  const sheet = canShare(file) && matchMedia('(pointer: coarse)').matches;
  if (!sheet || !(await share({ files: [file] }))) download(file.name, file);
}

export class FollowScreen {
  /** @type {State | null} */ #state = null;
  #shown = '';
  /** How often drawing began anew: what was under way then goes no further. */ #drawings = 0;
  /** In CSS pixels, that the boards are drawn for. */ #width = 0;
  #painter = new StillBoards();

  /** @param {Acts} acts */
  constructor(acts) {
    this.acts = acts;
    this.dialog = find('follow', HTMLDialogElement);
    this.boards = [find('card-before', HTMLCanvasElement), find('card-after', HTMLCanvasElement)];
    this.list = find('card-moves', HTMLElement);
    this.back = onClick('card-back', () => this.#turn(-1));
    this.next = onClick('card-next', () => this.#turn(1));
    onClick('follow-close', () => this.dialog.close());
    onClick('storyboard', () => this.#save());
    const float = onClick('float', () => this.#float());
    float.hidden = !canFloat;
    this.dialog.addEventListener('close', () => this.#closed());
    new ResizeObserver(() => this.#resized()).observe(this.boards[0]);
    dark.addEventListener('change', () => this.#draw());
    onTheme(() => this.#draw());
  }

  open() {
    if (this.dialog.open || !this.#state) return;
    this.#shown = '';
    this.#fill(this.#state); // before it opens, so that the browser lays it out once
    this.dialog.showModal();
    this.next.focus({ preventScroll: true });
    keepAwake(true);
    this.show(this.#state); // not solved any more: it closes again
  }

  /** @param {State} state */
  show(state) {
    this.#state = state;
    if (!this.dialog.open) return;
    const { puzzle, result, step } = state;
    if (!puzzle || result?.status !== 'solved') {
      this.dialog.close();
      return;
    }
    keepPlace({ notation: puzzle.notation, step });
    this.#fill(state);
  }

  /** @param {State} state */
  #fill({ puzzle, result, step }) {
    if (!puzzle || result?.status !== 'solved') return;
    const at = cardAt(result, step);
    if (this.#shown === `${puzzle.notation} ${result.moves} ${at}`) return;
    this.#shown = `${puzzle.notation} ${result.moves} ${at}`;
    const { first, last, moves } = cardOf(puzzle, result, at);
    const title = t(first === last ? 'cardOne' : 'cardMany', {
      first,
      last,
      moves: Math.max(result.moves, 1),
    });
    say(find('card-title', HTMLElement), title);
    this.list.replaceChildren(...moves.map(({ text }) => make('li', text)));
    this.list.setAttribute('start', String(first));
    this.back.disabled = at === 0;
    this.next.disabled = at === cardCount(result) - 1;
    if (this.#width > 0) this.#draw(); // otherwise the screen is only coming
  }

  /** @param {number} by cards */
  #turn(by) {
    const { result, step } = this.#state ?? {};
    if (result) this.acts.seek((cardAt(result, step ?? 0) + by) * movesOnCard);
  }

  #resized() {
    if (this.boards[0].clientWidth !== this.#width) this.#draw();
  }

  #draw() {
    this.#drawings += 1;
    this.#drawFrom(0, this.#drawings);
  }

  /**
   * A part of a board after each frame: all of them at once, or one part and the frame that shows it,
   * keep a slow phone from answering.
   * @param {number} at the board
   * @param {number} drawing
   */
  #drawFrom(at, drawing) {
    const draw = () => {
      if (drawing !== this.#drawings) return;
      const next = this.#drawBoard(at) ? at : at + 1;
      if (next < this.boards.length) this.#drawFrom(next, drawing);
    };
    requestAnimationFrame(() => setTimeout(draw));
  }

  /**
   * @param {number} at 0 is the board before the card's moves, 1 the one after them
   * @returns {boolean} whether there is more of it to draw
   */
  #drawBoard(at) {
    const { puzzle, result, step = 0 } = this.#state ?? {};
    if (!this.dialog.open || !puzzle || result?.status !== 'solved') return false;
    const card = cardOf(puzzle, result, cardAt(result, step));
    const board = this.boards[at];
    this.#width = board.clientWidth;
    if (this.#width === 0) return false;
    const side = Math.round(this.#width * devicePixelRatio);
    if (board.width !== side) Object.assign(board, { width: side, height: side });
    return this.#painter.draw(contextOf(board), devicePixelRatio, {
      puzzle,
      dark: dark.matches,
      theme: currentTheme(),
      places: at === 0 ? card.before : card.after,
      numbers: at === 0 ? numbersOf(card) : [],
    });
  }

  async #save() {
    const { puzzle, result } = this.#state ?? {};
    if (!puzzle || result?.status !== 'solved') return;
    const blob = await storyboard(puzzle, allCards(puzzle, result));
    if (blob) await handOver(blob);
    else this.#tell(t('pictureFailed'));
  }

  async #float() {
    const floats = await this.acts.float();
    this.#tell(floats ? '' : t('floatRefused'));
  }

  /** @param {string} text */
  #tell(text) {
    say(find('follow-word', HTMLElement), text);
  }

  /** Closed by hand: there is no place to come back to. A page that is ended keeps its own. */
  #closed() {
    this.#width = 0;
    keepAwake(false);
    keepPlace(null);
  }
}
