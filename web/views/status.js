// What is going on, in words and figures: the message, the move counter, and the facts, whose
// places never move whether they hold progress, a result or nothing yet.

import { messageOf } from '../messages.js';
import { find, make, say } from '../page.js';
import { count, duration } from '../words.js';

/** @typedef {import('../types.js').State} State */

const none = '–';

/** @param {State} state */
function counterOf({ result, step, hand }) {
  if (hand) {
    const left = hand.left !== null && hand.left >= 0 ? ` · ${hand.left} left` : '';
    return `Move ${hand.at}${left}`;
  }
  if (result?.status !== 'solved' || result.moves === 0) return '';
  return `Move ${Math.min(step, result.moves)} of ${result.moves}`;
}

/** @param {State} state */
const blocksOf = ({ puzzle }) =>
  puzzle ? `${puzzle.blocks.length} on ${puzzle.cellsCovered} cells` : none;

/** @param {State} state @returns {[string, string][]} */
function factsOf(state) {
  const running = state.name === 'solving' ? state.progress : null;
  const result = state.name === 'solving' ? null : state.result;
  const known = running ?? result;
  const solved = result?.status === 'solved';
  const queue = result && `${count(result.queueMaximum)} / ${count(result.queueFinal)}`;
  return [
    ['Blocks', blocksOf(state)],
    solved ? ['Moves', count(result.moves)] : ['Level', known ? count(known.level) : none],
    ['Time', known ? duration(known.millis) : none],
    ['Examined', known ? count(known.examined) : none],
    ['Distinct', known ? count(known.enqueued) : none],
    running ? ['In queue', count(running.queued)] : ['Queue max/end', queue ?? none],
  ];
}

/**
 * While a solution plays, each move is announced already, by board-text.js; trouble is always told.
 * @param {State} state
 * @param {import('../types.js').Tone} tone
 */
function livenessOf({ name }, tone) {
  if (tone === 'bad') return 'assertive';
  return name === 'playing' ? 'off' : 'polite';
}

/** @param {HTMLElement} list */
function factList(list) {
  const pairs = Array.from({ length: 6 }, () => {
    const pair = { term: make('dt'), value: make('dd') };
    const row = make('div');
    row.append(pair.term, pair.value);
    list.append(row);
    return pair;
  });
  return (/** @type {[string, string][]} */ facts) =>
    facts.forEach(([term, value], i) => {
      say(pairs[i].term, term);
      say(pairs[i].value, value);
    });
}

/** @returns {import('../types.js').View} */
export function statusView() {
  const message = find('message', HTMLElement);
  const counter = find('move-counter', HTMLElement);
  const showFacts = factList(find('facts', HTMLElement));

  return (state) => {
    const { tone, text } = messageOf(state);
    message.dataset.tone = tone;
    message.role = tone === 'bad' ? 'alert' : 'status';
    message.setAttribute('aria-live', livenessOf(state, tone));
    say(message, text);
    say(counter, counterOf(state));
    showFacts(factsOf(state));
  };
}
