import type { Page } from '@playwright/test';
import { barriers } from '../barriers';
import { messageRow } from './chat';
import { expect, test } from '../fixtures';

const rows = Array.from({ length: 250 }, (_, index) => messageRow(index, `Message ${index + 1}`));

/** Serves a shared conversation in pages of a hundred, like the server. */
async function serveShared(page: Page): Promise<void> {
  await page.route('**/api/shared/*', (route) => {
    const before = Number(new URL(route.request().url()).searchParams.get('before') ?? rows.length);
    const start = Math.max(0, before - 100);
    return route.fulfill({
      json: { title: 'Salt Road', sharedAt: '2026-03-06T10:00:00.000Z', messages: rows.slice(start, before) },
      ...(start > 0 ? { headers: { link: `</api/shared/any?before=${start}&limit=100>; rel="next"` } } : {}),
    });
  });
}

test('a long shared conversation can be read back to its first message', async ({ page, expectFailing }) => {
  await test.step('earlier messages that didn’t load can be requested again', async () => {
    expectFailing(/before=/);
    await serveShared(page);
    await page.goto('/shared/any');
    const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
    await expect(messages).toHaveCount(100);
    await page.route(/before=/, (route) =>
      route.fulfill({ status: 503, json: { error: 'The archive is on holiday' } }),
    );
    await page.getByRole('button', { name: 'Show earlier messages' }).click();
    await expect(page.getByText('The archive is on holiday')).toBeVisible();
    await expect(messages).toHaveCount(100);
    await page.unroute(/before=/);
    await page.getByRole('button', { name: 'Show earlier messages' }).click();
    await expect(messages).toHaveCount(200);
  });

  await test.step('it can be read back by keyboard, at 1440 and 390 pixels', async () => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/shared/any');
      const messages = page.getByRole('list', { name: 'Messages' }).getByRole('listitem');
      const earlier = page.getByRole('button', { name: 'Show earlier messages' });
      await expect(messages).toHaveCount(100);
      await expect(messages.first()).toContainText('Message 151');
      await expect(page.getByText('These are the last 100 messages.')).toBeVisible();
      expect(await barriers(page)).toEqual([]);

      await earlier.focus();
      await page.keyboard.press('Enter');
      await expect(messages).toHaveCount(200);
      await expect(messages.first()).toContainText('Message 51');
      await expect(messages.first()).toBeInViewport();
      await expect(earlier).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: '200 messages shown' })).toBeAttached();

      await page.keyboard.press('Enter');
      await expect(messages).toHaveCount(250);
      await expect(earlier).toHaveCount(0);
      await expect(page.getByRole('list', { name: 'Messages' })).toBeFocused();
      const shown = await messages.allTextContents();
      expect(shown.map((text) => Number(/Message (\d+)/.exec(text)?.[1]))).toEqual(rows.map((_, index) => index + 1));
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
});
