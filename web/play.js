// Playing by hand on the board itself: drags and taps of fingers and mice, arrow keys and screen
// readers over its cells; and after each move the question how many are left.

import { layoutOf } from './board/geometry.js';
import { followTouch } from './board/touch.js';
import { notationAt } from './hand.js';
import { find, whenChanged } from './page.js';
import { placesOf } from './playback.js';
import { blockAt, moveOnto, moveTo, rangeOf } from './reach.js';
import { CellGrid } from './views/cell-grid.js';
import { placeInWords } from './views/place-words.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Cell} Cell */
/** @typedef {import('./app.js').App} App */
/** @typedef {import('./board/view.js').BoardView} BoardView */

/** Along which axis, and which way. @type {Record<string, {flat: boolean, by: number}>} */
const nudges = {
  ArrowLeft: { flat: true, by: -1 },
  ArrowRight: { flat: true, by: 1 },
  ArrowUp: { flat: false, by: -1 },
  ArrowDown: { flat: false, by: 1 },
};

/** @param {App} app @param {Cell} cell */
function tap(app, cell) {
  const { puzzle, hand } = app.state;
  if (!puzzle || !hand) return;
  const places = placesOf(app.state);
  const move = hand.chosen >= 0 ? moveOnto(puzzle, places, hand.chosen, cell) : null;
  if (move) {
    app.dispatch({ type: 'handMove', move, motion: 'slide' });
    return;
  }
  const block = blockAt(puzzle, places, cell);
  app.dispatch({ type: 'pick', block: block === hand.chosen ? -1 : block });
}

/**
 * One cell along, for the keyboard.
 * @param {App} app
 * @param {Cell} cell
 * @param {{flat: boolean, by: number}} nudge
 * @returns {boolean} whether the block went
 */
function nudgeAt(app, cell, { flat, by }) {
  const { puzzle, hand } = app.state;
  if (!puzzle || !hand) return false;
  const places = placesOf(app.state);
  const index = blockAt(puzzle, places, cell);
  if (index < 0 || (puzzle.blocks[index].axis === 'horizontal') !== flat) return false;
  const along = (flat ? places[index].col : places[index].row) + by;
  const move = moveTo(puzzle, places, index, along);
  return move !== null && app.dispatch({ type: 'handMove', move, motion: 'snap' });
}

/**
 * What a drag on the board does.
 * @param {App} app
 * @param {BoardView} board
 * @returns {import('./board/touch.js').Acts}
 */
function dragging(app, board) {
  let held = -1;
  return {
    board: () => (app.state.name === 'by-hand' ? app.state.puzzle : null),
    grip(cell) {
      const { puzzle } = app.state;
      const places = placesOf(app.state);
      held = puzzle ? blockAt(puzzle, places, cell) : -1;
      if (!puzzle || held < 0) return null;
      const flat = puzzle.blocks[held].axis === 'horizontal';
      const start = flat ? places[held].col : places[held].row;
      return { flat, start, ...rangeOf(puzzle, places, held) };
    },
    follow: (along) => board.lift(held, along),
    drop(along) {
      const { puzzle, hand } = app.state;
      const move =
        puzzle && hand && along !== null ? moveTo(puzzle, placesOf(app.state), held, along) : null;
      if (move) app.dispatch({ type: 'handMove', move, motion: 'snap' });
      else if (puzzle) board.lift(held, null);
    },
    tap: (cell) => tap(app, cell),
  };
}

/** What is read out at a cell. @param {State} state */
function labelsOf(state) {
  const { puzzle, hand } = state;
  const places = placesOf(state);
  return (/** @type {Cell} */ cell) => {
    if (!puzzle) return '';
    const index = blockAt(puzzle, places, cell);
    const range = index < 0 ? null : rangeOf(puzzle, places, index);
    const chosen = hand !== null && index >= 0 && hand.chosen === index;
    return placeInWords(puzzle, places, cell, { index, range, chosen });
  };
}

/**
 * @param {App} app
 * @param {BoardView} board
 * @returns {import('./types.js').View}
 */
export function playView(app, board) {
  const { canvas } = board;
  const element = find('board-grid', HTMLElement);
  const grid = new CellGrid(element, {
    activate: (cell) => tap(app, cell),
    key(event, cell) {
      const nudge = event.shiftKey ? nudges[event.key] : null;
      if (!nudge) return false;
      const step = /** @type {Cell} */ (nudge.flat ? [nudge.by, 0] : [0, nudge.by]);
      if (nudgeAt(app, cell, nudge)) grid.focus([cell[0] + step[0], cell[1] + step[1]]);
      return true;
    },
  });
  followTouch(canvas, dragging(app, board));

  const place = () => {
    const { puzzle } = app.state;
    if (!puzzle || !canvas.width) return;
    const scale = canvas.clientWidth / canvas.width;
    const { inside } = layoutOf(puzzle, canvas.width, canvas.height);
    const [x, y] = [inside.x * scale, inside.y * scale];
    grid.place({ x, y, width: inside.width * scale, height: inside.height * scale });
  };
  new ResizeObserver(place).observe(canvas);

  const label = whenChanged((/** @type {string} */ key) => {
    const { puzzle } = app.state;
    element.hidden = !puzzle || key === '';
    if (!puzzle) return;
    grid.show(puzzle, labelsOf(app.state));
    requestAnimationFrame(() => requestAnimationFrame(place)); // with the board, in a frame of its own
  });
  const measure = whenChanged((/** @type {string} */ notation) => {
    if (notation) app.measure();
  });
  return (state) => {
    const { puzzle, hand, name } = state;
    const places = placesOf(state);
    const isIn =
      puzzle &&
      places.every(
        ({ col, row }) => col >= 0 && row >= 0 && col < puzzle.cols && row < puzzle.rows,
      );
    label(puzzle ? `${puzzle.notation} ${JSON.stringify(places)} ${hand?.chosen}` : '');
    measure(puzzle && isIn && name === 'by-hand' ? notationAt(puzzle, places) : '');
  };
}
