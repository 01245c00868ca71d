// The command line as a program: what it prints, and the status it ends with.
//
//   UNBLOCKER=build/native/unblocker node --test tests/cli/cli_test.mjs
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { root } from '../shared.mjs';

const program = process.env.UNBLOCKER ?? join(root, 'build/native/unblocker');
const folder = mkdtempSync(join(tmpdir(), 'unblocker-cli-'));
after(() => rmSync(folder, { recursive: true }));
const boardI4 = '..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.';

/** @param {string[]} words @param {string} [input] */
function run(words, input = '') {
  const { status, stdout, stderr } = spawnSync(program, words, { input, encoding: 'utf8' });
  return { status, stdout, stderr, lines: stdout.split('\n').slice(0, -1) };
}

/** @param {string[]} words @param {string} [input] */
function runJson(words, input) {
  const { status, lines } = run(words, input);
  return { status, answers: lines.map((line) => JSON.parse(line)) };
}

test('solve answers each board on a line of its own', () => {
  const daily = '6x6:left 3:ooBBBooooCCDEEFGoDHIFGAAHIoxxoxIJJKK';
  const { status, answers } = runJson(['solve', '--json', boardI4, daily]);
  assert.equal(status, 0);
  assert.deepEqual(
    answers.map(({ board, moves }) => [board, moves]),
    [
      [boardI4, 23],
      ['..BBB....CCDEEFG.DHIFGAAHI.xx.xIJJKK', 20],
    ],
  );
  for (const { status: outcome, moves, solution, notation } of answers) {
    assert.equal(outcome, 'solved');
    assert.equal(solution.length, moves);
    assert.equal(solution.at(-1).block, 'A');
    assert.match(notation, /^6x6:(right2|left3):/);
  }
  assert.deepEqual(answers[1].solution.at(-1), { block: 'A', from: [4, 3], to: [0, 3] });
});

test('solve reads standard input, and an unsolvable board is an answer', () => {
  const { status, answers } = runJson(
    ['solve', '--json', '--levels'],
    '8 AA.BB..CC 77\n\nAAx......\n',
  );
  assert.equal(status, 0);
  assert.deepEqual(
    answers.map((answer) => answer.status),
    ['solved', 'unsolvable'],
  );
  assert.deepEqual(answers[0].levels, [
    { examined: 1, enqueued: 1 },
    { examined: 3, enqueued: 3 },
  ]);
});

test('solve says what is invalid and what was stopped, and fails', () => {
  const text = 'A"\\\t';
  const invalid = runJson(['solve', '--json', text, 'AA.......']);
  assert.equal(invalid.status, 1);
  assert.equal(invalid.answers[0].status, 'invalid');
  assert.equal(invalid.answers[0].board, text);
  assert.equal(invalid.answers[0].error.code, 'bad-size');
  assert.equal(invalid.answers[1].status, 'solved');
  const stopped = runJson(['solve', '--json', '--positions', '100', boardI4]);
  assert.equal(stopped.status, 1);
  assert.equal(stopped.answers[0].status, 'stopped');
  assert.equal(stopped.answers[0].stoppedBy, 'positions');
});

test('explore tells of all positions, in words and as JSON', () => {
  const { status, answers } = runJson(['explore', '--json', boardI4, 'AAx......']);
  assert.equal(status, 0);
  const [field, stuck] = answers;
  assert.deepEqual([field.status, field.moves, field.forced.length], ['solved', 23, 23]);
  assert.equal(
    field.atDistance.reduce((/** @type {number} */ a, /** @type {number} */ b) => a + b),
    field.positions,
  );
  assert.deepEqual([stuck.status, stuck.positions], ['unsolvable', 1]);
  assert.match(run(['explore', boardI4]).stdout, /positions can be reached.*no dead ends/);
  assert.match(run(['explore', 'AAx......']).stdout, /None of them has a way out/);
  assert.equal(run(['explore', '--positions', '100', boardI4]).status, 1);
});

test('an impossible board comes with the reason', () => {
  const [answer] = runJson(['solve', '--json', 'AAx......']).answers;
  assert.equal(answer.reason.code, 'wall-in-lane');
  assert.match(answer.reason.message, /row 1/);
});

test('scan --debug leaves a picture of every stage', () => {
  const picture = join(folder, 'rendered.png');
  const renderer = join(dirname(program), 'unblocker_render');
  writeFileSync(
    picture,
    spawnSync(renderer, ['--width', '300', '--height', '500', boardI4]).stdout,
  );
  const stages = join(folder, 'stages');
  const { status, lines } = run(['scan', '--debug', stages, picture]);
  assert.equal(status, 0);
  assert.match(lines[0], /\(\d+ % sure\)$/);
  const names = ['working', 'lines', 'candidates', 'board', 'seams', 'cells', 'reading'];
  assert.deepEqual(
    readdirSync(stages).sort(),
    names.map((name, at) => `rendered-${at + 1}-${name}.png`),
  );
  for (const name of readdirSync(stages)) assert.ok(statSync(join(stages, name)).size > 500, name);
  const nowhere = run(['scan', '--debug', join(picture, 'stages'), picture]);
  assert.match(nowhere.stderr, /Cannot write/);
});

test('scan tells for each file why there is no board', () => {
  const text = join(folder, 'text "1"\n.png');
  const empty = join(folder, 'empty.png');
  writeFileSync(text, 'no picture');
  writeFileSync(empty, '');
  const missing = join(folder, 'missing.png');
  const { status, answers } = runJson(['scan', '--json', text, missing, empty, folder]);
  assert.equal(status, 1);
  assert.deepEqual(
    answers.map(({ file, error }) => [file, error.code]),
    [
      [text, 'not-a-picture'],
      [missing, 'cannot-read'],
      [empty, 'empty-file'],
      [folder, 'cannot-read'],
    ],
  );
  for (const { error } of answers) assert.ok(error.message.length > 10);
});

test('show draws the board, and the board after each move', () => {
  const { status, stdout } = run(['show', '--boards', '4x3:bottom1:.ABB.A......']);
  assert.equal(status, 0);
  const drawn = [
    '4x3:bottom1:.ABB.A......',
    '+---------+',
    '| . A B B |',
    '| . A . . |',
    '| . . . . |',
    '+---v-----+',
    'Solved in 1 move, 1 step: 2 positions examined, 2 distinct',
    '   1  A 1 down',
    '+---------+',
    '| . . B B |',
    '| . A . . |',
    '| . A . . |',
    '+---v-----+',
    '',
    '',
  ];
  assert.equal(stdout.replace(/, [\d.]+ ms/, ''), drawn.join('\n'));
  const stuck = run(['show', 'AAx......']);
  assert.equal(stuck.status, 0);
  assert.match(stuck.stdout, /There is no solution; every position was reached within 0 moves/);
});

test('convert tells the notation of a file by itself, and what another cannot say', () => {
  const jam = join(folder, 'jam.txt');
  writeFileSync(jam, 'Jam-1\n6\n1 2 h 2\n0 0 h 2\n.\n');
  assert.deepEqual(run(['convert', 'hex-grid', jam]).lines, [
    '11----',
    '------',
    '-00---',
    '------',
    '------',
    '------',
  ]);
  assert.deepEqual(run(['convert', 'one-line'], boardI4).lines, [`6x6:right2:${boardI4}`]);
  const walled = run(['convert', 'jam-list'], '3x3:right0:AAx......');
  assert.equal(walled.status, 1);
  assert.match(walled.stderr, /Jam list .* cannot say where fixed cells are/);
  const turned = run(['convert', 'database'], '3x3:left0:.AA......');
  assert.deepEqual([turned.status, turned.lines], [0, ['AAooooooo']]);
  assert.match(turned.stderr, /Mirrored/);
  assert.equal(run(['convert', 'one-line', join(folder, 'missing')]).status, 1);
  assert.equal(run(['convert', 'nonsense'], boardI4).status, 2);
  const list = run(['convert']);
  assert.equal(list.status, 0);
  for (const name of ['one-line', 'database', 'hex-grid', 'csv', 'json', 'Limits: ']) {
    assert.ok(list.stdout.includes(name), name);
  }
});

test('what is not understood is said, with status 2', () => {
  const wrong = [
    [],
    ['jump'],
    ['scan'],
    ['scan', 'a.png', '--debug'],
    ['show'],
    ['solve', '--fast'],
    ['solve', '--millis', 'x'],
  ];
  for (const words of wrong) {
    const { status, stdout, stderr } = run(words);
    assert.equal(status, 2, words.join(' '));
    assert.equal(stdout, '');
    assert.match(stderr, /^unblocker: \S/);
  }
  const help = run(['--help']);
  assert.equal(help.status, 0);
  for (const word of ['scan', 'solve', 'show', '6x6:left3:']) assert.ok(help.stdout.includes(word));
});
