// The plain values that pass between the page's modules; nothing here reaches the browser.

export type Side = 'left' | 'right' | 'top' | 'bottom';
export type Axis = 'horizontal' | 'vertical';
/** Column and row, in cells from the board's top left. */
export type Cell = [col: number, row: number];
/** x, y, width and height in picture pixels. */
export type PictureRect = [number, number, number, number];

export interface Exit {
  side: Side;
  /** A row for left and right, a column for top and bottom, from 0. */
  line: number;
}

export interface Block {
  label: string;
  col: number;
  row: number;
  axis: Axis;
  length: number;
}

export interface Puzzle {
  notation: string;
  board: string;
  cols: number;
  rows: number;
  exit: Exit;
  /** The target is the first one. */
  blocks: Block[];
  walls: Cell[];
  solved: boolean;
  cellsCovered: number;
  /** The notation it was given in; a name of formats(). */
  format?: string;
  /** What people should know of how it was understood. */
  note?: Said;
}

/** A text notation: its name for programs and for people, and what it cannot say. */
export interface Format {
  name: string;
  title: string;
  limits: string;
}

export interface Exported {
  text: string;
  /** What is different about it. */
  note?: Said;
}

/** One puzzle of a list of many; counts that the list does not tell are -1. */
export interface Surveyed {
  notation: string;
  moves: number;
  positions: number;
}

export interface Survey {
  puzzles: Surveyed[];
  /** Lines that held no puzzle, and what was wrong with the first of them. */
  refused: number;
  firstRefusal: EngineFault | null;
}

export interface SurveyProgress {
  done: number;
  total: number;
}

export interface Move {
  block: string;
  from: Cell;
  to: Cell;
}

export interface Level {
  examined: number;
  enqueued: number;
}

export interface SolveResult {
  board: string;
  status: 'solved' | 'unsolvable' | 'stopped' | 'invalid';
  /** Why there is no solution, where it can be told in words. */
  reason?: Said & { code: string };
  /** False: not all positions were counted, see Solution in solver.h. */
  complete: boolean;
  moves: number;
  steps: number;
  examined: number;
  enqueued: number;
  /** Successors really generated; the other examined ones were only counted. */
  generated: number;
  /** The most memory that was in use for positions. */
  peakBytes: number;
  queueMaximum: number;
  queueFinal: number;
  level: number;
  millis: number;
  levels: Level[];
  solution: Move[];
  /** So many of the first moves were made by hand, and need not be the best. */
  byHand?: number;
  error?: EngineFault;
}

/**
 * What is known of all positions that can be reached. Moves can be taken back, so there are no
 * dead ends: `status` is the same for every one of them.
 */
export interface FieldSummary {
  board: string;
  notation: string;
  status: 'solved' | 'unsolvable' | 'stopped' | 'invalid';
  stoppedBy?: string;
  /** The fewest from the start; 0 when unsolvable. */
  moves: number;
  positions: number;
  /** Positions in which the target touches the exit edge. */
  solved: number;
  /** Different shortest solutions. */
  solutions: number;
  /** By move: whether every shortest solution makes the same there. */
  forced: boolean[];
  /** Positions by their fewest moves to the exit. */
  atDistance: number[];
  /** Notations of some positions that are farthest away. */
  farthest: string[];
  peakBytes: number;
  millis: number;
  error?: EngineFault;
}

export interface Distance {
  /** Fewest moves to the exit; null when there is no way out. */
  moves: number | null;
  /** All moves that lead one nearer; blocks labelled as in the puzzle that was explored. */
  best: Move[];
}

export interface Progress {
  level: number;
  examined: number;
  enqueued: number;
  generated: number;
  queued: number;
  millis: number;
}

export interface Limits {
  millis: number;
  positions: number;
  bytes: number;
}

export interface Size {
  width: number;
  height: number;
}

/** What the engine says to people: in English, and as which sentence with what in it. */
export interface Said {
  message: string;
  sentence?: string;
  values?: Record<string, string>;
}

export interface EngineFault extends Said {
  code: string;
  place?: PictureRect;
  picture?: Size;
  /** Of a text that is no puzzle. */
  origin?: TextOrigin;
}

/** What the scanner says of a reading beyond the board itself. */
export interface ReadingDetails {
  /** How sure each cell is, 0…1, row by row. */
  cells: number[];
  exitConfidence: number;
  targetConfidence: number;
  /** The board's corners in picture pixels, clockwise from its top left. */
  corners: [number, number][];
  /** Other close readings in the one-line notation, best first. */
  alternatives: string[];
}

export interface ScanValue extends Partial<ReadingDetails> {
  notation: string;
  confidence: number;
  rect: PictureRect;
  picture: Size;
  decodeMillis: number;
  millis: number;
}

export type ScanOutcome = ScanValue | { error: EngineFault; picture?: Size };
export type DescribeOutcome = Puzzle | { error: EngineFault };

/** What the WebAssembly module binds. */
export interface Core {
  input(size: number): Uint8Array | null;
  scan(): ScanOutcome;
  describe(notation: string): DescribeOutcome;
  solve(notation: string, limits: Limits, onProgress: (p: Progress) => boolean): SolveResult;
  /** In any notation. */
  count(puzzle: string, limits: Limits): Surveyed | { error: EngineFault };
  explore(notation: string, limits: Limits, onProgress: (p: Progress) => boolean): FieldSummary;
  distance(notation: string): Distance | { error: EngineFault };
  formats(): Format[];
  exportAs(notation: string, format: string): Exported | { error: EngineFault };
}

/** Where a text came from, which decides the advice when it is no puzzle. */
export type TextOrigin = 'link' | 'text';

export type Request =
  | { action: 'scan'; file: Blob; bytes?: Uint8Array | null }
  | { action: 'warmUp' }
  | { action: 'describe'; notation: string; origin?: TextOrigin }
  | { action: 'formats' }
  | { action: 'exportAs'; notation: string; format: string }
  | { action: 'survey'; text: string; limits: Limits }
  | { action: 'solve'; notation: string; limits: Limits }
  | { action: 'explore'; notation: string; limits: Limits }
  | { action: 'distance'; notation: string };

/** A picture read: the board in it, and where it lies. */
export interface Reading {
  puzzle: Puzzle;
  confidence: number;
  reading: ReadingDetails | null;
  rect: PictureRect;
  picture: Size;
}

export type StateName =
  | 'empty'
  | 'scanning'
  | 'not-solved'
  | 'solving'
  | 'playing'
  | 'at-first-step'
  | 'at-other-step'
  | 'at-last-step'
  | 'no-solution'
  | 'by-hand';

/** What a user can ask for; the rows of `accepted` in state.js say when. */
export type Action =
  'newPuzzle' | 'solve' | 'play' | 'forward' | 'back' | 'reset' | 'seek' | 'takeOver';

export interface Outline {
  kind: 'board' | 'problem';
  rect: PictureRect;
  /** Of a board, clockwise from its top left: it may lean. */
  corners?: [number, number][];
  size: Size;
}

export interface Picture {
  file: Blob;
  name: string;
  outline: Outline | null;
}

export type Tone = 'plain' | 'good' | 'doubt' | 'bad';

export interface Message {
  tone: Tone;
  text: string;
}

/** How a solution is played; people choose. */
export interface Options {
  /** How many times as fast as usual. */
  speed: number;
  /** From the start again after the end. */
  loop: boolean;
}

/** A board being played by hand. */
export interface Hand {
  /** Those after `at` were taken back and can be made again. */
  moves: readonly Move[];
  /** Moves made. */
  at: number;
  /** The block chosen by a tap, an index into the puzzle's, or -1. */
  chosen: number;
  /** 1: which block; 2: where to as well. */
  hint: 0 | 1 | 2;
  /** Moves left from here; null while that is not known, -1 where no way leads out. */
  left: number | null;
  /** The best next move, once known. */
  next: Move | null;
}

export interface State {
  name: StateName;
  /** The newest request to the engine; answers to older ones are ignored. */
  job: number;
  /** Where a failed reading or an aborted solve goes back to. */
  resume: StateName;
  puzzle: Puzzle | null;
  /** 0…1; from 0.9 on the reading can be relied upon. */
  confidence: number;
  /** What the scanner said of the board, if it came from a picture. */
  reading: ReadingDetails | null;
  /** A person has checked the board. */
  confirmed: boolean;
  result: SolveResult | null;
  /** Moves made, the one under way included. */
  step: number;
  /** How the board reaches this step from the one shown before. */
  motion: 'none' | 'slide' | 'reset' | 'snap';
  picture: Picture | null;
  progress: Progress | null;
  options: Options;
  hand: Hand | null;
  /** Something to say once, until the user does something else. */
  notice: Message | null;
}

export type Event =
  | { type: 'reading'; job: number; picture: Picture | null }
  | {
      type: 'read';
      job: number;
      puzzle: Puzzle;
      confidence: number;
      /** Null for a board that has no place in a picture. */
      outline: Outline | null;
      reading?: ReadingDetails | null;
      confirmed?: boolean;
    }
  /** The picture shows the puzzle that is solved already, after so many moves. */
  | { type: 'resynced'; job: number; step: number; outline: Outline }
  | { type: 'readingFailed'; job: number; error: EngineFault }
  | { type: 'solve'; job: number }
  | { type: 'progress'; job: number; progress: Progress }
  | { type: 'solved'; job: number; result: SolveResult }
  | { type: 'solveFailed'; job: number; error: EngineFault }
  | { type: 'play' }
  | { type: 'forward' }
  | { type: 'back' }
  | { type: 'reset' }
  /** To a step, whatever is shown now. */
  | { type: 'seek'; step: number }
  | { type: 'takeOver' }
  | { type: 'handMove'; move: Move; motion: State['motion'] }
  | { type: 'pick'; block: number }
  | { type: 'hint' }
  | { type: 'left'; hand: Hand; left: number; next: Move | null }
  | { type: 'leave' }
  | { type: 'choose'; options: Partial<Options> }
  | { type: 'settled' }
  | { type: 'notice'; notice: Message };

/** A view shows the state; it must bear being called again with the same one. */
export type View = (state: State) => void;
