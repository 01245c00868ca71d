// A board on the move is drawn whole once, and then only where something moves.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { areaOf, Film } from '../../web/board/film.js';
import { layoutOf } from '../../web/board/geometry.js';
import { puzzle } from './samples.mjs';

/** What was asked of the canvas. @type {string[]} */
let calls = [];
/** @type {any} */
const ctx = new Proxy(
  { canvas: { width: 300, height: 300 } },
  {
    get: (target, name) =>
      name in target
        ? /** @type {any} */ (target)[name]
        : (/** @type {unknown[]} */ ...how) => {
            const numbers = how.filter((one) => typeof one === 'number');
            calls.push([String(name), ...numbers].join(' '));
          },
    set: () => true,
  },
);

beforeEach(() => {
  calls = [];
  const createElement = () => ({ width: 0, height: 0, getContext: () => ({}) });
  Object.assign(globalThis, { document: { createElement } });
});

const area = { x: 10, y: 20, width: 50, height: 40 };

/** @param {Film} film @param {string} look @param {typeof area} where */
function drawn(film, look, where) {
  let still = 0;
  film.draw(ctx, look, where, { still: () => (still += 1), moving: () => calls.push('moving') });
  return still;
}

test('the first frame is whole, the next one covers where the block was and is', () => {
  const film = new Film();
  assert.equal(drawn(film, 'a', area), 1);
  assert.deepEqual(calls, ['clearRect 0 0 300 300', 'drawImage 0 0', 'moving']);
  calls = [];
  assert.equal(drawn(film, 'a', { ...area, x: 30 }), 0);
  assert.deepEqual(calls, [
    'save',
    'beginPath',
    'rect 10 20 70 40',
    'clip',
    'clearRect 10 20 70 40',
    'drawImage 0 0',
    'moving',
    'restore',
  ]);
});

test('what is got ready ahead is not drawn again, but put on the canvas whole', () => {
  const film = new Film();
  drawn(film, 'a', area);
  film.prepare(ctx.canvas, 'b', () => {});
  calls = [];
  assert.equal(drawn(film, 'b', area), 0);
  assert.equal(calls[0], 'clearRect 0 0 300 300');
});

test('after somebody else has drawn on the canvas a frame is whole again', () => {
  const film = new Film();
  drawn(film, 'a', area);
  film.cut();
  calls = [];
  assert.equal(drawn(film, 'a', area), 0);
  assert.equal(calls[0], 'clearRect 0 0 300 300');
});

test('the area of moving blocks is whole pixels, shadows and outlines included', () => {
  const layout = layoutOf(puzzle, 301, 301);
  const canvas = /** @type {any} */ ({ layout });
  const found = areaOf(canvas, puzzle, puzzle.blocks, [0]);
  for (const value of Object.values(found)) assert.ok(Number.isInteger(value));
  const { length } = puzzle.blocks[0];
  assert.ok(Math.max(found.width, found.height) > length * layout.cell);
});
