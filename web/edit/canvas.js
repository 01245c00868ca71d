// The editor's drawing: the picture below, the draft over it, the corners while they are marked.

import { svg } from '../svg.js';
import { drawDraft } from './drawing.js';
import { draftIn, faultIn, mappingIn, openDoubts, selectionIn, viewBoxOf } from './session.js';

/** @typedef {import('./session.js').Session} Session */

/** A corner's handle, as a part of the picture's shorter side. */
const cornerRadius = 0.035;

/** @param {Session} session */
function corners({ quad, size }) {
  const r = size ? Math.min(size.width, size.height) * cornerRadius : 0;
  const points = quad.map((p) => p.join()).join(' ');
  return [
    ...['halo', 'chosen'].map((name) => svg('polygon', { points, class: name })),
    ...quad.map(([cx, cy]) => svg('circle', { cx, cy, r, class: 'handle corner' })),
  ];
}

/** @param {[number, number]} a @param {[number, number]} b */
const distance = ([x0, y0], [x1, y1]) => Math.hypot(x1 - x0, y1 - y0);

/** @param {import('./mapping.js').Quad} quad @param {[number, number]} at */
export function nearestCorner(quad, at) {
  const distances = quad.map((corner) => distance(corner, at));
  return distances.indexOf(Math.min(...distances));
}

/** @param {SVGSVGElement} drawing */
export function createCanvas(drawing) {
  const picture = svg('image', { preserveAspectRatio: 'none', class: 'under' });
  const over = svg('g', {});
  drawing.replaceChildren(picture, over);

  return {
    /** @param {Session} session @param {string | null} url */
    open({ size }, url) {
      picture.toggleAttribute('hidden', !url);
      if (!url || !size) {
        picture.removeAttribute('href');
        return;
      }
      picture.setAttribute('href', url);
      picture.setAttribute('width', String(size.width));
      picture.setAttribute('height', String(size.height));
    },

    /** @param {Session} session */
    draw(session) {
      drawing.setAttribute('viewBox', viewBoxOf(session).join(' '));
      const marks = {
        selection: selectionIn(session),
        doubts: openDoubts(session),
        faults: session.trial ? [] : (faultIn(session)?.cells ?? []),
      };
      const parts = session.cornering
        ? corners(session)
        : drawDraft(draftIn(session), mappingIn(session), marks);
      over.replaceChildren(...parts);
    },

    /**
     * Which corner a point is on, or -1.
     * @param {Session} session
     * @param {[number, number]} at
     */
    cornerAt({ quad, size }, at) {
      const near = size ? Math.min(size.width, size.height) * cornerRadius * 2.5 : 0;
      const corner = nearestCorner(quad, at);
      return distance(quad[corner], at) <= near ? corner : -1;
    },
  };
}
