import type { AppConfig } from '../../contract/config';
import { call, expect, test } from './fixtures';

test('the landing page loads little, requests nothing about an account and logs nothing', async ({ page, baseURL }) => {
  const logged: string[] = [];
  const asked: string[] = [];
  const scripts: string[] = [];
  page.on('console', (message) => logged.push(`${message.type()}: ${message.text()}`));
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  const calls = () => asked.filter((path) => path.startsWith('/api/'));

  await test.step('the example one-sheet is loaded before the visitor scrolls to it', async () => {
    await page.setViewportSize({ width: 390, height: 600 });
    await page.goto('/');
    const picture = page.getByRole('img', { name: /^The one-sheet of Mara Quill/ });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
      .toBeGreaterThan(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('doesn’t request the session', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls()).toEqual([]);
  });

  await test.step('loads neither forms nor sockets, and at most 90 kB of script', async () => {
    expect(scripts.length, 'scripts before the first move').toBeLessThanOrEqual(3);
    await page.mouse.move(20, 20);
    await page.waitForResponse(/landing-page-.*js$/);
    await page.waitForLoadState('networkidle');
    let bytes = 0;
    for (const url of scripts) {
      const response = await page.context().request.get(url, { headers: { 'accept-encoding': 'br' } });
      bytes += Number(response.headers()['content-length']);
      const holdsMore = /handleSubmit|isEmail|engine\.io/i.test(await response.text());
      expect(holdsMore, `forms or sockets in ${url.replace(baseURL ?? '', '')}`).toBe(false);
    }
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(90_000);
  });

  await test.step('the console stays empty, and only the configuration is requested', async () => {
    await page.mouse.wheel(0, 20_000);
    await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(logged).toEqual([]);
    expect(calls()).toEqual(['/api/config']);
  });
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

test('the landing page answers questions, links where a visitor may go, and fits a phone', async ({ page }) => {
  await test.step('links to sign-in and the free trial, answers five questions, and links the legal pages', async () => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Try Fanfare for Free' })).toBeVisible();

    const questions = page.getByRole('main').locator('summary');
    await expect(questions).toHaveCount(5);
    const trial = page.getByText('Every user gets 3 free messages');
    await expect(trial).toBeHidden();
    await questions.filter({ hasText: 'Can I try it for free?' }).click();
    await expect(trial).toBeVisible();
    await questions.filter({ hasText: 'Can I cancel?' }).click();
    await expect(trial).toBeHidden();

    for (const [name, heading] of [
      ['Privacy Policy', 'Privacy Policy'],
      ['Terms of Use', 'Terms of Use'],
      ['Data Deletion', 'Data Deletion'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    }
  });

  await test.step('fits a phone, even with text twice as large', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const chip = page.getByText(/^Release date: .*Keep\?$/).last();
    // The day and the full stop after it are on one line, without a gap.
    const gap = await chip.evaluate((remark) => {
      const day = remark.querySelector('time');
      const rest = document.createRange();
      if (day?.nextSibling) rest.selectNodeContents(day.nextSibling);
      return rest.getBoundingClientRect().left - (day?.getBoundingClientRect().right ?? 0);
    });
    expect(gap).toBeLessThan(1);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const link of await page.getByRole('link', { name: 'Try Fanfare for Free' }).all()) {
      const box = await link.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
    }
  });
});

test('the landing page is complete without scripts, and has link preview tags', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/');
  await expect(page.getByText('Give me one that an editor can check and it goes first.')).toBeVisible();
  await page.getByText('Can I try it for free?').click();
  await expect(page.getByText('Every user gets 3 free messages')).toBeVisible();
  const image = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(image).toBe(`${new URL(baseURL ?? '').origin}/social-preview.png`);
  const picture = await page.request.get(image ?? '');
  expect(picture.headers()['content-type']).toBe('image/png');
  const robots = await (await page.request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? '';
  expect(await (await page.request.get(sitemap)).text()).toContain(`<loc>${new URL(baseURL ?? '').origin}/</loc>`);
  await context.close();
});

test('the landing page hydrates without a layout shift, and keeps the focus', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) document.title = `shifted ${JSON.stringify(entry)}`;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const taken = page.waitForResponse(/landing-page-.*js$/);
  await page.keyboard.press('Tab');
  await taken;
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  expect(await page.title()).toBe('Fanfare: PR help for independent musicians');
  await page.getByRole('banner').getByRole('link', { name: 'Try Fanfare for Free' }).click();
  await expect(page).toHaveURL('/guest-chat');
});
