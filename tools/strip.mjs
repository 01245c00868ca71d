// Takes out of CSS and HTML what only their readers need: comments and indents.

/** @param {string} style @returns {string} */
export const stripStyle = (style) =>
  style
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\n\s*/g, '\n')
    .replace(/^\n/, '');

/** Blanks at a line's end or beginning are one to a browser, here as in the text. */
export const stripPage = (/** @type {string} */ page) => page.replace(/\s*\n\s*/g, '\n');
