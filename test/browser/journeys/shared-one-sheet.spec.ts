import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { barriers } from '../barriers';
import { chatList, send, startChat } from '../chat/chat';
import { expect, test } from '../fixtures';

const sheetIn = (page: Page) => page.getByRole('region', { name: 'Press one-sheet' });

test('readers of a shared chat get its one-sheet only while the artist allows it', async ({
  page,
  browser,
  baseURL,
  subscribed,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await subscribed();
  await startChat(page);
  await send(page, 'Please make my one-sheet');
  await expect(sheetIn(page)).toBeVisible({ timeout: 30_000 });

  await chatList(page)
    .getByRole('button', { name: /^Actions for / })
    .click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  const choice = dialog.getByRole('checkbox', { name: 'Let readers download the one-sheets made in this chat' });
  const isStale = dialog.getByText('Update the link to change it for readers.');
  await expect(choice).not.toBeChecked();
  await dialog.getByRole('button', { name: 'Create link' }).click();
  const link = new URL(await dialog.getByLabel('Link').inputValue());

  const visitor = await browser.newContext({ baseURL, reducedMotion: 'reduce' });
  const reader = await visitor.newPage();
  await reader.goto(link.pathname);
  await expect(reader.getByText("I'll start generating your One Sheet PDF now.")).toBeVisible();
  await expect(sheetIn(reader)).toHaveCount(0);

  await choice.check();
  await expect(isStale).toBeVisible();
  await dialog.getByRole('button', { name: 'Update link' }).click();
  await expect(isStale).toHaveCount(0);
  await expect(choice).toBeChecked();
  await reader.reload();
  await expect(sheetIn(reader)).toContainText('Version 1');
  await expect(reader.getByRole('link', { name: /^Edit/ })).toHaveCount(0);
  const picture = sheetIn(reader).locator('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  for (const width of [1440, 390]) {
    await reader.setViewportSize({ width, height: 844 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await reader.emulateMedia({ colorScheme });
      expect(await barriers(reader)).toEqual([]);
    }
    expect(await reader.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
  const way = sheetIn(reader).getByRole('link', { name: 'Download press one-sheet' });
  const downloading = reader.waitForEvent('download');
  await way.click();
  const bytes = await readFile(await (await downloading).path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  const file = (await way.getAttribute('href')) ?? '';

  await choice.uncheck();
  await dialog.getByRole('button', { name: 'Update link' }).click();
  await expect(isStale).toHaveCount(0);
  await reader.reload();
  await expect(reader.getByText("I'll start generating your One Sheet PDF now.")).toBeVisible();
  await expect(sheetIn(reader)).toHaveCount(0);
  expect((await visitor.request.get(file)).status()).toBe(404);
  await visitor.close();
});
