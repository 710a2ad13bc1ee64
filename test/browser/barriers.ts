import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Texts without enough contrast, one line each. Much faster than `barriers`, for themes whose layout is checked elsewhere. */
export async function faintTexts(page: Page): Promise<string[]> {
  return violations(new AxeBuilder({ page }).setLegacyMode().withRules(['color-contrast']));
}

/**
 * The violations that axe finds on the current page, of any severity, one line per rule with its elements.
 * @param excluded a selector to skip
 */
export async function barriers(page: Page, excluded?: string): Promise<string[]> {
  // Otherwise axe opens a second page per check to merge frames of other origins, and we have none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (excluded !== undefined) axe.exclude(excluded);
  return violations(axe);
}

async function violations(axe: AxeBuilder): Promise<string[]> {
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
