// Everything that can be done to a draft. Each operation returns a new draft, or the very same one
// when it is not possible: what would overlap or leave the board is refused, not repaired.

import { axisOf, cellsOf, contentAt, fits, isInside, isSame, limits, lineOf } from './draft.js';

/** @typedef {import('./draft.js').Draft} Draft */
/** @typedef {import('./draft.js').Piece} Piece */
/** @typedef {import('../types.js').Cell} Cell */
/** @typedef {import('../types.js').Side} Side */

/**
 * @param {Draft} draft
 * @param {number} index
 * @param {Piece} block
 * @returns {Draft}
 */
function replaceBlock(draft, index, block) {
  const old = draft.blocks[index];
  const same = old && Object.entries(block).every(([k, v]) => old[/** @type {'col'} */ (k)] === v);
  if (!old || same || !fits(draft, block, index)) return draft;
  return { ...draft, blocks: draft.blocks.map((one, i) => (i === index ? block : one)) };
}

/**
 * The block from one cell to another in the same row or column; none for cells not in line.
 * @param {Cell} a
 * @param {Cell} b
 * @returns {Piece | null}
 */
export function pieceBetween(a, b) {
  const [cols, rows] = [Math.abs(a[0] - b[0]), Math.abs(a[1] - b[1])];
  if (cols > 0 === rows > 0) return null;
  const axis = cols > 0 ? 'horizontal' : 'vertical';
  const [col, row] = [Math.min(a[0], b[0]), Math.min(a[1], b[1])];
  return { col, row, axis, length: Math.max(cols, rows) + 1 };
}

/** @param {Draft} draft @param {Cell} from @param {Cell} to @returns {Draft} */
export function addBlock(draft, from, to) {
  const block = pieceBetween(from, to);
  if (!block || !fits(draft, block) || draft.blocks.length >= limits.blocks) return draft;
  return { ...draft, blocks: [...draft.blocks, block] };
}

/** @param {Draft} draft @param {number} index @returns {Draft} */
export function removeBlock(draft, index) {
  if (!draft.blocks[index]) return draft;
  const { target } = draft;
  const blocks = draft.blocks.filter((_, i) => i !== index);
  return { ...draft, blocks, target: target === index ? -1 : target - Number(target > index) };
}

/** @param {Draft} draft @param {number} index @param {Cell} to @returns {Draft} */
export const moveBlock = (draft, index, [col, row]) =>
  replaceBlock(draft, index, { ...draft.blocks[index], col, row });

/**
 * Stretches or shortens a block so that the end nearer to a cell lies on it.
 * @param {Draft} draft
 * @param {number} index
 * @param {Cell} to in the block's own line
 * @param {'first' | 'last'} [end] which end moves; the nearer one unless given
 * @returns {Draft}
 */
export function stretchBlock(draft, index, to, end) {
  const block = draft.blocks[index];
  const along = block.axis === 'horizontal' ? 0 : 1;
  if (to[1 - along] !== lineOf(block)) return draft;
  const first = along === 0 ? block.col : block.row;
  const last = first + block.length - 1;
  const moved =
    end ?? (Math.abs(to[along] - first) < Math.abs(to[along] - last) ? 'first' : 'last');
  const begin = moved === 'first' ? to[along] : first;
  const length = (moved === 'first' ? last : to[along]) - begin + 1;
  const place = along === 0 ? { col: begin } : { row: begin };
  return replaceBlock(draft, index, { ...block, ...place, length });
}

/**
 * One cell longer, at the end first and at the beginning where there is no room.
 * @param {Draft} draft @param {number} index @returns {Draft}
 */
export function lengthen(draft, index) {
  const cells = cellsOf(draft.blocks[index]);
  const [[c0, r0], [c1, r1]] = [cells[0], cells[cells.length - 1]];
  const [dc, dr] = draft.blocks[index].axis === 'horizontal' ? [1, 0] : [0, 1];
  const after = stretchBlock(draft, index, [c1 + dc, r1 + dr], 'last');
  return after !== draft ? after : stretchBlock(draft, index, [c0 - dc, r0 - dr], 'first');
}

/** One cell shorter at its end. @param {Draft} draft @param {number} index @returns {Draft} */
export const shorten = (draft, index) =>
  replaceBlock(draft, index, { ...draft.blocks[index], length: draft.blocks[index].length - 1 });

/**
 * Turns a block over whichever of its cells leaves room, its first one if possible.
 * @param {Draft} draft @param {number} index @returns {Draft}
 */
export function turnBlock(draft, index) {
  const { col, row, axis, length } = draft.blocks[index];
  const steps = Array.from({ length }, (_, i) => i);
  const turned = steps.flatMap((pivot) =>
    steps.map((back) =>
      axis === 'horizontal'
        ? { col: col + pivot, row: row - back, axis: /** @type {const} */ ('vertical'), length }
        : { col: col - back, row: row + pivot, axis: /** @type {const} */ ('horizontal'), length },
    ),
  );
  const room = turned.find((block) => fits(draft, block, index));
  return room ? replaceBlock(draft, index, room) : draft;
}

/**
 * Cuts a block in the middle; both halves need two cells.
 * @param {Draft} draft @param {number} index @returns {Draft}
 */
export function splitBlock(draft, index) {
  const block = draft.blocks[index];
  if (block.length < 4) return draft;
  const length = Math.floor(block.length / 2);
  const [col, row] = cellsOf(block)[length];
  const rest = { ...block, col, row, length: block.length - length };
  const blocks = draft.blocks.map((one, i) => (i === index ? { ...block, length } : one));
  return { ...draft, blocks: [...blocks, rest] };
}

/**
 * The block that continues this one in the same line, if it touches it.
 * @param {Draft} draft @param {number} index
 */
export function neighbourOf(draft, index) {
  const block = draft.blocks[index];
  const begin = (/** @type {Piece} */ { axis, col, row }) => (axis === 'horizontal' ? col : row);
  return draft.blocks.findIndex(
    (other) =>
      other !== block &&
      other.axis === block.axis &&
      lineOf(other) === lineOf(block) &&
      (begin(other) === begin(block) + block.length ||
        begin(block) === begin(other) + other.length),
  );
}

/**
 * Makes one block of this one and its neighbour in line.
 * @param {Draft} draft @param {number} index @returns {Draft}
 */
export function joinBlocks(draft, index) {
  const other = neighbourOf(draft, index);
  if (other < 0) return draft;
  const cells = [...cellsOf(draft.blocks[index]), ...cellsOf(draft.blocks[other])];
  cells.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const joined = pieceBetween(cells[0], cells[cells.length - 1]);
  const target = draft.target === other ? index : draft.target;
  const rest = removeBlock({ ...draft, target }, other);
  const at = index - Number(index > other);
  return replaceBlock(rest, at, /** @type {Piece} */ (joined));
}

/**
 * The block to be freed. The exit comes along to its line, and to a side it can leave by.
 * @param {Draft} draft @param {number} index @returns {Draft}
 */
export function chooseTarget(draft, index) {
  const block = draft.blocks[index];
  if (!block || draft.target === index) return draft;
  const fallback = block.axis === 'horizontal' ? 'right' : 'bottom';
  const side = axisOf(draft.exit) === block.axis ? draft.exit.side : fallback;
  return { ...draft, target: index, exit: { side, line: lineOf(block) } };
}

/** @param {Draft} draft @param {Side} side @param {number} line @returns {Draft} */
export function moveExit(draft, side, line) {
  const lines = side === 'left' || side === 'right' ? draft.rows : draft.cols;
  const within = Math.min(Math.max(line, 0), lines - 1);
  if (side === draft.exit.side && within === draft.exit.line) return draft;
  return { ...draft, exit: { side, line: within } };
}

/** Puts a wall on an empty cell, or takes it away. @param {Draft} draft @param {Cell} cell @returns {Draft} */
export function toggleWall(draft, cell) {
  const { kind } = contentAt(draft, cell);
  if (kind === 'block' || !isInside(draft, cell)) return draft;
  if (kind === 'empty') return { ...draft, walls: [...draft.walls, cell] };
  return { ...draft, walls: draft.walls.filter((wall) => !isSame(wall, cell)) };
}

/**
 * Another size; what falls off the board is gone.
 * @param {Draft} draft @param {number} cols @param {number} rows @returns {Draft}
 */
export function resizeBoard(draft, cols, rows) {
  const [least, most] = limits.side;
  const bad = [cols, rows].some((side) => side < least || side > most);
  if (bad || (cols === draft.cols && rows === draft.rows)) return draft;
  const stays = (/** @type {Cell[]} */ cells) => cells.every(([c, r]) => c < cols && r < rows);
  const blocks = draft.blocks.filter((block) => stays(cellsOf(block)));
  const target = blocks.indexOf(draft.blocks[draft.target]);
  const { side, line } = draft.exit;
  const lines = side === 'left' || side === 'right' ? rows : cols;
  const exit = { side, line: Math.min(line, lines - 1) };
  return { cols, rows, exit, blocks, target, walls: draft.walls.filter((w) => stays([w])) };
}

/** Nothing left on the board. @param {Draft} draft @returns {Draft} */
export const clear = (draft) =>
  draft.blocks.length + draft.walls.length === 0
    ? draft
    : { ...draft, blocks: [], target: -1, walls: [] };

/** @type {Record<Side, Side>} */
const mirrored = { left: 'right', right: 'left', top: 'top', bottom: 'bottom' };

/** Left and right change places. @param {Draft} draft @returns {Draft} */
export function mirror(draft) {
  const { cols, exit } = draft;
  const side = mirrored[exit.side];
  const across = side === 'top' || side === 'bottom';
  return {
    ...draft,
    exit: { side, line: across ? cols - 1 - exit.line : exit.line },
    blocks: draft.blocks.map((block) => ({
      ...block,
      col: cols - block.col - (block.axis === 'horizontal' ? block.length : 1),
    })),
    walls: draft.walls.map(([col, row]) => [cols - 1 - col, row]),
  };
}

/** @type {Record<Side, Side>} */
const turned = { left: 'top', top: 'right', right: 'bottom', bottom: 'left' };

/** A quarter turn clockwise. @param {Draft} draft @returns {Draft} */
export function rotate(draft) {
  const { cols, rows, exit } = draft;
  const upright = exit.side === 'left' || exit.side === 'right';
  return {
    ...draft,
    cols: rows,
    rows: cols,
    exit: { side: turned[exit.side], line: upright ? rows - 1 - exit.line : exit.line },
    blocks: draft.blocks.map(({ col, row, axis, length }) => ({
      col: rows - row - (axis === 'vertical' ? length : 1),
      row: col,
      axis: axis === 'vertical' ? 'horizontal' : 'vertical',
      length,
    })),
    walls: draft.walls.map(([col, row]) => [rows - 1 - row, col]),
  };
}
