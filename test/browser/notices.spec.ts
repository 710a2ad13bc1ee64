import sharp from 'sharp';
import type { User } from '../../contract/account/user';
import { composer, notifications, send, startChat } from './chat/chat';
import { call, expect, newArtist, test } from './fixtures';

test('the reminder to confirm the email can be hidden for a day', async ({ page, subscribed }) => {
  await subscribed();
  await page.clock.install();
  await page.goto('/chat');
  const notice = page.getByText('Please confirm your email address.');
  await expect(notice).toBeVisible();
  await page.getByRole('button', { name: 'Hide until tomorrow' }).click();
  await expect(notice).toHaveCount(0);
  await page.reload();
  await expect(composer(page)).toBeVisible();
  await expect(notice).toHaveCount(0);
  await page.clock.setSystemTime(Date.now() + 25 * 3_600_000);
  await page.reload();
  await expect(notice).toBeVisible();
});

test('the notice of a failure goes when the same succeeds', async ({ page, subscribed, expectFailing }) => {
  expectFailing(/\/messages$/);
  await subscribed();
  await startChat(page);
  await page.route('**/api/chats/*/messages', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 503, body: 'Busy' }) : route.fallback(),
  );
  await send(page, 'Is a zebra on the cover good?');
  await expect(notifications(page)).toContainText('Error sending message');
  // A focused notice stays until it is dismissed.
  await page.keyboard.press('F8');
  await page.unroute('**/api/chats/*/messages');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('region', { name: 'Conversation' }).getByText('Is a zebra on the cover')).toBeVisible();
  await expect(notifications(page)).not.toContainText('Error sending message');
});

test('a refused login says why in the form, and the notice goes with the next one', async ({
  page,
  baseURL,
  expectFailing,
}) => {
  expectFailing(/\/api\/login$/);
  const { name, email, password } = newArtist();
  await call<User>(page, baseURL, 'POST', '/api/register', { name, email, password });
  await page.context().clearCookies();
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('not the password');
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(notifications(page)).toContainText('Login failed');
  await expect(page.getByRole('main').getByText('Incorrect email or password')).toBeVisible();
  await page.keyboard.press('F8');
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In', exact: true }).click();
  await expect(page).toHaveURL('/onboarding');
  await expect(notifications(page)).not.toContainText('Login failed');
});

test('logging out in another tab is no expired session', async ({ page, subscribed, newTab }) => {
  await subscribed();
  const other = await newTab();
  await other.goto('/chat');
  await expect(composer(other)).toBeVisible();
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/auth');
  await expect(other).toHaveURL('/auth');
  await expect(other.getByText('Your session has expired')).toHaveCount(0);
});

test('closing Edit Profile without a save keeps the picture from before', async ({ page, baseURL, subscribed }) => {
  const before = await subscribed();
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Profile' });
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#00ff00' } })
    .png()
    .toBuffer();
  await dialog.getByLabel('Upload a picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
  await expect(dialog.getByRole('group', { name: 'Picture' }).locator('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(dialog).toBeHidden();
  expect((await call<User>(page, baseURL, 'GET', '/api/user')).profilePictureUrl).toBe(before.profilePictureUrl);
  await expect(page.getByRole('button', { name: 'Edit Profile' }).locator('img')).toHaveCount(0);
});

test('a device that calls itself offline while the server answers shows no notice; an unreachable server does', async ({
  page,
  subscribed,
  expectFailing,
}) => {
  expectFailing(/./);
  await subscribed();
  await page.goto('/chat');
  await expect(composer(page)).toBeVisible();
  const answered = page.waitForResponse('**/api/health');
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
  });
  await answered;
  await expect(page.getByText("You're offline.")).toHaveCount(0);

  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => true });
  });
  await page.routeWebSocket(/socket\.io/, (socket) => socket.close());
  await page.route('**/socket.io/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByText("We can't reach the server.")).toBeVisible();
  await expect(page.getByText("You're offline.")).toHaveCount(0);
});
