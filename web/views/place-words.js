// A cell of the board in words, for those who hear it.

import { t } from '../texts/texts.js';
import { blockName, plural } from '../words.js';

/**
 * What stands on a cell, and what it can do, for those who hear the board: "row 3, column 1: red
 * block, horizontal, 2 cells, can go 1 right".
 * @param {import('../types.js').Puzzle} puzzle
 * @param {import('../playback.js').Place[]} places
 * @param {import('../types.js').Cell} cell
 * @param {{index: number, range: {least: number, most: number} | null, chosen: boolean}} found the
 *   block on the cell, or -1, and how far it can go
 */
export function placeInWords({ blocks, walls }, places, [col, row], { index, range, chosen }) {
  const place = t('placeWords', { row: row + 1, col: col + 1 });
  if (index < 0 || !range) {
    const fixed = walls.some(([c, r]) => c === col && r === row);
    return `${place}: ${t(fixed ? 'fixedBlock' : 'emptyCell')}`;
  }
  const { label, axis, length } = blocks[index];
  const flat = axis === 'horizontal';
  const at = flat ? places[index].col : places[index].row;
  const ways = [
    [at - range.least, t(flat ? 'wayLeft' : 'wayUp')],
    [range.most - at, t(flat ? 'wayRight' : 'wayDown')],
  ].filter(([cells]) => cells !== 0);
  const can =
    ways.length > 0
      ? t('canGo', { ways: ways.map((way) => way.join(' ')).join(` ${t('or')} `) })
      : t('cannotMove');
  const name = label === 'A' ? t('redBlock') : t('blockNamed', { label: blockName(label) });
  const words = [name, t(axis), plural(length, 'cell'), can, ...(chosen ? [t('chosenBlock')] : [])];
  return `${place}: ${words.join(', ')}`;
}
