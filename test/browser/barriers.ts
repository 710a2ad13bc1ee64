import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The rules whose result depends on the theme. They take a quarter of the time of all rules. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/**
 * The violations that axe finds on the current page, of any severity, one line per rule with its elements. Checks all rules
 * in the current theme, and those about colours in the other one too.
 * @param excluded a selector to skip
 */
export async function barriers(page: Page, excluded?: string): Promise<string[]> {
  const present = await violations(page, excluded);
  const isDark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  await switchTheme(page, isDark ? 'light' : 'dark');
  const other = await violations(page, excluded, colourRules);
  await switchTheme(page, isDark ? 'dark' : 'light');
  return [...present, ...other.map((line) => `${isDark ? 'light' : 'dark'} theme: ${line}`)];
}

async function switchTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  // Colours on their way to the other theme have too little contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished),
    ),
  );
}

async function violations(page: Page, excluded?: string, rules?: string[]): Promise<string[]> {
  // Otherwise axe opens a second page per check to merge frames of other origins, and we have none.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (rules) axe.withRules(rules);
  if (excluded !== undefined) axe.exclude(excluded);
  const { violations: found } = await axe.analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
}
