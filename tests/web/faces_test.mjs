// Faces of blocks are drawn once, and where there is little room at a time, the others come later.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { Faces } from '../../web/board/faces.js';

/** What was copied onto the board: which canvas, and where to. @type {[any, number, number][]} */
let copied = [];
/** @type {any} */
const board = {
  drawImage: (/** @type {[any, number, number]} */ ...copy) => void copied.push(copy),
};
/** The faces drawn, and for what. @type {import('../../web/board/geometry.js').Rect[]} */
let drawn = [];
const paint = (/** @type {unknown} */ _, /** @type {any} */ rect) => void drawn.push(rect);

beforeEach(() => {
  [copied, drawn] = [[], []];
  const createElement = () => ({ width: 0, height: 0, getContext: () => ({}) });
  Object.assign(globalThis, { document: { createElement } });
});

const rect = { x: 10.4, y: 20.6, width: 99.5, height: 49.5 };

test('a face is drawn once, beside its canvas edge, and copied to whole pixels', () => {
  const faces = new Faces();
  faces.begin('wood', Infinity);
  faces.draw(board, 'B', rect, 3, paint);
  faces.begin('wood', Infinity);
  faces.draw(board, 'B', { ...rect, x: 57.6 }, 3, paint);
  assert.deepEqual(drawn, [{ x: 3, y: 3, width: 99.5, height: 49.5 }]);
  const [[first, ...from], [second, ...to]] = copied;
  assert.equal(first, second);
  assert.deepEqual([first.width, first.height], [106, 56]);
  assert.deepEqual(
    [from, to],
    [
      [7, 18],
      [55, 18],
    ],
  );
});

test('another look, or another block, is drawn anew', () => {
  const faces = new Faces();
  faces.begin('wood', Infinity);
  for (const key of ['B', 'C', 'B']) faces.draw(board, key, rect, 3, paint);
  assert.equal(drawn.length, 2);
  faces.begin('plain', Infinity);
  faces.draw(board, 'B', rect, 3, paint);
  assert.equal(drawn.length, 3);
});

test('where there is no room left faces come with the next drawing, at least one with each', () => {
  const faces = new Faces();
  const keys = ['B', 'C', 'D', 'E'];
  const drawAll = (/** @type {number} */ room) => {
    copied = [];
    faces.begin('wood', room);
    for (const key of keys) faces.draw(board, key, rect, 3, paint);
    return copied.length;
  };
  assert.equal(drawAll(6000), 2); // of 4,925 pixels each
  assert.ok(faces.lacks);
  assert.equal(drawAll(1), 3);
  assert.ok(faces.lacks);
  assert.equal(drawAll(1), 4);
  assert.ok(!faces.lacks);
  assert.equal(drawn.length, 4);
});
