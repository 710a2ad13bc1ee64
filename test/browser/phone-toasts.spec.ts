import type { Page } from '@playwright/test';
import { composer, notifications, questions } from './chat/chat';
import { expect, newArtist, test } from './fixtures';

const toast = (page: Page) => notifications(page).getByRole('listitem');

test('on a phone, the notice that a chat has started covers no control, and is gone when the conversation starts', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto('/guest-chat');
  await expect(toast(page)).toContainText('Chat started');
  // From here on it doesn't end by itself.
  await page.clock.pauseAt(Date.now() + 1000);
  const header = [page.getByRole('button', { name: 'Open the menu' }), page.getByRole('link', { name: 'Sign Up' })];
  for (const control of [...header, composer(page)]) await control.click({ trial: true, timeout: 3000 });
  await page.getByRole('button', { name: 'When do I have to pitch my single to Spotify?' }).click();
  await expect(questions(page)).toBeVisible();
  await expect(toast(page)).toHaveCount(0);
});

test('on a phone, a failure’s notice stays when the page is tapped', async ({ page, expectFailing }) => {
  expectFailing(/\/api\/login$/);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/auth');
  const { email, password } = newArtist();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(toast(page)).toContainText('Login failed');
  await page.getByLabel('Email').click();
  await expect(toast(page)).toContainText('Login failed');
});
