// Which keys do what, and that holding one down does not race through the solution.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { listenToKeys } from '../../web/keyboard.js';

/** Stands for an element under the focus. */
class Control {
  /** @param {string} kind */
  constructor(kind) {
    this.kind = kind;
  }

  /** @param {string} selector */
  closest(selector) {
    return selector.split(', ').includes(this.kind) ? this : null;
  }
}

/** @type {any[]} */
let asked = [];
/** @type {(event: any) => void} */
let press = () => assert.fail('nobody listens');
Object.assign(globalThis, {
  Element: Control,
  addEventListener: (/** @type {string} */ type, /** @type {any} */ listener) => {
    assert.equal(type, 'keydown');
    press = listener;
  },
});

beforeEach(() => {
  asked = [];
  listenToKeys((action) => asked.push(action) > 0);
});

/**
 * @param {string} key
 * @param {object} [more]
 * @returns {boolean} whether the page kept the key from the browser
 */
function keep(key, more = {}) {
  let kept = false;
  press({ key, target: null, preventDefault: () => (kept = true), ...more });
  return kept;
}

test('each key asks for its action, others for none', () => {
  for (const key of [' ', 'ArrowRight', 'ArrowLeft', 'Home', 'End']) {
    assert.equal(keep(key), true, key);
  }
  for (const key of ['Enter', 'a']) assert.equal(keep(key), false, key);
  assert.deepEqual(asked, ['play', 'forward', 'back', 'reset', 'last']);
});

test('held down, arrows go on, Space and Home do not, and Space does not scroll either', () => {
  for (const key of ['ArrowRight', 'ArrowLeft', ' ', 'Home']) {
    assert.equal(keep(key, { repeat: true }), true, key);
  }
  assert.deepEqual(asked, ['forward', 'back']);
});

test('with a modifier the keys are the browser’s', () => {
  for (const modifier of ['ctrlKey', 'altKey', 'metaKey', 'shiftKey']) {
    for (const key of [' ', 'ArrowLeft']) assert.equal(keep(key, { [modifier]: true }), false);
  }
  assert.deepEqual(asked, []);
});

test('a control under the focus keeps the keys it uses itself', () => {
  assert.equal(keep(' ', { target: new Control('button') }), false);
  assert.equal(keep('ArrowRight', { target: new Control('[role="tab"]') }), false);
  assert.equal(keep('ArrowRight', { target: new Control('button') }), true);
  assert.deepEqual(asked, ['forward']);
});
