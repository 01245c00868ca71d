// What the page needs once there is a puzzle: the views of a board and its solution, keys and swipes,
// the library's entry, and the keeping of it all for use offline. The first screen does without.

import { isWaiting } from './app.js';
import { painters } from './board/pieces.js';
import { followSwipes } from './board/swipe.js';
import { feelView } from './feel.js';
import { listenToKeys } from './keyboard.js';
import { whenChanged } from './page.js';
import { stopsOf } from './playback.js';
import { playView } from './play.js';
import { withLooks } from './sheets.js';
import { moreTexts } from './texts/choice.js';
import { keepOffline } from './updates.js';
import { boardTextView } from './views/board-text.js';
import { movesView } from './views/moves.js';
import { pictureView } from './views/picture.js';
import { statsView } from './views/stats.js';
import { transportView } from './views/transport.js';

/** @typedef {import('./types.js').SolveResult} SolveResult */
/**
 * @typedef {object} Parts
 * @property {import('./app.js').App} app
 * @property {import('./board/view.js').BoardView} board
 * @property {() => Promise<import('./library/library.js').Library>} library
 * @property {() => void} reload the page anew, with the same board
 */

/** @param {import('./app.js').App} app @returns {boolean} whether there is an end to go to */
function seekEnd(app) {
  const { result, hand } = app.state;
  const step = hand?.moves.length ?? (result && stopsOf(result));
  return step !== null && app.dispatch({ type: 'seek', step });
}

/** @param {Parts} parts */
function listen({ app, board }) {
  followSwipes(board.canvas, {
    next: () => !app.state.hand && app.dispatch({ type: 'forward' }),
    previous: () => !app.state.hand && app.dispatch({ type: 'back' }),
  });
  listenToKeys((action) => {
    const covered = document.querySelector('dialog[open]'); // such a screen has keys of its own
    if (covered || action === 'newPuzzle' || action === 'solve' || action === 'seek') return false;
    return action === 'last' ? seekEnd(app) : app.dispatch({ type: action });
  });
}

/**
 * Every puzzle that was solved, or proven to have no solution, goes into the library.
 * @param {Parts} parts
 * @returns {import('./types.js').View}
 */
function rememberView({ app, library }) {
  const remember = whenChanged(async (/** @type {SolveResult | null} */ result) => {
    const { puzzle, picture } = app.state;
    if (!puzzle || !result || result.status === 'stopped' || result.byHand) return;
    const when = Date.now(); // the library may still be on its way
    (await library()).remember(puzzle, result, picture?.file, when);
  });
  return ({ result }) => remember(result);
}

/**
 * Puts the rest of the page in its place.
 * @param {Parts} parts
 * @returns {Promise<import('./types.js').View[]>}
 */
export async function furnished(parts) {
  const { app, board } = parts;
  await Promise.all([moreTexts(), withLooks('panels')]);
  const seek = (/** @type {number} */ step) => void app.dispatch({ type: 'seek', step });
  board.usePainters(painters());
  listen(parts);
  // Never the same while people wait for an answer.
  const seen = () => (isWaiting(app.state) ? {} : app.state);
  keepOffline(parts.reload, seen);
  return [
    movesView(seek),
    transportView({
      seek,
      last: () => seekEnd(app),
      choose: (options) => app.dispatch({ type: 'choose', options }),
    }),
    statsView(),
    pictureView(),
    boardTextView(),
    playView(app, board),
    feelView(),
    rememberView(parts),
  ];
}
