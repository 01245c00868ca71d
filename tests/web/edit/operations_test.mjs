// The editor's operations: what each does on a small board, what it refuses, and that no sequence of
// them ever leaves pieces over each other or outside the board.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { blank, draftFrom, labelsOf, notationOf } from '../../../web/edit/draft.js';
import { faultOf } from '../../../web/edit/faults.js';
import * as edit from '../../../web/edit/operations.js';
import { boardTools, selectionAfter, toolsFor, use } from '../../../web/edit/tools.js';
import { tapAt } from '../../../web/edit/gestures.js';
import { board, dice, rowsOf } from './boards.mjs';
import '../all-texts.mjs';

const start = board('..B.', 'AAB.', '..x.', 'CC..');

/** @type {[string, (d: import('./boards.mjs').Draft) => import('./boards.mjs').Draft, string[]][]} */
const changes = [
  ['add', (d) => edit.addBlock(d, [3, 3], [3, 1]), ['..B.', 'AABD', '..xD', 'CC.D']],
  ['remove', (d) => edit.removeBlock(d, 1), ['....', 'AA..', '..x.', 'BB..']],
  ['move', (d) => edit.moveBlock(d, 1, [3, 2]), ['....', 'AA..', '..xB', 'CC.B']],
  ['stretch', (d) => edit.stretchBlock(d, 2, [3, 3]), ['..B.', 'AAB.', '..x.', 'CCCC']],
  ['longer', (d) => edit.lengthen(d, 2), ['..B.', 'AAB.', '..x.', 'CCC.']],
  ['turn', (d) => edit.turnBlock(d, 2), ['..B.', 'AAB.', 'C.x.', 'C...']],
  ['wall', (d) => edit.toggleWall(d, [3, 0]), ['..Bx', 'AAB.', '..x.', 'CC..']],
  ['no wall', (d) => edit.toggleWall(d, [2, 2]), ['..B.', 'AAB.', '....', 'CC..']],
  ['mirror', edit.mirror, ['.B..', '.BAA', '.x..', '..CC']],
  ['rotate', edit.rotate, ['C.A.', 'C.A.', '.xBB', '....']],
  ['wider', (d) => edit.resizeBoard(d, 5, 4), ['..B..', 'AAB..', '..x..', 'CC...']],
  ['smaller', (d) => edit.resizeBoard(d, 3, 3), ['..B', 'AAB', '..x']],
  ['clear', edit.clear, ['....', '....', '....', '....']],
];

for (const [name, apply, rows] of changes) {
  test(`${name} does what it says and leaves the draft before it alone`, () => {
    const before = JSON.stringify(start);
    assert.deepEqual(rowsOf(apply(start)), rows);
    assert.equal(JSON.stringify(start), before);
  });
}

/** @type {[string, (d: import('./boards.mjs').Draft) => import('./boards.mjs').Draft][]} */
const refused = [
  ['a block over another', (d) => edit.addBlock(d, [0, 3], [3, 3])],
  ['a block out of line', (d) => edit.addBlock(d, [0, 0], [1, 2])],
  ['a block of one cell', (d) => edit.addBlock(d, [0, 0], [0, 0])],
  ['a move onto a wall', (d) => edit.moveBlock(d, 2, [1, 2])],
  ['a move off the board', (d) => edit.moveBlock(d, 2, [3, 3])],
  ['a stretch through a wall', (d) => edit.stretchBlock(d, 1, [2, 3])],
  ['a stretch out of line', (d) => edit.stretchBlock(d, 0, [3, 0])],
  ['a block shorter than two cells', (d) => edit.shorten(d, 0)],
  ['a wall on a block', (d) => edit.toggleWall(d, [0, 1])],
  ['a board too small', (d) => edit.resizeBoard(d, 2, 4)],
  ['a board too large', (d) => edit.resizeBoard(d, 4, 13)],
  ['splitting a short block', (d) => edit.splitBlock(d, 0)],
  ['joining what does not touch', (d) => edit.joinBlocks(d, 0)],
];

for (const [name, apply] of refused) {
  test(`${name} is refused`, () => assert.equal(apply(start), start));
}

test('four turns and two mirrorings lead back', () => {
  const turned = [1, 2, 3, 4].reduce((d) => edit.rotate(d), start);
  assert.deepEqual(turned, start);
  assert.deepEqual(edit.mirror(edit.mirror(start)), start);
});

test('split and join undo each other', () => {
  const long = board('BBBB', 'AA..', '....');
  const split = edit.splitBlock(long, 1);
  assert.deepEqual(rowsOf(split), ['BBCC', 'AA..', '....']);
  assert.deepEqual(rowsOf(edit.joinBlocks(split, 1)), rowsOf(long));
  assert.deepEqual(rowsOf(edit.joinBlocks(split, 2)), rowsOf(long));
});

test('a new target takes the exit along', () => {
  const across = edit.chooseTarget(start, 2);
  assert.deepEqual([across.target, across.exit], [2, { side: 'right', line: 3 }]);
  const upright = edit.chooseTarget(start, 1);
  assert.deepEqual(upright.exit, { side: 'bottom', line: 2 });
  assert.equal(faultOf(upright), null);
});

test('removing a block keeps the target the same block', () => {
  const chosen = edit.chooseTarget(start, 2);
  assert.equal(edit.removeBlock(chosen, 0).target, 1);
  assert.equal(edit.removeBlock(chosen, 2).target, -1);
});

test('each fault is told, the first first', () => {
  assert.match(faultOf(blank())?.text ?? '', /no block yet/);
  assert.match(faultOf(edit.removeBlock(start, 0))?.text ?? '', /No block is red/);
  assert.match(faultOf(edit.moveExit(start, 'top', 0))?.text ?? '', /slides sideways.*the top/);
  assert.match(faultOf(edit.moveExit(start, 'right', 3))?.text ?? '', /row 4.*never comes/);
  assert.equal(faultOf(start), null);
});

test('labels follow the core: A for the target, the others as they appear', () => {
  assert.deepEqual(labelsOf(edit.chooseTarget(start, 2)), ['C', 'B', 'A']);
  assert.equal(notationOf(start), '4x4:right1:..B.AAB...x.CC..');
});

/** Twelve columns and rows of nothing but pairs: more blocks than there are letters. */
test('no more blocks can be added than there are labels', () => {
  let draft = blank(12);
  for (let row = 0; row < 12; row += 1) {
    for (let col = 0; col < 12; col += 2) draft = edit.addBlock(draft, [col, row], [col + 1, row]);
  }
  assert.equal(draft.blocks.length, 60);
});

test('no sequence of edits ever breaks the board', () => {
  for (let seed = 1; seed <= 40; seed += 1) {
    const roll = dice(seed);
    const pick = (/** @type {readonly any[]} */ list) => list[Math.floor(roll() * list.length)];
    let draft = start;
    /** @type {import('../../../web/edit/drawing.js').Selection} */
    let selection = null;
    for (let step = 0; step < 120; step += 1) {
      const tools = roll() < 0.15 ? boardTools.slice(0, -1) : toolsFor(draft, selection);
      if (tools.length > 0 && roll() < 0.5) {
        const after = use(pick(tools), draft, selection);
        selection = selectionAfter(draft, after, selection);
        draft = after;
      } else {
        const spot = [roll() * (draft.cols + 1) - 0.5, roll() * (draft.rows + 1) - 0.5];
        ({ draft, selection } = tapAt(draft, selection, /** @type {[number, number]} */ (spot)));
      }
      rowsOf(draft); // throws where pieces overlap or leave the board
      const lines =
        draft.exit.side === 'left' || draft.exit.side === 'right' ? draft.rows : draft.cols;
      assert.ok(draft.exit.line >= 0 && draft.exit.line < lines);
      assert.ok(draft.target >= -1 && draft.target < draft.blocks.length);
    }
  }
});

test('what a notation stands for is written the same again', () => {
  for (const notation of [
    '4x4:right1:..B.AAB...x.CC..',
    '3x4:top2:..A..ABB.x.x',
    '4x3:left0:BBAAC.x.C...',
  ]) {
    const draft = draftFrom(notation);
    assert.ok(draft);
    assert.equal(notationOf(draft), notation);
    assert.equal(faultOf(draft), null);
  }
  assert.deepEqual(draftFrom(notationOf(start))?.walls, start.walls);
  for (const other of ['', '..B.AAB.', '4x4:right:AA']) assert.equal(draftFrom(other), null);
});
