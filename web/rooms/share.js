// Taking the puzzle elsewhere: as a link, as a picture, as a text in any notation that can say it.

import { canShare, download, share } from '../hand-over.js';
import { linkTo } from '../links.js';
import { toast } from '../toast.js';
import { engineText, saidText, t } from '../texts/texts.js';
import { button, choiceOf, el } from './dom.js';
import { openRoom } from './room.js';
import { whyOf } from './why.js';

/** @typedef {import('./house.js').House} House */
/** @typedef {import('../types.js').State} State */
/** @typedef {import('../types.js').Format} Format */

/** @param {string} text */
async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('copied'));
  } catch {
    toast(t('copyRefused'));
  }
}

/** @param {ShareData} what */
async function shareSheet(what) {
  if (!(await share(what))) toast(t('shareRefused'));
}

/** @param {string} link */
function linkPart(link) {
  const field = el('input', {
    type: 'text',
    readonly: true,
    value: link,
    'aria-label': t('link'),
    'data-testid': 'share-link',
    onfocus: () => field.select(),
  });
  return el(
    'section',
    { class: 'stack' },
    el('h3', {}, t('link')),
    el('p', { class: 'soft' }, t('linkSays')),
    field,
    el(
      'div',
      { class: 'row' },
      button('copy-link', t('copyLink'), () => copyText(link), { class: 'primary' }),
      'share' in navigator
        ? button('share-sheet', t('shareSheet'), () =>
            shareSheet({ title: 'Unblocker', url: link }),
          )
        : null,
    ),
  );
}

/** @param {State} state */
function picturePart({ puzzle, result, step }) {
  const make = async () => {
    const { snapshot } = await import('../board/snapshot.js');
    if (!puzzle) throw new Error('There is no board.');
    return snapshot(puzzle, result, step);
  };
  const copy = async () => {
    try {
      // The promise itself: Safari wants the clipboard asked within the tap.
      await navigator.clipboard.write([new ClipboardItem({ 'image/png': make() })]);
      toast(t('copied'));
    } catch {
      toast(t('copyRefused'));
    }
  };
  const shareIt = async () => {
    const file = new File([await make()], 'unblocker.png', { type: 'image/png' });
    if (canShare(file)) await shareSheet({ files: [file] });
    else download(file.name, file);
  };
  return el(
    'section',
    { class: 'stack' },
    el('h3', {}, t('pictureOfBoard')),
    el(
      'div',
      { class: 'row' },
      button('save-picture', t('savePicture'), async () => download('unblocker.png', await make())),
      'clipboard' in navigator ? button('copy-picture', t('copyPicture'), copy) : null,
      'share' in navigator ? button('share-picture', t('sharePicture'), shareIt) : null,
    ),
  );
}

/**
 * @param {House} house
 * @param {string} notation
 * @param {Format[]} formats
 */
function textPart({ clerk }, notation, formats) {
  const output = el('textarea', { rows: 6, readonly: true, 'data-testid': 'export-text' });
  const limits = el('p', { class: 'soft', 'data-testid': 'export-limits' });
  const note = el('p', { class: 'note', role: 'status', 'data-testid': 'export-note' });
  const choice = choiceOf(
    'export-format',
    formats.map(({ name, title }) => [name, engineText(`n-${name}`, title)]),
    show,
  );
  async function show() {
    const format = formats[choice.selectedIndex];
    const what = format.limits && engineText(`l-${format.name}`, format.limits);
    limits.textContent = what ? t('limits', { what }) : t('noLimits');
    try {
      const exported = await clerk((engine, signal) =>
        engine.exportAs(notation, format.name, { signal }),
      );
      output.value = exported.text;
      note.textContent = exported.note ? saidText(exported.note) : '';
    } catch (cause) {
      output.value = '';
      note.textContent = whyOf(cause);
    }
    copy.disabled = save.disabled = output.value === '';
  }
  const copy = button('copy-text', t('copyText'), () => copyText(output.value));
  const save = button('save-text', t('saveText'), () =>
    download('puzzle.txt', new Blob([output.value], { type: 'text/plain' })),
  );
  output.setAttribute('aria-label', t('asText'));
  void show();
  return el(
    'section',
    { class: 'stack' },
    el('h3', {}, t('asText')),
    el('label', { for: 'export-format' }, t('notation')),
    choice,
    limits,
    output,
    note,
    el('div', { class: 'row' }, copy, save),
  );
}

/** @param {House} house */
export async function enterShare(house) {
  const state = house.state();
  const { puzzle } = state;
  if (!puzzle) {
    toast(t('nothingToShare'));
    return;
  }
  const formats = await house.clerk((engine, signal) => engine.formats({ signal }));
  await openRoom('share', t('shareTitle'), (body) =>
    body.append(
      linkPart(linkTo(puzzle.notation, state.result ? state.step : 0)),
      picturePart(state),
      textPart(house, puzzle.notation, formats),
    ),
  );
}
