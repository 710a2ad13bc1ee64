import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures';

const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const dark = 'rgb(21, 17, 15)';
const light = 'rgb(250, 246, 239)';

test('a chosen theme is drawn from the first moment, on every page and in every tab, until the device decides again', async ({
  page,
  onboard,
  newTab,
}) => {
  await onboard();
  await page.emulateMedia({ colorScheme: 'light' });
  const other = await newTab();
  await other.goto('/paywall');
  await page.goto('/account');
  expect(await paper(page)).toBe(light);
  await page.getByRole('radio', { name: 'Dark' }).check();
  expect(await paper(page)).toBe(dark);
  await expect.poll(() => paper(other)).toBe(dark);

  // Before any script of ours has loaded.
  await other.route('**/assets/*.js', () => new Promise(() => {}));
  for (const path of ['/', '/auth']) {
    await other.goto(path, { waitUntil: 'commit' });
    await other.waitForFunction(() => document.body !== null);
    await expect.poll(() => paper(other)).toBe(dark);
    const colors = await other
      .locator('meta[name=theme-color]')
      .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('content')));
    expect(new Set(colors)).toEqual(new Set(['#15110f']));
  }

  await page.reload();
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('radio', { name: 'Light' }).check();
  expect(await paper(page)).toBe(light);
  await page.getByRole('radio', { name: 'As this device' }).check();
  expect(await paper(page)).toBe(dark);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await paper(page)).toBe(light);
});
