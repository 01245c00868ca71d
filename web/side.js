// Questions asked on the side, while nothing else is asked of the engine: how many moves a board
// takes that is being edited, or played by hand. Only the newest is of interest.

/** @typedef {import('./types.js').SolveResult} SolveResult */
/** @typedef {import('./engine.js').Engine} Engine */

/** Small enough that nobody waits for a main request. */
const limits = { millis: 1500, positions: 3_000_000, bytes: 200 * 2 ** 20 };

export class Side {
  /** @type {AbortController | null} */ #running = null;
  /** @type {(() => void) | null} */ #wake = null;

  /** @param {Pick<Engine, 'solve'>} engine */
  constructor(engine) {
    this.engine = engine;
  }

  /**
   * @param {string} notation
   * @returns {Promise<SolveResult | null>} null when another question came in between, or none can
   *   be answered now
   */
  async solve(notation) {
    if (this.#running && !(await this.#turn())) return null;
    const running = new AbortController();
    this.#running = running;
    try {
      return await this.engine.solve(notation, limits, { signal: running.signal });
    } catch {
      return null; // a main request took over, or the engine tells its trouble at the next one
    } finally {
      if (this.#running === running) this.#running = null;
      const wake = this.#wake;
      this.#wake = null;
      wake?.();
    }
  }

  /** Makes way for a main request: the engine does one thing at a time. */
  stop() {
    this.#wake = null;
    this.#running?.abort();
    this.#running = null;
  }

  /** Waits for the question before; whoever waited already is sent away. */
  #turn() {
    const { promise, resolve } = later();
    this.#sendAway?.();
    this.#sendAway = () => resolve(false);
    this.#wake = () => resolve(true);
    return promise;
  }

  /** @type {(() => void) | null} */ #sendAway = null;
}

/** @returns {{promise: Promise<boolean>, resolve: (value: boolean) => void}} */
function later() {
  /** @type {(value: boolean) => void} */
  let resolve = () => {};
  const promise = new Promise((done) => (resolve = done));
  return { promise, resolve };
}
