// Takes out of JavaScript, CSS and HTML what only their readers need, comments and indents, which is
// a third of what a phone would fetch. Lines stay lines, so nothing depends on where a statement ends.

/** After these a slash begins a regular expression; after anything else it divides. */
const beforeExpression =
  /(^|[(,=:[!&|?{};+\-*%<>~^]|\b(return|typeof|case|in|of|await|yield|void|delete))$/;

/**
 * What begins at a place and must stay as it is, comments aside.
 * @type {readonly {kind: string, form: RegExp}[]}
 */
const pieces = [
  { kind: 'comment', form: /\/\/[^\n]*|\/\*[^]*?\*\//y },
  { kind: 'text', form: /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/y },
  { kind: 'pattern', form: /\/(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\[\n])+\/[a-z]*/y },
];

/**
 * The length of a template literal that begins at a place, whatever expressions are in it.
 * @param {string} code
 * @param {number} begin
 */
function templateEnd(code, begin) {
  for (let at = begin + 1; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === '`') return at + 1;
    else if (code[at] === '$' && code[at + 1] === '{') at = holeEnd(code, at + 2);
  }
  throw new Error('a template literal has no end');
}

/** @param {string} code @param {number} begin @returns {number} the place of the closing brace */
function holeEnd(code, begin) {
  let depth = 0;
  for (let at = begin; at < code.length; at += 1) {
    const sign = code[at];
    if (sign === '`') at = templateEnd(code, at) - 1;
    else if (sign === "'" || sign === '"') at = pieceEnd(code, at, 'text') - 1;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && depth === 0) return at;
    else if (sign === '}') depth -= 1;
  }
  throw new Error('an expression in a template has no end');
}

/** @param {string} code @param {number} at @param {string} kind @returns {number} `at` if none */
function pieceEnd(code, at, kind) {
  const { form } = pieces.find((piece) => piece.kind === kind) ?? pieces[0];
  form.lastIndex = at;
  return form.test(code) ? form.lastIndex : at;
}

/** @param {string} code @param {number} at @param {string} kept what stands before */
function pieceAt(code, at, kept) {
  if (code[at] === '`') return { kind: 'text', end: templateEnd(code, at) };
  for (const { kind } of pieces) {
    const isPattern = kind === 'pattern';
    if (isPattern && !beforeExpression.test(kept.slice(-12).trimEnd())) continue;
    const end = pieceEnd(code, at, kind);
    if (end > at) return { kind, end };
  }
  return { kind: 'code', end: at + 1 };
}

/** @param {string} text */
const withoutBlanks = (text) => text.replace(/[ \t]+$/, '');

/** @param {string} code @returns {string} */
export function stripScript(code) {
  let kept = '';
  for (let at = 0; at < code.length;) {
    const { kind, end } = pieceAt(code, at, kept);
    const piece = code.slice(at, end);
    const isIndent = kind === 'code' && /\s/.test(piece) && /(^|\n) ?$/.test(kept);
    if (kind === 'comment') kept = withoutBlanks(kept) + (/\n/.test(piece) ? '\n' : ' ');
    else if (!isIndent) kept += piece;
    at = end;
  }
  return kept.replace(/^\s+/, '');
}

/** @param {string} style @returns {string} */
export const stripStyle = (style) =>
  style
    .replace(/\/\*[^]*?\*\//g, '')
    .replace(/\n\s*/g, '\n')
    .replace(/^\n/, '');

/** Blanks at a line's end or beginning are one to a browser, here as in the text. */
export const stripPage = (/** @type {string} */ page) => page.replace(/\s*\n\s*/g, '\n');
