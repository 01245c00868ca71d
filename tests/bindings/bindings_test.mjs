// The boundary between C++ and JavaScript, under Node: what crosses is plain, and nothing throws.
//
//   MODULE=build/web/module node --test tests/bindings/bindings_test.mjs
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { root } from '../shared.mjs';

const folder = process.env.MODULE ?? join(root, 'build/web/module');
const { default: create } = await import(pathToFileURL(join(folder, 'unblocker.mjs')).href);
const core = await create({ wasmBinary: readFileSync(join(folder, 'unblocker.wasm')) });
const boardI4 = '..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.';
// 12×12 with 44 blocks: more positions than anyone waits for.
const endless =
  'B.....CDDDEEB....FC...GHIIIJJFKLL.GHMN...OKPPQQ.MNRRROKSSS..MNAATU......VVVWTUXY.ZaabbbWccXY.Zdd' +
  'eefgggXhhh.i..fjjjk.llmi......k..nmo.ppqqqkrrnmo';

/** @param {Uint8Array} bytes */
function scan(bytes) {
  core.input(bytes.length).set(bytes);
  return core.scan();
}

test('describe tells everything that a page draws', () => {
  assert.deepEqual(core.describe('3x4:bottom1:CC..B..Bx...'), {
    cols: 3,
    rows: 4,
    exit: { side: 'bottom', line: 1 },
    board: 'BB..A..Ax...',
    notation: '3x4:bottom1:BB..A..Ax...',
    blocks: [
      { label: 'A', col: 1, row: 1, axis: 'vertical', length: 2 },
      { label: 'B', col: 0, row: 0, axis: 'horizontal', length: 2 },
    ],
    walls: [[2, 2]],
    solved: false,
    cellsCovered: 4,
    format: 'one-line',
  });
  assert.equal(core.describe('AA.').error.code, 'bad-size');
});

test('a line of a database is exported in the one-line form, for many at once', () => {
  const { notation } = core.describe(boardI4);
  assert.deepEqual(core.exportAs(`23 ${boardI4} 43325`, 'one-line'), { text: notation });
  assert.equal(core.exportAs('AA.', 'one-line').error.code, 'bad-size');
});

test('count tells of a puzzle in any notation what solving it would', () => {
  const solved = core.solve(boardI4, {}, null);
  assert.deepEqual(core.count(`23 ${boardI4} 43325`, {}), {
    notation: core.describe(boardI4).notation,
    moves: solved.moves,
    positions: solved.enqueued,
  });
  const stuck = core.count('AABB....................B...........', {});
  assert.ok(stuck.error, 'a block in two pieces');
  const shut = '.....B.....B...AAB......CDEFGHCDEFGH';
  assert.equal(core.count(shut, {}).moves, -1);
  assert.equal(core.count(shut, {}).positions, core.solve(shut, {}, null).enqueued);
  assert.equal(core.count(boardI4, { positions: 100 }).positions, -1);
});

test('describe reads any notation, exportAs writes it, and both say what is lost', () => {
  const names = core.formats().map((/** @type {{name: string}} */ { name }) => name);
  assert.ok(names.length >= 9 && names[0] === 'one-line');
  assert.deepEqual(Object.keys(core.formats()[1]), ['name', 'title', 'limits']);
  for (const name of names) {
    const { text, note } = core.exportAs(boardI4, name);
    assert.equal(note, undefined, name);
    const puzzle = core.describe(text);
    assert.deepEqual([puzzle.format, puzzle.board], [name, boardI4]);
    assert.equal(puzzle.note?.sentence, name === 'csv' ? 'size-taken' : undefined);
  }
  const left = '3x3:left0:.AA......';
  assert.match(core.exportAs(left, 'database').note.message, /Mirrored/);
  assert.equal(core.exportAs(left, 'hex-grid').error.code, 'bad-exit');
  assert.equal(core.exportAs(left, 'nonsense').error.code, 'bad-notation');
  assert.equal(core.exportAs('AB', 'json').error.code, 'bad-size');
  assert.equal(core.exportAs(null, null).error.code, 'bad-notation');
});

test('solve gives the same answer as natively', () => {
  const answer = core.solve(boardI4, { millis: 0, positions: 0, bytes: 1e8 }, () => true);
  assert.equal(answer.status, 'solved');
  assert.deepEqual(
    [answer.moves, answer.steps, answer.examined, answer.enqueued],
    [23, 37, 546860, 43325],
  );
  assert.deepEqual([answer.queueMaximum, answer.queueFinal, answer.level], [6230, 2613, 23]);
  assert.equal(answer.levels.length, 24);
  assert.equal(answer.solution.length, 23);
  assert.deepEqual(Object.keys(answer.solution[0]), ['block', 'from', 'to']);
  assert.deepEqual(structuredClone(answer), answer);
});

test('solve reports progress, and stops when told to or at a limit', () => {
  /** @type {{level: number, examined: number, enqueued: number, queued: number}[]} */
  const reports = [];
  const answer = core.solve(endless, {}, (/** @type {any} */ report) => reports.push(report) < 2);
  assert.equal(answer.status, 'stopped');
  assert.equal(answer.stoppedBy, 'caller');
  assert.equal(reports.length, 2);
  assert.equal(answer.level, reports[1].level - 1);
  assert.deepEqual(Object.keys(reports[0]).sort(), [
    'enqueued',
    'examined',
    'generated',
    'level',
    'millis',
    'queued',
  ]);
  const byBytes = core.solve(endless, { bytes: 5e6 }, null);
  assert.deepEqual([byBytes.status, byBytes.stoppedBy], ['stopped', 'memory']);
});

test('explore tells of every position, and distance of each', () => {
  assert.equal(core.distance(boardI4).error.code, 'not-explored');
  const field = core.explore(boardI4, {}, null);
  assert.deepEqual(structuredClone(field), field);
  assert.deepEqual([field.status, field.moves, field.forced.length], ['solved', 23, 23]);
  const sum = field.atDistance.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b);
  assert.equal(sum, field.positions);
  assert.equal(field.atDistance[0], field.solved);
  assert.equal(core.distance(field.farthest[0]).moves, field.atDistance.length - 1);
  const start = core.distance(boardI4);
  assert.equal(start.moves, 23);
  assert.deepEqual(Object.keys(start.best[0]), ['block', 'from', 'to']);
  assert.deepEqual(structuredClone(start), start);
  const began = performance.now();
  for (let i = 0; i < 1000; ++i) core.distance(boardI4);
  assert.ok(performance.now() - began < 1000, 'a position takes more than a millisecond');
  assert.equal(core.distance('AA.......').error.code, 'other-puzzle');
  assert.equal(core.distance('AA').error.code, 'bad-size');
  assert.equal(core.explore('AA', {}, null).error.code, 'bad-size');
  assert.equal(core.explore('AAx......', {}, null).status, 'unsolvable');
  assert.deepEqual(core.distance('AAx......'), { moves: null, best: [] });
  const stopped = core.explore(endless, { bytes: 5e6 }, null);
  assert.deepEqual([stopped.status, stopped.stoppedBy], ['stopped', 'memory']);
  assert.equal(core.distance(endless).error.code, 'not-explored');
});

test('what is no puzzle is an error, not an exception', () => {
  for (const text of ['', 'AB', 7, null, undefined, {}]) {
    const answer = core.solve(text, undefined, undefined);
    assert.equal(answer.status, 'invalid');
    assert.equal(typeof answer.error.message, 'string');
    assert.ok(core.describe(text).error);
  }
});

test('input refuses what is too large, and scan frees what it read', () => {
  for (const size of [64 * 2 ** 20 + 1, 1e12, -1, NaN]) assert.equal(core.input(size), null);
  assert.equal(scan(new Uint8Array([1, 2, 3])).error.code, 'not-a-picture');
  assert.equal(core.scan().error.code, 'empty-file');
  assert.equal(scan(new Uint8Array(0)).error.code, 'empty-file');
  const png = readFileSync(join(root, 'web/icons/icon-192.png'));
  const answer = scan(png);
  assert.deepEqual(answer.picture, { width: 192, height: 192 });
  assert.equal(typeof answer.decodeMillis, 'number');
});
