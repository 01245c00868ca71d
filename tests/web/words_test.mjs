// What the page says: moves in words, figures for people, and a next step in every message.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { initialState } from '../../web/state.js';
import { messageOf, noticeOfStop } from '../../web/messages.js';
import { outcomeOf } from '../../web/views/outcome.js';
import { count, coverage, duration, exitInWords, moveInWords, plural } from '../../web/words.js';
import './all-texts.mjs';
import { puzzle, solution, solvedAlready, stopped, unsolvable } from './samples.mjs';

/** @typedef {import('../../web/types.js').StateName} StateName */
/** @typedef {import('../../web/types.js').State} State */

const picture = { file: new Blob(), name: 'a.png', outline: null };

test('moves in words', () => {
  /** @type {[import('../../web/types.js').Cell, import('../../web/types.js').Cell, string][]} */
  const rows = [
    [[0, 1], [2, 1], 'C 2 right'],
    [[4, 1], [3, 1], 'C 1 left'],
    [[0, 5], [0, 2], 'C 3 up'],
    [[0, 1], [0, 2], 'C 1 down'],
  ];
  for (const [from, to, words] of rows) assert.equal(moveInWords({ block: 'C', from, to }), words);
  assert.equal(moveInWords({ block: 'A', from: [0, 0], to: [4, 0] }), 'red 4 right');
});

test('figures', () => {
  assert.equal(count(1234567.2), '1,234,567');
  assert.equal(duration(0), '< 0.0001 s'); // browsers' clocks have no finer grain
  assert.equal(duration(0.44), '0.0004 s');
  assert.equal(duration(1234), '1.23 s');
  assert.equal(duration(98765), '98.8 s');
  assert.equal(plural(1, 'move'), '1 move');
  assert.equal(plural(1200, 'move'), '1,200 moves');
  assert.equal(coverage(puzzle), '2 blocks cover 4 cells');
  const lone = { blocks: puzzle.blocks.slice(0, 1), cellsCovered: 2 };
  assert.equal(coverage(lone), '1 block covers 2 cells');
  assert.equal(exitInWords({ side: 'left', line: 3 }), 'at the left of row 4');
  assert.equal(exitInWords({ side: 'top', line: 0 }), 'at the top of column 1');
});

/** @param {StateName} name @param {Partial<State>} [more] */
const said = (name, more = {}) =>
  messageOf({ ...initialState, puzzle, result: solution, name, ...more });

const walled = { ...unsolvable, reason: { code: 'wall-in-lane', message: 'A wall stands there.' } };

test('every state says something different, and what to do next', () => {
  /** @type {[StateName, RegExp, Partial<State>?][]} */
  const rows = [
    ['empty', /No picture yet.*New puzzle/],
    ['scanning', /Reading/],
    ['not-solved', /3 × 3 board, 2 blocks cover 4 cells.*Tap Solve/],
    ['not-solved', /tap Check to compare them with the picture/, { confidence: 0.89 }],
    [
      'not-solved',
      /Already solved: the red block is at the exit/,
      { puzzle: { ...puzzle, solved: true } },
    ],
    ['solving', /Abort/],
    ['at-first-step', /Solved in 3 moves.*Play/],
    ['at-first-step', /Already solved/, { result: solvedAlready }],
    ['playing', /Now: B 1 down/, { step: 1 }],
    ['at-other-step', /Next: B 1 up/, { step: 1 }],
    ['at-last-step', /is out.*Reset/, { step: 3 }],
    ['not-solved', /Checked by hand/, { confirmed: true }],
    ['no-solution', /probably misread/, { result: unsolvable, picture }],
    ['no-solution', /No solution: all 5 positions.*level 4.*New puzzle/, { result: unsolvable }],
    ['no-solution', /No solution\. A wall stands there\./, { result: walled }],
    ['no-solution', /probably misread\. A wall/, { result: walled, picture }],
  ];
  for (const [name, pattern, more] of rows) assert.match(said(name, more).text, pattern);
  assert.equal(new Set(rows.map(([name, , more]) => said(name, more).text)).size, rows.length);
});

test('a doubtful reading is told apart from a sure one', () => {
  assert.equal(said('not-solved', { confidence: 0.9 }).tone, 'plain');
  assert.equal(said('not-solved', { confidence: 0.899 }).tone, 'doubt');
});

test('a search that gave up names its level', () => {
  assert.match(noticeOfStop(stopped).text, /level 9, after 5 positions/);
});

test('the outcome of a search says what is proven, and no more', () => {
  assert.match(outcomeOf(solution), /^Solved in 3 moves .* no shorter solution exists\.$/);
  assert.match(outcomeOf(solvedAlready), /^Already solved/);
  assert.match(outcomeOf(unsolvable), /^No solution: every position .* level 4\.$/);
  assert.equal(outcomeOf(walled), 'No solution. A wall stands there.');
  assert.match(outcomeOf(stopped), /^Stopped .* no solution up to level 9, .* a longer one\.$/);
});
