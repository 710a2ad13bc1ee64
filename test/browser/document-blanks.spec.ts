import type { Page } from '@playwright/test';
import type { Document } from '../../contract/documents/document';
import { barriers } from './barriers';
import { call, expect, test } from './fixtures';

const screenshots = '.data/test/screenshots';

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of Salt Road' });
const menu = (page: Page) => page.getByRole('menu', { name: 'Export' });
const status = (page: Page) => page.getByLabel('Document', { exact: true }).getByRole('status').first();

async function open(page: Page, baseURL: string | undefined, markdown: string): Promise<string> {
  const body = { kind: 'other', title: 'Salt Road', markdown };
  const { id } = await call<Document>(page, baseURL, 'POST', '/api/documents', body);
  await page.goto(`/chat?document=${id}`);
  await expect(text(page)).toBeVisible();
  return id;
}

test.describe('the blanks of a document', () => {
  test('are counted where it is exported and shared, and lead to the first', async ({ page, baseURL, subscribed }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await subscribed();
    const id = await open(page, baseURL, 'Write to [email].\n\nHear it at [link].');

    await test.step('before an export, also those just typed, and stop nothing', async () => {
      await text(page).press('Control+End');
      await page.keyboard.type(' See [photo].');
      await page.getByRole('button', { name: 'Export' }).press('Enter');
      const warning = menu(page).getByRole('menuitem').first();
      await expect(warning).toHaveText('3 blanks are still empty: they go out as written. Show the first');
      await expect(warning).toBeFocused();
      expect(await barriers(page)).toEqual([]);
      await page.screenshot({ path: `${screenshots}/blanks-menu.png` });
      const download = page.waitForEvent('download');
      await menu(page).getByRole('menuitem', { name: 'Markdown' }).click();
      await download;
    });

    await test.step('are named below the text, beside the note about drafts', async () => {
      const section = page.getByRole('region', { name: 'Checks' });
      await expect(section).toContainText('3 blanks are still empty: they go out as written.');
    });

    await test.step('lead from the menu to the first, by keyboard', async () => {
      await page.getByRole('button', { name: 'Export' }).press('Enter');
      await page.keyboard.press('Enter');
      await expect(menu(page)).toHaveCount(0);
      await expect(text(page)).toBeFocused();
      await page.keyboard.type('ann@salt.example');
      await expect(text(page)).toContainText('Write to ann@salt.example.');
    });

    await test.step('lead from the link’s dialog to the first', async () => {
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'Share a link' }).click();
      const dialog = page.getByRole('dialog', { name: 'Share a link' });
      await expect(dialog).toContainText('2 blanks are still empty: they go out as written.');
      expect(await barriers(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Show the first' }).press('Enter');
      await expect(dialog).toBeHidden();
      await expect(text(page)).toBeFocused();
      await page.keyboard.type('salt.example');
      await expect(text(page)).toContainText('Hear it at salt.example.');
      await expect(status(page)).toHaveText('Saved');
    });

    await test.step('are no longer mentioned once all are filled in', async () => {
      const { version } = await call<Document>(page, baseURL, 'GET', `/api/documents/${id}`);
      const body = { markdown: 'Nothing left.', baseVersion: version };
      await call(page, baseURL, 'PUT', `/api/documents/${id}`, body);
      await expect(text(page)).toHaveText('Nothing left.');
      await page.getByRole('button', { name: 'Export' }).press('Enter');
      await expect(menu(page).getByRole('menuitem').first()).toHaveText('Copy with formatting');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'Share a link' }).click();
      const dialog = page.getByRole('dialog', { name: 'Share a link' });
      await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
      await expect(dialog).not.toContainText('blank');
    });
  });

  test('are counted on a phone, in the dark', async ({ page, baseURL, subscribed }) => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await subscribed();
    await open(page, baseURL, 'Hear it at [download link, with credit].');
    await page.getByRole('button', { name: 'Export' }).click();
    const warning = page.getByRole('menuitem', { name: '1 blank is still empty: it goes out as written. Show it' });
    await expect(warning).toBeInViewport({ ratio: 1 });
    await warning.hover();
    expect(await barriers(page)).toEqual([]);
    await page.screenshot({ path: `${screenshots}/blanks-menu-390.png` });
    await page.getByRole('menuitem', { name: 'Share a link' }).click();
    const show = page.getByRole('dialog', { name: 'Share a link' }).getByRole('button', { name: 'Show it' });
    await expect(show).toBeInViewport({ ratio: 1 });
    expect(await barriers(page)).toEqual([]);
    await page.screenshot({ path: `${screenshots}/blanks-link-390.png` });
    await show.click();
    await expect(text(page)).toBeFocused();
    await page.keyboard.type('salt.example');
    await expect(text(page)).toHaveText('Hear it at salt.example.');
  });
});
