// The theme: chosen by people, or by what they told their system. It stands on the root element,
// where the styles find it, and is told to whoever draws.

/** @typedef {import('./board/palette.js').Theme} Theme */

/** What can be chosen: 'auto' is wood, or high contrast where the system asks for more contrast. */
export const themes = /** @type {const} */ (['auto', 'wood', 'plain', 'contrast']);

const contrast = matchMedia('(prefers-contrast: more)');
/** @type {Set<() => void>} */
const watchers = new Set();
let chosen = 'auto';
/** What was told last. @type {Theme} */
let shown = wanted();

/**
 * Not asked of the system at every frame: a browser that has answered sees no change to report.
 */
export const currentTheme = () => shown;

/** @returns {Theme} */
function wanted() {
  if (chosen === 'plain' || chosen === 'contrast' || chosen === 'wood') return chosen;
  return contrast.matches ? 'contrast' : 'wood';
}

function apply() {
  const theme = wanted();
  document.documentElement.dataset.theme = theme;
  if (theme === shown) return; // a board drawn for nothing was the first screen's longest task
  shown = theme;
  for (const tell of watchers) tell();
}

/** @param {string} theme one of `themes`; anything else counts as 'auto' */
export function useTheme(theme) {
  chosen = theme;
  apply();
}

/** @param {() => void} tell called after every change */
export const onTheme = (tell) => void watchers.add(tell);

contrast.addEventListener('change', apply);
