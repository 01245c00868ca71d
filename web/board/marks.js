// What a move looks like before and after it is made: an arrow over the cells the block is about to
// come over with their number, an outline round the block, and a ghost where it came from.

import { blockRect, grown, sweptRect } from './geometry.js';
import { roundedPath } from './wood.js';

/** @typedef {import('./paint.js').Canvas} Canvas */
/** @typedef {import('./geometry.js').Rect} Rect */
/** @typedef {import('../types.js').Puzzle} Puzzle */
/** @typedef {import('../playback.js').Place} Place */
/** @typedef {import('../playback.js').Slide} Slide */
/**
 * @typedef {object} Marks
 * @property {Slide | null} ghost the move just made
 * @property {Slide | null} next the move to come
 * @property {number} moving the block on its way, or -1
 */

/** A ghost is seen on pale floors, too. @param {Canvas['palette']} palette */
const ghostColour = ({ floor, mark, markEdge }) => (floor[1] > '7' ? markEdge : mark);

/** @param {Canvas} canvas @param {Puzzle} puzzle @param {Marks} marks */
export function paintGhost({ ctx, layout, palette }, { blocks }, { ghost }) {
  if (!ghost) return;
  const { cell } = layout;
  const rect = grown(blockRect(layout, blocks[ghost.index], ghost.from), -cell * 0.05);
  ctx.save();
  roundedPath(ctx, rect, cell * 0.09);
  ctx.globalAlpha = 0.75;
  ctx.strokeStyle = ghostColour(palette);
  ctx.lineWidth = Math.max(1, cell * 0.035);
  ctx.setLineDash([cell * 0.12, cell * 0.1]);
  ctx.stroke();
  ctx.restore();
}

/** @param {Canvas} canvas @param {Rect} rect */
function outline({ ctx, layout, palette }, rect) {
  const width = Math.max(1.5, layout.cell * 0.045);
  for (const [colour, line] of /** @type {const} */ ([
    [palette.markEdge, 2 * width],
    [palette.mark, width],
  ])) {
    roundedPath(ctx, rect, layout.cell * 0.1);
    ctx.strokeStyle = colour;
    ctx.lineWidth = line;
    ctx.stroke();
  }
}

/** Which way, in radians clockwise from the right. @param {Slide} slide */
const angleOf = ({ from, to }) => Math.atan2(to.row - from.row, to.col - from.col);

/**
 * An arrow from the block's edge over the cells it will come over.
 * @param {Canvas} canvas
 * @param {Rect} rect those cells, as far as they can be seen
 * @param {Slide} slide
 */
function arrow({ ctx, layout, palette }, rect, slide) {
  const { cell } = layout;
  const length = Math.max(rect.width, rect.height);
  const [half, head, shaft] = [length / 2 - cell * 0.1, cell * 0.3, cell * 0.09];
  ctx.save();
  ctx.translate(rect.x + rect.width / 2, rect.y + rect.height / 2);
  ctx.rotate(angleOf(slide));
  ctx.beginPath();
  ctx.moveTo(-half, -shaft);
  ctx.lineTo(half - head, -shaft);
  ctx.lineTo(half - head, -head * 0.8);
  ctx.lineTo(half, 0);
  ctx.lineTo(half - head, head * 0.8);
  ctx.lineTo(half - head, shaft);
  ctx.lineTo(-half, shaft);
  ctx.closePath();
  ctx.lineJoin = 'round';
  ctx.strokeStyle = palette.markEdge;
  ctx.lineWidth = Math.max(2, cell * 0.06);
  ctx.stroke();
  ctx.fillStyle = palette.mark;
  ctx.fill();
  ctx.restore();
}

/**
 * @param {Canvas} canvas
 * @param {number} x
 * @param {number} y
 * @param {number} radius
 * @param {string} text
 */
function disc({ ctx, layout, palette }, x, y, radius, text) {
  ctx.beginPath();
  ctx.arc(x, y, radius, 0, 2 * Math.PI);
  ctx.fillStyle = palette.mark;
  ctx.fill();
  ctx.strokeStyle = palette.markEdge;
  ctx.lineWidth = Math.max(1.5, layout.cell * 0.035);
  ctx.stroke();
  ctx.fillStyle = palette.markEdge;
  ctx.font = `700 ${Math.round(radius * (text.length > 1 ? 1.1 : 1.35))}px system-ui, sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(text, x, y + radius * 0.06);
}

/** How many cells, in a disc at the arrow's tail. @param {Canvas} canvas @param {Rect} block @param {Slide} slide */
function number(canvas, block, slide) {
  const { layout, ratio } = canvas;
  const radius = Math.max(layout.cell * 0.19, 8 * ratio);
  const angle = angleOf(slide);
  const x = block.x + block.width / 2 + (Math.cos(angle) * block.width) / 2;
  const y = block.y + block.height / 2 + (Math.sin(angle) * block.height) / 2;
  disc(canvas, x, y, radius, String(slide.cells));
}

/** What of the way lies on the board or in the frame. @param {Canvas} canvas @param {Rect} rect */
function visible({ layout: { outside } }, rect) {
  const x = Math.max(rect.x, outside.x);
  const y = Math.max(rect.y, outside.y);
  const right = Math.min(rect.x + rect.width, outside.x + outside.width);
  const bottom = Math.min(rect.y + rect.height, outside.y + outside.height);
  return { x, y, width: right - x, height: bottom - y };
}

/** @param {Canvas} canvas @param {Puzzle} puzzle @param {Place[]} places @param {Marks} marks */
export function paintMarks(canvas, { blocks }, places, { next, moving }) {
  const { layout } = canvas;
  if (moving >= 0) outline(canvas, blockRect(layout, blocks[moving], places[moving]));
  if (!next) return;
  const block = blockRect(layout, blocks[next.index], places[next.index]);
  outline(canvas, block);
  arrow(canvas, visible(canvas, sweptRect(layout, blocks[next.index], next.from, next.to)), next);
  if (next.cells > 0) number(canvas, block, next);
}

/**
 * Blocks outlined, each with a number at its corner: the move it makes.
 * @param {Canvas} canvas
 * @param {Puzzle} puzzle
 * @param {Place[]} places
 * @param {readonly {index: number, n: number}[]} numbers
 */
export function paintNumbers(canvas, { blocks }, places, numbers) {
  const { layout, ratio } = canvas;
  const radius = Math.max(layout.cell * 0.2, 7 * ratio);
  for (const { index, n } of numbers) {
    const rect = blockRect(layout, blocks[index], places[index]);
    outline(canvas, rect);
    disc(canvas, rect.x + radius * 0.8, rect.y + radius * 0.8, radius, String(n));
  }
}

/**
 * By hand: the block chosen, or the one a hint is about and, at its second stage, its way.
 * @param {Puzzle} puzzle
 * @param {import('../types.js').Hand} hand
 * @returns {Marks}
 */
export function marksByHand({ blocks }, { chosen, hint, next }) {
  if (!next || hint === 0) return { ghost: null, next: null, moving: chosen };
  const index = blocks.findIndex(({ label }) => label === next.block);
  if (hint === 1) return { ghost: null, next: null, moving: index };
  const [from, to] = [next.from, next.to].map(([col, row]) => ({ col, row }));
  const cells = Math.abs(to.col - from.col) + Math.abs(to.row - from.row);
  return { ghost: null, next: { index, from, to, cells }, moving: -1 };
}
