// From board to picture and back. A board in a picture is a quadrilateral; a projective map takes
// the unit square to it (Heckbert, Fundamentals of Texture Mapping, 1989, section 2.2.2).

/** @typedef {[x: number, y: number]} Point */
/** The board's corners in picture pixels, clockwise from its top left. */
/** @typedef {[Point, Point, Point, Point]} Quad */

/**
 * @typedef {object} Mapping
 * @property {(col: number, row: number) => Point} toPicture cells, fractions allowed, to pixels
 * @property {(x: number, y: number) => Point} toBoard pixels to cells
 */

/**
 * The matrix, row by row, that takes the unit square to a quadrilateral.
 * @param {Quad} quad
 */
function squareToQuad([[x0, y0], [x1, y1], [x2, y2], [x3, y3]]) {
  const [dx1, dx2, dx3] = [x1 - x2, x3 - x2, x0 - x1 + x2 - x3];
  const [dy1, dy2, dy3] = [y1 - y2, y3 - y2, y0 - y1 + y2 - y3];
  const det = dx1 * dy2 - dx2 * dy1;
  const g = (dx3 * dy2 - dx2 * dy3) / det;
  const h = (dx1 * dy3 - dx3 * dy1) / det;
  return [x1 - x0 + g * x1, x3 - x0 + h * x3, x0, y1 - y0 + g * y1, y3 - y0 + h * y3, y0, g, h, 1];
}

/** The adjugate: as good as the inverse, since scale does not matter. @param {number[]} m */
const inverseOf = ([a, b, c, d, e, f, g, h, i]) => [
  e * i - f * h,
  c * h - b * i,
  b * f - c * e,
  f * g - d * i,
  a * i - c * g,
  c * d - a * f,
  d * h - e * g,
  b * g - a * h,
  a * e - b * d,
];

/** @param {number[]} m @param {number} x @param {number} y @returns {Point} */
function project([a, b, c, d, e, f, g, h, i], x, y) {
  const w = g * x + h * y + i;
  return [(a * x + b * y + c) / w, (d * x + e * y + f) / w];
}

/**
 * @param {Quad} quad with no three corners in line
 * @param {number} cols
 * @param {number} rows
 * @returns {Mapping}
 */
export function mappingOf(quad, cols, rows) {
  const there = squareToQuad(quad);
  const back = inverseOf(there);
  return {
    toPicture: (col, row) => project(there, col / cols, row / rows),
    toBoard(x, y) {
      const [u, v] = project(back, x, y);
      return [u * cols, v * rows];
    },
  };
}

/** Whether four corners, in order, go round clockwise. @param {Quad} quad */
export const isConvex = (quad) =>
  quad.every(([x, y], i) => {
    const [[x1, y1], [x2, y2]] = [quad[(i + 1) % 4], quad[(i + 2) % 4]];
    return (x1 - x) * (y2 - y1) - (y1 - y) * (x2 - x1) > 0;
  });

/** @param {import('../types.js').PictureRect} rect @returns {Quad} */
export const quadOf = ([x, y, width, height]) => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
];

/**
 * Where the exit should go when somebody points beside the board.
 * @param {number} col in cells, outside 0…cols or 0…rows
 * @param {number} row
 * @param {{cols: number, rows: number}} board
 * @returns {import('../types.js').Exit}
 */
export function exitNear(col, row, { cols, rows }) {
  /** How far beyond each side. @type {[import('../types.js').Side, number][]} */
  const beyond = [
    ['left', -col],
    ['right', col - cols],
    ['top', -row],
    ['bottom', row - rows],
  ];
  const [side] = beyond.reduce((best, one) => (one[1] > best[1] ? one : best));
  const [at, lines] = side === 'left' || side === 'right' ? [row, rows] : [col, cols];
  return { side, line: Math.min(Math.max(Math.floor(at), 0), lines - 1) };
}
