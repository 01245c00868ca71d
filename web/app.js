// The controller: turns what people do into requests and events, and hands each new state to the
// views. It knows no element of the page, so it runs in a test as it does in a browser.

import { EngineError, searchBytes } from './engine.js';
import { notationAt, placesByHand } from './hand.js';
import { confidentFrom } from './messages.js';
import { releaseUrl } from './picture-url.js';
import { Side } from './side.js';
import { moreTexts } from './texts/choice.js';
import { t } from './texts/texts.js';
import { accepts, initialState, transition } from './state.js';

/** @typedef {import('./types.js').State} State */
/** @typedef {import('./types.js').Event} Event */
/** @typedef {import('./types.js').EngineFault} EngineFault */
/** @typedef {import('./engine.js').Engine} Engine */

/** Generous, but within anybody's patience. */
const limits = { millis: 600_000, positions: 0, bytes: searchBytes };

/** Whether the engine is at work on what people asked for. @type {(state: State) => boolean} */
export const isWaiting = ({ name }) => name === 'scanning' || name === 'solving';

export class App {
  /** @type {State} */ state = initialState;
  /** @type {AbortController | null} */ #request = null;

  /**
   * @param {Pick<Engine, 'scan' | 'describe' | 'solve' | 'explore' | 'distance'>} engine
   * @param {(state: State) => void} show
   */
  constructor(engine, show) {
    this.engine = engine;
    this.side = new Side(engine);
    this.show = show;
  }

  /**
   * @param {Event} event
   * @returns {boolean} whether the event counted
   */
  dispatch(event) {
    const before = this.state;
    this.state = transition(before, event);
    if (this.state === before) return false;
    if (isWaiting(before) && !(isWaiting(this.state) && this.state.job === before.job)) {
      this.#request?.abort();
    }
    forget(before, this.state);
    this.show(this.state);
    return true;
  }

  /**
   * Reads a picture; whatever was under way is given up.
   * @param {Blob} file
   * @param {string} name what to call it
   */
  async readPicture(file, name) {
    const picture = { file, name, outline: null };
    await this.#read(picture, async (signal) => {
      const read = await this.engine.scan(file, { signal });
      const { puzzle, confidence, rect, picture: size, reading } = read;
      const corners = reading?.corners;
      return { puzzle, confidence, reading, outline: { kind: 'board', rect, corners, size } };
    });
  }

  /**
   * A puzzle with its solution, at a step, as it was before the page was ended.
   * @param {string} notation
   * @param {number} step
   */
  async resume(notation, step) {
    await this.readNotation(notation);
    await this.solve();
    if (step > 0) this.dispatch({ type: 'seek', step });
  }

  /**
   * Reads a puzzle in text form.
   * @param {string} notation
   * @param {import('./types.js').TextOrigin} [origin]
   */
  async readNotation(notation, origin = 'link') {
    await this.#read(null, async (signal) => {
      const puzzle = await this.engine.describe(notation, { signal, origin });
      return { puzzle, confidence: 1, outline: null };
    });
  }

  /**
   * A board that a person has checked or made; the picture it came from, if any, stays.
   * @param {string} notation
   * @param {{quad: [number, number][], size: import('./types.js').Size} | null} place in the picture
   */
  async confirmBoard(notation, place) {
    const known = this.state.reading;
    const reading = place ? { ...(known ?? unsaid), corners: place.quad } : known;
    /** @type {import('./types.js').Outline | null} */
    const outline = place && {
      kind: 'board',
      rect: boundsOf(place.quad),
      corners: place.quad,
      size: place.size,
    };
    await this.#read(null, async (signal) => {
      const puzzle = await this.engine.describe(notation, { signal });
      return { puzzle, confidence: 1, outline, reading, confirmed: true };
    });
  }

  /**
   * How many moves a board takes, asked on the side: nothing that is shown changes.
   * @param {string} notation
   */
  async ask(notation) {
    return isWaiting(this.state) ? null : this.side.solve(notation);
  }

  /**
   * How far the board, as somebody has played it, is from its solution. Asked on the side, and
   * answered by an event if it has not been moved on meanwhile.
   */
  async measure() {
    const { puzzle, hand } = this.state;
    if (!puzzle || !hand || hand.left !== null) return;
    const places = placesByHand(puzzle, hand);
    const way = await this.side.way(puzzle, places, notationAt(puzzle, places));
    if (way) this.dispatch({ type: 'left', hand, ...way });
  }

  /** Looks for the shortest solution of the board that is shown. */
  async solve() {
    const { puzzle, job: last, hand } = this.state;
    if (!puzzle || !accepts(this.state, 'solve')) return;
    const notation = hand ? notationAt(puzzle, placesByHand(puzzle, hand)) : puzzle.notation;
    const job = last + 1;
    this.dispatch({ type: 'solve', job });
    try {
      const onProgress = (/** @type {import('./types.js').Progress} */ progress) =>
        this.dispatch({ type: 'progress', job, progress });
      const options = { signal: this.#begin(), onProgress };
      const result = await this.engine.solve(notation, limits, options);
      if (result.reason) await wordsForFaults();
      this.dispatch({ type: 'solved', job, result });
    } catch (cause) {
      this.dispatch({ type: 'solveFailed', job, error: await faultOf(cause) });
    }
  }

  /**
   * @param {State['picture']} picture
   * @param {(signal: AbortSignal) => Promise<Omit<Extract<Event, {type: 'read'}>, 'type' | 'job'>>} ask
   */
  async #read(picture, ask) {
    const job = this.state.job + 1;
    this.dispatch({ type: 'reading', job, picture });
    try {
      const reading = await ask(this.#begin());
      if (!(await this.#resync(job, reading))) this.dispatch({ type: 'read', job, ...reading });
    } catch (cause) {
      this.dispatch({ type: 'readingFailed', job, error: await faultOf(cause) });
    }
  }

  /**
   * A second screenshot of the puzzle that is solved already, taken some moves later.
   * @param {number} job
   * @param {Omit<Extract<Event, {type: 'read'}>, 'type' | 'job'>} reading
   * @returns {Promise<boolean>} whether it is one
   */
  async #resync(job, { puzzle: seen, outline, confidence }) {
    const { puzzle, result } = this.state;
    const isSure = outline !== null && confidence >= confidentFrom;
    if (!puzzle || !isSure || result?.status !== 'solved') return false;
    const { placesIn, stepAt } = await import('./follow/resync.js');
    const places = placesIn(puzzle, seen);
    const step = places ? stepAt(puzzle, result, places) : -1;
    return step > 0 && this.dispatch({ type: 'resynced', job, step, outline });
  }

  #begin() {
    this.side.stop();
    this.#request = new AbortController();
    return this.#request.signal;
  }
}

/** Of a board that nobody read. @type {import('./types.js').ReadingDetails} */
const unsaid = { cells: [], corners: [], alternatives: [], exitConfidence: 1, targetConfidence: 1 };

/**
 * @param {[number, number][]} quad
 * @returns {import('./types.js').PictureRect}
 */
function boundsOf(quad) {
  const [xs, ys] = [quad.map(([x]) => x), quad.map(([, y]) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return [x, y, Math.max(...xs) - x, Math.max(...ys) - y];
}

/**
 * Lets go of a picture nobody can see any more.
 * @param {State} before
 * @param {State} after
 */
function forget(before, after) {
  const file = before.picture?.file;
  if (file && file !== after.picture?.file) releaseUrl(file);
}

/** What the engine says, in the language that is spoken; without a network in its own English. */
const wordsForFaults = () => moreTexts().catch(() => {});

/**
 * @param {unknown} cause
 * @returns {Promise<EngineFault>}
 */
async function faultOf(cause) {
  await wordsForFaults();
  if (cause instanceof EngineError) return cause.fault;
  return { code: 'unexpected', message: t('unexpected', { why: String(cause) }) };
}
