// The few helpers every view needs for the page's elements.

/**
 * The element with an id, which index.html must have.
 * @template {Element} T
 * @param {string} id
 * @param {{new (): T}} type
 * @returns {T}
 */
export function find(id, type) {
  const element = document.getElementById(id);
  if (!(element instanceof type)) throw new Error(`index.html has no ${type.name} #${id}`);
  return element;
}

/**
 * A new element with text in it.
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {string} text
 */
export function make(tag, text = '') {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/**
 * Sets a text only when it changed, so that live regions and layouts are left in peace.
 * @param {Element} element
 * @param {string} text
 */
export function say(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/**
 * Calls `build` only when what it shows is another object than last time.
 * @template T
 * @param {(value: T) => void} build
 * @returns {(value: T) => void}
 */
export function whenChanged(build) {
  /** @type {T | undefined} */
  let last;
  return (value) => {
    if (value === last) return;
    last = value;
    build(value);
  };
}

/**
 * Calls `build` while its panel is seen, and when it comes to be seen, with the newest value: what
 * nobody looks at holds nothing up.
 * @template T
 * @param {HTMLElement} panel hidden by its attribute
 * @param {(value: T) => void} build
 * @returns {(value: T) => void}
 */
export function whenSeen(panel, build) {
  /** @type {(() => void) | null} */
  let due = null;
  const catchUp = () => {
    if (panel.hidden) return;
    due?.();
    due = null;
  };
  new MutationObserver(catchUp).observe(panel, { attributeFilter: ['hidden'] });
  return (value) => {
    due = () => build(value);
    catchUp();
  };
}

/** Lets the browser do what waits: a slow phone answers between tasks only. @returns {Promise<void>} */
export const pause = () => new Promise((go) => setTimeout(go));
