import type { Chat, Message } from '../../../contract/chats/chat';
import { awaitEnd, chatList, composer, makeChat, notifications, questions, send, sendButton } from './chat';
import { call, expect, test } from '../fixtures';

const question = 'Is a zebra on the cover good?';

test('the chat opens with a focused composer, and sending creates one conversation', async ({
  page,
  baseURL,
  subscribed,
  newTab,
}) => {
  await subscribed();
  await page.goto('/chat');
  await expect(page.getByText('Select a conversation or start a fresh one!')).toBeVisible();
  await expect(composer(page)).toBeFocused();
  await composer(page).fill('Is a zebra');
  await page.reload();
  await expect(composer(page)).toHaveValue('Is a zebra');

  const other = await newTab();
  await other.goto('/chat');
  await expect(composer(other)).toHaveValue('Is a zebra');
  await composer(page).fill(question);
  await expect(composer(other)).toHaveValue(question);
  // Press Enter twice at once.
  await composer(page).evaluate((field) => {
    for (let press = 0; press < 2; press++)
      field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }));
  });
  await expect(page).toHaveURL(/\?c=/);
  await expect(questions(page)).toHaveText([new RegExp(question.replace('?', '\\?'))]);
  await expect(composer(other)).toHaveValue('');
  await awaitEnd(page);
  await expect(chatList(other).getByRole('listitem')).toHaveCount(1);
  const [chat] = await call<Chat[]>(page, baseURL, 'GET', '/api/chats');
  const rows = await call<Message[]>(page, baseURL, 'GET', `/api/chats/${chat?.id}/messages`);
  expect(rows.filter(({ isUser }) => isUser).map(({ content }) => content)).toEqual([question]);

  await page.goBack();
  await expect(composer(page)).toHaveValue('');
});

test('the first message goes where it should: into a new conversation, or into an empty one', async ({
  page,
  subscribed,
  expectFailing,
  baseURL,
}) => {
  expectFailing(/\/api\/chats$/);
  await subscribed({ musicGenre: 'Dream pop', location: 'Leeds, UK' });

  await test.step('text whose conversation could not be created stays in the composer', async () => {
    await page.goto('/chat');
    await page.route('**/api/chats', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 503, body: 'Busy' }) : route.fallback(),
    );
    await send(page, question);
    await expect(notifications(page)).toContainText('Error sending message');
    await expect(composer(page)).toHaveValue(question);
    await page.unroute('**/api/chats');
    await sendButton(page).click();
    await expect(questions(page)).toHaveCount(1);
    await awaitEnd(page);
  });

  await test.step('an empty conversation is used for the message', async () => {
    const { id } = await makeChat(page, baseURL);
    await page.goto('/chat');
    await send(page, question);
    await expect(page).toHaveURL(`/chat?c=${id}`);
    await expect(questions(page)).toHaveCount(1);
    await awaitEnd(page);
  });

  await test.step('the suggestions fit the artist, and a click sends one', async () => {
    await call(page, baseURL, 'POST', '/api/releases', { kind: 'release', title: 'Salt Road', date: '2030-01-25' });
    await page.goto('/chat');
    const suggestion = page.getByRole('button', { name: 'What should I do for “Salt Road” this week?' });
    await expect(
      page.getByRole('button', { name: 'How do I get Dream pop from Leeds, UK into the local press?' }),
    ).toBeVisible();
    await suggestion.click();
    await expect(questions(page)).toContainText('What should I do for “Salt Road” this week?');
    await awaitEnd(page);
  });
});
