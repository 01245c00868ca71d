// What a board looks like, layer by layer: frame, floor, chute, walls, blocks. Each function draws
// into the context it is given; the view decides when.

import { blockRect, cellRect, chuteRect, exitAngle, grown } from './geometry.js';
import { paintGhost, paintMarks } from './marks.js';
import { drawPattern } from './patterns.js';
import { drawGrain, drawPlank, roundedPath, woodFill } from './wood.js';

/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import('./geometry.js').Layout} Layout */
/** @typedef {import('./geometry.js').Board} Board */
/** @typedef {import('./geometry.js').Rect} Rect */
/** @typedef {import('./palette.js').Palette} Palette */
/** @typedef {import('../types.js').Puzzle} Puzzle */
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
  ctx.fillStyle = woodFill(ctx, outside, palette.frame);
  ctx.fill();
  ctx.clip();
  const { x, y, width, height } = outside;
  const sides = [
    { x, y, width, height: frame },
    { x, y: y + height - frame, width, height: frame },
    { x, y: y + frame, width: frame, height: height - 2 * frame },
    { x: x + width - frame, y: y + frame, width: frame, height: height - 2 * frame },
  ];
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
    const shade = ctx.createLinearGradient(fromX, fromY, fromX + dx * reach, fromY + dy * reach);
    shade.addColorStop(0, palette.floorEdge);
    shade.addColorStop(1, 'rgba(0, 0, 0, 0)');
    ctx.globalAlpha = strength;
    ctx.fillStyle = shade;
    fillRect(ctx, layout.inside);
  }
  ctx.globalAlpha = 1;
}

/** @param {Canvas} canvas @param {Board} board */
function drawChute({ ctx, layout, palette }, { exit }) {
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

/** @param {Context} ctx @param {number} x @param {number} y @param {number} radius */
function drawRivet(ctx, x, y, radius) {
  const steel = ctx.createRadialGradient(x - radius / 3, y - radius / 3, 0, x, y, radius);
  steel.addColorStop(0, '#e9edf0');
  steel.addColorStop(0.6, '#8b9298');
  steel.addColorStop(1, '#454b50');
  ctx.fillStyle = steel;
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fill();
}

/** @param {Canvas} canvas @param {Puzzle} puzzle */
function drawWalls({ ctx, layout, palette }, { walls }) {
  const { cell } = layout;
  walls.forEach(([col, row], i) => {
    const rect = grown(cellRect(layout, col, row), -cell * 0.035);
    drawPlank(ctx, rect, palette.wall, { cell, seed: 501 + i });
    for (const [u, v] of [
      [0.2, 0.2],
      [0.8, 0.2],
      [0.2, 0.8],
      [0.8, 0.8],
    ]) {
      drawRivet(ctx, rect.x + u * rect.width, rect.y + v * rect.height, cell * 0.075);
    }
  });
}

/** Stands on the target where its colour must not be all that tells it. */
const star = '★';

/** The letter's height in cells; moves are told by it, so it is never smaller than can be read. */
const labelCells = 0.38;
const leastLabel = 10; // CSS pixels
/** From this size on a lit edge makes it look cut into the wood; a smaller one would only blur. */
const carvedLabel = 18; // CSS pixels

/**
 * A letter cut into the wood, so that moves can be told in words.
 * @param {Canvas} canvas
 * @param {Rect} rect
 * @param {string} label
 */
function drawLabel({ ctx, layout, palette, ratio }, rect, label) {
  const size = Math.round(Math.max(layout.cell * labelCells, leastLabel * ratio));
  const x = rect.x + rect.width / 2;
  const y = rect.y + rect.height / 2 + size * 0.07;
  ctx.font = `600 ${size}px Georgia, "DejaVu Serif", serif`;
  ctx.textRendering = 'geometricPrecision'; // the same letter every time, also in motion
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  if (size >= carvedLabel * ratio && !palette.patterned) {
    ctx.fillStyle = palette.block.glow;
    ctx.fillText(label, x, y + Math.max(1, layout.cell * 0.02));
  }
  if (palette.patterned) {
    ctx.strokeStyle = palette.floor; // the letter stands clear of the pattern
    ctx.lineWidth = size * 0.35;
    ctx.lineJoin = 'round';
    ctx.strokeText(label, x, y);
  }
  ctx.fillStyle = palette.ink;
  ctx.fillText(label, x, y);
}

/** @param {Canvas} canvas @param {Puzzle} puzzle @param {import('../playback.js').Place[]} places */
function drawBlocks(canvas, { blocks }, places) {
  const { ctx, layout, palette } = canvas;
  blocks.forEach((block, i) => {
    const wood = i === 0 ? palette.target : palette.block;
    const rect = blockRect(layout, block, places[i]);
    drawPlank(ctx, rect, wood, { cell: layout.cell, seed: i + 1 });
    if (palette.patterned) drawPattern(canvas, rect, i === 0 ? 'target' : block.axis);
    if (i > 0 || palette.patterned) drawLabel(canvas, rect, i > 0 ? block.label : star);
  });
}

/**
 * An empty board, or one without blocks yet.
 * @param {Canvas} canvas
 * @param {Board} board
 */
export function paintBoard(canvas, board) {
  drawFrame(canvas);
  drawFloor(canvas, board);
  drawDepth(canvas);
  drawChute(canvas, board);
}

/**
 * Walls and blocks; what leaves through the chute is seen as far as the frame's outer edge.
 * @param {Canvas} canvas
 * @param {Puzzle} puzzle
 * @param {import('../playback.js').Place[]} places
 * @param {import('./marks.js').Marks} marks
 */
export function paintPieces(canvas, puzzle, places, marks) {
  const { ctx, layout } = canvas;
  ctx.save();
  ctx.beginPath();
  for (const { x, y, width, height } of [layout.inside, chuteRect(layout, puzzle.exit)]) {
    ctx.rect(x, y, width, height);
  }
  ctx.clip();
  drawWalls(canvas, puzzle);
  paintGhost(canvas, puzzle, marks);
  drawBlocks(canvas, puzzle, places);
  paintMarks(canvas, puzzle, places, marks);
  ctx.restore();
}
