// Addresses that carry a whole puzzle, and the step of its solution. All of it stands behind the
// `#`, which browsers never send to a server.

/** Behind the notation: a label may be any other sign, so no sign alone would do. */
const stepForm = /&step=(\d{1,4})$/;

/**
 * @param {string} notation
 * @param {number} step 0: none is said
 */
export function linkTo(notation, step) {
  const { origin, pathname } = location;
  // Some messengers end a link at these signs, which are labels on boards full of blocks.
  const safe = notation.replace(/[%\\^`{|}[\]]/g, encodeURIComponent);
  return `${origin}${pathname}#${safe}${step > 0 ? `&step=${step}` : ''}`;
}

/**
 * What an address says after its `#`.
 * @param {string} hash
 * @returns {{notation: string, step: number}}
 */
export function linked(hash) {
  const text = decoded(hash.replace(/^#/, ''));
  const step = stepForm.exec(text);
  return { notation: text.replace(stepForm, ''), step: step ? Number(step[1]) : 0 };
}

/** @param {string} text */
function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a broken escape: the notation's own message says what is wrong
  }
}
