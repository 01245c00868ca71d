// A solution cut into cards of a few moves, as many as one keeps in mind while the game is in front.
// Pure values; the drawing is elsewhere.

import { placesAt, slideAt, stopsOf } from '../playback.js';
import { t } from '../texts/texts.js';
import { moveInWords } from '../words.js';

/** @typedef {import('../types.js').Puzzle} Puzzle */
/** @typedef {import('../types.js').SolveResult} SolveResult */
/** @typedef {import('../playback.js').Place} Place */
/**
 * @typedef {object} Card
 * @property {number} first the first of its moves, from 1
 * @property {number} last
 * @property {{index: number, text: string}[]} moves the block moved, and the move in words
 * @property {Place[]} before
 * @property {Place[]} after
 */

/** What people remember at a glance. */
export const movesOnCard = 4;

/** @param {SolveResult} result */
export const cardCount = (result) => Math.ceil(stopsOf(result) / movesOnCard);

/**
 * The card that shows what comes after so many moves.
 * @param {SolveResult} result
 * @param {number} step
 */
export const cardAt = (result, step) =>
  Math.min(Math.floor(step / movesOnCard), cardCount(result) - 1);

/**
 * @param {Puzzle} puzzle
 * @param {SolveResult} result solved
 * @param {number} card from 0
 * @returns {Card}
 */
export function cardOf(puzzle, result, card) {
  const begin = card * movesOnCard;
  const end = Math.min(begin + movesOnCard, stopsOf(result));
  const moves = [];
  for (let step = begin; step < end; step += 1) {
    const move = result.solution[step];
    const index = slideAt(puzzle, result, step)?.index ?? 0;
    moves.push({ index, text: move ? moveInWords(move) : t('redLeaves') });
  }
  return {
    first: begin + 1,
    last: end,
    moves,
    before: placesAt(puzzle, result, begin),
    after: placesAt(puzzle, result, end),
  };
}

/** @param {Puzzle} puzzle @param {SolveResult} result */
export const allCards = (puzzle, result) =>
  Array.from({ length: cardCount(result) }, (_, card) => cardOf(puzzle, result, card));
