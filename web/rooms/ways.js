// The ways to a puzzle beside the big button: the camera, the clipboard, a text, an example.

import { linkTo } from '../links.js';
import { t } from '../texts/texts.js';
import { button, el, filePicker } from './dom.js';
import { examples } from './examples.js';
import { openRoom } from './room.js';
import { thumbnail } from './thumbnail.js';

/** @typedef {import('./house.js').House} House */

/** @param {House} house @param {() => void} leave */
function camera({ arrivals }, leave) {
  const picked = (/** @type {File[]} */ files) => {
    leave();
    void arrivals.files(files);
  };
  const more = { accept: 'image/*', capture: 'environment' };
  return filePicker('camera-input', t('takePhoto'), picked, more);
}

/** @param {House} house @param {() => void} leave */
function pasteButton({ arrivals }, leave) {
  const paste = async () => {
    leave();
    await arrivals.clipboard();
  };
  const can = Boolean(navigator.clipboard?.read);
  return can ? button('paste', t('paste'), paste) : null;
}

/** @param {House} house @param {() => void} leave */
function textForm({ arrivals }, leave) {
  const area = el('textarea', {
    id: 'puzzle-text',
    'data-testid': 'puzzle-text',
    rows: 6,
    spellcheck: 'false',
    autocapitalize: 'off',
    placeholder: '..BCCCD.BEFFDAAEG..H..GI.HJJGI.KKLL.',
  });
  const read = () => {
    if (!area.value.trim()) return area.focus();
    leave();
    return void arrivals.text(area.value);
  };
  return el(
    'div',
    { class: 'stack' },
    el('label', { for: 'puzzle-text' }, t('puzzleAsText')),
    area,
    el('p', { class: 'soft' }, t('notationsRead')),
    button('read-text', t('readText'), read, { class: 'primary' }),
  );
}

/** @param {() => void} leave */
const gallery = (leave) =>
  el(
    'ul',
    { class: 'gallery', 'data-testid': 'gallery' },
    ...examples.map(({ notation, moves }) =>
      el(
        'li',
        {},
        el(
          'a',
          { href: linkTo(notation, 0), onclick: leave, 'data-testid': 'example' },
          thumbnail(notation),
          el('span', {}, t('movesCount', { n: moves })),
        ),
      ),
    ),
  );

/** @param {House} house */
export const enterWays = (house) =>
  openRoom('ways', t('waysTitle'), (body, leave) => {
    body.append(
      el('div', { class: 'row' }, camera(house, leave), pasteButton(house, leave)),
      el('h3', {}, t('examples')),
      gallery(leave),
      el('h3', {}, t('asText')),
      textForm(house, leave),
    );
  });
