// Which gestures are swipes, and what is marked on the board before and after a move.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutOf, sweptRect } from '../../web/board/geometry.js';
import { swipeBetween } from '../../web/board/swipe.js';
import { slideAt } from '../../web/playback.js';
import { puzzle, solution, solvedAlready, unsolvable } from './samples.mjs';

test('a quick way along the row is a swipe; a tap, a slow or a steep one is none', () => {
  const from = { x: 100, y: 100, at: 0 };
  assert.equal(swipeBetween(from, { x: 40, y: 110, at: 200 }), 'next');
  assert.equal(swipeBetween(from, { x: 160, y: 90, at: 200 }), 'previous');
  assert.equal(swipeBetween(from, { x: 70, y: 100, at: 200 }), null);
  assert.equal(swipeBetween(from, { x: 40, y: 140, at: 200 }), null);
  assert.equal(swipeBetween(from, { x: 40, y: 100, at: 900 }), null);
});

test('a slide names its block, its way and the cells it counts', () => {
  assert.deepEqual(slideAt(puzzle, solution, 0), {
    index: 1,
    from: { col: 2, row: 0 },
    to: { col: 2, row: 1 },
    cells: 1,
  });
  const last = slideAt(puzzle, solution, 2);
  assert.deepEqual([last?.index, last?.cells, last?.to.col], [0, 1, puzzle.cols + 1]);
  assert.equal(slideAt(puzzle, solvedAlready, 0)?.cells, 0, 'leaving is no move');
  for (const [result, step] of /** @type {const} */ ([
    [solution, -1],
    [solution, 3],
    [unsolvable, 0],
    [null, 0],
  ])) {
    assert.equal(slideAt(puzzle, result, step), null);
  }
});

test('the cells a block comes over begin at the end it moves towards', () => {
  const layout = layoutOf({ ...puzzle, cols: 6, rows: 6 }, 684, 684); // cells of 100
  const { cell, inside } = layout;
  const flat = { axis: /** @type {const} */ ('horizontal'), length: 2 };
  const right = sweptRect(layout, flat, { col: 1, row: 2 }, { col: 3, row: 2 });
  assert.deepEqual(right, {
    x: inside.x + 3 * cell,
    y: inside.y + 2 * cell,
    width: 2 * cell,
    height: cell,
  });
  const left = sweptRect(layout, flat, { col: 3, row: 2 }, { col: 1, row: 2 });
  assert.deepEqual([left.x, left.width], [inside.x + cell, 2 * cell]);
  const upright = { axis: /** @type {const} */ ('vertical'), length: 3 };
  const up = sweptRect(layout, upright, { col: 0, row: 3 }, { col: 0, row: 2 });
  assert.deepEqual([up.y, up.height, up.width], [inside.y + 2 * cell, cell, cell]);
});
