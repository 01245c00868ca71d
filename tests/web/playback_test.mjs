// Where blocks stand after so many moves, and between them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { between, placesAt, stopsOf } from '../../web/playback.js';
import { durations, frameOf } from '../../web/board/motion.js';
import { puzzle, solution, solvedAlready } from './samples.mjs';

test('each step moves one block; the last one carries the target out', () => {
  const places = [0, 1, 2, 3].map((step) => placesAt(puzzle, solution, step));
  assert.deepEqual(places[0], [
    { col: 0, row: 1 },
    { col: 2, row: 0 },
  ]);
  assert.deepEqual(places[1], [
    { col: 0, row: 1 },
    { col: 2, row: 1 },
  ]);
  assert.deepEqual(places[2], places[0]);
  assert.deepEqual(places[3][1], { col: 2, row: 0 });
  assert.ok(places[3][0].col >= puzzle.cols && places[3][0].row === 1);
});

test('the target leaves through any side, wholly', () => {
  for (const side of /** @type {const} */ (['left', 'right', 'top', 'bottom'])) {
    const axis = side === 'left' || side === 'right' ? 'horizontal' : 'vertical';
    const target = { label: 'A', col: 1, row: 1, axis: /** @type {any} */ (axis), length: 2 };
    const board = { ...puzzle, blocks: [target], exit: { side, line: 1 } };
    const [{ col, row }] = placesAt(board, solvedAlready, 1);
    const along = axis === 'horizontal' ? col : row;
    assert.equal(axis === 'horizontal' ? row : col, 1, `${side}: leaves its line`);
    assert.ok(along <= -2 || along >= 3, `${side}: still seen at ${along}`);
  }
});

test('a board solved already has one stop, others one for each move', () => {
  assert.equal(stopsOf(solvedAlready), 1);
  assert.equal(stopsOf(solution), 3);
});

test('without a solution every block stands where it was read', () => {
  assert.deepEqual(placesAt(puzzle, null, 0), placesAt(puzzle, solution, 0));
});

test('a slide takes half a second, a reset 0.3 s, whatever the distance', () => {
  assert.deepEqual(durations, { slide: 500, reset: 300, snap: 90 });
});

test('a journey starts with its first frame, eases, and ends exactly', () => {
  const from = [{ col: 0, row: 0 }];
  const to = [{ col: 4, row: 0 }];
  const journey = { from, to, millis: durations.slide, still: false, start: null };
  const at = (/** @type {number} */ now) => frameOf(journey, now);
  assert.deepEqual(at(1000), { places: from, done: false });
  assert.equal(at(1250).places[0].col, 2, 'half way at half time');
  assert.ok(at(1050).places[0].col < 0.4, 'slow at first');
  assert.ok(at(1450).places[0].col > 3.6, 'slow at last');
  assert.deepEqual(at(1500), { places: to, done: true });
});

test('without motion a move is there at once, and stays a while', () => {
  const [from, to] = [[{ col: 0, row: 0 }], [{ col: 4, row: 0 }]];
  const journey = { from, to, millis: 400, still: true, start: null };
  assert.deepEqual(frameOf(journey, 0), { places: to, done: false });
  assert.deepEqual(frameOf(journey, 400), { places: to, done: true });
});

test('between two arrangements every block goes its own way', () => {
  const from = [
    { col: 0, row: 0 },
    { col: 1, row: 1 },
  ];
  const to = [
    { col: 2, row: 0 },
    { col: 1, row: 5 },
  ];
  assert.deepEqual(between(from, to, 0.5), [
    { col: 1, row: 0 },
    { col: 1, row: 3 },
  ]);
});
