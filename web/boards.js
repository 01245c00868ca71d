// Boards in our one-line notation as the page itself needs them: their blocks for a small drawing,
// and a key that is the same for a board and its mirror images. The core writes what is read here.

/** @typedef {import('./types.js').Puzzle} Puzzle */
/** @typedef {Pick<Puzzle, 'cols' | 'rows' | 'exit' | 'board'>} Board */

const form = /^(\d+)x(\d+):(left|right|top|bottom)(\d+):(.+)$/;

/**
 * @param {string} notation
 * @returns {Board | null} null when it is not in the one-line form
 */
export function boardIn(notation) {
  const found = form.exec(notation);
  if (!found) return null;
  const [cols, rows, line] = [found[1], found[2], found[4]].map(Number);
  const side = /** @type {import('./types.js').Side} */ (found[3]);
  if (found[5].length !== cols * rows) return null;
  return { cols, rows, exit: { side, line }, board: found[5] };
}

/**
 * The rectangles of a board's blocks and walls, in cells; the target has the label A.
 * @param {Board} board
 */
export function piecesOf({ cols, board }) {
  /** @type {Map<string, {label: string, col: number, row: number, width: number, height: number}>} */
  const pieces = new Map();
  [...board].forEach((label, at) => {
    if (label === '.') return;
    const [col, row] = [at % cols, Math.floor(at / cols)];
    const name = label === 'x' ? `x${at}` : label;
    const piece = pieces.get(name);
    const first = piece ?? { label, col, row, width: 1, height: 1 };
    first.width = col - first.col + 1;
    first.height = row - first.row + 1;
    pieces.set(name, first);
  });
  return [...pieces.values()];
}

/** @type {Record<import('./types.js').Side, import('./types.js').Side>} */
const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' };

/**
 * @param {Board} board
 * @param {'columns' | 'rows'} turned what is put in the reverse order
 * @returns {Board}
 */
export function mirrored({ cols, rows, exit, board }, turned) {
  const lines = Array.from({ length: rows }, (_, row) => board.slice(row * cols, (row + 1) * cols));
  const across = turned === 'columns';
  const cells = across ? lines.map((line) => [...line].reverse().join('')) : lines.reverse();
  const upright = exit.side === 'top' || exit.side === 'bottom';
  const changesSide = across !== upright;
  return {
    cols,
    rows,
    exit: changesSide
      ? { side: opposite[exit.side], line: exit.line }
      : { side: exit.side, line: (across ? cols : rows) - 1 - exit.line },
    board: cells.join(''),
  };
}

/** @param {Board} board @returns {string} the same whatever the blocks but the target are called */
function unlabelled({ cols, rows, exit, board }) {
  /** @type {Map<string, string>} */
  const names = new Map([
    ['.', '.'],
    ['x', 'x'],
    ['A', '*'],
  ]);
  const cells = [...board].map((label) => {
    if (!names.has(label)) names.set(label, String.fromCharCode(0x41 + names.size - 3));
    return names.get(label);
  });
  return `${cols}x${rows}:${exit.side}${exit.line}:${cells.join('')}`;
}

/**
 * A name for a puzzle that its mirror images share.
 * @param {string} notation
 */
export function keyOf(notation) {
  const board = boardIn(notation);
  if (!board) return notation;
  const across = mirrored(board, 'columns');
  const images = [board, across, mirrored(board, 'rows'), mirrored(across, 'rows')];
  return images.map(unlabelled).sort()[0];
}
