// The board for people who do not see it: every block in a list, and each move as it is made.

import { find, make, say } from '../page.js';
import { t } from '../texts/texts.js';
import { placesOf } from '../playback.js';
import { blockName, exitInWords, moveInWords, plural } from '../words.js';

/** @typedef {import('../types.js').State} State */
/** @typedef {import('../types.js').Puzzle} Puzzle */

/** @param {import('../types.js').Block} block @param {import('../playback.js').Place} place */
const blockInWords = ({ label, axis, length }, { col, row }) =>
  `${label === 'A' ? 'The red block' : `Block ${blockName(label)}`}, ${axis}, ` +
  `${length} cells, from row ${row + 1}, column ${col + 1}`;

/** @param {Puzzle} puzzle */
function heading({ cols, rows, exit, blocks, walls }) {
  const fixed = walls.length ? ` and ${plural(walls.length, 'fixed block')}` : '';
  return (
    `A board of ${plural(rows, 'row')} and ${plural(cols, 'column')} with ` +
    `${plural(blocks.length, 'block')}${fixed}; the exit is ${exitInWords(exit)}.`
  );
}

/** @param {State} state */
function describe(state) {
  const { puzzle } = state;
  if (!puzzle) return [make('p', 'There is no board yet.')];
  const places = placesOf(state);
  const list = make('ul');
  const inside = (/** @type {number} */ i) =>
    places[i].col >= 0 &&
    places[i].row >= 0 &&
    places[i].col < puzzle.cols &&
    places[i].row < puzzle.rows;
  list.append(
    ...puzzle.blocks.map((block, i) =>
      make('li', inside(i) ? blockInWords(block, places[i]) : 'The red block is out.'),
    ),
    ...puzzle.walls.map(([col, row]) =>
      make('li', `Fixed block at row ${row + 1}, column ${col + 1}`),
    ),
  );
  return [make('p', heading(puzzle)), list];
}

/** @param {import('../types.js').Hand} hand */
function handAnnouncement({ moves, at, left }) {
  if (at === 0) return '';
  const last = `${moveInWords(moves[at - 1])}.`;
  return left !== null && left >= 0 ? `${last} ${plural(left, 'move')} left.` : last;
}

/** @param {State} state */
function announcement({ result, step, motion, hand }) {
  if (hand) return handAnnouncement(hand);
  if (!result || motion === 'none') return '';
  if (step === 0) return 'Back at the start.';
  const move = result.solution[step - 1];
  return move
    ? `${t('counter', { step, moves: result.moves })}: ${moveInWords(move)}.`
    : t('leavesNow');
}

/** @returns {import('../types.js').View} */
export function boardTextView() {
  const text = find('board-text', HTMLElement);
  const announcer = find('announcer', HTMLElement);
  let last = '';
  return (state) => {
    const places = JSON.stringify(placesOf(state));
    const key = `${state.puzzle?.notation} ${places}`;
    if (key !== last) text.replaceChildren(...describe(state));
    last = key;
    say(announcer, announcement(state));
  };
}
