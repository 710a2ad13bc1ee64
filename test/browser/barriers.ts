import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations that axe finds on the current page, of any severity, one line per rule with its elements.
 * @param excluded a selector to skip
 */
export async function barriers(page: Page, excluded?: string): Promise<string[]> {
  // Otherwise axe opens a second page per check to merge frames of other origins, and we have none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (excluded !== undefined) axe.exclude(excluded);
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
