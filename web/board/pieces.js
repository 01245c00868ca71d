// What stands on a board: walls, blocks with their letters, and the marks of moves.

import { Faces } from './faces.js';
import { areaOf, Film } from './film.js';
import { blockRect, cellRect, chuteRect, grown } from './geometry.js';
import { marksByHand, paintGhost, paintMarks } from './marks.js';
import { drawPattern } from './patterns.js';
import { drawPlank, shadowCells } from './wood.js';

/** @typedef {CanvasRenderingContext2D} Context */
/** @typedef {import('./geometry.js').Rect} Rect */
/** @typedef {import('./paint.js').Canvas} Canvas */
/** @typedef {import('./marks.js').Marks} Marks */
/** @typedef {import('../playback.js').Place} Place */
/** @typedef {import('../types.js').Puzzle} Puzzle */
/** @typedef {import('../types.js').Block} Block */
/** With the faces of blocks drawn before, where a board is drawn again and again. */
/** @typedef {Canvas & {faces?: Faces}} BlockCanvas */

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

/**
 * @param {Canvas} canvas
 * @param {Rect} rect
 * @param {Block} block
 * @param {number} i its index; the first is the target
 */
function drawBlock(canvas, rect, { axis, label }, i) {
  const { ctx, layout, palette } = canvas;
  const wood = i === 0 ? palette.target : palette.block;
  drawPlank(ctx, rect, wood, { cell: layout.cell, seed: i + 1 });
  if (palette.patterned) drawPattern(canvas, rect, i === 0 ? 'target' : axis);
  if (i > 0 || palette.patterned) drawLabel(canvas, rect, i > 0 ? label : star);
}

/**
 * @param {BlockCanvas} canvas
 * @param {Puzzle} puzzle
 * @param {Place[]} places
 * @param {(index: number) => boolean} isWanted
 */
function drawBlocks(canvas, { blocks }, places, isWanted) {
  const { ctx, layout, faces } = canvas;
  const margin = Math.ceil(layout.cell * shadowCells);
  blocks.forEach((block, i) => {
    if (!isWanted(i)) return;
    const rect = blockRect(layout, block, places[i]);
    const key = `${i} ${block.label} ${block.axis} ${block.length}`;
    /** @type {import('./faces.js').Paint} */
    const paint = (own, face) => drawBlock({ ...canvas, ctx: own }, face, block, i);
    if (faces) faces.draw(ctx, key, rect, margin, paint);
    else paint(ctx, rect);
  });
}

/**
 * What leaves through the chute is seen as far as the frame's outer edge.
 * @param {Canvas} canvas
 * @param {Puzzle} puzzle
 * @param {() => void} draw
 */
function within({ ctx, layout }, { exit }, draw) {
  ctx.save();
  ctx.beginPath();
  for (const { x, y, width, height } of [layout.inside, chuteRect(layout, exit)]) {
    ctx.rect(x, y, width, height);
  }
  ctx.clip();
  draw();
  ctx.restore();
}

/**
 * Walls, the ghost of the last move, and the blocks that stay where they are.
 * @param {BlockCanvas} canvas
 * @param {Puzzle} puzzle
 * @param {Place[]} places
 * @param {Marks} marks
 * @param {readonly number[]} moving indexes of blocks to leave out
 */
function paintStill(canvas, puzzle, places, marks, moving) {
  within(canvas, puzzle, () => {
    drawWalls(canvas, puzzle);
    paintGhost(canvas, puzzle, marks);
    drawBlocks(canvas, puzzle, places, (i) => !moving.includes(i));
  });
}

/**
 * The blocks that `paintStill` left out, and the marks of moves over all of them.
 * @param {BlockCanvas} canvas
 * @param {Puzzle} puzzle
 * @param {Place[]} places
 * @param {Marks} marks
 * @param {readonly number[]} moving
 */
function paintMoving(canvas, puzzle, places, marks, moving) {
  within(canvas, puzzle, () => {
    drawBlocks(canvas, puzzle, places, (i) => moving.includes(i));
    paintMarks(canvas, puzzle, places, marks);
  });
}

/**
 * A first block with its letter, for nobody to see: fetching the letters' font takes as long as
 * drawing a whole board, and then the first board that is read need not wait for it.
 * @param {Canvas} canvas is drawn over
 */
function practise(canvas) {
  const { layout, palette } = canvas;
  const rect = cellRect(layout, 0, 0);
  drawPlank(canvas.ctx, rect, palette.block, { cell: layout.cell, seed: 1 });
  drawLabel(canvas, rect, 'B');
}

/** Of faces, in a frame: a fifth of a phone's board. All of them are a long task for a slow one. */
const mostPixels = 80_000;

/**
 * What draws one board again and again, each block's face only once. `paintStill` draws a part of the
 * blocks where there are many and its last argument says so: while there are more, `lacks` is true.
 * @param {number} [most] pixels of faces to draw at a time, then
 */
export function painters(most = mostPixels) {
  const faces = new Faces();
  const film = new Film();
  const looksOf = (/** @type {Canvas} */ { palette, layout, ratio }) =>
    JSON.stringify([palette, layout.cell, ratio]);
  /** @type {(...args: [...Parameters<typeof paintStill>, isInParts?: boolean]) => void} */
  const still = (canvas, puzzle, places, marks, moving, isInParts = false) => {
    film.cut();
    faces.begin(looksOf(canvas), isInParts ? most : Infinity);
    paintStill({ ...canvas, faces }, puzzle, places, marks, moving);
  };
  /** @type {typeof paintMoving} */
  const moved = (canvas, puzzle, places, marks, moving) => {
    if (moving.length > 0) faces.begin(looksOf(canvas), Infinity);
    paintMoving({ ...canvas, faces }, puzzle, places, marks, moving);
  };
  /**
   * A frame with blocks on their way, of which only what is new is drawn.
   * @param {Canvas} canvas
   * @param {Puzzle} puzzle
   * @param {Place[]} places
   * @param {Marks} marks
   * @param {readonly number[]} moving
   * @param {{look: string, paint: (ctx: Context) => void, isAhead: boolean}} bare the board alone;
   *   ahead of the first frame only what stands still is drawn, for nobody to see
   */
  const frame = (canvas, puzzle, places, marks, moving, { look, paint, isAhead }) => {
    const resting = places.map((place, i) => (moving.includes(i) ? null : place));
    const key = JSON.stringify([look, puzzle.notation, resting, marks.ghost]);
    const { width, height } = canvas.ctx.canvas;
    const whole = { x: 0, y: 0, width, height }; // arrows reach farther than blocks
    const area = marks.next ? whole : areaOf(canvas, puzzle, places, moving);
    const paintResting = (/** @type {Context} */ ctx) => {
      paint(ctx);
      still({ ...canvas, ctx }, puzzle, places, marks, moving);
    };
    if (isAhead) {
      film.prepare(canvas.ctx.canvas, key, paintResting);
      return;
    }
    film.draw(canvas.ctx, key, area, {
      still: paintResting,
      moving: () => moved(canvas, puzzle, places, marks, moving),
    });
  };
  return {
    paintStill: still,
    paintMoving: moved,
    paintFrame: frame,
    marksByHand,
    practise: (/** @type {Canvas} */ canvas) =>
      film.prepare(canvas.ctx.canvas, 'practice', (ctx) => practise({ ...canvas, ctx })),
    lacks: () => faces.lacks,
  };
}
