// What each state accepts from people: buttons are enabled by this table, events refused by it.

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').StateName} StateName */
/** @typedef {import('./types.js').Action} Action */

/** @type {Readonly<Record<StateName, readonly Action[]>>} */
export const accepted = {
  empty: ['newPuzzle'],
  scanning: ['newPuzzle'],
  'not-solved': ['newPuzzle', 'solve', 'takeOver'],
  solving: ['newPuzzle', 'reset'],
  playing: ['newPuzzle', 'play', 'reset', 'seek'],
  'at-first-step': ['newPuzzle', 'solve', 'play', 'forward', 'seek', 'takeOver'],
  'at-other-step': ['newPuzzle', 'play', 'forward', 'back', 'reset', 'seek', 'takeOver'],
  'at-last-step': ['newPuzzle', 'back', 'reset', 'seek'],
  'no-solution': ['newPuzzle', 'solve', 'takeOver'],
  'by-hand': ['newPuzzle', 'solve', 'forward', 'back', 'reset', 'seek'],
};

/**
 * Whether a user's action means anything now.
 * @param {State} state
 * @param {Action} action
 */
export const accepts = (state, action) =>
  accepted[state.name].includes(action) && !isPointless(state, action);

/**
 * By hand there is not always a move to take back or to make again.
 * @param {State} state
 * @param {Action} action
 */
function isPointless({ name, hand }, action) {
  if (name !== 'by-hand' || !hand) return false;
  if (action === 'forward') return hand.at === hand.moves.length;
  return (action === 'back' || action === 'reset') && hand.at === 0;
}
