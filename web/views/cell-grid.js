// A board's cells for keyboards and screen readers, after the ARIA Authoring Practices' grid
// pattern: one tab stop, arrow keys inside. The cells lie over the drawn board and are seen only
// by their focus ring; fingers and mice go through them to what is drawn.

import { make } from '../page.js';

/** @typedef {import('../types.js').Cell} Cell */

/** @type {Record<string, (cell: Cell, board: Size) => Cell>} */
const steps = {
  ArrowLeft: ([col, row]) => [Math.max(0, col - 1), row],
  ArrowRight: ([col, row], { cols }) => [Math.min(cols - 1, col + 1), row],
  ArrowUp: ([col, row]) => [col, Math.max(0, row - 1)],
  ArrowDown: ([col, row], { rows }) => [col, Math.min(rows - 1, row + 1)],
  Home: ([, row]) => [0, row],
  End: ([, row], { cols }) => [cols - 1, row],
};

/** @typedef {{cols: number, rows: number}} Size */
/**
 * `key` sees every key first and tells whether it used it; `activate` is Enter, Space or a click
 * of a screen reader.
 * @typedef {{activate: (cell: Cell) => void, key: (event: KeyboardEvent, cell: Cell) => boolean}} Acts
 */

export class CellGrid {
  /** @type {HTMLElement[]} */ #cells = [];
  /** @type {Size} */ #size = { cols: 0, rows: 0 };
  /** @type {Cell} */ #at = [0, 0];

  /** @param {HTMLElement} element @param {Acts} acts */
  constructor(element, acts) {
    this.element = element;
    this.acts = acts;
    element.addEventListener('keydown', (event) => this.#onKey(event));
    element.addEventListener('click', ({ target }) => {
      const index = this.#cells.indexOf(/** @type {HTMLElement} */ (target));
      if (index >= 0) acts.activate(this.#cellOf(index));
    });
    element.addEventListener('focusin', ({ target }) => {
      const index = this.#cells.indexOf(/** @type {HTMLElement} */ (target));
      if (index >= 0) this.#point(this.#cellOf(index));
    });
  }

  /**
   * @param {Size} size
   * @param {(cell: Cell) => string} label what is read out at a cell
   */
  show({ cols, rows }, label) {
    if (cols !== this.#size.cols || rows !== this.#size.rows) this.#build(cols, rows);
    this.#cells.forEach((cell, index) => {
      const text = label(this.#cellOf(index));
      if (cell.getAttribute('aria-label') !== text) cell.setAttribute('aria-label', text);
    });
  }

  /** Where the cells lie, in CSS pixels. @param {{x: number, y: number, width: number, height: number}} rect */
  place({ x, y, width, height }) {
    const { style } = this.element;
    style.left = `${x}px`;
    style.top = `${y}px`;
    style.width = `${width}px`;
    style.height = `${height}px`;
  }

  /** Moves the focus to a cell. @param {Cell} cell */
  focus(cell) {
    this.#point(cell);
    this.#cells[cell[1] * this.#size.cols + cell[0]]?.focus({ preventScroll: true });
  }

  /** @param {number} cols @param {number} rows */
  #build(cols, rows) {
    const hadFocus = this.element.contains(document.activeElement);
    const lines = Array.from({ length: rows }, () => {
      const line = make('div');
      line.setAttribute('role', 'row');
      line.append(...Array.from({ length: cols }, newCell));
      return line;
    });
    this.element.replaceChildren(...lines);
    this.#cells = lines.flatMap((line) => /** @type {HTMLElement[]} */ ([...line.children]));
    this.#size = { cols, rows };
    const [col, row] = this.#at;
    this.#point([Math.min(col, cols - 1), Math.min(row, rows - 1)]);
    if (hadFocus) this.focus(this.#at);
  }

  /** @param {number} index @returns {Cell} */
  #cellOf(index) {
    return [index % this.#size.cols, Math.floor(index / this.#size.cols)];
  }

  /** The one cell that Tab reaches. @param {Cell} cell */
  #point(cell) {
    this.#at = cell;
    const at = cell[1] * this.#size.cols + cell[0];
    this.#cells.forEach((one, index) => (one.tabIndex = index === at ? 0 : -1));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (this.acts.key(event, this.#at)) {
      event.preventDefault();
    } else if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      this.acts.activate(this.#at);
    } else if (steps[event.key] && !event.shiftKey) {
      event.preventDefault();
      this.focus(steps[event.key](this.#at, this.#size));
    }
  }
}

function newCell() {
  const cell = make('div');
  cell.setAttribute('role', 'gridcell');
  cell.tabIndex = -1;
  return cell;
}
