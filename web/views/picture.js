// Original image: the picture as it came, whether it could be read or not, with the board that was
// found in it outlined, or the place that made trouble.

import { find, make, whenChanged, whenSeen } from '../page.js';
import { urlOf } from '../picture-url.js';
import { svg } from '../svg.js';
import { t } from '../texts/texts.js';

/** @typedef {import('../types.js').Picture} Picture */
/** @typedef {import('../types.js').Outline} Outline */

/** @type {Record<Outline['kind'], import('../texts/texts.js').Key>} */
const captions = { board: 'outlineBoard', problem: 'outlineProblem' };

/** @param {Outline} outline */
function outlineOf({ kind, rect: [x, y, width, height], corners, size }) {
  const [right, bottom] = [x + width, y + height];
  const points = corners ?? [[x, y], [right, y], [right, bottom], [x, bottom]]; // prettier-ignore
  return svg(
    'svg',
    {
      viewBox: `0 0 ${size.width} ${size.height}`,
      class: `outline ${kind}`,
      'aria-hidden': 'true',
    },
    ...['halo', 'line'].map((layer) => svg('polygon', { points: points.join(' '), class: layer })),
  );
}

/** @param {Picture} picture @param {(text: string) => void} onFail */
function imageOf({ file, name }, onFail) {
  const image = make('img');
  image.decoding = 'async';
  image.alt = t('originalPicture', { name });
  image.onerror = () => onFail(t('cannotShow', { name }));
  image.src = urlOf(file);
  return image;
}

/** @returns {import('../types.js').View} */
export function pictureView() {
  const panel = find('panel-image', HTMLElement);
  const figure = make('figure');
  const caption = make('figcaption');

  /** @type {HTMLImageElement | null} */
  let image = null;
  /** @param {Picture} picture */
  function build(picture) {
    const same = image?.src === urlOf(picture.file);
    image = same && image ? image : imageOf(picture, (text) => caption.replaceChildren(text));
    const box = make('div');
    box.className = 'picture';
    box.append(image);
    if (picture.outline) box.append(outlineOf(picture.outline));
    caption.textContent = picture.outline ? t(captions[picture.outline.kind]) : '';
    figure.replaceChildren(box, caption);
    panel.replaceChildren(figure);
  }

  const rebuild = whenChanged((/** @type {Picture | null} */ picture) => {
    if (picture) build(picture);
    else panel.replaceChildren(make('p', t('nothingToSee')));
  });
  const show = whenSeen(panel, rebuild);
  return ({ picture }) => show(picture);
}
