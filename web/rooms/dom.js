// Building elements in one expression, for the rooms that are put together when they are entered.

/** @typedef {Node | string | null | undefined} Child */

/**
 * @template {keyof HTMLElementTagNameMap} K
 * @param {K} tag
 * @param {Record<string, any>} [attributes] functions become listeners (`onclick`); true and false
 *   become present and absent; null is left out
 * @param {...Child} children
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value === 'function') element.addEventListener(name.slice(2), value);
    else if (typeof value === 'boolean') element.toggleAttribute(name, value);
    else if (value !== null && value !== undefined) element.setAttribute(name, String(value));
  }
  element.append(...children.filter((child) => child !== null && child !== undefined));
  return element;
}

const svgNamespace = 'http://www.w3.org/2000/svg';

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(SVGElement | string)} children
 */
export function svg(tag, attributes, ...children) {
  const element = document.createElementNS(svgNamespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}

/**
 * A button with a name, which is also what tests know it by.
 * @param {string} id
 * @param {string} text
 * @param {() => void} onclick
 * @param {Record<string, any>} [more]
 */
export const button = (id, text, onclick, more = {}) =>
  el('button', { type: 'button', 'data-testid': id, onclick, ...more }, text);
