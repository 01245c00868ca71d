// What a search has proven, as one sentence.

import { afterHand } from '../messages.js';
import { saidText, t } from '../texts/texts.js';
import { plural } from '../words.js';

/** @typedef {import('../types.js').SolveResult} SolveResult */

/** @type {Record<SolveResult['status'], (r: SolveResult) => string>} */
const outcomes = {
  solved: ({ moves, steps }) =>
    moves === 0
      ? t('solvedAlready')
      : t('solvedOutcome', { moves: plural(moves, 'move'), cells: plural(steps, 'cell') }),
  unsolvable: ({ level, reason }) =>
    reason ? t('outcomeBecause', { reason: saidText(reason) }) : t('unsolvableOutcome', { level }),
  stopped: ({ level }) => t('stoppedOutcome', { level, moves: plural(level, 'move') }),
  invalid: () => t('invalidOutcome'),
};

/** @param {SolveResult} result */
export const outcomeOf = (result) =>
  result.byHand ? afterHand(result) : outcomes[result.status](result);
