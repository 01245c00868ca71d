// Questions asked on the side, while nothing else is asked of the engine: how many moves a board
// takes that is being edited, and how far one that is played by hand is from its solution. Only the
// newest question is of interest.

import { EngineError } from './engine.js';
import { relabelled } from './hand.js';

/** @typedef {import('./types.js').SolveResult} SolveResult */
/** @typedef {import('./types.js').Puzzle} Puzzle */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./engine.js').Engine} Engine */
/** @typedef {import('./engine.js').Options} Options */
/** How many moves are left, -1 where no way leads out, and the best next one. */
/** @typedef {{left: number, next: Move | null}} Way */

/** Small enough that nobody waits for a main request. */
const limits = { millis: 1500, positions: 3_000_000, bytes: 200 * 2 ** 20 };

/** What the engine says when it does not hold the distances of this puzzle. */
const forgotten = new Set(['not-explored', 'other-puzzle']);

export class Side {
  /** @type {AbortController | null} */ #running = null;
  /** @type {(() => void) | null} */ #wake = null;
  /** @type {(() => void) | null} */ #sendAway = null;
  /** The puzzle whose distances the engine holds, as far as we know. */
  #explored = '';
  /** One whose positions are too many to hold. */
  #tooLarge = '';

  /** @param {Pick<Engine, 'solve' | 'explore' | 'distance'>} engine */
  constructor(engine) {
    this.engine = engine;
  }

  /**
   * @param {string} notation
   * @returns {Promise<SolveResult | null>} null when another question came in between, or none can
   *   be answered now
   */
  solve(notation) {
    return this.#ask((options) => this.engine.solve(notation, limits, options));
  }

  /**
   * The way out from a position of a puzzle: from the distances of all its positions, found once,
   * or, where those are too many, by a search of its own.
   * @param {Puzzle} puzzle
   * @param {import('./playback.js').Place[]} places
   * @param {string} notation the puzzle with its blocks at these places
   * @returns {Promise<Way | null>}
   */
  way(puzzle, places, notation) {
    return this.#ask(async (options) => {
      const known = await this.#distance(puzzle.notation, notation, options);
      if (known) return { left: known.moves ?? -1, next: known.best[0] ?? null };
      const result = await this.engine.solve(notation, limits, options);
      if (result.status === 'unsolvable') return { left: -1, next: null };
      if (result.status !== 'solved') return null;
      const [next = null] = relabelled(puzzle, places, result.solution);
      return { left: result.moves, next };
    });
  }

  /** Makes way for a main request: the engine does one thing at a time. */
  stop() {
    this.#wake = null;
    this.#sendAway?.();
    this.#running?.abort();
    this.#running = null;
  }

  /**
   * @param {string} puzzle
   * @param {string} notation
   * @param {Options} options
   */
  async #distance(puzzle, notation, options) {
    if (this.#tooLarge === puzzle) return null;
    if (this.#explored === puzzle) {
      try {
        return await this.engine.distance(notation, options);
      } catch (cause) {
        if (!(cause instanceof EngineError) || !forgotten.has(cause.fault.code)) throw cause;
      }
    }
    const { status } = await this.engine.explore(puzzle, limits, options);
    this.#explored = puzzle;
    if (status === 'stopped') this.#tooLarge = puzzle;
    return status === 'stopped' ? null : this.engine.distance(notation, options);
  }

  /**
   * @template T
   * @param {(options: Options) => Promise<T>} question
   * @returns {Promise<T | null>}
   */
  async #ask(question) {
    if (this.#running && !(await this.#turn())) return null;
    const running = new AbortController();
    this.#running = running;
    try {
      return await question({ signal: running.signal });
    } catch {
      return null; // a main request took over, or the engine tells its trouble at the next one
    } finally {
      if (this.#running === running) this.#running = null;
      const wake = this.#wake;
      this.#wake = null;
      wake?.();
    }
  }

  /** Waits for the question before; whoever waited already is sent away. */
  #turn() {
    const { promise, resolve } = later();
    this.#sendAway?.();
    this.#sendAway = () => resolve(false);
    this.#wake = () => resolve(true);
    return promise;
  }
}

/** @returns {{promise: Promise<boolean>, resolve: (value: boolean) => void}} */
function later() {
  /** @type {(value: boolean) => void} */
  let resolve = () => {};
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}
