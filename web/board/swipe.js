// A swipe along the board steps through the solution, as one turns pages: to the left goes on.

/** In CSS pixels; less is a tap or a tremble. */
const leastWay = 36;
/** A swipe is a quick gesture: a finger that rests means something else. Milliseconds. */
const mostMillis = 700;

/**
 * What a gesture was.
 * @param {{x: number, y: number, at: number}} from milliseconds
 * @param {{x: number, y: number, at: number}} to
 * @returns {'next' | 'previous' | null}
 */
export function swipeBetween(from, to) {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const isSwipe =
    Math.abs(dx) >= leastWay && Math.abs(dx) > 2 * Math.abs(dy) && to.at - from.at <= mostMillis;
  if (!isSwipe) return null;
  return dx < 0 ? 'next' : 'previous';
}

/** @param {PointerEvent} event */
const spotOf = ({ clientX: x, clientY: y, timeStamp: at }) => ({ x, y, at });

/**
 * @param {HTMLElement} element
 * @param {{next: () => unknown, previous: () => unknown}} act
 */
export function followSwipes(element, act) {
  /** @type {{id: number, x: number, y: number, at: number} | null} */
  let from = null;
  element.addEventListener('pointerdown', (event) => {
    from = { id: event.pointerId, ...spotOf(event) };
  });
  element.addEventListener('pointercancel', () => (from = null));
  element.addEventListener('pointerup', (event) => {
    const swipe = from?.id === event.pointerId ? swipeBetween(from, spotOf(event)) : null;
    from = null;
    if (swipe) act[swipe]();
  });
}
