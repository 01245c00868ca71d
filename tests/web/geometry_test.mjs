// Cells to pixels: every board fits, lies in the middle, and has its gap where the exit is.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blockRect, cellRect, chuteRect, easeInOut, layoutOf } from '../../web/board/geometry.js';

/** @typedef {import('../../web/types.js').Exit} Exit */

const sides = /** @type {const} */ (['left', 'right', 'top', 'bottom']);
const canvases = [
  [300, 300],
  [1000, 400],
  [333, 777],
  [96, 96],
];

/** Every board of 3 × 3 to 12 × 12 on canvases of several shapes. */
function* layouts() {
  for (let cols = 3; cols <= 12; cols += 1) {
    for (let rows = 3; rows <= 12; rows += 1) {
      for (const [width, height] of canvases) {
        const exit = /** @type {Exit} */ ({ side: 'right', line: 0 });
        yield { cols, rows, width, height, layout: layoutOf({ cols, rows, exit }, width, height) };
      }
    }
  }
}

test('the frame fits into the canvas, in its middle, and no cell more would', () => {
  for (const { cols, rows, width, height, layout } of layouts()) {
    const { outside, cell, inside } = layout;
    assert.ok(outside.x >= 0 && outside.y >= 0);
    assert.ok(outside.x + outside.width <= width && outside.y + outside.height <= height);
    assert.ok(Math.abs(2 * inside.x + inside.width - width) <= 1);
    assert.ok(Math.abs(2 * inside.y + inside.height - height) <= 1);
    const [wide, high] = [(cols + 0.84) * (cell + 1), (rows + 0.84) * (cell + 1)];
    assert.ok(wide > width || high > height, 'the board could be larger');
    assert.equal(inside.width, cols * cell);
    assert.equal(inside.height, rows * cell);
  }
});

test('the chute joins the cell at the exit to the frame’s outer edge', () => {
  for (const side of sides) {
    const board = { cols: 7, rows: 5, exit: { side, line: 3 } };
    const layout = layoutOf(board, 400, 400);
    const chute = chuteRect(layout, board.exit);
    const { inside, outside, cell } = layout;
    const across = side === 'left' || side === 'right';
    assert.equal(across ? chute.y : chute.x, (across ? inside.y : inside.x) + 3 * cell, side);
    const ends = {
      left: [outside.x, inside.x],
      right: [inside.x + inside.width, outside.x + outside.width],
      top: [outside.y, inside.y],
      bottom: [inside.y + inside.height, outside.y + outside.height],
    };
    const begin = across ? chute.x : chute.y;
    const size = across ? chute.width : chute.height;
    assert.deepEqual([begin, begin + size], ends[side], side);
  }
});

test('a block lies within its own cells and leaves a gap to its neighbours', () => {
  const layout = layoutOf({ cols: 6, rows: 6, exit: { side: 'right', line: 2 } }, 600, 600);
  const block = { axis: /** @type {const} */ ('vertical'), length: 3 };
  const shown = blockRect(layout, block, { col: 2, row: 1 });
  const cells = cellRect(layout, 2, 1, 1, 3);
  assert.ok(shown.x > cells.x && shown.x + shown.width < cells.x + cells.width);
  assert.ok(shown.y > cells.y && shown.y + shown.height < cells.y + cells.height);
  assert.ok(shown.width > 0.85 * layout.cell);
});

test('easing starts and ends at rest, is symmetric and never goes back', () => {
  assert.deepEqual([easeInOut(0), easeInOut(0.5), easeInOut(1)], [0, 0.5, 1]);
  let last = 0;
  for (let t = 0; t <= 1; t += 0.01) {
    assert.ok(easeInOut(t) >= last);
    assert.ok(Math.abs(easeInOut(t) + easeInOut(1 - t) - 1) < 1e-12);
    last = easeInOut(t);
  }
});

test('a canvas without room still gives a layout', () => {
  const layout = layoutOf({ cols: 12, rows: 12, exit: { side: 'top', line: 0 } }, 0, 0);
  assert.ok(layout.cell >= 1);
});
