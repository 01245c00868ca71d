// Which way blocks can go on a board as it stands, and the moves that take them there. Pure values.

/** @typedef {import('./types.js').Puzzle} Puzzle */
/** @typedef {import('./types.js').Move} Move */
/** @typedef {import('./types.js').Cell} Cell */
/** @typedef {import('./playback.js').Place} Place */

/**
 * How far a block can go either way, as its first cell's place along its own axis.
 * @param {Puzzle} puzzle
 * @param {Place[]} places
 * @param {number} index
 * @returns {{least: number, most: number}} columns for a horizontal block, rows for an upright one
 */
export function rangeOf({ cols, rows, blocks, walls }, places, index) {
  const { axis, length } = blocks[index];
  const flat = axis === 'horizontal';
  const taken = new Set(walls.map(([col, row]) => row * cols + col));
  blocks.forEach((block, i) => {
    for (let n = 0; n < block.length && i !== index; n += 1) {
      const { col, row } = places[i];
      const [c, r] = block.axis === 'horizontal' ? [col + n, row] : [col, row + n];
      if (c >= 0 && c < cols) taken.add(r * cols + c); // the target may be outside
    }
  });
  const { col, row } = places[index];
  const isFree = (/** @type {number} */ at) =>
    at >= 0 && at < (flat ? cols : rows) && !taken.has(flat ? row * cols + at : at * cols + col);
  let [least, most] = flat ? [col, col] : [row, row];
  while (isFree(least - 1)) least -= 1;
  while (isFree(most + length)) most += 1;
  return { least, most };
}

/**
 * The move that takes a block to a place along its axis; none where it stands there already.
 * @param {Puzzle} puzzle
 * @param {Place[]} places
 * @param {number} index
 * @param {number} along held within its range
 * @returns {Move | null}
 */
export function moveTo(puzzle, places, index, along) {
  const { least, most } = rangeOf(puzzle, places, index);
  const end = Math.min(Math.max(along, least), most);
  const { col, row } = places[index];
  const { axis, label } = puzzle.blocks[index];
  /** @type {Cell} */
  const to = axis === 'horizontal' ? [end, row] : [col, end];
  return to[0] === col && to[1] === row ? null : { block: label, from: [col, row], to };
}

/**
 * The move by which a block comes to cover a cell of its own line, if it can.
 * @param {Puzzle} puzzle
 * @param {Place[]} places
 * @param {number} index
 * @param {Cell} cell
 */
export function moveOnto(puzzle, places, index, cell) {
  const { axis, length } = puzzle.blocks[index];
  const flat = axis === 'horizontal';
  const { col, row } = places[index];
  const [begin, wanted] = flat ? [col, cell[0]] : [row, cell[1]];
  if ((flat ? cell[1] : cell[0]) !== (flat ? row : col)) return null;
  const along = wanted < begin ? wanted : wanted - length + 1;
  const { least, most } = rangeOf(puzzle, places, index);
  const reachable = along >= least && along <= most && (wanted < begin || wanted >= begin + length);
  return reachable ? moveTo(puzzle, places, index, along) : null;
}

/**
 * The block on a cell, or -1.
 * @param {Puzzle} puzzle
 * @param {Place[]} places
 * @param {Cell} cell
 */
export const blockAt = ({ blocks }, places, [c, r]) =>
  blocks.findIndex(({ axis, length }, i) => {
    const { col, row } = places[i];
    return axis === 'horizontal'
      ? r === row && c >= col && c < col + length
      : c === col && r >= row && r < row + length;
  });
