import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * The violations that axe finds on the current page, of any severity, one line per rule with its elements.
 * @param excluded a selector to skip
 */
export async function barriers(page: Page, excluded?: string): Promise<string[]> {
  return (await violations(page, excluded)).map(({ id, nodes }) => line(id, nodes));
}

/** Only those that axe rates serious or critical. */
export async function seriousBarriers(page: Page, excluded?: string): Promise<string[]> {
  const serious = (await violations(page, excluded)).filter(
    ({ impact }) => impact === 'serious' || impact === 'critical',
  );
  return serious.map(({ id, nodes }) => line(id, nodes));
}

async function violations(page: Page, excluded: string | undefined) {
  // Otherwise axe opens a second page per check to merge frames of other origins, of which there are none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (excluded !== undefined) axe.exclude(excluded);
  return (await axe.analyze()).violations;
}

function line(id: string, nodes: readonly { html: string }[]): string {
  return `${id}: ${nodes.map(({ html }) => html).join(' | ')}`;
}
