import type { Chat } from '../../../contract/chats/chat';
import type { NewCalendarFeed } from '../../../contract/releases/calendar-feed';
import type { ChatShare } from '../../../contract/shares/share';
import { call, cards, expect, payWith, test } from '../fixtures';
import { goThroughCheckout, openDetails, read, steer } from './subscriptions';

// All subscriptions share the payments clock, so no other test runs at the same time.
test.describe.configure({ mode: 'serial' });

const failsToRenew = '4000 0000 0000 0341';

test.describe('a renewal that fails', () => {
  test.slow();

  test('is shown at once, keeps access for three days, and continues with another card', async ({ page, onboard }) => {
    await onboard();
    await goThroughCheckout(page, failsToRenew);
    await expect(page).toHaveURL('/chat');
    await steer(page, 'clock', { advanceDays: 31.5 });
    const banner = page.getByRole('alert').filter({ hasText: 'Your last payment did not go through.' });
    await expect(banner).toContainText('You keep access until');
    await expect(banner).toContainText('You can cancel your plan on the payment pages instead.');
    const details = await openDetails(page);
    await expect(details.getByText('PAST DUE', { exact: true })).toBeVisible();
    await expect(details.getByRole('button', { name: 'Cancel Subscription' })).toBeHidden();
    await page.keyboard.press('Escape');

    await steer(page, 'clock', { advanceDays: 3 });
    await expect(page).toHaveURL('/paywall');
    await expect(banner).toContainText('Your plan continues as soon as it is paid.');
    await expect(page.getByRole('button', { name: 'Choose Monthly Plan' })).toBeDisabled();
    await banner.getByRole('button', { name: 'Update your card' }).click();
    await page.getByLabel('Card number').fill(cards.pays);
    await page.getByLabel('Expiry').fill('12 / 40');
    await page.getByLabel('CVC').fill('123');
    await page.getByRole('button', { name: 'Save card' }).click();
    await expect(page.getByText('Status: active')).toBeVisible();
    await page.getByRole('link', { name: 'Back' }).click();
    await expect(page).toHaveURL('/chat');
    await expect(banner).toBeHidden();
  });

  test('that is never paid ends the subscription, and another can be bought', async ({
    page,
    baseURL,
    onboard,
    expectFailing,
  }) => {
    // The live connection may open, and the lists reload, just as the access ends.
    expectFailing(/\/api\/(chats|facts)(\?status=kept)?$/);
    await onboard();
    await goThroughCheckout(page, failsToRenew);
    await expect(page).toHaveURL('/chat');
    await steer(page, 'clock', { advanceDays: 31.5 });
    await expect(page.getByText('Your last payment did not go through.')).toBeVisible();
    await steer(page, 'clock', { advanceDays: 20 });
    await expect(page).toHaveURL('/paywall');
    await expect.poll(async () => (await read(page, baseURL)).subscriptionStatus).toBe('canceled');
    await page.reload();
    await page.getByRole('button', { name: 'Choose Yearly Plan' }).click();
    await payWith(page, cards.pays);
    await expect(page).toHaveURL('/chat');
    expect(await read(page, baseURL)).toMatchObject({ subscriptionStatus: 'active', tier: 'yearly' });
  });

  test('that was canceled closes the open chat when it ends; shares and the calendar can still be turned off', async ({
    page,
    baseURL,
    subscribed,
    expectFailing,
  }) => {
    // The live connection may open, and the lists reload, just as the access ends.
    expectFailing(/\/api\/(chats|facts)(\?status=kept)?$/);
    await subscribed();
    const { id } = await call<Chat>(page, baseURL, 'POST', '/api/chats', { title: 'Salt Road' });
    await call(page, baseURL, 'POST', `/api/chats/${id}/messages`, { message: 'How do I pitch to radio?' });
    const { url } = await call<ChatShare>(page, baseURL, 'PUT', `/api/chats/${id}/share`, {});
    const feed = await call<NewCalendarFeed>(page, baseURL, 'POST', '/api/calendar', {});
    await call(page, baseURL, 'POST', '/api/subscription/cancel', {});
    await page.goto('/chat');
    await expect(page.getByRole('textbox', { name: 'Message to Fanfare' })).toBeVisible();
    await steer(page, 'clock', { advanceDays: 31.5 });
    await expect(page).toHaveURL('/paywall', { timeout: 5000 });
    await expect(page.getByRole('button', { name: 'Choose Monthly Plan' })).toBeEnabled();

    await page.goto('/account');
    const links = page.getByRole('list', { name: 'Shared links' });
    await expect(links.getByRole('link', { name: 'Salt Road' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop sharing Salt Road' }).click();
    await expect(links).toBeHidden();
    const { pathname } = new URL(url);
    const statusOf = async (path: string) => (await page.context().request.get(path)).status();
    expect(await statusOf(pathname.replace('/shared/', '/api/shared/'))).toBe(404);

    expect(await statusOf(new URL(feed.url).pathname)).toBe(200);
    await page.getByRole('button', { name: 'Turn it off' }).click();
    await expect(page.getByText('Calendar address turned off', { exact: true })).toBeVisible();
    await expect(page.getByText('Your plans have a secret address')).toBeHidden();
    expect(await statusOf(new URL(feed.url).pathname)).toBe(404);
  });
});
