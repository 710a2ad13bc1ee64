import { randomUUID } from 'node:crypto';
import type { Chat } from '../../../contract/chats/chat';
import {
  chatList,
  chooseInMenu,
  composer,
  conversation,
  holdLive,
  makeChat,
  messageRow,
  notifications,
  send,
  serveMessages,
  startChat,
} from './chat';
import { call, expect, test } from '../fixtures';

const existing = 'Please use your existing conversation before creating a new one.';

test.beforeEach(async ({ subscribed }) => {
  await subscribed();
});

test('the last active chat is first, an empty one is used before another, and a reload keeps the open one', async ({
  page,
  baseURL,
  expectFailing,
}) => {
  await test.step('a second empty chat isn’t created: the first one is selected instead', async () => {
    expectFailing(/\/api\/chats$/);
    const chat = await makeChat(page, baseURL);
    await page.goto('/chat');
    await expect(page.getByText('Select a conversation or start a fresh one!')).toBeVisible();
    await page.getByRole('button', { name: 'New Chat' }).click();
    await expect(notifications(page)).toContainText('Empty conversation exists');
    await expect(notifications(page)).toContainText(existing);
    await expect(page).toHaveURL(`/chat?c=${chat.id}`);
    await expect(composer(page)).toBeVisible();
  });

  await test.step('the list has the last active chat first, and a reload and Back keep the open one', async () => {
    await send(page, 'Write me a bio [sandbox:hang]');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await chooseInMenu(page, 'New Conversation', 'Edit title');
    await page.getByRole('textbox', { name: 'Title' }).fill('Bio in four lengths');
    await page.getByRole('textbox', { name: 'Title' }).press('Enter');
    const first = page.url();
    let create = (): void => undefined;
    const held = new Promise<void>((resolve) => (create = resolve));
    await page.route('**/api/chats', async (route) => {
      await held;
      await route.continue();
    });
    await page.getByRole('button', { name: 'New Chat' }).click();
    await composer(page).fill('Typed while the server was slow');
    create();
    await expect(page).not.toHaveURL(first);
    await expect(composer(page)).toHaveValue('Typed while the server was slow');
    await composer(page).clear();
    await page.unroute('**/api/chats');
    const titles = chatList(page).getByRole('listitem');
    await expect(titles).toHaveText(['New Conversation', 'Bio in four lengths']);
    await expect(chatList(page).locator('[aria-current=page]')).toHaveText('New Conversation');

    await page.reload();
    await expect(chatList(page).locator('[aria-current=page]')).toHaveText('New Conversation');
    await page.goBack();
    await expect(page).toHaveURL(first);
    await expect(chatList(page).locator('[aria-current=page]')).toHaveText('Bio in four lengths');
    await expect(page.getByRole('heading', { level: 1, name: 'Bio in four lengths' })).toBeAttached();
    await expect(page).toHaveTitle('Bio in four lengths · Fanfare');

    await send(page, 'And a shorter one [sandbox:hang]');
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await expect(titles).toHaveText(['Bio in four lengths', 'New Conversation']);
  });
});

test('the list follows other tabs, and says if it can’t load', async ({ page, baseURL, newTab, expectFailing }) => {
  const other = await newTab();
  let chat: Chat;

  await test.step('changes made before the live connection is up are in the list once it is', async () => {
    const connect = await holdLive(other);
    await other.goto('/chat');
    await expect(chatList(other).getByText('Conversations you start show up here.')).toBeVisible();
    chat = await makeChat(page, baseURL);
    connect();
    await expect(chatList(other).getByRole('listitem')).toHaveText('New Conversation');
  });

  await test.step('chats that another tab creates, renames and deletes change here too, including the open one', async () => {
    await chatList(other).getByRole('button', { name: 'New Conversation', exact: true }).click();
    await expect(composer(other)).toBeVisible();
    await call(page, baseURL, 'PATCH', `/api/chats/${chat.id}`, { title: 'Salt Road' });
    await expect(chatList(other).getByRole('listitem')).toHaveText('Salt Road');
    await call(page, baseURL, 'DELETE', `/api/chats/${chat.id}`);
    await expect(chatList(other).getByRole('listitem')).toHaveCount(0);
    await expect(conversation(other)).toHaveCount(0);
    await expect(other).toHaveURL('/chat');
  });

  await test.step('another account’s chat can’t be selected', async () => {
    // Its messages may be requested before the list shows that it doesn't exist.
    expectFailing(/01998d3e-0000-7000-8000-000000000000/);
    await page.goto('/chat?c=01998d3e-0000-7000-8000-000000000000');
    await expect(page.getByText('Select a conversation or start a fresh one!')).toBeVisible();
    await expect(page).toHaveURL('/chat');
  });

  await test.step('conversations that don’t load say so and can be reloaded', async () => {
    expectFailing(/\/api\/chats$/);
    await page.route('**/api/chats', (route) => route.fulfill({ status: 503, body: 'Back in a minute' }));
    // Once connected, they load without a click.
    await holdLive(page);
    await page.goto('/chat');
    await expect(chatList(page).getByRole('alert')).toContainText("We couldn't load your conversations.");
    await page.unroute('**/api/chats');
    await chatList(page).getByRole('button', { name: 'Try again' }).click();
    await expect(chatList(page).getByText('Conversations you start show up here.')).toBeVisible();
  });
});

test('a long list shows the newest chats and the open one, and the rest on demand with the focus', async ({ page }) => {
  const chats = Array.from({ length: 230 }, (_, index): Chat => {
    const [id, title] = [randomUUID(), `Talk ${index}`];
    return { id, title, lastActivityAt: '2026-01-05T10:00:00Z', isPinned: false, isArchived: false, releaseId: null };
  });
  await page.route('**/api/chats', (route) => route.fulfill({ json: chats }));
  await serveMessages(page, [messageRow(0, 'When do I pitch?'), messageRow(1, 'Three weeks ahead.')]);
  await page.goto(`/chat?c=${chats[220]?.id}`);
  const items = chatList(page).getByRole('listitem');
  const titled = (index: number) => chatList(page).getByRole('button', { name: `Talk ${index}`, exact: true });
  await expect(items).toHaveCount(41);
  await expect(items.last()).toHaveText('Talk 220');
  await expect(chatList(page).locator('[aria-current=page]')).toHaveText('Talk 220');

  const more = chatList(page).getByRole('button', { name: 'Show more' });
  for (const [first, count] of [
    [40, 81],
    [80, 121],
    [120, 161],
    [160, 201],
    [200, 230],
  ] as const) {
    await more.press('Enter');
    await expect(titled(first)).toBeFocused();
    await expect(items).toHaveCount(count);
  }
  await expect(more).toHaveCount(0);
});

test('a conversation’s menu can be used by keyboard; failures change nothing', async ({ page, expectFailing }) => {
  await startChat(page);

  await test.step('the keyboard opens a conversation’s menu at its first item, and Escape returns to its button', async () => {
    const actions = chatList(page).getByRole('button', { name: 'Actions for New Conversation' });
    await expect(actions).toHaveAttribute('aria-haspopup', 'menu');
    await expect(actions).toHaveAttribute('aria-expanded', 'false');
    await actions.press('Enter');
    await expect(page.getByRole('menu', { name: 'Actions for New Conversation' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Edit title' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('menu')).toHaveCount(0);
    await expect(actions).toBeFocused();
    await expect(actions).toHaveAttribute('aria-expanded', 'false');
  });

  await test.step('an empty title isn’t saved, and Escape changes nothing', async () => {
    await chooseInMenu(page, 'New Conversation', 'Edit title');
    const title = page.getByRole('textbox', { name: 'Title' });
    await expect(title).toBeFocused();
    await title.fill('   ');
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    await title.press('Enter');
    await expect(title).toBeVisible();
    await title.press('Escape');
    await expect(title).toHaveCount(0);
    await expect(chatList(page).getByRole('listitem')).toHaveText('New Conversation');
    await expect(page.getByRole('button', { name: 'Actions for New Conversation' })).toBeFocused();
  });

  await test.step('a new title shows at once and is reverted if it can’t be saved', async () => {
    expectFailing(/\/api\/chats\/[^/]+$/);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/chats/*', async (route) => {
      if (route.request().method() !== 'PATCH') return route.fallback();
      await answered;
      await route.fulfill({ status: 500, json: { error: 'No', message: 'No', code: 'internal' } });
    });
    await chooseInMenu(page, 'New Conversation', 'Edit title');
    await page.getByRole('textbox', { name: 'Title' }).fill('Salt Road');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(chatList(page).getByRole('listitem')).toHaveText('Salt Road');
    answer();
    await expect(notifications(page)).toContainText('Failed to update chat title. Please try again.');
    await expect(chatList(page).getByRole('listitem')).toHaveText('New Conversation');
  });

  await test.step('a chat that couldn’t be deleted stays; Cancel sends no request', async () => {
    await page.unroute('**/api/chats/*');
    let calls = 0;
    await page.route('**/api/chats/*', (route) => {
      if (route.request().method() !== 'DELETE') return route.fallback();
      calls++;
      return route.fulfill({ status: 500, body: 'The database is on holiday' });
    });
    const dialog = page.getByRole('alertdialog');
    await chooseInMenu(page, 'New Conversation', 'Delete conversation');
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
    expect(calls).toBe(0);
    await chooseInMenu(page, 'New Conversation', 'Delete conversation');
    await dialog.getByRole('button', { name: 'Delete' }).click();
    await expect(notifications(page)).toContainText('Failed to delete chat');
    await expect(chatList(page).getByRole('listitem')).toHaveText('New Conversation');
  });
});
