// A puzzle as the library keeps it: how it is named, what became of it, and what people wrote.

import { keyOf } from '../boards.js';

/** @typedef {import('../types.js').Puzzle} Puzzle */
/** @typedef {import('../types.js').SolveResult} SolveResult */
/**
 * @typedef {object} Entry
 * @property {string} key the same for a puzzle and its mirror images
 * @property {string} notation as it was seen first
 * @property {boolean} mirrored whether a mirror image of it was seen as well
 * @property {'solved' | 'unsolvable'} status
 * @property {number} moves
 * @property {number} steps
 * @property {number} positions distinct ones that the search met
 * @property {string} name
 * @property {string} notes
 * @property {number} added milliseconds since 1970
 * @property {number} seen the last time
 */

/** Unblock Me's classes, by the fewest moves; what is below them has a name of its own. */
export const classes = [
  { name: 'starter', from: 0 },
  { name: 'beginner', from: 15 },
  { name: 'intermediate', from: 21 },
  { name: 'advanced', from: 26 },
  { name: 'expert', from: 31 },
];

/** @typedef {'starter' | 'beginner' | 'intermediate' | 'advanced' | 'expert' | 'unsolvable'} Class */

/**
 * @param {Pick<Entry, 'status' | 'moves'>} entry
 * @returns {Class}
 */
export function classOf({ status, moves }) {
  if (status === 'unsolvable') return 'unsolvable';
  const found = classes.filter(({ from }) => moves >= from).at(-1);
  return /** @type {Class} */ (found?.name ?? 'starter');
}

/**
 * @param {Puzzle} puzzle
 * @param {SolveResult} result
 * @param {number} now
 * @returns {Entry}
 */
export function entryFor({ notation }, { status, moves, steps, enqueued }, now) {
  return {
    key: keyOf(notation),
    notation,
    mirrored: false,
    status: status === 'unsolvable' ? 'unsolvable' : 'solved',
    moves,
    steps,
    positions: enqueued,
    name: '',
    notes: '',
    added: now,
    seen: now,
  };
}

/**
 * The same puzzle again: what people wrote stays, and when it came first.
 * @param {Entry | undefined} old
 * @param {Entry} entry
 * @returns {Entry}
 */
export function merged(old, entry) {
  if (!old) return entry;
  return {
    ...old,
    mirrored: old.mirrored || entry.mirrored || old.notation !== entry.notation,
    name: old.name || entry.name,
    notes: old.notes || entry.notes,
    added: Math.min(old.added, entry.added),
    seen: Math.max(old.seen, entry.seen),
  };
}

/** @type {Record<string, (a: Entry, b: Entry) => number>} */
const orders = {
  newest: (a, b) => b.seen - a.seen,
  moves: (a, b) => b.moves - a.moves || b.seen - a.seen,
  positions: (a, b) => b.positions - a.positions || b.seen - a.seen,
  name: (a, b) => (a.name || '\uffff').localeCompare(b.name || '\uffff') || b.seen - a.seen,
};

export const orderNames = Object.keys(orders);

/**
 * What somebody looks for, in the order wanted.
 * @param {readonly Entry[]} entries
 * @param {{text?: string, only?: string, order?: string}} wanted `text`: in name, notes or board;
 *   `only`: a class
 */
export function chosen(entries, { text = '', only = '', order = 'newest' }) {
  const needle = text.trim().toLowerCase();
  return entries
    .filter((entry) => !only || classOf(entry) === only)
    .filter(({ name, notes, notation, moves }) =>
      [name, notes, notation, String(moves)].some((one) => one.toLowerCase().includes(needle)),
    )
    .sort(orders[order] ?? orders.newest);
}
