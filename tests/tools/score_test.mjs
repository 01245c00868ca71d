// The scorer's own judgement: a check that lets mistakes pass is worse than none.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { appOf, asMarkdown, asText, confidenceHistogram, countBy } from '../score-report.mjs';
import { breaksPromise, canonical, judge } from '../score.mjs';

const row = {
  file: 'images/a.png',
  class: 'unblock-me',
  what: 'Unblock Me (Kiragames), classic orange wood, iPhone',
  size: '3x3',
  exit: 'right 1',
  board: 'BBCAACDDC',
};
const reading = {
  cols: 3,
  rows: 3,
  exit: { side: 'right', line: 1 },
  board: 'BBCAACDDC',
  confidence: 1,
  millis: 5,
};
const error = { code: 'no-board', message: 'none' };
const none = { ...row, board: 'NONE' };

test('the same shapes under other letters are the same board', () => {
  assert.equal(canonical('BBCAAC.xC'), canonical('QQZAAZ.xZ'));
  assert.notEqual(canonical('BBCAAC.xC'), canonical('BBCAAC..C'));
  assert.notEqual(canonical('BBCAAC'), canonical('BBBAAC'));
});

/** @type {[string, typeof row, object, string][]} */
const cases = [
  ['the right board', row, {}, 'exact'],
  ['the right board, other letters', row, { board: 'XXYAAYZZY' }, 'exact'],
  ['another board, sure', row, { board: '..CAACDDC' }, 'WRONG'],
  ['another board, unsure', row, { board: '..CAACDDC', confidence: 0.8 }, 'unsure'],
  ['another exit', row, { exit: { side: 'left', line: 1 } }, 'WRONG'],
  ['another size', row, { cols: 1, rows: 9 }, 'WRONG'],
  ['a board where there is none', none, {}, 'WRONG'],
  ['a board where there is none, unsure', none, { confidence: 0.1 }, 'unsure'],
  ['an error', row, { error }, 'refused'],
  ['no answer', row, { error: { ...error, code: 'crash' } }, 'CRASH'],
];
for (const [name, wanted, change, verdict] of cases) {
  test(`${name} is ${verdict}`, () => {
    assert.equal(judge(wanted, { ...reading, ...change }), verdict);
  });
}

/** @type {[object, string, boolean][]} */
const promises = [
  [row, 'exact', false],
  [row, 'unsure', true],
  [row, 'refused', true],
  [{ ...row, file: 'hard/a.png' }, 'refused', false],
  [{ ...row, file: 'hard/a.png' }, 'WRONG', true],
  [{ ...row, class: 'other' }, 'unsure', true],
  [{ ...row, class: 'other' }, 'CRASH', true],
  [none, 'refused', false],
  [none, 'unsure', true],
];
for (const [change, verdict, broken] of promises) {
  test(`${JSON.stringify(change)} ${verdict}: ${broken ? 'a broken promise' : 'no promise broken'}`, () => {
    const result = /** @type {any} */ ({ row: { ...row, ...change }, verdict, got: reading });
    assert.equal(breaksPromise(result), broken);
  });
}

test('an app is known by what stands before the first comma, Unblock Me by its theme too', () => {
  const what = 'Unblock Me (Kiragames), classic orange wood (pale), iPhone 320x480';
  assert.equal(appOf({ ...row, what }), 'Unblock Me, classic orange wood');
  assert.equal(appOf({ class: 'other', what: 'JavaFX solver, tile per cell' }), 'JavaFX solver');
  assert.equal(appOf({ class: 'unblock-me', what: 'Unblock Me' }), 'Unblock Me');
});

/**
 * A scored picture of some app.
 * @param {string} app
 * @param {'exact' | 'unsure' | 'WRONG'} verdict
 * @param {number} confidence
 */
const scored = (app, verdict, confidence) => ({
  row: { ...row, what: app },
  verdict,
  got: { ...reading, confidence },
});
const results = [scored('B', 'exact', 0.95), scored('A', 'unsure', 0.5), scored('B', 'WRONG', 1)];

test('the tables count each verdict of each group', () => {
  const groups = countBy(results, ({ row: { what } }) => what);
  assert.deepEqual([...groups.keys()], ['A', 'B']);
  assert.deepEqual(groups.get('B'), { n: 2, exact: 1, unsure: 0, WRONG: 1, refused: 0, CRASH: 0 });
  assert.match(asText(groups, 'app'), /^B +2 +1 +0 +1 +0 +0$/m);
  assert.match(asMarkdown(groups, 'app'), /^\| app \| pictures \| exact \| unsure \| WRONG \|$/m);
  assert.match(asMarkdown(groups, 'app'), /^\| B \| 2 \| 1 \| 0 \| 1 \|$/m);
});

test('the histogram tells how often each confidence was right', () => {
  assert.equal(confidenceHistogram(results), '0.5  0 of 1 right  x\n0.9  1 of 2 right  #x');
});
