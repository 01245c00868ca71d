// What an empty board looks like, layer by layer: frame, floor, chute. Each function draws into the
// context it is given; the view decides when.

import { chuteRect, exitAngle, grown } from './geometry.js';
import { drawGrain, roundedPath, woodFill } from './wood.js';

/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./geometry.js').Board} Board */
/** @typedef {import('./geometry.js').Rect} Rect */
/** @typedef {import('./palette.js').Palette} Palette */
/** `ratio`: device pixels to a CSS pixel. */
/** @typedef {{ctx: Context, layout: Layout, palette: Palette, ratio: number}} Canvas */

/**
 * @param {Context} ctx
 * @param {Rect} rect
 */
const fillRect = (ctx, { x, y, width, height }) => ctx.fillRect(x, y, width, height);

/** @param {Canvas} canvas */
function drawFrame({ ctx, layout, palette }) {
  const { outside, frame, cell } = layout;
  ctx.save();
  roundedPath(ctx, outside, cell * 0.16);
  ctx.clip();
  const { x, y, width, height } = outside;
  const sides = [
    { x, y, width, height: frame },
    { x, y: y + height - frame, width, height: frame },
    { x, y: y + frame, width: frame, height: height - 2 * frame },
    { x: x + width - frame, y: y + frame, width: frame, height: height - 2 * frame },
  ];
  ctx.fillStyle = woodFill(ctx, outside, palette.frame);
  for (const side of sides) fillRect(ctx, grown(side, 2)); // the floor covers what is too much
  sides.forEach((side, i) => drawGrain(ctx, side, palette.frame.grain, 71 + i));
  ctx.restore();
  roundedPath(ctx, grown(outside, -1), cell * 0.16);
  ctx.strokeStyle = palette.frame.glow;
  ctx.lineWidth = Math.max(1, cell * 0.025);
  ctx.stroke();
}

/** @param {Canvas} canvas @param {Board} board */
function drawFloor({ ctx, layout, palette }, { cols, rows }) {
  const { cell, inside } = layout;
  ctx.fillStyle = palette.floor;
  fillRect(ctx, inside);
  ctx.strokeStyle = palette.line;
  ctx.lineWidth = Math.max(1, cell * 0.02);
  ctx.beginPath();
  for (let col = 1; col < cols; col += 1) {
    ctx.moveTo(inside.x + col * cell, inside.y);
    ctx.lineTo(inside.x + col * cell, inside.y + inside.height);
  }
  for (let row = 1; row < rows; row += 1) {
    ctx.moveTo(inside.x, inside.y + row * cell);
    ctx.lineTo(inside.x + inside.width, inside.y + row * cell);
  }
  ctx.stroke();
}

/** From which edges the shadow falls, and how dark: the light comes from above. */
const depths = [
  [0, 1, 1],
  [1, 0, 0.6],
  [-1, 0, 0.6],
  [0, -1, 0.35],
];

/**
 * The frame's shadow on the floor's edges, which makes the floor lie deeper.
 * @param {Canvas} canvas
 */
function drawDepth({ ctx, layout, palette }) {
  const { x, y, width, height } = layout.inside;
  const reach = layout.cell * 0.22;
  for (const [dx, dy, strength] of depths) {
    const fromX = dx < 0 ? x + width : x;
    const fromY = dy < 0 ? y + height : y;
    const [toX, toY] = [fromX + dx * reach, fromY + dy * reach];
    const shade = ctx.createLinearGradient(fromX, fromY, toX, toY);
    shade.addColorStop(0, palette.floorEdge);
    shade.addColorStop(1, 'rgba(0, 0, 0, 0)');
    ctx.globalAlpha = strength;
    ctx.fillStyle = shade;
    // No farther than it is seen: four shades over all of the floor take as long as the rest together.
    ctx.fillRect(fromX, fromY, toX - fromX || width, toY - fromY || height);
  }
  ctx.globalAlpha = 1;
}

/** The way out of a board. @param {Canvas} canvas @param {Pick<Board, 'exit'>} board */
export function paintChute({ ctx, layout, palette }, { exit }) {
  const { cell, frame } = layout;
  const chute = chuteRect(layout, exit);
  ctx.fillStyle = palette.floor;
  fillRect(ctx, grown(chute, 0.5));
  ctx.save();
  ctx.translate(chute.x + chute.width / 2, chute.y + chute.height / 2);
  ctx.rotate(exitAngle(exit));
  ctx.fillStyle = palette.floorEdge;
  ctx.fillRect(-frame / 2, -cell / 2, frame, cell * 0.05);
  ctx.fillRect(-frame / 2, cell * 0.45, frame, cell * 0.05);
  ctx.fillStyle = palette.arrow;
  for (const y of [-0.27, 0, 0.27]) drawArrow(ctx, cell * y, cell * 0.1);
  ctx.restore();
}

/** @param {Context} ctx @param {number} y @param {number} size */
function drawArrow(ctx, y, size) {
  ctx.beginPath();
  ctx.moveTo(-size * 0.7, y - size);
  ctx.lineTo(size * 0.9, y);
  ctx.lineTo(-size * 0.7, y + size);
  ctx.closePath();
  ctx.fill();
}

/**
 * Frame and floor alone: most of the work, and the same for all boards of a size.
 * @param {Canvas} canvas
 * @param {Board} board
 */
export function paintBare(canvas, board) {
  drawFrame(canvas);
  drawFloor(canvas, board);
  drawDepth(canvas);
}

/**
 * An empty board, or one without blocks yet.
 * @param {Canvas} canvas
 * @param {Board} board
 */
export function paintBoard(canvas, board) {
  paintBare(canvas, board);
  paintChute(canvas, board);
}
