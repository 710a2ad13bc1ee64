import type { AppConfig } from '../../contract/config';
import { call, expect, test } from './fixtures';

test('the example one-sheet is loaded before anyone scrolls to it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/');
  const picture = page.getByRole('img', { name: /^The one-sheet of Mara Quill/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a visitor’s console stays empty, and nothing is asked about an account', async ({ page }) => {
  const logged: string[] = [];
  const asked: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await page.mouse.wheel(0, 20_000);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(logged).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/api/'))).toEqual(['/api/config']);
});

test('the footer links to the profiles that the operator has set, and to no others', async ({ page, baseURL }) => {
  const config = await call<AppConfig>(page, baseURL, 'GET', '/api/config');
  const { profiles } = config;
  expect(profiles.map(({ name }) => name)).toEqual(['Instagram', 'YouTube']);
  const footer = page.getByRole('contentinfo');
  for (const shown of [profiles, profiles.slice(1), []]) {
    await page.route('**/api/config', (route) => route.fulfill({ json: { ...config, profiles: shown } }));
    const answered = page.waitForResponse('**/api/config');
    await page.goto('/');
    await page.mouse.wheel(0, 200);
    // Without profiles there would be no link to wait for.
    await answered;
    const links = footer.locator('a[target=_blank]');
    await expect(links).toHaveText(shown.map(({ name }) => name));
    for (const { name, url } of shown) await expect(footer.getByRole('link', { name })).toHaveAttribute('href', url);
  }
});
