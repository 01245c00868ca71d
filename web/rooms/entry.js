// One puzzle of the library: to open, to name, to write notes on, to delete.

import { classOf } from '../library/entry.js';
import { locale, numeral, t } from '../texts/texts.js';
import { toast } from '../toast.js';
import { button, el } from './dom.js';
import { openRoom } from './room.js';
import { thumbnail } from './thumbnail.js';

/** @typedef {import('./house.js').House} House */
/** @typedef {import('../library/entry.js').Entry} Entry */

/** @param {Entry} entry */
function factsOf(entry) {
  /** @type {[string, string][]} */
  const facts = [
    [t('difficulty'), t(classOf(entry))],
    [t('moves'), entry.status === 'solved' ? numeral(entry.moves) : '–'],
    [t('steps'), entry.status === 'solved' ? numeral(entry.steps) : '–'],
    [t('positions'), numeral(entry.positions)],
    [t('added'), new Date(entry.added).toLocaleString(locale(), { dateStyle: 'medium' })],
  ];
  if (entry.mirrored) facts.push([t('mirrorSeen'), t('yes')]);
  const terms = facts.flatMap(([term, value]) => [el('dt', {}, term), el('dd', {}, value)]);
  return el('dl', { class: 'totals' }, ...terms);
}

/** @param {House} house @param {Entry} entry */
async function sourcePicture({ library }, { key }) {
  const picture = await library.pictureOf(key);
  if (!picture) return null;
  const url = URL.createObjectURL(new Blob([picture.bytes], { type: picture.type }));
  return el('img', { src: url, alt: t('sourcePicture'), class: 'source', 'data-testid': 'source' });
}

/**
 * @param {House} house
 * @param {Entry} entry
 * @param {() => Promise<void>} changed
 */
export async function enterEntry(house, entry, changed) {
  const picture = await sourcePicture(house, entry);
  const name = el('input', { id: 'entry-name', value: entry.name, 'data-testid': 'entry-name' });
  const notes = el('textarea', { id: 'entry-notes', rows: 3, 'data-testid': 'entry-notes' });
  notes.value = entry.notes;
  let isRemoved = false;
  const room = await openRoom('entry', entry.name || t(classOf(entry)), (body, leave) => {
    async function remove() {
      isRemoved = true;
      const undo = await house.library.remove(entry);
      leave();
      await changed();
      const act = async () => (await undo(), await changed());
      toast(t('deleted'), { name: t('undo'), act }, 10_000);
    }
    body.append(
      el('div', { class: 'entry-board' }, thumbnail(entry.notation), factsOf(entry)),
      el(
        'div',
        { class: 'row' },
        button('entry-open', t('open'), () => house.arrivals.text(entry.notation), {
          class: 'primary',
        }),
        button('entry-delete', t('delete'), remove, { class: 'danger' }),
      ),
      el('label', { for: 'entry-name' }, t('name')),
      name,
      el('label', { for: 'entry-notes' }, t('notes')),
      notes,
      button('entry-save', t('save'), leave),
      picture ?? '',
    );
  });
  // However it is left: what was typed is not lost.
  room.addEventListener('close', async () => {
    const typed = { name: name.value.trim(), notes: notes.value };
    if (isRemoved || (typed.name === entry.name && typed.notes === entry.notes)) return;
    await house.library.rewrite({ ...entry, ...typed });
    await changed();
  });
}
