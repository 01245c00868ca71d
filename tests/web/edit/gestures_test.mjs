// Taps and drags on the board, the map between board and picture, undo and redo, and the cells that
// deserve a second look.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { doubtfulCells, isChanged, otherDoubts } from '../../../web/edit/doubts.js';
import { dragFrom, tapAt } from '../../../web/edit/gestures.js';
import * as history from '../../../web/edit/history.js';
import { exitNear, mappingOf, quadOf } from '../../../web/edit/mapping.js';
import { moveBlock, removeBlock } from '../../../web/edit/operations.js';
import { board, dice, rowsOf } from './boards.mjs';
import '../all-texts.mjs';

const start = board('..B.', 'AAB.', '..x.', 'CC..');

/** @typedef {[number, number]} Spot */
/** @param {Spot} from @param {Spot[]} way @param {any} [selection] */
function dragged(from, way, selection = null) {
  const drag = dragFrom(start, selection, from);
  return way.reduce((last, spot) => drag.at(spot, last), start);
}

test('a tap chooses, a second one lets go', () => {
  const first = tapAt(start, null, [0.5, 1.5]);
  assert.deepEqual(first, { draft: start, selection: { block: 0 } });
  assert.equal(tapAt(start, first.selection, [1.5, 1.5]).selection, null);
});

test('a tap beside the board moves the exit there', () => {
  const { draft } = tapAt(start, null, [-0.4, 3.2]);
  assert.deepEqual(draft.exit, { side: 'left', line: 3 });
});

test('two taps on empty cells add a block, a tap in line stretches one', () => {
  const empty = tapAt(start, null, [3.5, 0.5]);
  assert.deepEqual(empty.selection, { cell: [3, 0] });
  const added = tapAt(start, empty.selection, [3.5, 2.5]);
  assert.deepEqual(rowsOf(added.draft), ['..BD', 'AABD', '..xD', 'CC..']);
  const longer = tapAt(start, { block: 2 }, [3.5, 3.5]);
  assert.deepEqual(rowsOf(longer.draft).at(-1), 'CCCC');
});

test('a tap out of line only chooses the cell', () => {
  const { draft, selection } = tapAt(start, { block: 2 }, [3.5, 0.5]);
  assert.deepEqual([draft, selection], [start, { cell: [3, 0] }]);
});

test('a drag moves a block, and leaves it where there last was room', () => {
  assert.deepEqual(rowsOf(dragged([2.5, 0.5], [[3.4, 0.6]]))[0], '...B');
  const blocked = dragged(
    [2.5, 0.5],
    [
      [3.4, 0.6],
      [2.5, 1.6],
    ],
  );
  assert.deepEqual(rowsOf(blocked)[0], '...B');
  assert.equal(
    dragged(
      [2.5, 0.5],
      [
        [3.4, 0.6],
        [2.6, 0.6],
      ],
    ),
    start,
    'back where it was',
  );
});

test('a drag of an end stretches, over empty cells adds, of the frame moves the exit', () => {
  const stretched = dragged([2, 3.5], [[3.6, 3.4]], { block: 2 });
  assert.deepEqual(rowsOf(stretched).at(-1), 'CCCC');
  assert.deepEqual(rowsOf(dragged([3.5, 0.5], [[3.6, 2.2]]))[2], '..xD');
  assert.deepEqual(dragged([4.4, 1.5], [[2.2, 4.6]]).exit, { side: 'bottom', line: 2 });
});

test('the exit goes to the nearest side and stays on the board', () => {
  const size = { cols: 6, rows: 4 };
  assert.deepEqual(exitNear(-0.3, -0.8, size), { side: 'top', line: 0 });
  assert.deepEqual(exitNear(6.9, 4.2, size), { side: 'right', line: 3 });
});

test('the map takes corners to corners, straight lines to straight lines, and leads back', () => {
  const roll = dice(5);
  for (let n = 0; n < 200; n += 1) {
    const shake = () => roll() * 60 - 30;
    const quad = /** @type {import('../../../web/edit/mapping.js').Quad} */ (
      quadOf([100, 200, 300, 280]).map(([x, y]) => [x + shake(), y + shake()])
    );
    const map = mappingOf(quad, 6, 5);
    [
      [0, 0],
      [6, 0],
      [6, 5],
      [0, 5],
    ].forEach(([col, row], i) => {
      const [x, y] = map.toPicture(col, row);
      assert.ok(Math.hypot(x - quad[i][0], y - quad[i][1]) < 1e-6);
    });
    const [col, row] = [roll() * 6, roll() * 5];
    const [c, r] = map.toBoard(...map.toPicture(col, row));
    assert.ok(Math.hypot(c - col, r - row) < 1e-6);
    const [[ax, ay], [bx, by], [mx, my]] = [0, 6, col].map((at) => map.toPicture(at, row));
    const area = (bx - ax) * (my - ay) - (by - ay) * (mx - ax);
    assert.ok(Math.abs(area) < 1e-3, 'a row is no straight line');
  }
});

test('undo and redo walk the same way; a refused edit leaves no trace', () => {
  let h = history.begin(1);
  assert.equal(history.record(h, 1), h);
  h = history.record(history.record(h, 2), 3);
  h = history.undo(history.undo(h));
  assert.deepEqual([h.now, h.past.length, h.future], [1, 0, [2, 3]]);
  assert.equal(history.undo(h), h);
  h = history.redo(h);
  assert.equal(h.now, 2);
  h = history.record(h, 9);
  assert.deepEqual([h.past, h.future], [[1, 2], []]);
});

test('doubtful cells are those below 0.9; the least certain ones of a board that cannot be', () => {
  const cells = Array.from({ length: 16 }, (_, i) => 0.91 + i * 0.005);
  assert.deepEqual(doubtfulCells({ cells }, start, false), []);
  assert.deepEqual(doubtfulCells({ cells }, start, true), [
    [0, 0],
    [1, 0],
    [2, 0],
  ]);
  cells[6] = 0.4;
  assert.deepEqual(doubtfulCells({ cells }, start, true), [[2, 1]]);
  assert.deepEqual(doubtfulCells(null, start, true), []);
  assert.deepEqual(doubtfulCells({ cells: [0.1] }, start, true), [], 'of another board');
});

test('a cell counts as changed when something else stands on it', () => {
  assert.equal(isChanged(start, moveBlock(start, 1, [3, 0]), [2, 0]), true);
  assert.equal(isChanged(start, moveBlock(start, 1, [3, 0]), [0, 3]), false);
  assert.equal(isChanged(start, removeBlock(start, 0), [0, 1]), true);
});

test('doubts about exit and target are told', () => {
  const reading = {
    cells: [],
    corners: [],
    alternatives: [],
    exitConfidence: 0.5,
    targetConfidence: 1,
  };
  assert.match(otherDoubts(reading, 0.5), /Not sure of the exit\./);
  assert.equal(otherDoubts({ ...reading, exitConfidence: 0.9 }, 0.9), '');
});

test('a board that is unsure as a whole is told to be compared at its edges', () => {
  const reading = { corners: [], alternatives: [], exitConfidence: 1, targetConfidence: 1 };
  const told = (/** @type {number[]} */ cells, /** @type {number} */ confidence) =>
    otherDoubts({ ...reading, cells }, confidence);
  assert.match(told([1, 0.9], 0.89), /edges/);
  assert.equal(told([1, 0.9], 0.9), '');
  assert.equal(told([1, 0.8], 0.7), '', 'its cells are marked');
});
