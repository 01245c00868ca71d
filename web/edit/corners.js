// The board's corners for the keyboard, while they are marked: on each lies a button, seen only by
// its focus ring, and moved by the arrow keys. Fingers and mice go through to what is drawn.

import { make, say } from '../page.js';
import { t } from '../texts/texts.js';

/** @typedef {import('./session.js').Session} Session */
/** @typedef {import('./mapping.js').Point} Point */

/** Which way each key goes. @type {Record<string, Point>} */
const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
/** A step, as a part of the picture's shorter side: four or so make a block's frame. */
const step = 1 / 250;
/** With Shift, in steps: about a cell. */
const leap = 20;

/** Clockwise from the top left, as in a quad. */
const names = /** @type {const} */ (['topLeft', 'topRight', 'bottomRight', 'bottomLeft']);

/**
 * How far a key moves a corner, in picture pixels.
 * @param {KeyboardEvent} event
 * @param {NonNullable<Session['size']>} size
 * @returns {Point | null}
 */
function wayOf({ key, shiftKey, ctrlKey, metaKey, altKey }, { width, height }) {
  const way = ways[key];
  if (!way || ctrlKey || metaKey || altKey) return null;
  const pixels = Math.max(1, Math.round(Math.min(width, height) * step)) * (shiftKey ? leap : 1);
  return [way[0] * pixels, way[1] * pixels];
}

/**
 * @param {HTMLElement} group holds the buttons and the line that tells where a corner went
 * @param {(corner: number, by: Point) => void} nudge
 */
export function createCorners(group, nudge) {
  const told = make('p');
  told.className = 'visually-hidden';
  told.setAttribute('role', 'status');
  const handles = names.map(() => Object.assign(make('button'), { type: 'button' }));
  group.replaceChildren(...handles, told);
  /** @type {Session | null} */
  let shown = null;

  /** @param {number} corner */
  const place = (corner) => {
    const [x, y] = shown?.quad[corner] ?? [0, 0];
    return t('cornerPlace', { corner: t(names[corner]), x, y });
  };

  group.addEventListener('keydown', (event) => {
    const corner = handles.findIndex((one) => one === event.target);
    const by = shown?.size && wayOf(event, shown.size);
    if (corner < 0 || !by) return;
    event.preventDefault();
    nudge(corner, by);
    say(told, place(corner));
  });

  return {
    /**
     * @param {Session} session
     * @param {(at: Point) => {x: number, y: number}} toScreen from picture pixels to the stage's
     */
    show(session, toScreen) {
      shown = session;
      group.hidden = !session.cornering;
      if (group.hidden) return;
      handles.forEach((handle, corner) => {
        const { x, y } = toScreen(session.quad[corner]);
        handle.style.left = `${x}px`;
        handle.style.top = `${y}px`;
        handle.setAttribute('aria-label', place(corner));
      });
    },
  };
}
