// The controller with an engine whose answers the test holds back: only the newest counts.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { App } from '../../web/app.js';
import { EngineError } from '../../web/engine.js';
import { fault, progress, puzzle, solution } from './samples.mjs';

/** @typedef {{resolve: (value: any) => void, reject: (e: unknown) => void, options: any}} Call */

/** @type {Call[]} */
let calls = [];
/** @param {any} options */
const hold = (options) =>
  new Promise((resolve, reject) => {
    calls.push({ resolve, reject, options });
    options.signal.addEventListener('abort', () => reject(options.signal.reason));
  });
/** @type {any} */
const engine = {
  scan: (/** @type {Blob} */ _, /** @type {any} */ options) => hold(options),
  describe: (/** @type {string} */ _, /** @type {any} */ options) => hold(options),
  solve: (/** @type {string} */ _, /** @type {any} */ __, /** @type {any} */ options) =>
    hold(options),
  explore: (/** @type {string} */ _, /** @type {any} */ __, /** @type {any} */ options) =>
    hold(options),
  distance: (/** @type {string} */ _, /** @type {any} */ options) => hold(options),
};
const size = { width: 30, height: 40 };
const corners = [[1, 2], [4, 3], [3, 7], [0, 6]]; // prettier-ignore
const reading = {
  puzzle,
  confidence: 0.99,
  rect: [0, 2, 4, 5],
  picture: size,
  reading: { corners },
};
const file = new Blob(['x']);

/** @type {App} */
let app;
/** @type {string[]} */
let seen = [];
beforeEach(() => {
  calls = [];
  seen = [];
  app = new App(engine, ({ name }) => seen.push(name));
});

/** @param {Call} call @param {any} value */
async function answer(call, value) {
  call.resolve(value);
  await new Promise((resolve) => setImmediate(resolve));
}

/** An app with a board that was read. */
async function withBoard() {
  app.readPicture(file, 'a.png');
  await answer(calls[0], reading);
  calls = [];
}

test('a picture is read, solved and played', async () => {
  await withBoard();
  assert.deepEqual(app.state.picture?.outline, {
    kind: 'board',
    rect: reading.rect,
    corners,
    size,
  });
  app.solve();
  calls[0].options.onProgress(progress);
  assert.equal(app.state.progress, progress);
  await answer(calls[0], solution);
  app.dispatch({ type: 'play' });
  const wanted = ['scanning', 'not-solved', 'solving', 'solving', 'at-first-step', 'playing'];
  assert.deepEqual(seen, wanted);
});

test('of several pictures only the newest is shown, and the others are given up', async () => {
  app.readPicture(file, 'first.png');
  app.readPicture(file, 'second.png');
  assert.equal(calls[0].options.signal.aborted, true);
  await answer(calls[1], { ...reading, confidence: 0.5 });
  await answer(calls[0], reading);
  assert.equal(app.state.confidence, 0.5);
  assert.equal(app.state.picture?.name, 'second.png');
  assert.deepEqual(seen, ['scanning', 'scanning', 'not-solved']);
});

test('a picture chosen while solving cancels the solve', async () => {
  await withBoard();
  app.solve();
  app.readPicture(file, 'b.png');
  assert.equal(calls[0].options.signal.aborted, true);
  assert.equal(calls[1].options.signal.aborted, false);
  await answer(calls[1], reading);
  assert.deepEqual([app.state.name, app.state.notice], ['not-solved', null]);
});

test('abort ends the request and says so', async () => {
  await withBoard();
  app.solve();
  app.dispatch({ type: 'reset' });
  assert.equal(calls[0].options.signal.aborted, true);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(app.state.name, 'not-solved');
  assert.match(app.state.notice?.text ?? '', /aborted/);
});

/**
 * Until it holds: what is said of an error may have to be loaded first.
 * @param {() => boolean} isSo
 */
async function until(isSo) {
  for (let turn = 0; turn < 1000 && !isSo(); turn++) {
    await new Promise((resolve) => setImmediate(resolve));
  }
}

test('an engine error becomes the message, its place the outline', async () => {
  await withBoard();
  app.readPicture(file, 'b.png');
  calls[0].reject(new EngineError(fault));
  await until(() => app.state.name === 'not-solved');
  assert.equal(app.state.name, 'not-solved');
  assert.equal(app.state.puzzle, puzzle);
  assert.equal(app.state.picture?.outline?.kind, 'problem');
});

test('an error nobody foresaw is said too', async () => {
  app.readNotation('6x6');
  calls[0].reject(new TypeError('odd'));
  await until(() => app.state.notice !== null);
  assert.match(app.state.notice?.text ?? '', /odd/);
});

test('Solve without a board asks nothing', async () => {
  await app.solve();
  assert.equal(calls.length, 0);
  assert.equal(app.dispatch({ type: 'play' }), false);
});

test('a board confirmed by hand keeps its picture and what was read', async () => {
  const cells = puzzle.board.split('').map(() => 0.5);
  const details = { cells, corners: [], alternatives: [], exitConfidence: 1, targetConfidence: 1 };
  app.readPicture(file, 'a.png');
  await answer(calls[0], { ...reading, confidence: 0.5, reading: details });
  assert.equal(app.state.reading, details);
  app.confirmBoard('6x6', null);
  await answer(calls[1], puzzle);
  const { confirmed, confidence, picture } = app.state;
  assert.deepEqual([confirmed, confidence, picture?.name], [true, 1, 'a.png']);
  assert.equal(app.state.reading, details);
  app.readNotation('6x6');
  await answer(calls[2], puzzle);
  assert.deepEqual(
    [app.state.confirmed, app.state.picture, app.state.reading],
    [false, null, null],
  );
});

test('of questions on the side only the newest is answered, and all give way to a main request', async () => {
  await withBoard();
  const first = app.ask('a');
  const second = app.ask('b');
  const third = app.ask('c');
  assert.equal(calls.length, 1);
  await answer(calls[0], solution);
  assert.deepEqual([await first, await second], [solution, null]);
  assert.equal(calls.length, 2);
  app.solve();
  assert.equal(calls[1].options.signal.aborted, true);
  assert.equal(await third, null);
  assert.equal(await app.ask('d'), null, 'not while solving');
});

test('distances are found once, then asked of; a worker replaced since is told them again', async () => {
  await withBoard();
  app.dispatch({ type: 'takeOver' });
  app.measure();
  await answer(calls[0], { status: 'solved' });
  const [next] = solution.solution;
  await answer(calls[1], { moves: 3, best: [next] });
  assert.deepEqual([app.state.hand?.left, app.state.hand?.next], [3, next]);
  app.dispatch({ type: 'handMove', move: next, motion: 'snap' });
  app.measure();
  calls[2].reject(new EngineError({ code: 'not-explored', message: 'Explore.' }));
  await new Promise((resolve) => setImmediate(resolve));
  await answer(calls[3], { status: 'solved' });
  await answer(calls[4], { moves: null, best: [] });
  assert.equal(app.state.hand?.left, -1);
});

test('where positions are too many to hold, each is solved by itself', async () => {
  await withBoard();
  app.dispatch({ type: 'takeOver' });
  app.measure();
  await answer(calls[0], { status: 'stopped' });
  await answer(calls[1], solution);
  assert.deepEqual([app.state.hand?.left, app.state.hand?.next?.block], [3, 'B']);
});
