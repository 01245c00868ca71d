// What axe finds in a page that shuts people out.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** @typedef {typeof import('axe-core')} Axe */

/** Of less than half the length of what `axe.source` would be. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * The rules broken, each with the elements that break it; none when all is well. A page is given axe
 * once: to take in its half a megabyte takes a page longer than a look with it.
 * @param {import('playwright-core').Page} page
 */
export async function objections(page) {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const { violations } = await page.evaluate(() =>
    /** @type {{axe: Axe}} */ (/** @type {any} */ (window)).axe.run({
      resultTypes: ['violations'],
    }),
  );
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join()}`);
}
