import type { Locator, Page } from '@playwright/test';
import type { Chat } from '../../../contract/chats/chat';
import { chatList, composer, messageRow, serveMessages } from './chat';
import { expect, test } from '../fixtures';

/** Serves this many conversations. */
async function serveChats(page: Page, count: number, title = (index: number) => `Plan ${index}`): Promise<Chat[]> {
  const chats = Array.from({ length: count }, (_, index): Chat => {
    const at = new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString();
    const id = `0199ad3e-0000-7000-8000-${String(index).padStart(12, '0')}`;
    return { id, title: title(index), isPinned: false, isArchived: false, releaseId: null, lastActivityAt: at };
  });
  await page.route('**/api/chats', (route) => route.fulfill({ json: chats }));
  await serveMessages(page, [messageRow(0, 'Hi')]);
  return chats;
}

const row = (page: Page, name: string): Locator => chatList(page).getByRole('button', { name, exact: true });

test('the list is two Tab stops, and gives titles its full width', async ({ page, subscribed }) => {
  await test.step('Tab stops twice in the list, at a conversation and its menu; arrow keys do the rest', async () => {
    await subscribed();
    const chats = await serveChats(page, 30);
    await page.goto(`/chat?c=${chats[2]?.id}`);
    await expect(row(page, 'Plan 29')).toBeVisible();
    expect(await chatList(page).locator('button:not([tabindex="-1"])').count()).toBe(2);
    await row(page, 'Plan 2').focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await expect(row(page, 'Plan 4')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Actions for Plan 4', exact: true })).toBeFocused();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Home');
    await expect(row(page, 'Plan 0')).toBeFocused();
    await page.keyboard.press('End');
    await expect(row(page, 'Plan 29')).toBeFocused();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await chatList(page).evaluate((list) => list.contains(document.activeElement))).toBe(false);
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(chats[29]?.id ?? ''));
  });

  await test.step('a title uses the full width of the list', async () => {
    await serveChats(page, 1, () => 'A release plan with a very long title indeed, for Salt Road');
    await page.goto('/chat');
    const title = row(page, 'A release plan with a very long title indeed, for Salt Road').locator('span');
    await composer(page).hover();
    await expect.poll(async () => (await title.boundingBox())?.width).toBeGreaterThan(200);
  });
});

test('the sidebar labels everything, and can be hidden', async ({ page, subscribed }) => {
  await subscribed();
  await page.goto('/chat');

  await test.step('the sidebar can be hidden, and stays hidden until it is shown again', async () => {
    await page.getByRole('button', { name: 'Hide the sidebar' }).click();
    await expect(chatList(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Show the sidebar' })).toBeFocused();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Start a new chat' })).toBeVisible();
    await expect(chatList(page)).toBeHidden();
    await page.getByRole('button', { name: 'Show the sidebar' }).click();
    await expect(chatList(page)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Hide the sidebar' })).toBeFocused();
  });

  await test.step('everything in the sidebar is labelled, and one click away', async () => {
    for (const name of [
      'Media files',
      'Latest song',
      'Facts',
      'Activity',
      'Subscription',
      'Settings',
      'Help',
      'Logout',
    ])
      await expect(page.getByText(name, { exact: true })).toBeVisible();
    const isCut = (label: Element) => label.scrollWidth > label.clientWidth;
    expect(await page.getByText('Subscription', { exact: true }).evaluate(isCut)).toBe(false);
    expect(await page.getByText('Latest song', { exact: true }).evaluate(isCut)).toBe(false);
    await page.getByRole('link', { name: 'Facts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'What Fanfare knows' })).toBeVisible();
  });
});
