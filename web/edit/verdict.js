// What the editor says of a draft: the first fault in words, or how many moves the board takes, and
// whether that is what the game says.

import { find, say } from '../page.js';
import { t } from '../texts/texts.js';
import { plural } from '../words.js';
import { notationOf } from './draft.js';

/** @typedef {import('../types.js').SolveResult} SolveResult */
/** A quick solve; nothing when it was given up. */
/** @typedef {(notation: string) => Promise<SolveResult | null>} Ask */

/** The board is not solved at every step of a drag. */
const pauseMillis = 150;

/**
 * @param {SolveResult} result
 * @param {number} said what the game says, 0 for nothing
 * @param {boolean} doubted whether cells are still marked
 */
function outcome(result, said, doubted) {
  if (result.status === 'unsolvable') {
    return t(doubted ? 'verdictDoubted' : 'verdictUnsolvable');
  }
  if (result.status !== 'solved') return t('verdictLarge');
  const moves = plural(result.moves, 'move');
  if (!said) return t('verdictSolved', { moves });
  if (said === result.moves) return t('verdictAsSaid', { moves });
  return t(said > result.moves ? 'verdictFewer' : 'verdictMore', { moves });
}

/**
 * @param {Ask} ask
 * @param {(differs: boolean) => void} onDiffers the game's number began or ceased to be another one
 */
export function createVerdict(ask, onDiffers) {
  const line = find('editor-verdict', HTMLElement);
  const field = find('editor-said', HTMLInputElement);
  /** @type {SolveResult | null} */
  let result = null;
  let solved = '';
  let lead = '';
  let differs = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  const tell = () => {
    if (!result) return;
    line.dataset.tone = result.status === 'solved' ? 'good' : 'doubt';
    const said = Number(field.value);
    say(line, lead + outcome(result, said, lead !== ''));
    const isOther = result.status === 'solved' && said > 0 && said !== result.moves;
    if (isOther === differs) return;
    differs = isOther;
    onDiffers(differs); // which shows it all again, with the cells to look at
  };
  field.addEventListener('input', tell);

  const solve = async (/** @type {string} */ notation) => {
    const answer = await ask(notation);
    if (notation !== solved || !answer) return;
    result = answer;
    tell();
  };

  return {
    /** Another game, another number. */
    begin() {
      field.value = '';
      differs = false;
    },
    /**
     * @param {import('./session.js').Session} session
     * @param {string} before said first
     * @param {import('./faults.js').Fault | null} fault
     */
    show(session, before, fault) {
      lead = before;
      const notation = fault || session.cornering ? '' : notationOf(session.history.now);
      if (notation === solved && result) return tell();
      clearTimeout(timer);
      if (notation !== solved) result = null;
      solved = notation;
      line.dataset.tone = fault ? 'bad' : 'plain';
      say(line, lead + (fault && !session.cornering ? fault.text : ''));
      if (notation) timer = setTimeout(() => solve(notation), pauseMillis);
      return undefined;
    },
  };
}
