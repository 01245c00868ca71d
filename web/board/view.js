// The board on its canvas, and the only file that draws there. It follows the state: a new puzzle
// appears at once, another step is reached by a slide. The frame loop runs only while one does.

import { placesOf, slideAt } from '../playback.js';
import { currentTheme, onTheme } from '../look.js';
import { Backdrop } from './backdrop.js';
import { layoutOf } from './geometry.js';
import { durations, frameOf, stillMillis } from './motion.js';
import { paintBare, paintBoard, paintChute } from './paint.js';
import { paletteFor } from './palette.js';

/** @typedef {import('../types.js').State} State */
/** @typedef {import('../types.js').Puzzle} Puzzle */
/** @typedef {import('../playback.js').Place} Place */
/** @typedef {import('./motion.js').Journey} Journey */
/** @typedef {ReturnType<typeof import('./pieces.js').painters>} Painters */
/** @typedef {[key: string, paint: (ctx: CanvasRenderingContext2D) => void]} Bare the board alone */

/** @type {import('./marks.js').Marks} */
const noMarks = { ghost: null, next: null, moving: -1 };

/** Shown before there is a puzzle. @type {import('./geometry.js').Board} */
const emptyBoard = { cols: 6, rows: 6, exit: { side: 'right', line: 2 } };

const dark = matchMedia('(prefers-color-scheme: dark)');
const still = matchMedia('(prefers-reduced-motion: reduce)');

export class BoardView {
  /** @type {Puzzle | null} */ #puzzle = null;
  /** Where the blocks shall stand, a journey's end. @type {Place[]} */ #to = [];
  #speed = 1;
  #marks = { rest: noMarks, slide: noMarks };
  /** @type {Place[]} */ #places = [];
  /** @type {Journey | null} */ #journey = null;
  #requested = 0;
  #isSized = false; // by the page's layout
  #isNew = false; // a board that is drawn in parts, a frame for each: all at once is a long task
  /** Whether the next of these is on its way. */ #isMoreDue = false;
  #bare = new Backdrop(); // the board alone
  /** What draws blocks comes with the first of them. @type {Painters | null} */
  #painters = null;

  /**
   * @param {HTMLCanvasElement} canvas
   * @param {() => void} onSettled called when a slide has ended by itself
   */
  constructor(canvas, onSettled) {
    const ctx = canvas.getContext('2d');
    if (!ctx) throw new Error('This browser cannot draw on a canvas.');
    this.canvas = canvas;
    this.ctx = ctx;
    this.onSettled = onSettled;
    dark.addEventListener('change', () => this.#redraw());
    onTheme(() => this.#redraw());
    document.addEventListener('visibilitychange', () => this.#redraw());
    watchPixels(canvas, (width, height) => this.#resize(width, height));
  }

  /** @param {State} state */
  show(state) {
    const { puzzle, motion } = state;
    const samePuzzle = puzzle === this.#puzzle;
    this.#speed = state.options.speed;
    this.#mark(state);
    const to = placesOf(state);
    if (samePuzzle && isDeepEqual(to, this.#to)) return;
    this.#puzzle = puzzle;
    this.#to = to;
    this.#isNew ||= !samePuzzle;
    if (!samePuzzle || motion === 'none') this.#jump(to);
    else this.#travel(this.#departure(motion), to, motion);
  }

  /**
   * What is marked at rest: the move that led here and the one to come; on the way: the block that
   * moves, and where it came from.
   * @param {State} state
   */
  #mark(state) {
    const { puzzle, result, step, motion } = state;
    const before = this.#marks;
    if (puzzle && state.hand) {
      const marks = this.#painters?.marksByHand(puzzle, state.hand) ?? noMarks;
      this.#marks = { rest: marks, slide: marks };
      if (!isDeepEqual(before, this.#marks)) this.#redrawSoon();
      return;
    }
    const last = puzzle && slideAt(puzzle, result, step - 1);
    const next = puzzle && slideAt(puzzle, result, step);
    const slides =
      motion === 'slide' && last ? { ghost: last, next: null, moving: last.index } : null;
    this.#marks = { rest: { ghost: last, next, moving: -1 }, slide: slides ?? noMarks };
    if (!isDeepEqual(before, this.#marks)) this.#redrawSoon();
  }

  /**
   * A slide begins where the one before it would have ended, a reset from whatever is seen.
   * @param {'slide' | 'reset' | 'snap'} motion
   */
  #departure(motion) {
    return motion === 'slide' ? (this.#journey?.to ?? this.#places) : this.#places;
  }

  /**
   * A block follows a finger, or is let go again.
   * @param {number} index
   * @param {number | null} along where its first cell is, along its axis; null: where it belongs
   */
  lift(index, along) {
    if (!this.#puzzle) return;
    const flat = this.#puzzle.blocks[index].axis === 'horizontal';
    const lifted = (/** @type {Place} */ place) =>
      flat ? { ...place, col: along ?? place.col } : { ...place, row: along ?? place.row };
    this.#journey = null;
    this.#places = this.#to.map((place, i) => (i === index ? lifted(place) : place));
    this.#redraw();
  }

  /** @param {Place[]} places */
  #jump(places) {
    this.#journey = null;
    this.#places = places;
    this.#redrawSoon();
  }

  /** @param {Place[]} from @param {Place[]} to @param {'slide' | 'reset' | 'snap'} motion */
  #travel(from, to, motion) {
    const millis = (still.matches ? stillMillis : durations[motion]) / this.#speed;
    this.#journey = { from, to, millis, still: still.matches, start: null };
    if (document.hidden) this.#drawUnseen();
    else setTimeout(() => this.#setOut());
  }

  /** What stands still is drawn in a task of its own, not in the first frame. */
  #setOut() {
    if (this.#journey) this.#draw(true);
    this.#redraw();
  }

  /** @param {number} width @param {number} height device pixels */
  #resize(width, height) {
    if (this.#isSized && this.canvas.width === width && this.canvas.height === height) return;
    const isFirst = !this.#isSized;
    this.#isSized = true;
    this.canvas.width = width;
    this.canvas.height = height;
    // At once: a resized canvas is blank. Not the first time, when all of the page is drawn as well.
    if (isFirst) setTimeout(() => this.#draw());
    else this.#draw();
  }

  /**
   * What the first board will be drawn with is got ready while nobody waits for it, a frame for each:
   * the letters' font, and the board alone.
   * @param {Painters} painters
   */
  usePainters(painters) {
    this.#painters = painters;
    if (this.#puzzle) this.#redraw();
    const inFrame = (/** @type {() => void} */ act) =>
      requestAnimationFrame(() => this.#isSized && !this.#puzzle && act());
    inFrame(() => {
      painters.practise(this.#front().front);
      inFrame(() => {
        const { front, looks } = this.#front();
        this.#bare.keep(this.canvas, ...this.#bareOf(emptyBoard, front, looks));
      });
    });
  }

  /** The same once more, for those who watch the canvas. */
  redraw() {
    this.#redraw();
  }

  /** Any number of changes, one drawing. */
  #redraw() {
    if (document.hidden) this.#drawUnseen();
    else if (!this.#requested) this.#requested = requestAnimationFrame((now) => this.#next(now));
  }

  /**
   * The same a frame later: where the board changes at a stroke the page around it does, too, and
   * both in one frame are a task that a finger would notice.
   */
  #redrawSoon() {
    if (document.hidden) this.#drawUnseen();
    else requestAnimationFrame(() => this.#redraw());
  }

  /**
   * The next part of a new board, between the frame that shows the last one and the next: a part and
   * its frame at once are a long task for a slow phone.
   */
  #drawMore() {
    if (document.hidden) this.#drawUnseen();
    else if (!this.#isMoreDue) {
      this.#isMoreDue = true;
      const draw = () => {
        this.#isMoreDue = false;
        if (this.#isNew && !this.#requested) this.#draw();
      };
      requestAnimationFrame(() => setTimeout(draw));
    }
  }

  /**
   * A page in the background gets no frames, but its board may float over another app: moves are
   * made at a stroke, no faster than they would be seen.
   */
  #drawUnseen() {
    cancelAnimationFrame(this.#requested);
    this.#requested = 0;
    const journey = this.#journey;
    if (journey) this.#places = journey.to;
    this.#draw();
    if (!journey) return;
    setTimeout(() => {
      if (this.#journey !== journey) return;
      this.#journey = null;
      this.#draw();
      this.onSettled();
    }, journey.millis);
  }

  /** @param {number} now */
  #next(now) {
    this.#requested = 0;
    const frame = this.#journey && frameOf(this.#journey, now);
    if (frame) this.#places = frame.places;
    if (frame?.done) this.#journey = null;
    this.#draw();
    if (frame?.done) {
      // In a task of its own: what follows is the whole page's, and a slow phone has just drawn.
      setTimeout(() => this.#journey || this.onSettled());
    } else if (frame) {
      this.#redraw();
    }
  }

  /** Indexes of the blocks that are on their way, or lifted. */
  #moving() {
    const from = this.#journey?.from ?? this.#places;
    return from.flatMap(({ col, row }, i) => {
      const to = this.#to[i];
      return to && (to.col !== col || to.row !== row) ? [i] : [];
    });
  }

  /** On a block's way others than before and after it. */
  get #marksNow() {
    return this.#journey ? this.#marks.slide : this.#marks.rest;
  }

  /** The canvas that is seen, and what its colours depend on. */
  #front() {
    const { width, height } = this.canvas;
    const looks = /** @type {const} */ ([dark.matches, currentTheme()]);
    const front = {
      ctx: this.ctx,
      layout: layoutOf(this.#puzzle ?? emptyBoard, width, height),
      palette: paletteFor(...looks),
      ratio: devicePixelRatio,
    };
    return { looks, front };
  }

  /** @param {boolean} [isAhead] only what stands still, for the frames to come */
  #draw(isAhead = false) {
    if (!this.#isSized) return; // drawn as soon as it is
    const { looks, front } = this.#front();
    if (this.#puzzle) {
      this.#drawPuzzle(this.#puzzle, front, looks, isAhead);
    } else {
      this.ctx.clearRect(0, 0, this.canvas.width, this.canvas.height);
      paintBoard(front, emptyBoard); // without a copy, the first screen's longest task otherwise
    }
  }

  /**
   * The board alone, for its backdrop: all it depends on, and how it is painted.
   * @param {import('./geometry.js').Board} board
   * @param {import('./paint.js').Canvas} front
   * @param {readonly unknown[]} looks
   * @returns {Bare}
   */
  #bareOf(board, front, looks) {
    const { cols, rows } = board;
    const key = JSON.stringify([looks, front.ratio, cols, rows]);
    return [key, (ctx) => paintBare({ ...front, ctx }, board)];
  }

  /**
   * @param {Puzzle} puzzle
   * @param {import('./paint.js').Canvas} front
   * @param {readonly unknown[]} looks what its colours depend on
   * @param {boolean} isAhead
   */
  #drawPuzzle(puzzle, front, looks, isAhead) {
    const moving = this.#moving();
    const bare = this.#bareOf(puzzle, front, looks);
    if (moving.length > 0) this.#drawInMotion(puzzle, front, bare, moving, isAhead);
    else if (!isAhead) this.#drawAtRest(puzzle, front, bare);
  }

  /** @param {Puzzle} puzzle @param {import('./paint.js').Canvas} front @param {Bare} bare */
  #drawAtRest(puzzle, front, bare) {
    const marks = this.#marksNow;
    const painters = this.#painters;
    const isPainted = this.#bare.copyTo(this.ctx, ...bare);
    paintChute(front, puzzle);
    if (painters && !(isPainted && this.#isNew)) {
      painters.paintStill(front, puzzle, this.#places, marks, [], this.#isNew);
      painters.paintMoving(front, puzzle, this.#places, marks, []);
      this.#isNew &&= painters.lacks();
    }
    if (painters && this.#isNew) this.#drawMore();
  }

  /**
   * @param {Puzzle} puzzle
   * @param {import('./paint.js').Canvas} front
   * @param {Bare} bare
   * @param {number[]} moving
   * @param {boolean} isAhead
   */
  #drawInMotion(puzzle, front, bare, moving, isAhead) {
    const paint = (/** @type {CanvasRenderingContext2D} */ ctx) => {
      this.#bare.copyTo(ctx, ...bare);
      paintChute({ ...front, ctx }, puzzle);
    };
    const board = { look: bare[0], paint, isAhead };
    this.#painters?.paintFrame(front, puzzle, this.#places, this.#marksNow, moving, board);
  }
}

/** @param {unknown} a @param {unknown} b plain values */
const isDeepEqual = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/**
 * Reports the canvas's size in device pixels, now and whenever layout, rotation or zoom change it.
 * @param {HTMLCanvasElement} canvas
 * @param {(width: number, height: number) => void} onSize
 */
function watchPixels(canvas, onSize) {
  const report = () => {
    const { clientWidth, clientHeight } = canvas;
    const ratio = devicePixelRatio;
    if (clientWidth) onSize(Math.round(clientWidth * ratio), Math.round(clientHeight * ratio));
  };
  const watchRatio = () => {
    const query = matchMedia(`(resolution: ${devicePixelRatio}dppx)`);
    query.addEventListener('change', () => (report(), watchRatio()), { once: true });
  };
  new ResizeObserver(report).observe(canvas);
  watchRatio();
}
