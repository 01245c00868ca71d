// Building elements in one expression, for the rooms that are put together when they are entered.

import { t } from '../texts/texts.js';
import { toast } from '../toast.js';

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

/**
 * A button with a name, which is also what tests know it by.
 * @param {string} id
 * @param {string} text
 * @param {() => void} onclick
 * @param {Record<string, any>} [more]
 */
export const button = (id, text, onclick, more = {}) =>
  el('button', { type: 'button', 'data-testid': id, onclick, ...more }, text);

/**
 * A list to choose one of.
 * @param {string} id
 * @param {readonly (readonly [value: string, text: string, more?: Record<string, any>])[]} options
 * @param {(value: string) => void} chosen
 * @param {Record<string, any>} [more]
 */
export function choiceOf(id, options, chosen, more = {}) {
  const select = el(
    'select',
    { id, 'data-testid': id, onchange: () => chosen(select.value), ...more },
    ...options.map(([value, text, own]) => el('option', { value, ...own }, text)),
  );
  return select;
}

/**
 * A button that opens the system's picker of files.
 * @param {string} id
 * @param {string} text
 * @param {(files: File[]) => void} picked one at least
 * @param {Record<string, any>} [more]
 */
export function filePicker(id, text, picked, more = {}) {
  const input = el('input', {
    type: 'file',
    id,
    class: 'visually-hidden',
    'data-testid': id,
    ...more,
    onchange() {
      const files = [...(input.files ?? [])];
      input.value = ''; // so that the same file can be chosen again
      if (files.length > 0) picked(files);
    },
  });
  return el('div', { class: 'file' }, input, el('label', { for: id, class: 'button' }, text));
}

/**
 * The same for one file of text.
 * @param {string} id
 * @param {string} text
 * @param {string} accept
 * @param {(content: string, name: string) => void} read
 */
export function textPicker(id, text, accept, read) {
  const picked = async (/** @type {File[]} */ [file]) => {
    const content = await file.text().catch(() => null);
    if (content === null) toast(t('fileUnreadable', { name: file.name }));
    else read(content, file.name);
  };
  return filePicker(id, text, picked, { accept });
}
