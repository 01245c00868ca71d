// High contrast without colour: each kind of block has a pattern of its own and a thick edge, so
// that the target, blocks and walls are told apart in black and white too.

import { roundedPath } from './wood.js';

/** @typedef {import('./paint.js').Canvas} Canvas */
/** @typedef {import('./geometry.js').Rect} Rect */
/** @typedef {'target' | 'horizontal' | 'vertical' | 'wall'} Kind */

/** Stripes: their slope against the horizontal, as a rise a run. @type {Record<Kind, number | null>} */
const slopes = { target: 1, horizontal: 0, vertical: Infinity, wall: null };

/** @param {CanvasRenderingContext2D} ctx @param {Rect} rect @param {number} slope @param {number} gap */
function stripes(ctx, { x, y, width, height }, slope, gap) {
  ctx.beginPath();
  const upright = slope === Infinity;
  const reach = upright ? width : slope === 0 ? height : width + height;
  for (let at = gap / 2; at < reach; at += gap) {
    if (upright) {
      ctx.moveTo(x + at, y);
      ctx.lineTo(x + at, y + height);
    } else if (slope === 0) {
      ctx.moveTo(x, y + at);
      ctx.lineTo(x + width, y + at);
    } else {
      ctx.moveTo(x + at, y);
      ctx.lineTo(x + at - height, y + height);
    }
  }
  ctx.stroke();
}

/**
 * @param {Canvas} canvas
 * @param {Rect} rect
 * @param {Kind} kind
 */
export function drawPattern({ ctx, layout, palette }, rect, kind) {
  const { cell } = layout;
  const slope = slopes[kind];
  ctx.save();
  roundedPath(ctx, rect, cell * 0.09);
  ctx.clip();
  ctx.strokeStyle = kind === 'target' ? palette.floor : palette.ink;
  if (slope !== null) {
    ctx.globalAlpha = kind === 'target' ? 0.9 : 0.28;
    ctx.lineWidth = Math.max(1, cell * (kind === 'target' ? 0.07 : 0.03));
    stripes(ctx, rect, slope, cell * (kind === 'target' ? 0.26 : 0.16));
  }
  ctx.restore();
  roundedPath(ctx, rect, cell * 0.09);
  ctx.strokeStyle = palette.ink;
  ctx.lineWidth = Math.max(2, cell * 0.06);
  ctx.stroke();
}
