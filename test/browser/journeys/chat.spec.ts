import {
  awaitMore,
  chatList,
  chooseInMenu,
  conversation,
  notifications,
  questions,
  replies,
  send,
  sendButton,
  stopButton,
} from '../chat/chat';
import { expect, newArtist, subscribe, test } from '../fixtures';

test('an artist signs up, pays, chats, reloads, stops, renames, deletes and logs out', async ({ page }) => {
  const artist = newArtist();
  await page.goto('/auth?tab=register');
  await page.getByLabel('Name').fill(artist.name);
  await page.getByLabel('Email').fill(artist.email);
  await page.getByLabel('Password', { exact: true }).fill(artist.password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await page.getByLabel('Music Genre').fill('Dream pop');
  await page.getByLabel('Location').fill('Leeds, UK');
  await page.getByRole('button', { name: 'Complete Profile' }).click();
  await expect(page).toHaveURL('/paywall');
  await subscribe(page);

  await expect(page.getByText('Welcome! Fanfare is ready to assist!')).toBeVisible();
  await expect(page.getByText('Select a conversation or start a fresh one!')).toBeVisible();
  await page.getByRole('button', { name: 'New Chat' }).click();
  await expect(notifications(page)).toContainText('Chat created');
  await expect(conversation(page).getByRole('heading', { level: 1 })).toContainText(artist.name);

  await send(page, 'When do I pitch my single to Spotify? [sandbox:long]');
  await expect(questions(page)).toContainText('When do I pitch my single to Spotify?');
  await expect(sendButton(page)).toHaveCount(0);
  const before = await awaitMore(replies(page));

  await page.reload();
  await awaitMore(replies(page), before);
  expect(await replies(page).innerText()).toContain(before.split('\n')[1]?.slice(0, 40));

  await stopButton(page).click();
  await expect(replies(page).getByText('Stopped')).toBeVisible();
  await expect(sendButton(page)).toBeVisible();
  const stopped = await replies(page).innerText();
  await page.reload();
  await expect(replies(page)).toHaveText(stopped, { useInnerText: true });

  await chooseInMenu(page, 'New Conversation', 'Edit title');
  await page.getByRole('textbox', { name: 'Title' }).fill('  Salt Road  ');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(notifications(page)).toContainText('Chat title has been updated.');
  await expect(chatList(page).getByRole('button', { name: 'Salt Road', exact: true })).toBeVisible();

  await chooseInMenu(page, 'Salt Road', 'Delete conversation');
  await expect(page.getByRole('alertdialog')).toContainText(
    'This will permanently delete this conversation and its messages. This action cannot be undone.',
  );
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(notifications(page)).toContainText('Chat deleted');
  await expect(page.getByText('Select a conversation or start a fresh one!')).toBeVisible();
  await expect(conversation(page)).toHaveCount(0);
  await expect(page).toHaveURL('/chat');

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await page.goto('/chat');
  await expect(page).toHaveURL('/auth');
});
