// The folder of pictures and puzzles that belong to other people, and so are not in this tree.
// Tests use them where they are: `../shared`, or the folder that UNBLOCKER_SHARED names.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));
const shared = process.env.UNBLOCKER_SHARED ?? join(root, '../shared');

/** The folder of labelled pictures, or null where it is not there. */
export const screenshots = existsSync(join(shared, 'screenshots/manifest.tsv'))
  ? join(shared, 'screenshots')
  : null;

/**
 * One labelled picture. `what` says in words what it shows; `board` is `NONE` where the picture must be refused.
 * @typedef {{
 *   file: string, class: string, what: string, size: string, exit: string, board: string,
 * }} Labelled
 */

/**
 * The manifest's rows, in its order.
 * @param {string} folder holds manifest.tsv: tab-separated, its first line naming the columns
 * @returns {Labelled[]}
 */
export function readManifest(folder) {
  const lines = readFileSync(join(folder, 'manifest.tsv'), 'utf8').trimEnd().split('\n');
  const names = lines[0].split('\t');
  return lines.slice(1).map((line) => {
    const cells = line.split('\t');
    const row = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    return /** @type {Labelled} */ (/** @type {unknown} */ (row));
  });
}
