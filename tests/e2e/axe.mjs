// What axe finds in a page that shuts people out.
import { AxeBuilder } from '@axe-core/playwright';

/**
 * The rules broken, each with the elements that break it; none when all is well. The page has no
 * frames within it, and without looking for some in a second page axe takes half the time.
 * @param {import('playwright-core').Page} page
 */
export async function objections(page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((n) => n.html).join()}`);
}
