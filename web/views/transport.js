// Where in the solution we are, and how fast it plays: a slider over the steps, speed, loop, end.

import { find } from '../page.js';
import { t } from '../texts/texts.js';
import { stopsOf } from '../playback.js';
import { accepts } from '../state.js';
import { moveInWords } from '../words.js';

/** @typedef {import('../types.js').State} State */
/** @typedef {import('../types.js').Options} Options */
/**
 * @typedef {object} Acts
 * @property {(step: number) => void} seek
 * @property {() => void} last
 * @property {(options: Partial<Options>) => void} choose
 */

/** What the slider says of itself. @param {State} state */
function stepInWords({ result, step, hand }) {
  const moves = hand?.moves ?? result?.solution ?? [];
  const at = Math.min(hand?.at ?? step, moves.length);
  if (at === 0) return t('start');
  return `${t('counter', { step: at, moves: moves.length })}: ${moveInWords(moves[at - 1])}`;
}

/** @param {Acts} act @returns {import('../types.js').View} */
export function transportView(act) {
  const scrubber = find('scrubber', HTMLInputElement);
  const speed = find('speed', HTMLSelectElement);
  const loop = find('loop', HTMLButtonElement);
  const last = find('last', HTMLButtonElement);
  let looping = false;
  scrubber.addEventListener('input', () => act.seek(Number(scrubber.value)));
  speed.addEventListener('change', () => act.choose({ speed: Number(speed.value) }));
  loop.addEventListener('click', () => act.choose({ loop: !looping }));
  last.addEventListener('click', act.last);

  return (state) => {
    const { result, options, name, hand } = state;
    const step = hand?.at ?? state.step;
    const stops = hand?.moves.length ?? (result?.status === 'solved' ? stopsOf(result) : 0);
    looping = options.loop;
    scrubber.disabled = !accepts(state, 'seek') || stops === 0;
    scrubber.max = String(Math.max(1, stops));
    scrubber.value = String(scrubber.disabled ? 0 : step);
    scrubber.setAttribute('aria-valuetext', stepInWords(state));
    speed.value = String(options.speed);
    loop.setAttribute('aria-pressed', String(options.loop));
    last.disabled = scrubber.disabled || name === 'at-last-step' || step === stops;
  };
}
