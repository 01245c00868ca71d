// Everything the page knows is one value, and everything that happens to it is one pure function.
// What a state accepts stands in one table: buttons are enabled by it, events are refused by it.

import { accepted } from './accepted.js';
import { continued, makeMove, takeOver, travel } from './hand.js';
import { stopsOf } from './playback.js';
import { t } from './texts/texts.js';
import { noticeOfError, noticeOfStop, plain } from './messages.js';

export { accepted, accepts } from './accepted.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').StateName} StateName */
/** @typedef {import('./types.js').Action} Action */
/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').SolveResult} SolveResult */

/** @type {Readonly<State>} */
export const initialState = Object.freeze({
  name: 'empty',
  job: 0,
  resume: 'empty',
  puzzle: null,
  confidence: 1,
  reading: null,
  confirmed: false,
  result: null,
  step: 0,
  motion: 'none',
  picture: null,
  progress: null,
  hand: null,
  options: Object.freeze({ speed: 1, loop: false }),
  notice: null,
});

/**
 * The name of the state in which `step` moves of a solution have been made.
 * @param {SolveResult} result
 * @param {number} step
 * @returns {StateName}
 */
function nameAt(result, step) {
  if (step === 0) return 'at-first-step';
  return step === stopsOf(result) ? 'at-last-step' : 'at-other-step';
}

/**
 * Where the state would rest if what is under way ended now: a reading or a solve is given up, a
 * playback stops at the end of its move.
 * @param {State} state
 * @returns {StateName}
 */
function restOf(state) {
  if (state.name === 'scanning' || state.name === 'solving') return state.resume;
  return state.name === 'playing' && state.result ? nameAt(state.result, state.step) : state.name;
}

/**
 * @param {State} state
 * @param {number} step
 * @param {State['motion']} motion
 * @param {StateName} [name] the resting state at that step unless given
 * @returns {State}
 */
function goTo(state, step, motion, name) {
  if (state.result?.status !== 'solved') return state; // only a solution has moves
  return { ...state, name: name ?? nameAt(state.result, step), step, motion, notice: null };
}

/**
 * @param {State} state
 * @param {State['notice']} notice
 * @returns {State}
 */
const giveUp = (state, notice) => ({ ...state, name: restOf(state), progress: null, notice });

/**
 * A search that gave up leaves its figures to be read, unless an earlier one came to its end.
 * @param {State} state
 * @param {SolveResult} result
 * @returns {State}
 */
function stopSolve(state, result) {
  const ended = state.result && state.result.status !== 'stopped';
  return { ...giveUp(state, noticeOfStop(result)), result: ended ? state.result : result };
}

/**
 * @param {State} state
 * @param {SolveResult} result
 * @returns {State}
 */
function finishSolve(state, result) {
  if (result.status === 'stopped') return stopSolve(state, result);
  if (state.hand && state.puzzle && result.status === 'solved') return goOn(state, result);
  const name = result.status === 'solved' ? 'at-first-step' : 'no-solution';
  return {
    ...state,
    name,
    result,
    step: 0,
    motion: 'none',
    progress: null,
    hand: null,
    notice: null,
  };
}

/**
 * The way on from where somebody stands who played by hand.
 * @param {State} state
 * @param {SolveResult} solved
 * @returns {State}
 */
function goOn(state, solved) {
  const { puzzle, hand } = state;
  if (!puzzle || !hand) return state;
  const result = continued(puzzle, hand, solved);
  const step = Math.min(hand.at, stopsOf(result));
  const rest = {
    step,
    motion: /** @type {const} */ ('none'),
    progress: null,
    hand: null,
    notice: null,
  };
  return { ...state, ...rest, name: nameAt(result, step), result };
}

/**
 * @param {State} state
 * @param {import('./types.js').Hand} hand
 * @param {State['motion']} motion
 * @returns {State}
 */
const play = (state, hand, motion) =>
  hand === state.hand ? state : { ...state, hand, motion, notice: null };

/**
 * By hand, Back and Forward take moves back and make them again.
 * @param {State} state
 * @param {number} by
 */
const step = (state, by) =>
  state.hand
    ? play(state, travel(state.hand, by), Math.abs(by) === 1 ? 'slide' : 'reset')
    : goTo(state, state.step + by, 'slide');

/**
 * A picture that failed keeps the board before it, and its solution, as they were. A playback under
 * way ended when the picture was chosen and does not start again by itself: the message would be
 * gone with the next move, and nobody looks at the board while choosing pictures.
 * @param {State} state
 * @param {import('./types.js').EngineFault} error
 * @returns {State}
 */
function failReading(state, error) {
  const { place, picture: size } = error;
  const rested = giveUp(state, noticeOfError(error, state.puzzle !== null));
  if (!state.picture || !place || !size) return rested;
  return {
    ...rested,
    picture: { ...state.picture, outline: { kind: 'problem', rect: place, size } },
  };
}

/**
 * A step beside the one shown is reached by a slide, a far one at a stroke.
 * @param {State} state
 * @param {{step: number}} event
 * @returns {State}
 */
function seek(state, { step: to }) {
  const { result, hand } = state;
  if (hand) return Number.isInteger(to) ? step(state, to - hand.at) : state;
  if (!result || to < 0 || to > stopsOf(result) || !Number.isInteger(to)) return state;
  if (to === state.step) return { ...state, name: restOf(state) };
  return goTo(state, to, Math.abs(to - state.step) === 1 ? 'slide' : 'reset');
}

/**
 * First which block, then where to.
 * @param {State} state
 * @param {import('./types.js').Hand} hand
 * @returns {State}
 */
const hinted = (state, hand) => ({
  ...state,
  hand: { ...hand, hint: hand.hint === 0 ? 1 : 2, chosen: -1 },
  motion: 'none',
});

/**
 * @param {import('./types.js').Hand} a
 * @param {import('./types.js').Hand} b
 */
const isSamePosition = (a, b) => a.moves === b.moves && a.at === b.at;

/**
 * @param {SolveResult} result
 * @param {number} at
 * @returns {StateName}
 */
const restAfter = (result, at) =>
  result.status === 'solved'
    ? nameAt(result, at)
    : result.status === 'stopped'
      ? 'not-solved'
      : 'no-solution';

/** @param {State} state @returns {State} */
const endOfPlayback = (state) =>
  state.options.loop ? goTo(state, 0, 'reset', 'playing') : { ...state, name: restOf(state) };

/**
 * A board from a link has no picture; one that was corrected keeps the picture it was read from.
 * @param {State} state
 * @param {import('./types.js').Outline | null} outline
 * @param {boolean} confirmed
 */
function pictureAfter({ picture }, outline, confirmed) {
  if (confirmed) return picture && outline ? { ...picture, outline } : picture;
  return outline && picture ? { ...picture, outline } : null;
}

/** @type {{[T in Event['type']]: (state: State, event: Extract<Event, {type: T}>) => State}} */
const transitions = {
  reading: (state, { job, picture }) => ({
    ...state,
    name: 'scanning',
    resume: restOf(state),
    job,
    picture: picture ?? state.picture,
    progress: null,
    notice: null,
  }),
  read: (state, { puzzle, confidence, outline, reading = null, confirmed = false }) => ({
    ...initialState,
    name: 'not-solved',
    job: state.job,
    options: state.options,
    puzzle,
    confidence,
    confirmed,
    reading,
    picture: pictureAfter(state, outline, confirmed),
  }),
  resynced: (state, { step: at, outline }) => ({
    ...goTo(state, at, 'reset'),
    picture: pictureAfter(state, outline, true),
    notice: plain(t('resynced', { step: at })),
  }),
  readingFailed: (state, { error }) => failReading(state, error),
  solve: (state, { job }) => ({
    ...state,
    name: 'solving',
    resume: state.name,
    job,
    progress: null,
    notice: null,
  }),
  progress: (state, { progress }) => ({ ...state, progress }),
  solved: (state, { result }) => finishSolve(state, result),
  solveFailed: (state, { error }) => giveUp(state, noticeOfError(error, false)),
  play: (state) =>
    state.name === 'playing'
      ? { ...state, name: restOf(state) }
      : goTo(state, state.step + 1, 'slide', 'playing'),
  forward: (state) => step(state, 1),
  back: (state) => step(state, -1),
  reset: (state) =>
    state.name === 'solving'
      ? giveUp(state, plain(t('aborted')))
      : state.name === 'by-hand'
        ? step(state, -Infinity)
        : goTo(state, 0, 'reset'),
  seek,
  settled: (state) =>
    state.result && state.step < stopsOf(state.result)
      ? goTo(state, state.step + 1, 'slide', 'playing')
      : endOfPlayback(state),
  takeOver: (state) => ({
    ...state,
    name: 'by-hand',
    hand: takeOver(state.result?.solution.slice(0, state.step) ?? []),
    motion: 'none',
    notice: null,
  }),
  handMove: (state, { move, motion }) =>
    state.hand ? play(state, makeMove(state.hand, move), motion) : state,
  pick: (state, { block }) =>
    state.hand ? { ...state, hand: { ...state.hand, chosen: block }, motion: 'none' } : state,
  hint: (state) => (state.hand?.next ? hinted(state, state.hand) : state),
  left: (state, { hand, left, next }) =>
    state.hand && isSamePosition(state.hand, hand)
      ? { ...state, hand: { ...state.hand, left, next }, motion: 'none' }
      : state,
  leave: (state) => ({
    ...state,
    name: state.result ? restAfter(state.result, state.step) : 'not-solved',
    hand: null,
    motion: 'none',
    notice: null,
  }),
  choose: (state, { options }) => ({ ...state, options: { ...state.options, ...options } }),
  notice: (state, { notice }) => ({ ...state, notice }),
};

/**
 * What must hold for an event to count: the state it belongs to, or the action it stands for.
 * @type {Readonly<Record<Event['type'], StateName | Action | null>>}
 */
const needs = {
  reading: 'newPuzzle',
  read: 'scanning',
  resynced: 'scanning',
  readingFailed: 'scanning',
  solve: 'solve',
  progress: 'solving',
  solved: 'solving',
  solveFailed: 'solving',
  play: 'play',
  forward: 'forward',
  back: 'back',
  reset: 'reset',
  seek: 'seek',
  takeOver: 'takeOver',
  handMove: 'by-hand',
  pick: 'by-hand',
  hint: 'by-hand',
  left: 'by-hand',
  leave: 'by-hand',
  settled: 'playing',
  choose: null,
  notice: null,
};

/** Events that begin a request carry a new job; all others must belong to the newest one. */
const beginnings = new Set(['reading', 'solve']);

/**
 * @param {State} state
 * @param {Event} event
 */
function counts(state, event) {
  const need = needs[event.type];
  if ('job' in event && !beginnings.has(event.type) && event.job !== state.job) return false;
  return need === null || need === state.name || accepted[state.name].some((a) => a === need);
}

/**
 * The state after an event; the very same object when the event does not count now.
 * @param {State} state
 * @param {Event} event
 * @returns {State}
 */
export function transition(state, event) {
  if (!counts(state, event)) return state;
  const apply = /** @type {(s: State, e: Event) => State} */ (transitions[event.type]);
  return apply(state, event);
}
