// Many puzzles at once: a text with one on each line, read, counted and, where the line does not
// tell how many moves it takes, solved. Runs in the worker; the page only hears how far it is.

/** @typedef {import('./types.js').Core} Core */
/** @typedef {import('./types.js').Limits} Limits */
/** @typedef {import('./types.js').Survey} Survey */
/** @typedef {import('./types.js').Surveyed} Surveyed */

const millisBetweenReports = 100;

/** `MOVES BOARD POSITIONS`, as the published database has it. */
const counted = /^(\d{1,4})\s+\S+\s+(\d+)(\s|$)/;

/**
 * @param {Core} core
 * @param {string} line
 * @param {Limits} limits
 * @returns {Surveyed | {error: import('./types.js').EngineFault}} what is wrong with the line
 */
function surveyLine(core, line, limits) {
  const told = counted.exec(line);
  if (!told) return core.count(line, limits);
  const one = core.exportAs(line, 'one-line'); // `describe` would make a hundred values of it
  if ('error' in one) return one;
  return { notation: one.text, moves: Number(told[1]), positions: Number(told[2]) };
}

/**
 * Empty lines and those that begin with `#` are passed over.
 * @param {Core} core
 * @param {string} text
 * @param {Limits} limits for each puzzle
 * @param {(progress: import('./types.js').SurveyProgress) => void} report
 * @returns {Survey}
 */
export function survey(core, text, limits, report) {
  const lines = text.split(/\r?\n/).filter((line) => /^\s*[^\s#]/.test(line));
  /** @type {Survey} */
  const found = { puzzles: [], refused: 0, firstRefusal: null };
  let reported = performance.now();
  lines.forEach((line, done) => {
    const one = surveyLine(core, line.trim(), limits);
    if (!('error' in one)) found.puzzles.push(one);
    else if (++found.refused === 1) found.firstRefusal = one.error;
    if (performance.now() - reported < millisBetweenReports) return;
    reported = performance.now();
    report({ done, total: lines.length });
  });
  return found;
}
