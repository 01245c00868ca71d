// The page's side of the worker: promises with an AbortSignal. Abort, trap, out of memory and hang
// all end the same way: the worker is thrown away, and a new one gets the module compiled once.

/** @typedef {import('./types.js').Request} Request */
/** @typedef {import('./types.js').EngineFault} EngineFault */
/** @typedef {import('./types.js').Progress} Progress */
/** @typedef {import('./types.js').Puzzle} Puzzle */
/** @typedef {import('./types.js').SolveResult} SolveResult */
/** @typedef {{signal: AbortSignal, onProgress?: (p: Progress) => void}} Options */
/**
 * @typedef {object} Pending
 * @property {number} id
 * @property {(value: any) => void} resolve
 * @property {(reason: Error) => void} reject
 * @property {(p: Progress) => void} [onProgress]
 */

/** A decoded picture beyond this leaves the worker with more memory than a phone should keep. */
const largePicturePixels = 12e6;
/** So does a search with more positions than this. */
const largeSearchPositions = 4e6;

/** What a search may take: within what the module can have, and enough for boards as games show. */
export const searchBytes = 256 * 2 ** 20;

/** An EngineFault that can be thrown. */
export class EngineError extends Error {
  /** @param {EngineFault} fault */
  constructor(fault) {
    super(fault.message);
    this.name = 'EngineError';
    this.fault = fault;
  }
}

const faults = {
  crashed: {
    code: 'crashed',
    message:
      'The engine broke down on this one and was started anew. Try again or another picture.',
  },
  hung: {
    code: 'hung',
    message: 'The engine took too long and was started anew. Try a smaller or clearer picture.',
  },
  missing: {
    code: 'engine-missing',
    message: 'The engine could not be loaded. Check the connection and try again.',
  },
};

/** After these a worker is of no more use. */
const lost = new Map([faults.crashed, faults.missing].map((fault) => [fault.code, fault]));

/**
 * Compiles the module while it arrives; a server that names its type wrongly only costs time.
 * @param {URL} url
 */
export async function compileModule(url) {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${response.status} for ${url.pathname}`);
  const typed = response.headers.get('Content-Type')?.startsWith('application/wasm');
  return typed
    ? WebAssembly.compileStreaming(response)
    : WebAssembly.compile(await response.arrayBuffer());
}

/**
 * Whether the memory a request took is worth giving back.
 * @param {any} value
 */
function wasLarge(value) {
  const pixels = value?.picture ? value.picture.width * value.picture.height : 0;
  return pixels > largePicturePixels || value?.enqueued > largeSearchPositions;
}

export class Engine {
  /** @type {Promise<WebAssembly.Module> | null} */ #module = null;
  /** @type {Promise<WebAssembly.Module> | null} */ #remainder = null;
  /** @type {Worker | null} */ #worker = null;
  /** @type {Pending | null} */ #pending = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */ #watchdog;
  #lastId = 0;

  /**
   * @param {object} parts
   * @param {() => Promise<WebAssembly.Module>} parts.compile
   * @param {() => Promise<WebAssembly.Module>} parts.compileRest what unusual requests need as well
   * @param {() => Worker} parts.createWorker
   * @param {number} parts.patience milliseconds without a word after which the worker hangs
   */
  constructor({ compile, compileRest, createWorker, patience }) {
    this.compile = compile;
    this.compileRest = compileRest;
    this.createWorker = createWorker;
    this.patience = patience;
  }

  /** Loads the engine ahead of the first request. A failure shows at that request. */
  async start() {
    if (this.#worker) {
      if (!this.#remainder) this.#handRemainder(this.#worker);
      return this.#worker;
    }
    this.#module ??= this.compile();
    try {
      const module = await this.#module;
      return (this.#worker ??= this.#hire(module));
    } catch (cause) {
      this.#module = null;
      throw Object.assign(new EngineError(faults.missing), { cause });
    }
  }

  /**
   * Browsers make fast what of a module is used much, and run the rest slowly: a first picture takes
   * three times as long as the next. So the first one is the engine's own, read while people are
   * still looking for theirs. Nobody waits for its answer.
   */
  async warmUp() {
    const worker = await this.start();
    if (!this.#pending) worker.postMessage({ action: 'warmUp', id: 0 });
  }

  /**
   * @param {Blob} file
   * @param {Options} options
   * @returns {Promise<import('./types.js').Reading>}
   */
  scan(file, options) {
    return this.#request({ action: 'scan', file }, options);
  }

  /**
   * @param {string} notation any of the notations
   * @param {Options & {origin?: import('./types.js').TextOrigin}} options
   * @returns {Promise<Puzzle>}
   */
  describe(notation, { origin, ...options }) {
    return this.#request({ action: 'describe', notation, origin }, options);
  }

  /**
   * @param {Options} options
   * @returns {Promise<import('./types.js').Format[]>} all notations
   */
  formats(options) {
    return this.#request({ action: 'formats' }, options);
  }

  /**
   * @param {string} notation
   * @param {string} format a name of formats()
   * @param {Options} options
   * @returns {Promise<import('./types.js').Exported>}
   */
  exportAs(notation, format, options) {
    return this.#request({ action: 'exportAs', notation, format }, options);
  }

  /**
   * Goes through a list of puzzles, one a line.
   * @param {string} text
   * @param {import('./types.js').Limits} limits for each puzzle that has to be solved
   * @param {{signal: AbortSignal, onProgress: (p: any) => void}} options
   * @returns {Promise<import('./types.js').Survey>}
   */
  survey(text, limits, options) {
    return this.#request({ action: 'survey', text, limits }, options);
  }

  /**
   * @param {string} notation
   * @param {import('./types.js').Limits} limits
   * @param {Options} options
   * @returns {Promise<SolveResult>}
   */
  solve(notation, limits, options) {
    return this.#request({ action: 'solve', notation, limits }, options);
  }

  /**
   * The distance to the exit of every position that can be reached, kept for `distance`.
   * @param {string} notation
   * @param {import('./types.js').Limits} limits
   * @param {Options} options
   * @returns {Promise<import('./types.js').FieldSummary>}
   */
  explore(notation, limits, options) {
    return this.#request({ action: 'explore', notation, limits }, options);
  }

  /**
   * Of a position of the puzzle explored last. Fails with `not-explored` when its worker has been
   * replaced since, and with `other-puzzle`: explore again.
   * @param {string} notation
   * @param {Options} options
   * @returns {Promise<import('./types.js').Distance>}
   */
  distance(notation, options) {
    return this.#request({ action: 'distance', notation }, options);
  }

  /** @param {WebAssembly.Module} module */
  #hire(module) {
    const worker = this.createWorker();
    worker.onmessage = ({ data }) => this.#receive(data);
    worker.onerror = () => this.#lose();
    worker.postMessage({ module });
    this.#handRemainder(worker);
    return worker;
  }

  /**
   * Asked for after the first part, which people wait for.
   * @param {Worker} worker
   */
  async #handRemainder(worker) {
    this.#remainder ??= this.compileRest();
    try {
      worker.postMessage({ rest: await this.#remainder });
    } catch {
      this.#remainder = null; // tried again at the next request
      worker.postMessage({ rest: null });
    }
  }

  /**
   * @param {Request} request
   * @param {Options} options
   * @returns {Promise<any>}
   */
  async #request(request, { signal, onProgress }) {
    const worker = await this.start();
    signal.throwIfAborted();
    if (this.#pending) throw new Error('The engine does one thing at a time.');
    const onAbort = () => this.#break(signal.reason);
    signal.addEventListener('abort', onAbort);
    try {
      return await new Promise((resolve, reject) => {
        this.#pending = { id: ++this.#lastId, resolve, reject, onProgress };
        worker.postMessage({ ...request, id: this.#lastId });
        this.#watch();
      });
    } finally {
      signal.removeEventListener('abort', onAbort);
    }
  }

  #watch() {
    clearTimeout(this.#watchdog);
    this.#watchdog = setTimeout(() => this.#break(new EngineError(faults.hung)), this.patience);
  }

  /** @param {{id: number, progress?: Progress, value?: any, error?: EngineFault}} answer */
  #receive({ id, progress, value, error }) {
    if (id !== this.#pending?.id) return;
    if (progress) {
      this.#watch();
      this.#pending.onProgress?.(progress);
    } else if (error && lost.has(error.code)) {
      const { message } = lost.get(error.code) ?? error;
      this.#break(new EngineError({ ...error, message }));
    } else {
      const { resolve, reject } = this.#pending;
      this.#rest();
      if (wasLarge(value ?? error)) this.#replace();
      if (error) reject(new EngineError(error));
      else resolve(value);
    }
  }

  /**
   * The one way out of a request that cannot end by itself.
   * @param {Error} reason
   */
  #break(reason) {
    const pending = this.#pending;
    this.#rest();
    this.#replace();
    pending?.reject(reason);
  }

  /** A worker that fails with nothing to do is not replaced at once: it might fail for ever. */
  #lose() {
    if (this.#pending) this.#break(new EngineError(faults.crashed));
    else this.#worker = null;
  }

  #rest() {
    clearTimeout(this.#watchdog);
    this.#pending = null;
  }

  #replace() {
    this.#worker?.terminate();
    this.#worker = null;
    this.start().catch(() => {}); // told at the next request, which tries again
  }
}
