// What the page says in each state; every message ends with what to do next.

import { isOut, placesByHand } from './hand.js';
import { blockName, count, coverage, duration, exitInWords, moveInWords, plural } from './words.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Message} Message */
/** @typedef {import('./types.js').SolveResult} SolveResult */

/** After the editor was left without using its board. */
export const changesKept = 'Your changes to the board are kept: open it again to go on with them.';

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
  const kept = boardKept ? ' The board before it is still here.' : '';
  return { tone: 'bad', text: error.message + kept };
}

/**
 * @param {SolveResult} result
 * @returns {Message}
 */
export const noticeOfStop = ({ level, enqueued, millis }) =>
  doubt(
    `Gave up at level ${level}, after ${plural(enqueued, 'position')} and ${duration(millis)}: ` +
      'this board is too large to solve here. Check it against the picture, or try New puzzle.',
  );

/** @param {SolveResult} result */
const afterHand = ({ moves, byHand = 0 }) =>
  `${plural(moves - byHand, 'move')} from here, the fewest possible, after ` +
  `${plural(byHand, 'move')} made by hand.`;

/** @type {Record<SolveResult['status'], (r: SolveResult) => string>} */
const outcomes = {
  solved: ({ moves, steps }) =>
    moves === 0
      ? 'Already solved: the red block is at the exit.'
      : `Solved in ${plural(moves, 'move')} (${plural(steps, 'cell')} of travel); ` +
        'no shorter solution exists.',
  unsolvable: ({ level }) =>
    `No solution: every position that can be reached was tried, the last ones at level ${level}.`,
  stopped: ({ level }) =>
    `Stopped before the search had ended: no solution up to level ${level}, that is, of ` +
    `${plural(level, 'move')} or fewer; there may be a longer one.`,
  invalid: () => 'This board breaks the rules of the puzzle.',
};

/**
 * What a search has proven, as one sentence.
 * @param {SolveResult} result
 */
export const outcomeOf = (result) =>
  result.byHand ? afterHand(result) : outcomes[result.status](result);

/** @param {State} state */
function boardRead({ puzzle, confidence, confirmed }) {
  if (!puzzle) return plain('');
  if (puzzle.solved) {
    return good('Already solved: the red block is at the exit. Tap Solve to see it leave.');
  }
  if (confidence < confidentFrom) {
    return doubt('Not sure of every cell: tap Check to compare them with the picture, then Solve.');
  }
  if (confirmed) return plain(`Checked by hand: ${coverage(puzzle)}. Tap Solve.`);
  return plain(
    `${puzzle.cols} × ${puzzle.rows} board, ${coverage(puzzle)}, exit ${exitInWords(puzzle.exit)}. Tap Solve.`,
  );
}

/** @param {State} state */
function firstStep({ result }) {
  if (!result) return plain('');
  if (result.moves === 0) {
    return good('Already solved: the red block is at the exit. Tap Play to see it leave.');
  }
  if (result.byHand) return good(`${afterHand(result)} Tap Play.`);
  return good(`Solved in ${plural(result.moves, 'move')}, the fewest possible. Tap Play.`);
}

/** @param {State} state */
function nextMove({ result, step }) {
  const next = result?.solution[step];
  if (result?.byHand === step) return good(`${afterHand(result)} Tap Play.`);
  return plain(next ? `Next: ${moveInWords(next)}.` : 'The red block leaves next.');
}

/** @param {State} state */
function thisMove({ result, step }) {
  const move = result?.solution[step - 1];
  return plain(move ? `Now: ${moveInWords(move)}.` : 'The red block leaves.');
}

/**
 * A board that was only read is sooner misread than unsolvable.
 * @param {State} state
 */
function noSolution({ result, picture, confirmed }) {
  if (picture && !confirmed) {
    return doubt(
      `No solution up to level ${count(result?.level ?? 0)}, where every position was tried: ` +
        'probably misread. Tap Check and compare the marked cells with the picture.',
    );
  }
  return doubt(
    `No solution: all ${count(result?.enqueued ?? 0)} positions were tried, up to level ` +
      `${count(result?.level ?? 0)}. Tap Edit to change the board, or New puzzle.`,
  );
}

const hints = {
  0: () => '',
  1: (/** @type {import('./types.js').Move} */ { block }) => ` Hint: move ${blockName(block)}.`,
  2: (/** @type {import('./types.js').Move} */ move) => ` Hint: ${moveInWords(move)}.`,
};

/** @param {State} state */
function playedByHand({ puzzle, hand, result }) {
  if (!puzzle || !hand) return plain('');
  if (isOut(puzzle, placesByHand(puzzle, hand))) {
    const known = result?.status === 'solved' && !result.byHand;
    const fewest = known ? ` The fewest possible is ${result.moves}.` : '';
    return good(`The way is free: out in ${plural(hand.at, 'move')}.${fewest}`);
  }
  if (hand.left === null) return plain('Drag a block, or tap it and then where it shall go.');
  if (hand.left < 0) return doubt('No way leads out from here, nor from the start.');
  const hint = hand.next ? hints[hand.hint](hand.next) : '';
  return plain(`${plural(hand.left, 'move')} left from here.${hint}`);
}

/** @type {Record<import('./types.js').StateName, (state: State) => Message>} */
const messages = {
  empty: () => plain('No picture yet. Tap New puzzle and choose a screenshot of your puzzle.'),
  scanning: () => plain('Reading the picture…'),
  'not-solved': boardRead,
  solving: () => plain('Looking for the shortest solution. Abort stops it.'),
  playing: thisMove,
  'at-first-step': firstStep,
  'at-other-step': nextMove,
  'at-last-step': () => good('The red block is out. Reset goes back to the start.'),
  'no-solution': noSolution,
  'by-hand': playedByHand,
};

/**
 * @param {State} state
 * @returns {Message}
 */
export const messageOf = (state) => state.notice ?? messages[state.name](state);
