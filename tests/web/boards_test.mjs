// Boards as the page reads them: pieces, mirror images, and the one key that these share.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boardIn, keyOf, mirrored, piecesOf } from '../../web/boards.js';

const daily = '6x6:left3:..BBB....CCDEEFG.DHIFGAAHI.xx.xIJJKK';

test('the one-line form is taken apart, anything else is not', () => {
  assert.deepEqual(boardIn('3x4:bottom1:BB..A..Ax...'), {
    cols: 3,
    rows: 4,
    exit: { side: 'bottom', line: 1 },
    board: 'BB..A..Ax...',
  });
  for (const text of ['', 'AA.......', '3x3:right0:AA', '3x3:middle0:AA.......']) {
    assert.equal(boardIn(text), null, text);
  }
});

test('pieces are rectangles; every wall is one of its own', () => {
  const board = boardIn('3x4:bottom1:BB..A..Axx..');
  assert.ok(board);
  assert.deepEqual(piecesOf(board), [
    { label: 'B', col: 0, row: 0, width: 2, height: 1 },
    { label: 'A', col: 1, row: 1, width: 1, height: 2 },
    { label: 'x', col: 2, row: 2, width: 1, height: 1 },
    { label: 'x', col: 0, row: 3, width: 1, height: 1 },
  ]);
});

test('mirrored twice is the same again; the exit goes along', () => {
  const board = boardIn(daily);
  assert.ok(board);
  const across = mirrored(board, 'columns');
  assert.deepEqual(across.exit, { side: 'right', line: 3 });
  assert.deepEqual(mirrored(board, 'rows').exit, { side: 'left', line: 2 });
  for (const turned of /** @type {const} */ (['columns', 'rows'])) {
    assert.deepEqual(mirrored(mirrored(board, turned), turned), board);
  }
  const tall = boardIn('3x4:bottom2:..A..ABB....');
  assert.ok(tall);
  assert.deepEqual(mirrored(tall, 'columns').exit, { side: 'bottom', line: 0 });
  assert.deepEqual(mirrored(tall, 'rows').exit, { side: 'top', line: 2 });
});

test('the key is that of all mirror images, whatever the blocks are called, and of nothing else', () => {
  const key = keyOf('3x3:right1:..BAAB...');
  for (const same of ['3x3:left1:B..BAA...', '3x3:right1:...AAB..B', '3x3:left1:...CAAC..']) {
    assert.equal(keyOf(same), key, same);
  }
  const others = ['3x3:right1:...AAB..B', '3x3:right0:AA...B..B', '3x3:right1:..xAAB..B'];
  assert.equal(new Set(others.map(keyOf)).size, 3);
  assert.notEqual(
    keyOf('3x3:bottom1:.A..A.BB.'),
    keyOf('3x3:right1:..BAAB...'),
    'turned is another',
  );
  assert.equal(keyOf('no board'), 'no board');
});
