import type { Page } from '@playwright/test';
import { chatList, composer, makeChat, questions, send, startChat } from './chat';
import { call, expect, test } from '../fixtures';

const results = (page: Page) => page.getByRole('option');
const field = (page: Page) => page.getByRole('combobox', { name: 'Search' });

/** Creates a conversation with a message, without waiting for the reply. */
async function say(page: Page, baseURL: string | undefined, text: string, title: string): Promise<string> {
  const { id } = await makeChat(page, baseURL);
  await call(page, baseURL, 'POST', `/api/chats/${id}/messages`, { message: text });
  await call(page, baseURL, 'PATCH', `/api/chats/${id}`, { title });
  return id;
}

for (const [size, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone' });

    const openList = async (page: Page) => {
      if (size === 'phone') await page.getByRole('button', { name: 'Open the menu' }).click();
    };
    /** By keyboard, so where the focus goes afterwards matters. */
    const choose = async (page: Page, title: string, item: string) => {
      await page.getByRole('button', { name: `Actions for ${title}` }).press('Enter');
      await page.getByRole('menuitem', { name: item, exact: true }).press('Enter');
    };

    test.beforeEach(async ({ subscribed }) => {
      await subscribed();
    });

    test('old messages are found, also by Enter alone; highlights are inert', async ({ page, baseURL }) => {
      await test.step('old messages are found and opened; highlights are inert', async () => {
        await say(page, baseURL, 'Is a zebra <img src=x onerror=pwned=1> on the cover good?', 'Cover art');
        await say(page, baseURL, 'Plan the single', 'Release plan');
        await page.goto('/chat');
        await openList(page);
        await page.getByRole('button', { name: /^Search/ }).click();
        await expect(field(page)).toBeFocused();
        await field(page).fill('zebra onerr');
        await expect(results(page).first()).toContainText('Cover art');
        await expect(results(page).first().locator('mark').first()).toHaveText('zebra');
        await expect(page.getByRole('listbox').locator('img')).toHaveCount(0);
        await field(page).press('Enter');
        await expect(field(page)).toHaveCount(0);
        await expect(questions(page)).toContainText('Is a zebra');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        const found = page.locator('li[data-found]');
        await expect(found).toContainText('Is a zebra');

        // The same message again.
        await found.evaluate((row) => row.removeAttribute('data-found'));
        await openList(page);
        await page.getByRole('button', { name: /^Search/ }).click();
        await field(page).fill('zebra');
        await expect(results(page)).toHaveCount(1);
        await field(page).press('Enter');
        await expect(found).toContainText('Is a zebra');
      });

      await test.step('Enter opens no result of an earlier query', async () => {
        const wanted = await say(page, baseURL, 'Is a zebra good?', 'Zebra');
        await say(page, baseURL, 'Is a zebu good?', 'Zebu');
        await page.goto('/chat');
        await openList(page);
        await page.getByRole('button', { name: /^Search/ }).click();
        await field(page).fill('zeb');
        await expect(results(page).first()).toContainText('Zebu');
        let answer = (): void => undefined;
        const held = new Promise<void>((resolve) => (answer = resolve));
        await page.route('**/api/search?q=zebra', async (route) => {
          await held;
          await route.continue();
        });
        const asked = page.waitForRequest('**/api/search?q=zebra');
        await field(page).fill('zebra');
        await field(page).press('Enter');
        await asked;
        await field(page).press('Enter');
        await expect(page).toHaveURL('/chat');
        answer();
        await expect(results(page).filter({ hasText: 'Zebu' })).toHaveCount(0);
        await field(page).press('Enter');
        await expect(page).toHaveURL(new RegExp(`c=${wanted}`));
      });
    });

    test('conversations are pinned, archived and deleted in every tab; failures are reverted', async ({
      page,
      baseURL,
      expectFailing,
      newTab,
    }) => {
      await say(page, baseURL, 'Hello', 'Older');
      await say(page, baseURL, 'Hello', 'Newer');

      await test.step('a failed pin or delete is reverted', async () => {
        expectFailing(/\/api\/chats\/[^/]+$/);
        await page.goto('/chat');
        await openList(page);
        await page.route('**/api/chats/*', (route) =>
          route.request().method() === 'GET'
            ? route.fallback()
            : route.fulfill({ status: 503, body: 'The database is on holiday' }),
        );
        await choose(page, 'Older', 'Pin');
        await expect(page.getByText("Couldn't move the conversation").first()).toBeVisible();
        await choose(page, 'Newer', 'Delete conversation');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
        await expect(page.getByText('Failed to delete chat').first()).toBeVisible();
        await expect(chatList(page).getByRole('listitem')).toHaveText(['Newer', 'Older']);
        await page.unroute('**/api/chats/*');
      });

      await test.step('pinned conversations come first and archived ones are hidden, in every tab', async () => {
        const other = await newTab();
        for (const tab of [page, other]) {
          await tab.goto('/chat');
          await openList(tab);
        }
        await expect(chatList(page).getByRole('listitem')).toHaveText(['Newer', 'Older']);
        await choose(page, 'Older', 'Pin');
        await expect(page.getByRole('button', { name: 'Actions for Older' })).toBeFocused();
        for (const tab of [page, other]) {
          await expect(chatList(tab).getByRole('region', { name: 'Pinned' })).toContainText('Older');
          await expect(chatList(tab).getByRole('listitem')).toHaveText(['Older', 'Newer']);
        }
        await choose(page, 'Newer', 'Archive');
        await expect(page.getByText('Chat archived').first()).toBeVisible();
        await expect(page.getByRole('button', { name: 'Actions for Older' })).toBeFocused();
        for (const tab of [page, other]) await expect(chatList(tab).getByRole('listitem')).toHaveText(['Older']);
        await chatList(other).getByRole('button', { name: 'Archived (1)' }).click();
        await choose(other, 'Newer', 'Unarchive');
        await expect(chatList(page).getByRole('listitem')).toHaveText(['Older', 'Newer']);
        await choose(page, 'Newer', 'Delete conversation');
        await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
        await expect(chatList(page).getByRole('listitem')).toHaveText(['Older']);
        await expect(page.locator(':focus')).toHaveCount(1);

        // The open conversation disappears from the screen as well.
        await chatList(page).getByRole('button', { name: 'Older', exact: true }).click();
        await expect(composer(page)).toBeVisible();
        await openList(page);
        await choose(page, 'Older', 'Archive');
        await expect(page).toHaveURL('/chat');
        await expect(page).toHaveTitle('Chat · Fanfare');
        await expect(chatList(page).getByRole('button', { name: 'Archived (1)' })).toBeVisible();
        await expect(page.locator(':focus')).toHaveCount(1);
      });
    });
  });
}

test.describe('the keyboard', () => {
  test.beforeEach(async ({ subscribed, page }) => {
    await subscribed();
    await startChat(page);
  });

  test('searches, lists the shortcuts, and retries a search that failed', async ({ page, expectFailing }) => {
    await test.step('"?" lists the shortcuts, but is a plain character in a text field', async () => {
      await composer(page).press('?');
      await expect(composer(page)).toHaveValue('?');
      await composer(page).blur();
      await page.keyboard.press('?');
      const list = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
      await expect(list).toContainText('Search your conversations');
      await expect(list).toBeFocused();
      // An open dialog stays: it may contain unsaved input.
      await page.keyboard.press('ControlOrMeta+k');
      await expect(field(page)).toHaveCount(0);
      await page.keyboard.press('Escape');
      await expect(list).toHaveCount(0);
      await page.keyboard.press('/');
      await expect(composer(page)).toBeFocused();
      await expect(composer(page)).toHaveValue('?');
    });

    await test.step('Ctrl-K searches from anywhere, arrows move, Escape closes and restores the focus', async () => {
      await send(page, 'Two zebras [sandbox:hang]');
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await expect(composer(page)).toBeFocused();
      await page.keyboard.press('ControlOrMeta+k');
      await field(page).fill('zebra');
      await expect(results(page)).toHaveCount(1);
      await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
      await field(page).press('ArrowDown');
      await expect(results(page).first()).toHaveAttribute('aria-selected', 'true');
      await field(page).fill('giraffe');
      await expect(page.getByText('No results for "giraffe".')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(composer(page)).toBeFocused();
    });

    await test.step('a failed search is retried when back online, or on request', async () => {
      expectFailing(/./);
      await send(page, 'Is a zebra on the cover good?');
      await expect(questions(page).last()).toContainText('Is a zebra');
      await page.keyboard.press('Control+K');
      await page.context().setOffline(true);
      await field(page).fill('zebra');
      await expect(page.getByText('You seem to be offline')).toBeVisible();
      await page.context().setOffline(false);
      await expect(results(page).first()).toContainText('zebra');

      await page.route('**/api/search?*', (route) => route.abort());
      await field(page).fill('zebra cover');
      const again = page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Try again' });
      await expect(again).toBeVisible();
      await page.unroute('**/api/search?*');
      await again.click();
      await expect(again).toHaveCount(0);
      await expect(results(page).first()).toContainText('zebra');
    });
  });
});
