// The state table, every state against every event: what it accepts, where it leads, and that
// everything else changes nothing at all.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { takeOver } from '../../web/hand.js';
import { accepted, accepts, initialState, transition } from '../../web/state.js';
import {
  fault,
  progress,
  puzzle,
  solution,
  solvedAlready,
  stopped,
  unsolvable,
} from './samples.mjs';

/** @typedef {import('../../web/types.js').State} State */
/** @typedef {import('../../web/types.js').StateName} StateName */
/** @typedef {import('../../web/types.js').Event} Event */
/** @typedef {import('../../web/types.js').Action} Action */

const picture = { file: new Blob(), name: 'a.png', outline: null };
const board = { ...initialState, puzzle, job: 7 };
const solved = { ...board, result: solution };

/** One state of each name; the solution has three moves. @type {Record<StateName, State>} */
const states = {
  empty: { ...initialState, job: 7 },
  scanning: { ...solved, name: 'scanning', resume: 'at-other-step', step: 1 },
  'not-solved': { ...board, name: 'not-solved' },
  solving: { ...board, name: 'solving', resume: 'not-solved' },
  playing: { ...solved, name: 'playing', step: 2 },
  'at-first-step': { ...solved, name: 'at-first-step' },
  'at-other-step': { ...solved, name: 'at-other-step', step: 1 },
  'at-last-step': { ...solved, name: 'at-last-step', step: 3 },
  'no-solution': { ...board, name: 'no-solution', result: unsolvable },
  'by-hand': { ...solved, name: 'by-hand', hand: takeOver(solution.solution.slice(0, 2)) },
};
const names = /** @type {StateName[]} */ (Object.keys(states));

/** The design's table of buttons, written down a second time. @type {Record<Action, StateName[]>} */
const table = {
  newPuzzle: names,
  solve: ['not-solved', 'at-first-step', 'no-solution', 'by-hand'],
  play: ['playing', 'at-first-step', 'at-other-step'],
  forward: ['at-first-step', 'at-other-step'], // by hand: only what was taken back
  back: ['at-other-step', 'at-last-step', 'by-hand'],
  reset: ['solving', 'playing', 'at-other-step', 'at-last-step', 'by-hand'],
  seek: ['playing', 'at-first-step', 'at-other-step', 'at-last-step', 'by-hand'],
  takeOver: ['not-solved', 'at-first-step', 'at-other-step', 'no-solution'],
};

test('the table of what each state accepts is the design’s', () => {
  assert.deepEqual(Object.keys(accepted).sort(), [...names].sort());
  for (const [action, where] of Object.entries(table)) {
    for (const name of names) {
      const is = accepts(states[name], /** @type {Action} */ (action));
      assert.equal(is, where.includes(name), `${action} in ${name}`);
    }
  }
});

/** @type {{[T in Event['type']]: Extract<Event, {type: T}>}} */
const events = {
  reading: { type: 'reading', job: 8, picture },
  read: { type: 'read', job: 7, puzzle, confidence: 0.95, outline: null },
  resynced: {
    type: 'resynced',
    job: 7,
    step: 2,
    outline: { kind: 'board', rect: [1, 2, 3, 4], size: { width: 9, height: 9 } },
  },
  readingFailed: { type: 'readingFailed', job: 7, error: fault },
  solve: { type: 'solve', job: 8 },
  progress: { type: 'progress', job: 7, progress },
  solved: { type: 'solved', job: 7, result: solution },
  solveFailed: { type: 'solveFailed', job: 7, error: fault },
  play: { type: 'play' },
  forward: { type: 'forward' },
  back: { type: 'back' },
  reset: { type: 'reset' },
  settled: { type: 'settled' },
  seek: { type: 'seek', step: 3 },
  choose: { type: 'choose', options: { speed: 2 } },
  takeOver: { type: 'takeOver' },
  handMove: { type: 'handMove', move: solution.solution[2], motion: 'snap' },
  pick: { type: 'pick', block: 1 },
  hint: { type: 'hint' },
  left: { type: 'left', hand: takeOver([]), left: 3, next: null },
  leave: { type: 'leave' },
  notice: { type: 'notice', notice: { tone: 'bad', text: 'Oh.' } },
};

/** Where each event leads from each state; what is not listed must change nothing. */
/** @type {Record<Event['type'], Partial<Record<StateName, StateName>>>} */
const leads = {
  reading: Object.fromEntries(names.map((name) => [name, 'scanning'])),
  read: { scanning: 'not-solved' },
  resynced: { scanning: 'at-other-step' },
  readingFailed: { scanning: 'at-other-step' },
  solve: {
    'not-solved': 'solving',
    'at-first-step': 'solving',
    'no-solution': 'solving',
    'by-hand': 'solving',
  },
  progress: { solving: 'solving' },
  solved: { solving: 'at-first-step' },
  solveFailed: { solving: 'not-solved' },
  play: { playing: 'at-other-step', 'at-first-step': 'playing', 'at-other-step': 'playing' },
  forward: { 'at-first-step': 'at-other-step', 'at-other-step': 'at-other-step' },
  back: {
    'at-other-step': 'at-first-step',
    'at-last-step': 'at-other-step',
    'by-hand': 'by-hand',
  },
  reset: {
    solving: 'not-solved',
    playing: 'at-first-step',
    'at-other-step': 'at-first-step',
    'at-last-step': 'at-first-step',
    'by-hand': 'by-hand',
  },
  settled: { playing: 'playing' },
  seek: {
    playing: 'at-last-step',
    'at-first-step': 'at-last-step',
    'at-other-step': 'at-last-step',
    'at-last-step': 'at-last-step',
  },
  choose: Object.fromEntries(names.map((name) => [name, name])),
  takeOver: {
    'not-solved': 'by-hand',
    'at-first-step': 'by-hand',
    'at-other-step': 'by-hand',
    'no-solution': 'by-hand',
  },
  handMove: { 'by-hand': 'by-hand' },
  pick: { 'by-hand': 'by-hand' },
  hint: {}, // nothing to hint at before the way is known
  left: {}, // of another position
  leave: { 'by-hand': 'at-first-step' },
  notice: Object.fromEntries(names.map((name) => [name, name])),
};

for (const [type, event] of Object.entries(events)) {
  test(`${type}, in every state`, () => {
    for (const name of names) {
      const before = structuredClone(states[name]);
      const after = transition(states[name], event);
      const wanted = leads[/** @type {Event['type']} */ (type)][name];
      if (wanted) assert.equal(after.name, wanted, name);
      else assert.equal(after, states[name], `${name} must not change`);
      assert.deepEqual(states[name], before, 'a state is never written to');
    }
  });
}

test('answers to an older request are ignored', () => {
  for (const type of /** @type {const} */ (['read', 'readingFailed'])) {
    const late = { ...events[type], job: 6 };
    assert.equal(transition(states.scanning, late), states.scanning);
  }
  for (const type of /** @type {const} */ (['progress', 'solved', 'solveFailed'])) {
    const late = { ...events[type], job: 6 };
    assert.equal(transition(states.solving, late), states.solving);
  }
});

/** @param {State} state @param {...Event} list */
const run = (state, ...list) => list.reduce(transition, state);

describe('going to a step', () => {
  test('one step away slides, further jumps, beyond the ends nothing happens', () => {
    const from = states['at-first-step'];
    const to = (/** @type {number} */ step) => run(from, { type: 'seek', step });
    assert.deepEqual([to(1).motion, to(1).name], ['slide', 'at-other-step']);
    assert.deepEqual([to(3).motion, to(3).name], ['reset', 'at-last-step']);
    for (const step of [-1, 4, 0.5, NaN]) assert.equal(to(step), from, String(step));
  });

  test('while playing it stops there', () => {
    const state = run(states.playing, { type: 'seek', step: 1 });
    assert.deepEqual([state.name, state.step], ['at-other-step', 1]);
  });
});

describe('by hand', () => {
  const begun = run(states['at-other-step'], events.takeOver);
  const [down, up] = solution.solution;

  test('it begins with the moves of the solution so far, which can be taken back', () => {
    assert.deepEqual(begun.hand?.moves, [down]);
    const back = run(begun, events.back);
    assert.deepEqual(
      [back.hand?.at, accepts(back, 'back'), accepts(back, 'forward')],
      [0, false, true],
    );
    assert.equal(run(back, events.forward).hand?.at, 1);
    assert.equal(run(begun, events.leave).name, 'at-other-step');
  });

  test('how many moves are left counts only for the position it was asked of', () => {
    const { hand } = begun;
    assert.ok(hand);
    const told = run(begun, { type: 'left', hand, left: 2, next: up });
    assert.deepEqual([told.hand?.left, told.hand?.next], [2, up]);
    const moved = run(begun, { type: 'handMove', move: up, motion: 'snap' });
    assert.equal(run(moved, { type: 'left', hand, left: 2, next: up }), moved);
    assert.equal(moved.hand?.left, null);
  });

  test('a hint tells the block first, then the way', () => {
    const { hand } = begun;
    assert.ok(hand);
    const told = run(begun, { type: 'left', hand, left: 2, next: up }, events.hint);
    assert.equal(told.hand?.hint, 1);
    assert.equal(run(told, events.hint).hand?.hint, 2);
  });

  test('shown the way from there, the moves made come first', () => {
    const rest = { ...solution, moves: 1, solution: [solution.solution[2]] };
    const asked = run(begun, { type: 'solve', job: 8 });
    const shown = run(asked, { type: 'solved', job: 8, result: rest });
    assert.deepEqual([shown.name, shown.step, shown.hand], ['at-other-step', 1, null]);
    assert.deepEqual(shown.result?.solution, [down, solution.solution[2]]);
    assert.deepEqual([shown.result?.moves, shown.result?.steps, shown.result?.byHand], [2, 2, 1]);
  });
});

test('what people chose outlives the puzzle; in a loop the end leads to the start', () => {
  const chosen = run(states.scanning, { type: 'choose', options: { loop: true } }, events.read);
  assert.deepEqual(chosen.options, { speed: 1, loop: true });
  const playing = { ...states.playing, options: { speed: 2, loop: true } };
  const ended = run(playing, events.settled, events.settled);
  assert.deepEqual([ended.name, ended.step, ended.motion], ['playing', 0, 'reset']);
  assert.deepEqual([run(ended, events.settled).step], [1]);
});

describe('playback', () => {
  test('Play goes on from the current step and ends at the last', () => {
    let state = run(states['at-other-step'], events.play);
    assert.deepEqual([state.name, state.step, state.motion], ['playing', 2, 'slide']);
    state = run(state, events.settled);
    assert.deepEqual([state.name, state.step], ['playing', 3]);
    assert.equal(run(state, events.settled).name, 'at-last-step');
  });

  test('Stop keeps the move under way', () => {
    const state = run(states['at-first-step'], events.play, events.play);
    assert.deepEqual([state.name, state.step, state.motion], ['at-other-step', 1, 'slide']);
  });

  test('Stop during the last move rests at the last step', () => {
    const state = run(states['at-other-step'], events.play, events.settled, events.play);
    assert.deepEqual([state.name, state.step], ['at-last-step', 3]);
  });

  test('Reset says how to get there', () => {
    const state = run(states['at-last-step'], events.reset);
    assert.deepEqual([state.step, state.motion], [0, 'reset']);
  });

  test('a board that is solved already has one slide: the way out', () => {
    const done = transition(states.solving, { type: 'solved', job: 7, result: solvedAlready });
    assert.equal(done.name, 'at-first-step');
    assert.equal(run(done, events.forward).name, 'at-last-step');
  });
});

describe('reading', () => {
  test('a failure keeps the board, its solution and its step, and shows the new picture', () => {
    const asked = transition(states['at-other-step'], events.reading);
    const failed = transition(asked, { ...events.readingFailed, job: 8 });
    assert.deepEqual(
      [failed.name, failed.puzzle, failed.result, failed.step],
      ['at-other-step', puzzle, solution, 1],
    );
    assert.equal(failed.picture?.file, picture.file);
    assert.deepEqual(failed.picture?.outline, {
      kind: 'problem',
      rect: fault.place,
      size: fault.picture,
    });
    assert.match(failed.notice?.text ?? '', /still here/);
  });

  test('the first failure leaves an empty page that says why', () => {
    const failed = run(states.empty, events.reading, { ...events.readingFailed, job: 8 });
    assert.equal(failed.name, 'empty');
    assert.equal(failed.notice?.text, fault.message);
  });

  test('a picture chosen while playing or solving stops that', () => {
    const fail = { ...events.readingFailed, job: 8 };
    assert.equal(run(states.playing, events.reading, fail).name, 'at-other-step');
    assert.equal(run(states.solving, events.reading, fail).name, 'not-solved');
  });

  test('a picture chosen while another is read still goes back to the board before both', () => {
    const second = /** @type {Event} */ ({ ...events.reading, job: 9 });
    const fail = /** @type {Event} */ ({ ...events.readingFailed, job: 9 });
    assert.equal(run(states['at-last-step'], events.reading, second, fail).name, 'at-last-step');
  });

  test('a success forgets the solution before it', () => {
    const state = transition(states.scanning, events.read);
    assert.deepEqual([state.result, state.step, state.confidence], [null, 0, 0.95]);
  });
});

describe('solving', () => {
  test('no solution is a state of its own', () => {
    const state = transition(states.solving, { type: 'solved', job: 7, result: unsolvable });
    assert.deepEqual([state.name, state.result], ['no-solution', unsolvable]);
  });

  test('a search that gave up keeps its figures, says where it stopped, and offers no moves', () => {
    const state = transition(states.solving, { type: 'solved', job: 7, result: stopped });
    assert.deepEqual([state.name, state.result], ['not-solved', stopped]);
    assert.match(state.notice?.text ?? '', /level 9/);
    for (const action of ['play', 'forward', 'back', 'reset', 'settled']) {
      assert.equal(transition(state, /** @type {Event} */ ({ type: action })), state, action);
    }
  });

  test('a second search that gave up takes nothing back that the first one found', () => {
    for (const result of [solution, unsolvable]) {
      const state = { ...states.solving, result };
      assert.equal(transition(state, { type: 'solved', job: 7, result: stopped }).result, result);
    }
    const again = { ...stopped, level: 10 };
    const state = { ...states.solving, result: stopped };
    assert.equal(transition(state, { type: 'solved', job: 7, result: again }).result, again);
  });

  test('aborting a second solve keeps the first solution', () => {
    const state = run(states['at-first-step'], events.solve, events.reset);
    assert.deepEqual([state.name, state.result], ['at-first-step', solution]);
    assert.match(state.notice?.text ?? '', /aborted/);
  });
});
