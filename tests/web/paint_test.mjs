// How much of the canvas an empty board paints: the first screen has no task that takes longer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layoutOf } from '../../web/board/geometry.js';
import { paintBoard } from '../../web/board/paint.js';
import { paletteFor } from '../../web/board/palette.js';

/** A context that only adds up the pixels it was asked to shade, the dearest that there are. */
function countingContext() {
  const shades = { addColorStop() {} };
  const count = { shaded: 0, fillStyle: /** @type {unknown} */ ('') };
  const known = {
    createLinearGradient: () => shades,
    fillRect(/** @type {number[]} */ ...[, , width, height]) {
      if (count.fillStyle === shades) count.shaded += Math.abs(width * height);
    },
  };
  /** @type {any} */
  const ctx = new Proxy(count, {
    get: (_, name) => /** @type {any} */ (known)[name] ?? (() => {}),
  });
  return { ctx, count };
}

test('an empty board shades each of its pixels once at most', () => {
  const board = /** @type {const} */ ({ cols: 6, rows: 6, exit: { side: 'right', line: 2 } });
  const { ctx, count } = countingContext();
  const layout = layoutOf(board, 1000, 1000);
  paintBoard({ ctx, layout, palette: paletteFor(false, 'wood'), ratio: 3 }, board);
  assert.ok(count.shaded > 0);
  assert.ok(count.shaded < 1e6, `${count.shaded / 1e6} times`);
});
