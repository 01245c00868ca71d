// A board as a small drawing, which any number of can be in a list.

import { boardIn, piecesOf } from '../boards.js';
import { svg } from '../svg.js';

/** @type {Record<string, (line: number, cols: number, rows: number) => [number, number]>} */
const arrows = {
  left: (line) => [-0.45, line + 0.5],
  right: (line, cols) => [cols + 0.45, line + 0.5],
  top: (line) => [line + 0.5, -0.45],
  bottom: (line, _, rows) => [line + 0.5, rows + 0.45],
};

/** @param {{label: string, col: number, row: number, width: number, height: number}} piece */
function shapeOf({ label, col, row, width, height }) {
  const kind = label === 'A' ? 'target' : label === 'x' ? 'wall' : 'block';
  return svg('rect', {
    class: kind,
    x: col + 0.06,
    y: row + 0.06,
    width: width - 0.12,
    height: height - 0.12,
    rx: 0.16,
  });
}

/**
 * @param {string} notation in the one-line form
 * @returns {SVGElement} decoration only: what it shows is told beside it
 */
export function thumbnail(notation) {
  const board = boardIn(notation);
  const { cols, rows } = board ?? { cols: 6, rows: 6 };
  const picture = svg('svg', {
    class: 'thumbnail',
    viewBox: `-0.7 -0.7 ${cols + 1.4} ${rows + 1.4}`,
    'aria-hidden': 'true',
  });
  if (!board) return picture;
  const [x, y] = arrows[board.exit.side](board.exit.line, cols, rows);
  picture.append(
    svg('rect', { class: 'floor', x: -0.25, y: -0.25, width: cols + 0.5, height: rows + 0.5 }),
    svg('circle', { class: 'way-out', cx: x, cy: y, r: 0.24 }),
    ...piecesOf(board).map(shapeOf),
  );
  return picture;
}
