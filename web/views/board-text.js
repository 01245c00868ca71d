// The board for people who do not see it: every block in a list, and each move as it is made.

import { find, make, say } from '../page.js';
import { t } from '../texts/texts.js';
import { placesOf } from '../playback.js';
import { blockName, exitInWords, moveInWords, plural } from '../words.js';

/** @typedef {import('../types.js').State} State */
/** @typedef {import('../types.js').Puzzle} Puzzle */

/** @param {import('../types.js').Block} block @param {import('../playback.js').Place} place */
const blockInWords = ({ label, axis, length }, { col, row }) =>
  t('blockFrom', {
    name: label === 'A' ? t('theRedBlock') : t('theBlock', { label: blockName(label) }),
    axis: t(axis),
    cells: plural(length, 'cell'),
    row: row + 1,
    col: col + 1,
  });

/** @param {Puzzle} puzzle */
function heading({ cols, rows, exit, blocks, walls }) {
  const pieces = [plural(blocks.length, 'block')];
  if (walls.length > 0) pieces.push(plural(walls.length, 'fixed block'));
  return t('boardHeading', {
    rows: plural(rows, 'row'),
    columns: plural(cols, 'column'),
    pieces: pieces.join(` ${t('and')} `),
    exit: exitInWords(exit),
  });
}

/** @param {State} state */
function describe(state) {
  const { puzzle } = state;
  if (!puzzle) return [make('p', t('noBoardYet'))];
  const places = placesOf(state);
  const list = make('ul');
  const inside = (/** @type {number} */ i) =>
    places[i].col >= 0 &&
    places[i].row >= 0 &&
    places[i].col < puzzle.cols &&
    places[i].row < puzzle.rows;
  list.append(
    ...puzzle.blocks.map((block, i) =>
      make('li', inside(i) ? blockInWords(block, places[i]) : t('redIsOut')),
    ),
    ...puzzle.walls.map(([col, row]) => make('li', t('fixedAt', { row: row + 1, col: col + 1 }))),
  );
  return [make('p', heading(puzzle)), list];
}

/** @param {import('../types.js').Hand} hand */
function handAnnouncement({ moves, at, left }) {
  if (at === 0) return '';
  const last = `${moveInWords(moves[at - 1])}.`;
  return left !== null && left >= 0
    ? `${last} ${t('leftShort', { moves: plural(left, 'move') })}`
    : last;
}

/** @param {State} state */
function announcement({ result, step, motion, hand }) {
  if (hand) return handAnnouncement(hand);
  if (!result || motion === 'none') return '';
  if (step === 0) return t('backAtStart');
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
