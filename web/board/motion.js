// A journey between two arrangements, told by the clock of whoever draws: no timers here.

import { between } from '../playback.js';
import { easeInOut } from './geometry.js';

/** @typedef {import('../playback.js').Place} Place */

/** Milliseconds, whatever the distance. */
export const durations = { slide: 500, reset: 300, snap: 90 };
/** For people who want no motion: the time a move stays to be seen before the next. */
export const stillMillis = 400;

/**
 * @typedef {object} Journey
 * @property {Place[]} from
 * @property {Place[]} to
 * @property {number} millis
 * @property {boolean} still jumps at once, then waits
 * @property {number | null} start the clock at the first frame
 */

/**
 * How far a journey is; its first frame starts it.
 * @param {Journey} journey
 * @param {number} now milliseconds
 * @returns {{places: Place[], done: boolean}}
 */
export function frameOf(journey, now) {
  journey.start ??= now;
  const t = Math.min(1, (now - journey.start) / journey.millis);
  const places =
    journey.still || t === 1 ? journey.to : between(journey.from, journey.to, easeInOut(t));
  return { places, done: t === 1 };
}
