// Keys for playback, from anywhere on the page where they mean nothing else.

/** @typedef {import('./types.js').Action} Action */

/** @type {Record<string, Action>} */
const keys = { ' ': 'play', ArrowRight: 'forward', ArrowLeft: 'back', Home: 'reset' };

/** What uses a key itself. */
const users = {
  ' ': 'a, button, input, label, summary, [tabindex="0"]',
  other: 'input, [role="tab"], [tabindex="0"]',
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
    const action = keys[event.key];
    if (!action || event.ctrlKey || event.altKey || event.metaKey || isUsed(event)) return;
    if (act(action)) event.preventDefault();
  });
}
