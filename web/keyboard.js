// Keys for playback, from anywhere on the page where they mean nothing else.

/** `last`: to the end of the solution. @typedef {import('./types.js').Action | 'last'} Action */

/**
 * A key that is held down comes again and again: that may go on stepping, but must not stop and
 * start the playback in turn.
 * @type {Record<string, {action: Action, repeats: boolean}>}
 */
const keys = {
  ' ': { action: 'play', repeats: false },
  ArrowRight: { action: 'forward', repeats: true },
  ArrowLeft: { action: 'back', repeats: true },
  Home: { action: 'reset', repeats: false },
  End: { action: 'last', repeats: false },
};

/** What uses a key itself. */
const users = {
  ' ': 'a, button, input, select, label, summary, [tabindex="0"]',
  other: 'input, select, [role="tab"], [tabindex="0"]',
};

/**
 * Whether a control under the focus uses the key itself.
 * @param {KeyboardEvent} event
 */
function isUsed({ key, target }) {
  return target instanceof Element && target.closest(key === ' ' ? users[' '] : users.other);
}

/** @param {(action: Action) => boolean} act tells whether the action meant anything */
export function listenToKeys(act) {
  addEventListener('keydown', (event) => {
    const meaning = keys[event.key];
    const modified = event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
    if (!meaning || modified || isUsed(event)) return;
    const wasHeld = event.repeat && !meaning.repeats; // kept nevertheless: Space would scroll
    if (wasHeld || act(meaning.action)) event.preventDefault();
  });
}
