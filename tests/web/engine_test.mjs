// The engine client against workers that behave, hang, crash or come too late.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Engine, EngineError } from '../../web/engine.js';
import { fault, progress, puzzle, solution } from './samples.mjs';

/** A stand-in for Worker that does what the test says with each request. */
class FakeWorker {
  /** @type {FakeWorker[]} */ static hired = [];
  /** @type {(worker: FakeWorker, request: any) => void} */ static behave = () => {};
  /** @type {((event: {data: any}) => void) | null} */ onmessage = null;
  /** @type {(() => void) | null} */ onerror = null;
  alive = true;
  /** @type {any[]} */ received = [];
  constructor() {
    FakeWorker.hired.push(this);
  }
  /** @param {any} message */
  postMessage(message) {
    this.received.push(message);
    if (message.id) FakeWorker.behave(this, message);
  }
  /** @param {any} data */
  tell(data) {
    queueMicrotask(() => this.alive && this.onmessage?.({ data }));
  }
  terminate() {
    this.alive = false;
  }
}

let compiled = 0;
let restFails = false;
const rest = /** @type {WebAssembly.Module} */ (Object.freeze({}));
const compileRest = async () => {
  if (restFails) throw new TypeError('Failed to fetch');
  return rest;
};
const module = /** @type {WebAssembly.Module} */ (Object.freeze({}));
const compile = async () => {
  compiled += 1;
  return module;
};
const createWorker = () => /** @type {Worker} */ (/** @type {unknown} */ (new FakeWorker()));
const newEngine = (patience = 1000) => new Engine({ compile, compileRest, createWorker, patience });
const { signal } = new AbortController();
const limits = { millis: 0, positions: 0, bytes: 0 };
const code = (/** @type {string} */ wanted) => (/** @type {unknown} */ error) =>
  error instanceof EngineError && error.fault.code === wanted;

/** Without the parts of the engine. @param {FakeWorker} worker */
const requestsOf = ({ received }) => received.filter(({ action }) => action);

beforeEach(() => {
  restFails = false;
  FakeWorker.hired = [];
  FakeWorker.behave = (worker, { id }) => worker.tell({ id, value: puzzle });
  compiled = 0;
});

test('the module is compiled once and handed over before any request', async () => {
  const engine = newEngine();
  await engine.start();
  assert.equal(await engine.describe('..', { signal }), puzzle);
  assert.equal(await engine.describe('..', { signal }), puzzle);
  assert.equal(compiled, 1);
  assert.equal(FakeWorker.hired.length, 1);
  const { received } = FakeWorker.hired[0];
  assert.deepEqual(received[0], { module });
  assert.deepEqual(
    requestsOf(FakeWorker.hired[0]).map(({ action }) => action),
    ['describe', 'describe'],
  );
});

test('the rest of the engine follows, and a worker that replaces another gets both at once', async () => {
  const engine = newEngine();
  await engine.start();
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(FakeWorker.hired[0].received, [{ module }, { rest }]);
  FakeWorker.behave = (worker, { id }) => worker.tell({ id, error: { ...fault, code: 'crashed' } });
  await assert.rejects(engine.describe('..', { signal }), code('crashed'));
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(FakeWorker.hired[1].received, [{ module }, { rest }]);
});

test('a rest that does not arrive is told where it is needed, and asked for again', async () => {
  restFails = true;
  const engine = newEngine();
  assert.equal(await engine.describe('..', { signal }), puzzle);
  assert.deepEqual(FakeWorker.hired[0].received[1], { rest: null });
  FakeWorker.behave = (worker, { id }) =>
    worker.tell({ id, error: { ...fault, code: 'engine-missing' } });
  restFails = false;
  await assert.rejects(engine.formats({ signal }), (error) => {
    assert.ok(code('engine-missing')(error));
    assert.match(String(error), /connection/);
    return true;
  });
  assert.equal(FakeWorker.hired[0].alive, false);
  await new Promise((resolve) => setTimeout(resolve));
  assert.deepEqual(FakeWorker.hired[1].received, [{ module }, { rest }]);
});

test('progress comes before the one result', async () => {
  FakeWorker.behave = (worker, { id }) => {
    worker.tell({ id, progress });
    worker.tell({ id, progress });
    worker.tell({ id, value: solution });
  };
  const seen = /** @type {unknown[]} */ ([]);
  const result = await newEngine().solve('..', limits, {
    signal,
    onProgress: (p) => void seen.push(p),
  });
  assert.deepEqual(seen, [progress, progress]);
  assert.equal(result, solution);
});

test('explore and distance are requests like the others', async () => {
  const engine = newEngine();
  await engine.explore('..', limits, { signal });
  await engine.distance('..', { signal });
  assert.deepEqual(requestsOf(FakeWorker.hired[0]), [
    { action: 'explore', notation: '..', limits, id: 1 },
    { action: 'distance', notation: '..', id: 2 },
  ]);
});

test('an error is a value with its place, and the worker lives on', async () => {
  FakeWorker.behave = (worker, { id }) => worker.tell({ id, error: fault });
  const engine = newEngine();
  await assert.rejects(engine.scan(new Blob(), { signal }), (error) => {
    assert.ok(error instanceof EngineError);
    assert.equal(error.fault, fault);
    return true;
  });
  assert.equal(FakeWorker.hired[0].alive, true);
});

test('abort throws the worker away and the next request works, without compiling again', async () => {
  const { behave } = FakeWorker;
  FakeWorker.behave = () => {};
  const engine = newEngine();
  const controller = new AbortController();
  const pending = engine.solve('..', limits, { signal: controller.signal });
  await engine.start();
  controller.abort();
  await assert.rejects(pending, { name: 'AbortError' });
  assert.equal(FakeWorker.hired[0].alive, false);
  FakeWorker.behave = behave;
  assert.equal(await engine.describe('..', { signal }), puzzle);
  assert.equal(FakeWorker.hired.length, 2);
  assert.equal(compiled, 1);
});

test('a request aborted before it began never reaches the worker', async () => {
  const engine = newEngine();
  await assert.rejects(engine.describe('..', { signal: AbortSignal.abort() }), {
    name: 'AbortError',
  });
  assert.deepEqual(requestsOf(FakeWorker.hired[0]), []);
});

test('a worker that says nothing for too long is replaced', async () => {
  FakeWorker.behave = () => {};
  const engine = newEngine(20);
  await assert.rejects(engine.scan(new Blob(), { signal }), code('hung'));
  assert.equal(FakeWorker.hired[0].alive, false);
});

test('a crash inside the module, and one of the whole worker', async () => {
  const { behave } = FakeWorker;
  const engine = newEngine();
  FakeWorker.behave = (worker, { id }) =>
    worker.tell({ id, error: { code: 'crashed', message: 'unreachable' } });
  await assert.rejects(engine.scan(new Blob(), { signal }), code('crashed'));
  FakeWorker.behave = (worker) => queueMicrotask(() => worker.onerror?.());
  await assert.rejects(engine.scan(new Blob(), { signal }), code('crashed'));
  assert.deepEqual(
    FakeWorker.hired.slice(0, 2).map(({ alive }) => alive),
    [false, false],
  );
  FakeWorker.behave = behave;
  assert.equal(await engine.describe('..', { signal }), puzzle);
});

test('a worker that cannot even load is not hired over and over', async () => {
  const engine = newEngine();
  await engine.start();
  FakeWorker.hired[0].onerror?.();
  await new Promise((resolve) => setTimeout(resolve, 5));
  assert.equal(FakeWorker.hired.length, 1);
  await engine.describe('..', { signal });
  assert.equal(FakeWorker.hired.length, 2);
});

test('a very large picture costs the worker its place, not the result', async () => {
  const value = { puzzle, confidence: 1, picture: { width: 6000, height: 4000 } };
  FakeWorker.behave = (worker, { id }) => worker.tell({ id, value });
  assert.equal(await newEngine().scan(new Blob(), { signal }), value);
  assert.equal(FakeWorker.hired[0].alive, false);
});

test('a module that could not be loaded is tried again', async () => {
  let online = false;
  const engine = new Engine({
    compile: () => (online ? compile() : Promise.reject(new TypeError('network'))),
    compileRest,
    createWorker,
    patience: 1000,
  });
  await assert.rejects(engine.describe('..', { signal }), code('engine-missing'));
  online = true;
  assert.equal(await engine.describe('..', { signal }), puzzle);
});

test('the engine is tried on a picture of its own, unless somebody is waiting', async () => {
  const engine = newEngine();
  await engine.warmUp();
  const actions = () => requestsOf(FakeWorker.hired[0]).map(({ action }) => action);
  assert.deepEqual(actions(), ['warmUp']);
  FakeWorker.hired[0].tell({ id: 0, value: null }); // nobody listens
  FakeWorker.behave = () => {}; // somebody waits for an answer that does not come
  const stop = new AbortController();
  const waiting = engine.describe('..', { signal: stop.signal });
  await engine.warmUp();
  assert.deepEqual(actions(), ['warmUp', 'describe']);
  stop.abort();
  await assert.rejects(waiting);
});
