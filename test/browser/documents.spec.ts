import type { Page } from '@playwright/test';
import type { Chat } from '../../contract/chats/chat';
import type { Document } from '../../contract/documents/document';
import { seriousBarriers } from './barriers';
import { call, expect, test } from './fixtures';

const markdown = '# Mara Quill returns\n\nShe recorded it with Otto Kern in [town].\n\nShe is from Leeds.';

const create = (page: Page, baseURL: string | undefined, more: object = {}): Promise<Document> =>
  call(page, baseURL, 'POST', '/api/documents', { kind: 'other', title: 'Salt Road', markdown, ...more });

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of Salt Road' });
const checks = (page: Page) => page.getByRole('list', { name: 'Things to check' });
const status = (page: Page) => page.getByRole('complementary', { name: 'Document' }).getByRole('status').first();

test.describe('a document', () => {
  test('opens beside its chat, is checked, confirmed, filled in and saved while typing', async ({
    page,
    baseURL,
    subscribed,
  }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await subscribed();
    const chat = await call<Chat>(page, baseURL, 'POST', '/api/chats', { title: 'New Conversation' });
    const { id } = await create(page, baseURL, { chatId: chat.id });
    await page.goto(`/documents/${id}`);
    await expect(page).toHaveURL(new RegExp(`c=${chat.id}&document=${id}`));
    await expect(text(page)).toContainText('She recorded it with Otto Kern');
    await expect(page.getByRole('main')).toBeVisible();
    await expect(checks(page).getByRole('listitem')).toHaveCount(2);
    expect(await seriousBarriers(page)).toEqual([]);

    await page.getByRole('button', { name: 'Confirm: Otto Kern' }).click();
    await expect(checks(page).getByRole('listitem')).toHaveCount(1);
    await page.getByRole('button', { name: '1 blank: go to the next' }).click();
    await page.keyboard.type('a barn');
    await expect(page.getByText('Nothing to check')).toBeVisible();
    await expect(status(page)).toHaveText('Saved');
    const saved = await call<Document>(page, baseURL, 'GET', `/api/documents/${id}`);
    expect(saved.markdown).toContain('with Otto Kern in a barn.');
    expect(saved.markdown).toContain('# Mara Quill returns');

    await page.getByRole('button', { name: 'Versions' }).click();
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await expect(dialog.locator('del')).toHaveText('[town]');
    await dialog.getByRole('button', { name: 'Restore version 1' }).click();
    await expect(text(page)).toContainText('[town]');
  });

  test('on a phone takes the place of the chat and can be found in the library', async ({
    page,
    baseURL,
    subscribed,
  }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await subscribed();
    await create(page, baseURL);
    await page.goto('/chat');
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('button', { name: 'Media files' }).click();
    await page.getByRole('tab', { name: 'Documents' }).click();
    await page.getByRole('button', { name: /^Salt Road/ }).click();
    await expect(text(page)).toBeVisible();
    await expect(page.getByRole('main')).toBeHidden();
    expect(await seriousBarriers(page)).toEqual([]);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(390);
    await page.getByRole('button', { name: 'Close the document' }).click();
    await expect(page.getByRole('main')).toBeVisible();
  });

  test('changed in two tabs keeps both texts and shows them', async ({ page, baseURL, subscribed, expectFailing }) => {
    expectFailing(/\/api\/documents\//);
    await page.setViewportSize({ width: 1280, height: 900 });
    await subscribed();
    const { id } = await create(page, baseURL);
    await page.goto(`/chat?document=${id}`);
    await text(page).press('Control+End');
    await page.keyboard.type(' Mine.');
    await call(page, baseURL, 'PUT', `/api/documents/${id}`, { markdown: 'Theirs.', baseVersion: 1 });
    const dialog = page.getByRole('dialog', { name: 'This document was changed elsewhere' });
    await expect(dialog.getByRole('region', { name: 'Your text' })).toContainText('from Leeds. Mine.');
    await expect(dialog.getByRole('region', { name: 'The other text' })).toContainText('Theirs.');
    await dialog.getByRole('button', { name: 'Use your text' }).click();
    await expect(status(page)).toHaveText('Saved');
    const saved = await call<Document>(page, baseURL, 'GET', `/api/documents/${id}`);
    expect(saved.markdown).toContain('Mine.');
    const { items } = await call<{ items: unknown[] }>(page, baseURL, 'GET', `/api/documents/${id}/versions`);
    expect(items).toHaveLength(3);
  });
});
