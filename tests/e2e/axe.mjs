// What axe finds in a page that shuts people out.
import { AxeBuilder } from '@axe-core/playwright';

/** The rules that a page in other colours may break, if it keeps all in its own. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/**
 * The rules broken, each with the elements that break it; none when all is well. The page has no
 * frames within it, and without looking for some in a second page axe takes half the time.
 * @param {import('playwright-core').Page} page
 * @param {boolean} [onlyColours] True for a page of which only the colours changed since.
 */
export async function objections(page, onlyColours = false) {
  const axe = new AxeBuilder({ page }).setLegacyMode();
  const { violations } = await (onlyColours ? axe.withRules(rulesOfColour) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join()}`);
}
