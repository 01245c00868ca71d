// One plank: a rounded board with grain along its length, light from above and a soft shadow.
// Drawn from a few curves; the same seed always gives the same grain, so a block keeps its face.

/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import('./geometry.js').Rect} Rect */
/** @typedef {import('./palette.js').Wood} Wood */

/**
 * A small repeatable source of numbers in 0…1 (mulberry32, T. Ettinger, public domain).
 * @param {number} seed
 */
function random(seed) {
  let a = (seed * 2654435761) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * @param {Context} ctx
 * @param {Rect} rect
 * @param {number} radius
 */
export function roundedPath(ctx, { x, y, width, height }, radius) {
  ctx.beginPath();
  ctx.roundRect(x, y, width, height, radius);
}

/**
 * Lines that run along the plank, each a gentle wave of its own.
 * @param {Context} ctx
 * @param {number} length
 * @param {number} breadth
 * @param {() => number} next
 */
function grainPath(ctx, length, breadth, next) {
  ctx.beginPath();
  for (
    let v = breadth * (0.04 + 0.06 * next());
    v < breadth;
    v += breadth * (0.05 + 0.1 * next())
  ) {
    const sway = breadth * 0.05;
    const bend = () => v + sway * (2 * next() - 1);
    ctx.moveTo(0, v);
    ctx.bezierCurveTo(length * 0.3, bend(), length * 0.6, bend(), length, bend());
  }
}

/**
 * @param {Context} ctx
 * @param {Rect} rect
 * @param {string} colour
 * @param {number} seed
 */
export function drawGrain(ctx, { x, y, width, height }, colour, seed) {
  const upright = height > width;
  ctx.save();
  ctx.translate(x, y);
  if (upright) ctx.transform(0, 1, 1, 0, 0, 0); // along the longer side
  const [length, breadth] = upright ? [height, width] : [width, height];
  grainPath(ctx, length, breadth, random(seed));
  ctx.strokeStyle = colour;
  ctx.lineWidth = Math.max(1, breadth * 0.018);
  ctx.stroke();
  ctx.restore();
}

/**
 * @param {Context} ctx
 * @param {Rect} rect
 * @param {Wood} wood
 */
export function woodFill(ctx, { y, height }, wood) {
  const fill = ctx.createLinearGradient(0, y, 0, y + height);
  fill.addColorStop(0, wood.top);
  fill.addColorStop(0.5, wood.middle);
  fill.addColorStop(1, wood.bottom);
  return fill;
}

/**
 * Light on the upper edge, shade on the lower one.
 * @param {Context} ctx
 * @param {Rect} rect
 * @param {Wood} wood
 * @param {{radius: number, edge: number}} shape
 */
function drawBevel(ctx, { x, y, width, height }, wood, { radius, edge }) {
  const inner = { x: x + edge / 2, y: y + edge / 2, width: width - edge, height: height - edge };
  const light = ctx.createLinearGradient(0, y, 0, y + height);
  const reach = Math.min(0.45, (edge * 4) / height);
  light.addColorStop(0, wood.glow);
  light.addColorStop(reach, 'rgba(255, 255, 255, 0.1)');
  light.addColorStop(1 - reach, 'rgba(0, 0, 0, 0.12)');
  light.addColorStop(1, 'rgba(30, 10, 0, 0.5)');
  roundedPath(ctx, inner, radius - edge / 2);
  ctx.strokeStyle = light;
  ctx.lineWidth = edge;
  ctx.stroke();
}

/** How far to the right and below a plank's shadow falls, in cells. */
const shadow = { x: 0.012, y: 0.045 };
/** What is drawn beyond a plank at most, in cells: a pattern's outline does not go as far. */
export const shadowCells = Math.max(shadow.x, shadow.y);

/**
 * @param {Context} ctx
 * @param {Rect} rect
 * @param {Wood} wood
 * @param {{cell: number, seed: number}} options `cell` sets the scale of edges and shadow
 */
export function drawPlank(ctx, rect, wood, { cell, seed }) {
  const radius = cell * 0.09;
  ctx.fillStyle = 'rgba(20, 8, 0, 0.42)';
  roundedPath(ctx, { ...rect, x: rect.x + cell * shadow.x, y: rect.y + cell * shadow.y }, radius);
  ctx.fill();
  ctx.save();
  roundedPath(ctx, rect, radius);
  ctx.fillStyle = woodFill(ctx, rect, wood);
  ctx.fill();
  ctx.clip();
  drawGrain(ctx, rect, wood.grain, seed);
  ctx.restore();
  drawBevel(ctx, rect, wood, { radius, edge: Math.max(1, cell * 0.05) });
}
