// A short wooden tock, and a tick in the hand, when a block comes to rest. Both are off until
// somebody asks for them.

import { whenChanged } from './page.js';
import { settings } from './settings.js';

/** Seconds; longer would ring. */
const tockLength = 0.06;
/** Milliseconds of vibration: felt, not heard. */
const tick = 12;
/** Two low notes that die away at once sound like wood on wood: hertz, loudness. */
const notes = [
  [190, 0.25],
  [420, 0.1],
];

/** @type {AudioContext | null} */
let audio = null;

function tock() {
  audio ??= new AudioContext();
  if (audio.state === 'suspended') audio.resume();
  const now = audio.currentTime;
  for (const [hertz, loud] of notes) {
    const tone = audio.createOscillator();
    const fade = audio.createGain();
    tone.type = 'triangle';
    tone.frequency.setValueAtTime(hertz, now);
    fade.gain.setValueAtTime(loud, now);
    fade.gain.exponentialRampToValueAtTime(0.001, now + tockLength);
    tone.connect(fade).connect(audio.destination);
    tone.start(now);
    tone.stop(now + tockLength);
  }
}

/** @returns {import('./types.js').View} */
export function feelView() {
  let begun = false;
  const onMove = whenChanged((/** @type {string} */ key) => {
    const isFirst = !begun || key === '';
    begun = key !== '';
    if (isFirst) return;
    if (settings().sounds) tock();
    if (settings().haptics) navigator.vibrate?.(tick);
  });
  return ({ puzzle, step, hand }) => {
    const made = hand ? hand.moves.slice(0, hand.at) : step;
    onMove(puzzle ? `${puzzle.notation} ${JSON.stringify(made)}` : '');
  };
}
