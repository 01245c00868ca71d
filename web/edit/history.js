// Undo and redo over values that are never changed in place.

/**
 * @template T
 * @typedef {{past: readonly T[], now: T, future: readonly T[]}} History
 */

/** @template T @param {T} now @returns {History<T>} */
export const begin = (now) => ({ past: [], now, future: [] });

/**
 * The next value; the very same one changes nothing, so a refused edit leaves no trace.
 * @template T
 * @param {History<T>} history
 * @param {T} next
 * @returns {History<T>}
 */
export function record(history, next) {
  if (next === history.now) return history;
  return { past: [...history.past, history.now], now: next, future: [] };
}

/** @template T @param {History<T>} history @returns {History<T>} */
export function undo(history) {
  const { past, now, future } = history;
  if (past.length === 0) return history;
  return { past: past.slice(0, -1), now: past[past.length - 1], future: [now, ...future] };
}

/** @template T @param {History<T>} history @returns {History<T>} */
export function redo(history) {
  const { past, now, future } = history;
  if (future.length === 0) return history;
  return { past: [...past, now], now: future[0], future: future.slice(1) };
}
