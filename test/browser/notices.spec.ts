import { composer, notifications, send, startChat } from './chat/chat';
import { expect, test } from './fixtures';

test('a notice disappears when its reason is gone, or when the artist hides it', async ({
  page,
  subscribed,
  expectFailing,
}) => {
  await subscribed();

  await test.step('a failure’s notice disappears when the same action succeeds', async () => {
    expectFailing(/\/messages$/);
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

  await test.step('the reminder to confirm the email can be hidden for a day', async () => {
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

  await test.step('a device that reports being offline while the server responds shows no notice; an unreachable server does', async () => {
    expectFailing(/./);
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
});

test('logging out in another tab isn’t reported as an expired session', async ({ page, subscribed, newTab }) => {
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
