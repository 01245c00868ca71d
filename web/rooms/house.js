// What every room is given: the page's state, a way to hand in pictures and texts, and an engine of
// its own, so that nothing done in a room disturbs what is under way on the board.

import { Engine } from '../engine.js';

/** @typedef {<T>(ask: (engine: Engine, signal: AbortSignal) => Promise<T>, stop?: AbortSignal) => Promise<T>} Clerk */
/**
 * @typedef {object} House
 * @property {() => import('../types.js').State} state
 * @property {import('../arrivals.js').Arrivals} arrivals
 * @property {Clerk} clerk one request after another; an aborted one ends at once
 * @property {import('../library/library.js').Library} library
 */

/**
 * An engine in a second worker, there from the first question on.
 * @param {ConstructorParameters<typeof Engine>[0]} parts
 * @returns {Clerk}
 */
export function hireClerk(parts) {
  /** @type {Engine | null} */
  let engine = null;
  /** @type {Promise<unknown>} */
  let before = Promise.resolve();
  return (ask, stop = new AbortController().signal) => {
    engine ??= new Engine(parts);
    const own = engine;
    const answer = before.then(() => ask(own, stop));
    before = answer.catch(() => {});
    return answer;
  };
}
