// The engine's thread, and the only place that loads the WebAssembly module. It answers each
// request {id, action, …} with any number of {id, progress} and then one {id, value} or {id, error}.

import { instantiate, RestMissing } from './parts.js';
import createUnblocker from './unblocker.mjs';

/** @typedef {import('./types.js').Core} Core */
/** @typedef {import('./types.js').EngineFault} EngineFault */
/** @typedef {import('./types.js').Request & {id: number}} Job */
/** @typedef {{value: unknown} | {error: EngineFault}} Answer */

/**
 * A promise, and what it waits for.
 * @template T
 */
class Awaited {
  /** @type {(value: T) => void} */ resolve = () => {};
  /** @type {(reason: Error) => void} */ reject = () => {};
  /** @type {Promise<T>} */ promise = new Promise((resolve, reject) => {
    Object.assign(this, { resolve, reject });
  });
}

/** @type {Awaited<WebAssembly.Module>} */
const module = new Awaited();
/** @type {Awaited<WebAssembly.Module>} */
let rest = new Awaited();

/** It may come later all the same; who waits for it now is told. */
function failRest() {
  rest.promise.catch(() => {}); // nobody may be waiting
  rest.reject(new RestMissing('A part of the engine could not be loaded.'));
  rest = new Awaited();
}

/** @param {WebAssembly.Module} part */
function takeRest(part) {
  rest.resolve(part);
  instance.then(({ complete }) => complete(part)).catch(() => {}); // told to who needs it
}

// Set before anything is awaited, or early messages are lost.
self.onmessage = ({ data }) => {
  if (data.module) module.resolve(data.module);
  else if (data.rest) takeRest(data.rest);
  else if (data.action) work(data);
  else failRest();
};

// While the module is on its way. Chromium gets ready to write numbers once for all threads; on a slow
// phone that is a long task for the page's own. Unused, the object alone would not get into the bundle.
new Intl.NumberFormat().format(0);

const begun = async () => instantiate(createUnblocker, await module.promise);
let instance = begun();

/** An instance that has both parts. */
async function whole() {
  const [fresh, part] = await Promise.all([begun(), rest.promise]);
  await fresh.complete(part);
  return fresh;
}

/** @param {EngineFault | undefined} fault @param {unknown} value @returns {Answer} */
const answerOf = (fault, value) => (fault ? { error: fault } : { value });

/** @type {EngineFault} */
const tooLarge = {
  code: 'picture-too-large',
  message: 'The picture is too large. Choose a screenshot, or a smaller copy of it.',
};
/** @type {EngineFault} */
const unreadable = {
  code: 'unreadable',
  message: 'The picture could not be opened. Choose it again with New puzzle.',
};

/**
 * @param {Core} engine
 * @param {Uint8Array} bytes
 * @returns {import('./types.js').ScanOutcome}
 */
function scanBytes(engine, bytes) {
  const buffer = engine.input(bytes.length);
  if (!buffer) return { error: tooLarge };
  buffer.set(bytes);
  return engine.scan();
}

/**
 * Read at once, and only once: some phones let go of a chosen file soon.
 * @param {Blob} file
 * @returns {Promise<Uint8Array | null>} null when it cannot be read
 */
async function bytesOf(file) {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
}

/**
 * @param {import('./types.js').ScanValue} outcome
 * @returns {import('./types.js').ReadingDetails | null}
 */
function detailsOf({ cells, exitConfidence, targetConfidence, corners, alternatives }) {
  if (!cells || !corners) return null;
  return {
    cells,
    corners,
    exitConfidence: exitConfidence ?? 1,
    targetConfidence: targetConfidence ?? 1,
    alternatives: alternatives ?? [],
  };
}

/**
 * @param {Core} engine
 * @param {Extract<Job, {action: 'scan'}>} job
 * @returns {Promise<Answer>}
 */
async function scan(engine, job) {
  job.bytes ??= await bytesOf(job.file);
  const { bytes } = job;
  if (!bytes) return { error: unreadable };
  let outcome = scanBytes(engine, bytes);
  if ('error' in outcome && outcome.error.code === 'unsupported-format') {
    const { toPng } = await import('./convert.js');
    const png = await toPng(bytes);
    if (png) outcome = scanBytes(engine, png);
  }
  if ('error' in outcome) return { error: { ...outcome.error, picture: outcome.picture } };
  const { notation, confidence, rect, picture } = outcome;
  const puzzle = engine.describe(notation);
  if ('error' in puzzle) return puzzle;
  return { value: { puzzle, confidence, rect, picture, reading: detailsOf(outcome) } };
}

/** @type {{[A in Job['action']]: (engine: Core, job: Extract<Job, {action: A}>) => Answer | Promise<Answer>}} */
const actions = {
  scan,
  describe(engine, { notation, origin = 'link' }) {
    const outcome = engine.describe(notation);
    if (!('error' in outcome)) return { value: outcome };
    return { error: { ...outcome.error, origin } };
  },
  formats: (engine) => ({ value: engine.formats() }),
  exportAs(engine, { notation, format }) {
    const outcome = engine.exportAs(notation, format);
    return 'error' in outcome ? outcome : { value: outcome };
  },
  async warmUp(engine) {
    const { samplePicture } = await import('./convert.js');
    const bytes = await samplePicture();
    if (bytes) scanBytes(engine, bytes);
    return { value: null };
  },
  async survey(engine, { id, text, limits }) {
    const { survey } = await import('./survey.js');
    return { value: survey(engine, text, limits, (progress) => postMessage({ id, progress })) };
  },
  solve(engine, { id, notation, limits }) {
    const result = engine.solve(notation, limits, (progress) => {
      postMessage({ id, progress });
      return true;
    });
    return answerOf(result.error, result);
  },
  explore(engine, { id, notation, limits }) {
    const field = engine.explore(notation, limits, (progress) => {
      postMessage({ id, progress });
      return true;
    });
    return answerOf(field.error, field);
  },
  distance(engine, { notation }) {
    const outcome = engine.distance(notation);
    return 'error' in outcome ? outcome : { value: outcome };
  },
};

/**
 * @param {Job} job
 * @returns {Promise<Answer>}
 */
async function answerTo(job) {
  const act = /** @type {(core: Core, job: Job) => Promise<Answer>} */ (actions[job.action]);
  try {
    return await act((await instance).core, job);
  } catch (cause) {
    if (!(cause instanceof RestMissing)) throw cause;
    instance = whole();
    return act((await instance).core, job);
  }
}

/** @param {Job} job */
async function work(job) {
  try {
    postMessage({ id: job.id, ...(await answerTo(job)) });
  } catch (cause) {
    // After a trap the instance stays broken: the page replaces this worker.
    const code = cause instanceof RestMissing ? 'engine-missing' : 'crashed';
    postMessage({ id: job.id, error: { code, message: String(cause) } });
  }
}
