// What the page says in each state; every message ends with what to do next.

import { isOut, placesByHand } from './hand.js';
import { errorText, saidText, t } from './texts/texts.js';
import { blockName, coverage, duration, exitInWords, moveInWords, plural } from './words.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Message} Message */
/** @typedef {import('./types.js').SolveResult} SolveResult */

/** After the editor was left without using its board. */
export const changesKept = () => t('changesKept');

/** Below this the reading is shown, but not relied upon. */
export const confidentFrom = 0.9;

/** @type {(text: string) => Message} */
export const plain = (text) => ({ tone: 'plain', text });
/** @type {(text: string) => Message} */
const good = (text) => ({ tone: 'good', text });
/** @type {(text: string) => Message} */
const doubt = (text) => ({ tone: 'doubt', text });

/**
 * @param {import('./types.js').EngineFault} error
 * @param {boolean} boardKept whether an earlier board is still there
 * @returns {Message}
 */
export function noticeOfError(error, boardKept) {
  const kept = boardKept ? ` ${t('boardKept')}` : '';
  return { tone: 'bad', text: errorText(error) + kept };
}

/**
 * @param {SolveResult} result
 * @returns {Message}
 */
export const noticeOfStop = ({ level, enqueued, millis }) =>
  doubt(t('gaveUpAt', { level, positions: plural(enqueued, 'position'), time: duration(millis) }));

/** @param {SolveResult} result */
export const afterHand = ({ moves, byHand = 0 }) =>
  t('afterHand', { left: plural(moves - byHand, 'move'), made: plural(byHand, 'move') });

/** @param {State} state */
function boardRead({ puzzle, confidence, confirmed }) {
  if (!puzzle) return plain('');
  if (puzzle.solved) {
    return good(t('solvedAlreadySolve'));
  }
  if (confidence < confidentFrom) {
    return doubt(t('boardDoubtful'));
  }
  if (confirmed) return plain(t('boardChecked', { coverage: coverage(puzzle) }));
  const { cols, rows, exit } = puzzle;
  const words = { coverage: coverage(puzzle), exit: exitInWords(exit) };
  return plain(t('boardRead', { cols, rows, ...words }));
}

/** @param {State} state */
function firstStep({ result }) {
  if (!result) return plain('');
  if (result.moves === 0) {
    return good(t('solvedAlreadyPlay'));
  }
  if (result.byHand) return good(`${afterHand(result)} ${t('tapPlay')}`);
  return good(t('solvedIn', { moves: plural(result.moves, 'move') }));
}

/** @param {State} state */
function nextMove({ result, step }) {
  const next = result?.solution[step];
  if (result?.byHand === step) return good(`${afterHand(result)} ${t('tapPlay')}`);
  return plain(next ? t('nextMove', { move: moveInWords(next) }) : t('leavesNext'));
}

/** @param {State} state */
function thisMove({ result, step }) {
  const move = result?.solution[step - 1];
  return plain(move ? t('thisMove', { move: moveInWords(move) }) : t('leavesNow'));
}

/**
 * A board that was only read is sooner misread than unsolvable.
 * @param {State} state
 */
function noSolution({ result, picture, confirmed }) {
  if (result?.reason) {
    const because = { reason: saidText(result.reason) };
    const why = t(picture && !confirmed ? 'misreadBecause' : 'outcomeBecause', because);
    return doubt(`${why} ${t('noneUpTo', { level: result.level })}`);
  }
  if (picture && !confirmed) {
    return doubt(t('probablyMisread', { level: result?.level ?? 0 }));
  }
  return doubt(t('noSolutionAt', { count: result?.enqueued ?? 0, level: result?.level ?? 0 }));
}

const hints = {
  0: () => '',
  1: (/** @type {import('./types.js').Move} */ { block }) =>
    ` ${t('hintBlock', { block: blockName(block) })}`,
  2: (/** @type {import('./types.js').Move} */ move) =>
    ` ${t('hintMove', { move: moveInWords(move) })}`,
};

/** @param {State} state */
function playedByHand({ puzzle, hand, result }) {
  if (!puzzle || !hand) return plain('');
  if (isOut(puzzle, placesByHand(puzzle, hand))) {
    const known = result?.status === 'solved' && !result.byHand;
    const fewest = known ? ` ${t('fewestPossible', { moves: result.moves })}` : '';
    return good(t('outByHand', { moves: plural(hand.at, 'move') }) + fewest);
  }
  if (hand.left === null) return plain(t('dragOrTap'));
  if (hand.left < 0) return doubt(t('noWayOut'));
  const hint = hand.next ? hints[hand.hint](hand.next) : '';
  return plain(t('movesLeft', { moves: plural(hand.left, 'move') }) + hint);
}

/** @type {Record<import('./types.js').StateName, (state: State) => Message>} */
const messages = {
  empty: () => plain(t('noPicture')),
  scanning: () => plain(t('readingPicture')),
  'not-solved': boardRead,
  solving: () => plain(t('solvingNow')),
  playing: thisMove,
  'at-first-step': firstStep,
  'at-other-step': nextMove,
  'at-last-step': () => good(t('isOut')),
  'no-solution': noSolution,
  'by-hand': playedByHand,
};

/**
 * @param {State} state
 * @returns {Message}
 */
export const messageOf = (state) => state.notice ?? messages[state.name](state);
