// Settings, how to install the page, and a plain word on what is kept where.

import { canInstall, install, isInstalled } from '../install.js';
import { choose, settings } from '../settings.js';
import { themes, useTheme } from '../look.js';
import { languages, t } from '../texts/texts.js';
import { button, el } from './dom.js';
import { openRoom } from './room.js';

const themeNames = /** @type {const} */ ({
  auto: 'themeAuto',
  wood: 'themeWood',
  plain: 'themePlain',
  contrast: 'themeContrast',
});

/** @typedef {'solveShared' | 'solveAll' | 'keepPictures' | 'sounds' | 'haptics'} Switch */

/** @param {Switch} name @param {string} text */
function checkbox(name, text) {
  const box = el('input', {
    type: 'checkbox',
    'data-testid': name,
    checked: settings()[name],
    onchange: () => choose({ [name]: box.checked }),
  });
  return el('label', { class: 'choice' }, box, el('span', {}, text));
}

/** @param {() => void} reload */
function languageChoice(reload) {
  const options = [['auto', t('languageAuto')], ...Object.entries(languages)];
  const select = el(
    'select',
    {
      id: 'language',
      'data-testid': 'language',
      onchange() {
        choose({ language: select.value });
        reload(); // every text anew
      },
    },
    ...options.map(([code, name]) =>
      el('option', { value: code, lang: code === 'auto' ? null : code }, name),
    ),
  );
  select.value = settings().language;
  return el('div', {}, el('label', { for: 'language' }, t('language')), select);
}

/** The board changes at once, behind this room. */
function themeChoice() {
  const select = el(
    'select',
    {
      id: 'theme',
      'data-testid': 'theme',
      onchange() {
        choose({ theme: select.value });
        useTheme(select.value);
      },
    },
    ...themes.map((theme) => el('option', { value: theme }, t(themeNames[theme]))),
  );
  select.value = settings().theme;
  return el('div', {}, el('label', { for: 'theme' }, t('theme')), select);
}

/** Safari has no way to ask: there it is said how. */
function installPart() {
  if (isInstalled()) return el('p', {}, t('installed'));
  if (canInstall()) return button('install', t('install'), install, { class: 'primary' });
  const apple = /iPhone|iPad|Macintosh/.test(navigator.userAgent);
  return el('p', { 'data-testid': 'install-how' }, t(apple ? 'installApple' : 'installElsewhere'));
}

/** @param {() => void} reload the page anew, with the same board */
export const enterSettings = (reload) =>
  openRoom('settings', t('settings'), (body) => {
    body.append(
      el('h3', {}, t('solvingTitle')),
      checkbox('solveShared', t('solveShared')),
      checkbox('solveAll', t('solveAll')),
      el('h3', {}, t('look')),
      themeChoice(),
      checkbox('sounds', t('sounds')),
      checkbox('haptics', t('haptics')),
      el('h3', {}, t('library')),
      checkbox('keepPictures', t('keepPictures')),
      el('h3', {}, t('installing')),
      installPart(),
      el('h3', {}, t('language')),
      languageChoice(reload),
      el('h3', {}, t('privacy')),
      el('p', {}, t('privacySays')),
    );
  });
