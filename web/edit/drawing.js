// The draft as shapes over the picture: everything is a polygon in picture pixels, so that it lies
// right on tilted boards as well. Strokes keep their width whatever the scale.

import { svg } from '../svg.js';
import { cellsOf, labelsOf } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Piece} Piece */
/** @typedef {import('./mapping.js').Mapping} Mapping */
/** @typedef {import('./mapping.js').Point} Point */
/** @typedef {import('../types.js').Cell} Cell */
/** @typedef {import('../types.js').Exit} Exit */
/** What is chosen: a block, or a cell that holds none. */
/** @typedef {{block: number} | {cell: Cell} | null} Selection */

/** Half the gap between two blocks, in cells. */
const gap = 0.07;

/** @param {readonly Point[]} points */
const pointsText = (points) => points.map((p) => p.map((n) => n.toFixed(1)).join()).join(' ');

/**
 * A rectangle of the board, in cells.
 * @param {Mapping} mapping
 * @param {[col: number, row: number, cols: number, rows: number]} rect
 * @param {string} className
 */
function patch({ toPicture }, [col, row, cols, rows], className) {
  const corners = [
    toPicture(col, row),
    toPicture(col + cols, row),
    toPicture(col + cols, row + rows),
    toPicture(col, row + rows),
  ];
  return svg('polygon', { points: pointsText(corners), class: className });
}

/**
 * A light edge under a dark one is seen on any picture.
 * @param {Mapping} mapping
 * @param {[number, number, number, number]} rect
 * @param {string} className
 */
const outlined = (mapping, rect, className) => [
  patch(mapping, rect, 'halo'),
  patch(mapping, rect, className),
];

/** @param {Piece} block @returns {[number, number, number, number]} */
const rectOf = ({ col, row, axis, length }) => [
  col + gap,
  row + gap,
  (axis === 'horizontal' ? length : 1) - 2 * gap,
  (axis === 'vertical' ? length : 1) - 2 * gap,
];

/**
 * @param {Mapping} mapping
 * @param {number} col
 * @param {number} row
 * @param {string} text
 * @param {string} className
 * @param {number} size in cells
 */
function letter({ toPicture }, col, row, text, className, size) {
  const [x, y] = toPicture(col, row);
  const [above] = [toPicture(col, row - 0.5), toPicture(col, row + 0.5)].map(([, py]) => py);
  const height = 2 * Math.abs(y - above) * size;
  return svg('text', { x, y, class: className, 'font-size': height.toFixed(1) }, text);
}

/** @param {Draft} draft @param {Mapping} mapping */
function gridLines({ cols, rows }, { toPicture }) {
  const lines = [
    ...Array.from({ length: cols + 1 }, (_, c) => [toPicture(c, 0), toPicture(c, rows)]),
    ...Array.from({ length: rows + 1 }, (_, r) => [toPicture(0, r), toPicture(cols, r)]),
  ];
  return lines.map((ends) => svg('polyline', { points: pointsText(ends), class: 'grid-line' }));
}

/** @param {Draft} draft @param {Mapping} mapping */
function pieces(draft, mapping) {
  const labels = labelsOf(draft);
  const walls = draft.walls.flatMap(([col, row]) => [
    ...outlined(mapping, [col + gap, row + gap, 1 - 2 * gap, 1 - 2 * gap], 'wall'),
    letter(mapping, col + 0.5, row + 0.5, '×', 'name', 0.6),
  ]);
  const blocks = draft.blocks.flatMap((block, i) => {
    const cells = cellsOf(block);
    const [[c0, r0], [c1, r1]] = [cells[0], cells[cells.length - 1]];
    return [
      ...outlined(mapping, rectOf(block), i === draft.target ? 'block target' : 'block'),
      letter(mapping, (c0 + c1 + 1) / 2, (r0 + r1 + 1) / 2, labels[i], 'name', 0.42),
    ];
  });
  return [...walls, ...blocks];
}

/** The exit's arrow in cells, pointing right, its middle at (0, 0). @type {Point[]} */
const arrow = [
  [-0.24, -0.3],
  [0.04, -0.3],
  [0.26, 0],
  [0.04, 0.3],
  [-0.24, 0.3],
];

/** Where the arrow stands, and its turn. @type {Record<Exit['side'], (l: number, d: Draft) => Point>} */
const exitPlace = {
  left: (line) => [-0.34, line + 0.5],
  right: (line, { cols }) => [cols + 0.34, line + 0.5],
  top: (line) => [line + 0.5, -0.34],
  bottom: (line, { rows }) => [line + 0.5, rows + 0.34],
};
/** @type {Record<Exit['side'], (p: Point) => Point>} */
const exitTurn = {
  right: (p) => p,
  left: ([x, y]) => [-x, y],
  bottom: ([x, y]) => [y, x],
  top: ([x, y]) => [y, -x],
};

/** @param {Draft} draft @param {Mapping} mapping */
function exitArrow(draft, { toPicture }) {
  const [col, row] = exitPlace[draft.exit.side](draft.exit.line, draft);
  const points = arrow.map(exitTurn[draft.exit.side]).map(([x, y]) => toPicture(col + x, row + y));
  return ['halo', 'exit'].map((name) =>
    svg('polygon', { points: pointsText(points), class: name }),
  );
}

/** A cell that nobody is sure of. @param {Mapping} mapping @param {Cell} cell */
const doubt = (mapping, [col, row]) => [
  ...outlined(mapping, [col + 0.03, row + 0.03, 0.94, 0.94], 'doubt'),
  letter(mapping, col + 0.82, row + 0.22, '?', 'doubt-mark', 0.36),
];

/** @param {Draft} draft @param {Mapping} mapping @param {Selection} selection */
function selected(draft, mapping, selection) {
  if (!selection) return [];
  if ('cell' in selection) {
    return outlined(mapping, [...selection.cell, 1, 1], 'chosen');
  }
  const block = draft.blocks[selection.block];
  if (!block) return [];
  const ends = handlesOf(block).map(([col, row]) => {
    const [cx, cy] = mapping.toPicture(col, row);
    return svg('circle', { cx, cy, r: handleRadius(mapping, col, row), class: 'handle' });
  });
  return [...outlined(mapping, rectOf(block), 'chosen'), ...ends];
}

/** @param {Mapping} mapping @param {number} col @param {number} row */
function handleRadius({ toPicture }, col, row) {
  const [[x0, y0], [x1, y1]] = [toPicture(col, row), toPicture(col + 0.15, row)];
  return Math.hypot(x1 - x0, y1 - y0).toFixed(1);
}

/**
 * The middles of a block's two ends, in cells: what is dragged to stretch it.
 * @param {Piece} block
 * @returns {[Point, Point]}
 */
export const handlesOf = ({ col, row, axis, length }) =>
  axis === 'horizontal'
    ? [
        [col, row + 0.5],
        [col + length, row + 0.5],
      ]
    : [
        [col + 0.5, row],
        [col + 0.5, row + length],
      ];

/**
 * Everything over the picture, bottom to top.
 * @param {Draft} draft
 * @param {Mapping} mapping
 * @param {{selection: Selection, doubts: readonly Cell[], faults: readonly Cell[]}} marks
 */
export const drawDraft = (draft, mapping, { selection, doubts, faults }) => [
  patch(mapping, [0, 0, draft.cols, draft.rows], 'floor'),
  ...gridLines(draft, mapping),
  ...pieces(draft, mapping),
  ...exitArrow(draft, mapping),
  ...faults.map(([col, row]) => patch(mapping, [col, row, 1, 1], 'fault')),
  ...doubts.flatMap((cell) => doubt(mapping, cell)),
  ...selected(draft, mapping, selection),
];
