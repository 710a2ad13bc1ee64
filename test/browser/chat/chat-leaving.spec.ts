import type { Locator, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { makeChat, messageRow, questions, replies, send, serveMessages, stopButton } from './chat';
import { wholeText } from '../../support/files/pdf';
import { call, expect, test } from '../fixtures';

for (const [size, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone' });

    const choose = async (page: Page, item: string) => {
      if (size === 'phone') await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('button', { name: 'Actions for Salt Road' }).click();
      await page.getByRole('menuitem', { name: item, exact: true }).click();
    };

    test.beforeEach(async ({ page, baseURL, subscribed }) => {
      await subscribed();
      const chat = await makeChat(page, baseURL);
      await call(page, baseURL, 'PATCH', `/api/chats/${chat.id}`, { title: 'Salt Road' });
      await page.goto(`/chat?c=${chat.id}`);
      await send(page, 'Plan it <b>now</b> [sandbox:hang]');
      await stopButton(page).click();
      await expect(questions(page)).toHaveCount(1);
    });

    test('a conversation is exported as a file or shared by a link', async ({ page, browser, baseURL }) => {
      test.slow();

      await test.step('a conversation is exported as PDF, Word and Markdown', async () => {
        for (const [name, ending, beginning] of [
          ['PDF', 'pdf', '%PDF-'],
          ['Word', 'docx', 'PK'],
          ['Markdown', 'md', '# Salt Road'],
        ] as const) {
          await choose(page, 'Export');
          const downloading = page.waitForEvent('download', { timeout: 45_000 });
          await page.getByRole('dialog', { name: 'Export' }).getByRole('button', { name }).click();
          const download = await downloading;
          expect(download.suggestedFilename()).toBe(`Salt Road.${ending}`);
          const bytes = await readFile(await download.path());
          expect(bytes.subarray(0, beginning.length).toString()).toBe(beginning);
          await expect(page.getByRole('dialog', { name: 'Export' })).toHaveCount(0);
          if (size === 'phone') await page.keyboard.press('Escape');
        }
      });

      await test.step('a link shows it to anyone until it is revoked', async () => {
        await choose(page, 'Share');
        const dialog = page.getByRole('dialog', { name: 'Share' });
        await dialog.getByRole('button', { name: 'Create link' }).click();
        const link = new URL(await dialog.getByLabel('Link').inputValue());
        const visitor = await browser.newContext({ viewport, baseURL });
        const tab = await visitor.newPage();
        const response = await tab.goto(link.pathname);
        expect(response?.headers()['x-robots-tag']).toContain('noindex');
        await expect(tab.getByRole('heading', { name: 'Salt Road' })).toBeVisible();
        await expect(tab.getByText('Plan it <b>now</b>')).toBeVisible();
        await expect(tab.getByRole('textbox')).toHaveCount(0);
        expect(await tab.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
        // The sandbox chip doesn't cover the product link.
        const chip = await tab.getByText('Sandbox mode').boundingBox();
        const way = await tab.getByRole('link', { name: 'Try Fanfare' }).boundingBox();
        expect((way?.y ?? 0) - (chip?.y ?? 0) - (chip?.height ?? 0)).toBeGreaterThanOrEqual(4);
        await dialog.getByRole('button', { name: 'Stop sharing' }).click();
        await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
        await tab.reload();
        await expect(tab.getByRole('heading', { name: 'No longer shared' })).toBeVisible();
        await visitor.close();
      });
    });
  });
}

test('an export that fails or takes long says so', async ({ page, baseURL, subscribed, expectFailing }) => {
  await test.step('a failed export is reported and can be retried', async () => {
    await subscribed();
    const chat = await makeChat(page, baseURL);
    expectFailing(/\/export/);
    await page.route(/\/export/, (route) =>
      route.fulfill({ status: 503, json: { error: 'The printer is on holiday' } }),
    );
    await page.goto(`/chat?c=${chat.id}`);
    await page.getByRole('button', { name: 'Actions for New Conversation' }).click();
    await page.getByRole('menuitem', { name: 'Export' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'PDF' }).click();
    await expect(page.getByText('The printer is on holiday').first()).toBeVisible();
    await expect(page.getByRole('dialog').getByRole('button', { name: 'PDF' })).toBeEnabled();
  });

  await test.step('a long export shows progress, and its parts are saved as a ZIP archive', async () => {
    await page.unroute(/\/export/);
    let asked = 0;
    await page.route(/\/export/, (route) => {
      asked += 1;
      if (asked < 3) {
        const json = { error: 'Still being made', code: 'export_in_progress' };
        return route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json });
      }
      return route.fulfill({ contentType: 'application/zip', body: 'PK' });
    });
    const downloading = page.waitForEvent('download');
    await page.getByRole('dialog').getByRole('button', { name: 'PDF' }).click();
    await expect(page.getByText('A very long conversation can take a few minutes.')).toBeVisible();
    expect((await downloading).suggestedFilename()).toBe('New Conversation.zip');
    expect(asked).toBe(3);
  });
});

test('a long shared conversation is laid out only as it scrolls into view', async ({ page }) => {
  const messages = Array.from({ length: 200 }, (_, index) => messageRow(index, `Message ${index}`));
  const shared = { title: 'Salt Road', sharedAt: '2026-03-06T10:00:00.000Z', messages };
  await page.route('**/api/shared/*', (route) => route.fulfill({ json: shared }));
  await page.goto('/shared/any');
  await expect(page).toHaveTitle('Salt Road · Fanfare');
  const rows = page.getByRole('main').getByRole('listitem');
  await expect(rows).toHaveCount(200);
  const isLaidOut = (row: Locator) =>
    row.evaluate((item) => item.firstElementChild?.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isLaidOut(rows.first())).toBe(true);
  expect(await isLaidOut(rows.last())).toBe(false);
  await rows.last().scrollIntoViewIfNeeded();
  await expect.poll(() => isLaidOut(rows.last())).toBe(true);
  await expect(page.getByText('Message 199')).toBeInViewport();
});

/** The text of the printed page without white space, from a dark-theme screen. */
async function printed(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  const colours = await page.evaluate(() => {
    const { color, backgroundColor } = getComputedStyle(document.documentElement);
    return [color, backgroundColor];
  });
  expect(colours).toEqual(['rgb(0, 0, 0)', 'rgb(255, 255, 255)']);
  return wholeText(await page.pdf({ format: 'A4' }));
}

test('a printed conversation has its title, the date and every message, and so does a shared one', async ({
  page,
  baseURL,
  subscribed,
}) => {
  const messages = Array.from({ length: 60 }, (_, index) =>
    messageRow(index, index % 2 === 0 ? `Question ${index}?` : `Answer ${index}.\n\n> A draft.\n\nBye.`),
  );
  await subscribed();
  const chat = await makeChat(page, baseURL);
  await call(page, baseURL, 'PATCH', `/api/chats/${chat.id}`, { title: 'Salt Road' });
  await serveMessages(page, messages);
  await page.goto(`/chat?c=${chat.id}`);
  await expect(page.getByRole('heading', { level: 1, name: 'Salt Road' })).toBeAttached();
  await expect(replies(page).last().getByRole('button', { name: 'Copy draft' })).toBeVisible();
  const text = await printed(page);
  expect(text).toMatch(/^SaltRoadPrintedon\w{3}\d\d,\d{4}Thursday,Mar5,2026Question0\?/);
  for (const { content } of messages) expect(text).toContain(content.replace(/[\s>]/g, ''));
  expect(text).not.toMatch(/Copy|Regenerate|NewChat|AskFanfare|MaraQuill|confirm|Sandbox/);

  const shared = { title: 'Salt Road', sharedAt: '2026-03-06T10:00:00.000Z', messages };
  await page.route('**/api/shared/*', (route) => route.fulfill({ json: shared }));
  await page.goto('/shared/any');
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(60);
  const sharedText = await printed(page);
  expect(sharedText).toMatch(
    /^SaltRoadAconversationwithFanfare,sharedMar6,2026.*Question0\?.*Answer59\.Adraft\.Bye\.$/,
  );
  expect(sharedText).not.toMatch(/TryFanfare|Sandbox/);
});
