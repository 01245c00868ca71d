// What many puzzles show together, counted again in other ways; and the survey that reads them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { correlation, figuresOf, heatMaps, histogram } from '../../web/patterns/figures.js';
import { survey } from '../../web/survey.js';
import './all-texts.mjs';

test('a histogram leaves nothing out and nothing twice', () => {
  assert.deepEqual(histogram([]), []);
  assert.deepEqual(histogram([3, 5, 5]), [
    { from: 3, to: 3, count: 1 },
    { from: 4, to: 4, count: 0 },
    { from: 5, to: 5, count: 2 },
  ]);
  const values = Array.from({ length: 500 }, (_, i) => (i * i) % 97);
  const bins = histogram(values);
  assert.ok(bins.length <= 25, String(bins.length));
  for (const { from, to, count } of bins) {
    assert.equal(count, values.filter((n) => n >= from && n <= to).length);
  }
  assert.equal(
    bins.reduce((sum, { count }) => sum + count, 0),
    500,
  );
});

test('the coefficient of correlation', () => {
  assert.equal(correlation([1, 2, 3], [2, 4, 6]), 1);
  assert.equal(correlation([1, 2, 3], [3, 2, 1]), -1);
  assert.equal(correlation([1, 2], [5, 5]), null);
  assert.equal(correlation([1], [1]), null);
  // Anscombe's first quartet.
  const xs = [10, 8, 13, 9, 11, 14, 6, 4, 12, 7, 5];
  const ys = [8.04, 6.95, 7.58, 8.81, 8.33, 9.96, 7.24, 4.26, 10.84, 4.82, 5.68];
  assert.ok(Math.abs(Number(correlation(xs, ys)) - 0.81642) < 1e-5);
});

/** Nobody has to wait here. */
const pause = () => Promise.resolve();

test('heat maps count the cells of the commonest size', async () => {
  const notations = ['3x3:right1:..BAAB...', '3x3:right1:...AA.BBx', '4x3:right0:AA..........'];
  const puzzles = notations.map((notation) => ({ notation, moves: 1, positions: 1 }));
  const { cols, boards, blocks, targets } = await heatMaps(puzzles, pause);
  assert.deepEqual([cols, boards], [3, 2]);
  assert.deepEqual(blocks, [0, 0, 1, 0, 0, 1, 1, 1, 0]);
  assert.deepEqual(targets, [0, 0, 0, 2, 2, 0, 0, 0, 0]);
  assert.equal((await heatMaps([], pause)).boards, 0);
});

test('tens of thousands of boards are counted in parts', async () => {
  let pauses = 0;
  const board = { notation: '3x3:right1:..BAAB...', moves: 1, positions: 1 };
  const count = async () => void (pauses += 1);
  const { boards } = await heatMaps(new Array(10_000).fill(board), count);
  assert.deepEqual([boards, pauses >= 20], [10_000, true]);
});

test('puzzles whose counts are not known are left out of what compares them', async () => {
  const puzzles = [
    { notation: '3x3:right1:..BAAB...', moves: 2, positions: 10 },
    { notation: '3x3:right1:..BAAB...', moves: 9, positions: 5 },
    { notation: '3x3:right1:..BAAB...', moves: -1, positions: 700 },
  ];
  const found = await figuresOf(puzzles, pause);
  assert.deepEqual(
    [found.longest[0].moves, found.hardest[0].positions, found.correlation],
    [9, 10, -1],
  );
  assert.deepEqual(found.byMoves[0], { moves: 2, count: 1, least: 10, mean: 10, most: 10 });
  assert.equal(found.heat.boards, 3);
});

test('a survey takes counts from the line, solves where there are none, and goes on after errors', () => {
  /** @type {string[]} */
  const solved = [];
  const exportAs = (/** @type {string} */ line) =>
    line.includes('bad') ? { error: { message: `no: ${line}` } } : { text: `n(${line})` };
  /** @type {any} */
  const core = {
    exportAs,
    count(/** @type {string} */ line) {
      const puzzle = exportAs(line);
      if ('error' in puzzle) return puzzle;
      solved.push(line);
      return { notation: puzzle.text, moves: line.includes('stuck') ? -1 : 4, positions: 40 };
    },
  };
  const text = '60 BOARD 2332\n# note\n\nBOARD\r\nbad one\nstuck\nbad two';
  const { puzzles, refused, firstRefusal } = survey(core, text, /** @type {any} */ ({}), () => {});
  assert.deepEqual(puzzles, [
    { notation: 'n(60 BOARD 2332)', moves: 60, positions: 2332 },
    { notation: 'n(BOARD)', moves: 4, positions: 40 },
    { notation: 'n(stuck)', moves: -1, positions: 40 },
  ]);
  assert.deepEqual(solved, ['BOARD', 'stuck']);
  assert.deepEqual([refused, firstRefusal?.message], [2, 'no: bad one']);
});
