// Keeps the screen on while a solution is followed, where the browser can: a phone that goes dark
// between two cards is a nuisance. The lock ends when the page is hidden and is taken again after.

let wanted = false;
/** @type {WakeLockSentinel | null} */
let lock = null;

async function take() {
  if (!wanted || lock || document.hidden || !('wakeLock' in navigator)) return;
  try {
    lock = await navigator.wakeLock.request('screen');
    lock.addEventListener('release', () => (lock = null), { once: true });
    if (!wanted) await lock.release();
  } catch {
    lock = null; // low battery, or not allowed: the screen goes dark as usual
  }
}

document.addEventListener('visibilitychange', take);

/** @param {boolean} on */
export function keepAwake(on) {
  wanted = on;
  if (on) take();
  else lock?.release();
}
