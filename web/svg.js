// Building drawings that are part of the page.

const namespace = 'http://www.w3.org/2000/svg';

/**
 * @param {string} tag
 * @param {Record<string, string | number>} attributes
 * @param {...(SVGElement | string)} children
 */
export function svg(tag, attributes, ...children) {
  const element = document.createElementNS(namespace, tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.append(...children);
  return element;
}
