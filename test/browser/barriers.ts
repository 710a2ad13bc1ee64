import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations on the current page that axe rates serious or critical, one line per rule with its elements.
 * @param excluded a selector to skip
 */
export async function seriousBarriers(page: Page, excluded?: string): Promise<string[]> {
  // Otherwise axe opens a second page per check to merge frames of other origins, and we have none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (excluded !== undefined) axe.exclude(excluded);
  const { violations } = await axe.analyze();
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  return serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
