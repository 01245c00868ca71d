// What is going on, in words and figures: the message, the move counter, and the facts, whose
// places never move whether they hold progress, a result or nothing yet.

import { messageOf } from '../messages.js';
import { find, make, say } from '../page.js';
import { t } from '../texts/texts.js';
import { count, duration } from '../words.js';

/** @typedef {import('../types.js').State} State */

const none = '–';

/** @param {State} state */
function counterOf({ result, step, hand }) {
  if (hand) {
    const { at, left } = hand;
    const known = left !== null && left >= 0;
    return known ? t('counterLeft', { step: at, left }) : t('counterByHand', { step: at });
  }
  if (result?.status !== 'solved' || result.moves === 0) return '';
  return t('counter', { step: Math.min(step, result.moves), moves: result.moves });
}

/** @param {State} state */
const blocksOf = ({ puzzle }) =>
  puzzle ? t('blocksOn', { blocks: puzzle.blocks.length, cells: puzzle.cellsCovered }) : none;

/** @param {State} state @returns {[string, string][]} */
function factsOf(state) {
  const running = state.name === 'solving' ? state.progress : null;
  const result = state.name === 'solving' ? null : state.result;
  const known = running ?? result;
  const solved = result?.status === 'solved';
  const queue = result && `${count(result.queueMaximum)} / ${count(result.queueFinal)}`;
  return [
    [t('blocks'), blocksOf(state)],
    solved ? [t('moves'), count(result.moves)] : [t('level'), known ? count(known.level) : none],
    [t('time'), known ? duration(known.millis) : none],
    [t('examined'), known ? count(known.examined) : none],
    [t('distinct'), known ? count(known.enqueued) : none],
    running ? [t('inQueue'), count(running.queued)] : [t('queueBoth'), queue ?? none],
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
    message.setAttribute('role', tone === 'bad' ? 'alert' : 'status');
    message.setAttribute('aria-live', livenessOf(state, tone));
    say(message, text);
    say(counter, counterOf(state));
    showFacts(factsOf(state));
  };
}
