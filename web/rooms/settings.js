// Settings, how to install the page, and a plain word on what is kept where.

import { canInstall, install, isInstalled } from '../install.js';
import { choose, settings } from '../settings.js';
import { themes, useTheme } from '../look.js';
import { languages, t } from '../texts/texts.js';
import { button, choiceOf, el } from './dom.js';
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

/**
 * @param {'language' | 'theme'} name
 * @param {Parameters<typeof choiceOf>[1]} options
 * @param {(value: string) => void} use
 */
function list(name, options, use) {
  const choice = choiceOf(name, options, (value) => {
    choose({ [name]: value });
    use(value);
  });
  choice.value = settings()[name];
  return choice;
}

/** @param {'language' | 'theme'} name of the list after it */
const labelFor = (name) => el('label', { for: name }, t(name));

/** @param {() => void} reload every text anew */
function languageChoice(reload) {
  const own = Object.entries(languages).map(
    ([code, name]) => /** @type {const} */ ([code, name, { lang: code }]),
  );
  return list('language', [['auto', t('languageAuto')], ...own], reload);
}

/** The board changes at once, behind this room. */
const themeChoice = () =>
  list(
    'theme',
    themes.map((theme) => [theme, t(themeNames[theme])]),
    useTheme,
  );

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
      el('div', {}, labelFor('theme'), themeChoice()),
      checkbox('sounds', t('sounds')),
      checkbox('haptics', t('haptics')),
      el('h3', {}, t('library')),
      checkbox('keepPictures', t('keepPictures')),
      el('h3', {}, t('installing')),
      installPart(),
      el('h3', {}, labelFor('language')),
      languageChoice(reload),
      el('h3', {}, t('privacy')),
      el('p', {}, t('privacySays')),
    );
  });
