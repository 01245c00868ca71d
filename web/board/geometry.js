// Where things lie on the canvas: cells to pixels, for any size of board and an exit on any side.
// Pure arithmetic in device pixels; nothing here draws.

/** @typedef {import('../types.js').Block} Block */
/** @typedef {import('../types.js').Exit} Exit */
/** @typedef {import('../playback.js').Place} Place */
/** @typedef {{x: number, y: number, width: number, height: number}} Rect */
/** @typedef {{cols: number, rows: number, exit: Exit}} Board */
/**
 * @typedef {object} Layout
 * @property {number} cell a cell's side, a whole number so that all cells look alike
 * @property {number} frame the frame's thickness
 * @property {Rect} inside the cells
 * @property {Rect} outside the cells and the frame round them
 */

/** The frame's thickness in cells. */
const frameCells = 0.42;
/** Half the gap between two blocks, in cells. */
const gapCells = 0.035;

/**
 * The largest board that fits into a canvas, in its middle.
 * @param {Board} board
 * @param {number} width
 * @param {number} height
 * @returns {Layout}
 */
export function layoutOf({ cols, rows }, width, height) {
  const cell = Math.max(
    1,
    Math.floor(Math.min(width / (cols + 2 * frameCells), height / (rows + 2 * frameCells))),
  );
  const frame = Math.floor(cell * frameCells);
  const x = Math.floor((width - cols * cell) / 2);
  const y = Math.floor((height - rows * cell) / 2);
  const inside = { x, y, width: cols * cell, height: rows * cell };
  return { cell, frame, inside, outside: grown(inside, frame) };
}

/**
 * @param {Rect} rect
 * @param {number} by pixels on every side; negative shrinks
 * @returns {Rect}
 */
export const grown = ({ x, y, width, height }, by) => ({
  x: x - by,
  y: y - by,
  width: width + 2 * by,
  height: height + 2 * by,
});

/**
 * @param {Layout} layout
 * @param {number} col may lie between cells or outside the board
 * @param {number} row
 * @param {number} [cols] how many cells wide
 * @param {number} [rows] how many cells high
 * @returns {Rect}
 */
export const cellRect = ({ cell, inside }, col, row, cols = 1, rows = 1) => ({
  x: inside.x + col * cell,
  y: inside.y + row * cell,
  width: cols * cell,
  height: rows * cell,
});

/**
 * What a block shows of itself, a little less than its cells.
 * @param {Layout} layout
 * @param {Pick<Block, 'axis' | 'length'>} block
 * @param {Place} place
 */
export function blockRect(layout, { axis, length }, { col, row }) {
  const [cols, rows] = axis === 'horizontal' ? [length, 1] : [1, length];
  return grown(cellRect(layout, col, row, cols, rows), -layout.cell * gapCells);
}

/** @type {Record<Exit['side'], (layout: Layout, line: number) => Rect>} */
const chutes = {
  left: ({ cell, frame, inside }, line) => ({
    x: inside.x - frame,
    y: inside.y + line * cell,
    width: frame,
    height: cell,
  }),
  right: ({ cell, frame, inside }, line) => ({
    x: inside.x + inside.width,
    y: inside.y + line * cell,
    width: frame,
    height: cell,
  }),
  top: ({ cell, frame, inside }, line) => ({
    x: inside.x + line * cell,
    y: inside.y - frame,
    width: cell,
    height: frame,
  }),
  bottom: ({ cell, frame, inside }, line) => ({
    x: inside.x + line * cell,
    y: inside.y + inside.height,
    width: cell,
    height: frame,
  }),
};

/**
 * The gap in the frame through which the target leaves.
 * @param {Layout} layout
 * @param {Exit} exit
 */
export const chuteRect = (layout, { side, line }) => chutes[side](layout, line);

/** @typedef {Pick<Block, 'axis' | 'length'>} Shape */

/**
 * The cells a block comes over on its way, beyond those it stands on.
 * @param {Layout} layout
 * @param {Shape} block
 * @param {Place} from
 * @param {Place} to
 */
export function sweptRect(layout, { axis, length }, from, to) {
  const flat = axis === 'horizontal';
  const way = flat ? to.col - from.col : to.row - from.row;
  const begin = way > 0 ? (flat ? from.col : from.row) + length : flat ? to.col : to.row;
  const cells = Math.abs(way);
  return flat
    ? cellRect(layout, begin, from.row, cells, 1)
    : cellRect(layout, from.col, begin, 1, cells);
}

/** Which way the target leaves, in radians clockwise from the right. */
const angles = { right: 0, bottom: Math.PI / 2, left: Math.PI, top: -Math.PI / 2 };

/** @param {Exit} exit */
export const exitAngle = ({ side }) => angles[side];

/**
 * Slow at both ends, fast in the middle.
 * @param {number} t 0…1
 */
export const easeInOut = (t) => (t < 0.5 ? 4 * t ** 3 : 1 - (2 - 2 * t) ** 3 / 2);
