import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What axe calls serious or critical on a page as it stands, a line for each rule with the elements that break it.
 * @param excluded a selector of what is not looked at
 */
export async function seriousBarriers(page: Page, excluded?: string): Promise<string[]> {
  // Otherwise axe opens a second page per check to merge frames of other origins, of which there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (excluded !== undefined) axe.exclude(excluded);
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
