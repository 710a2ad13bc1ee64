import type { Page } from '@playwright/test';
import type { AppConfig } from '../../../contract/config';
import { cards, expect, payWith, subscribe, test } from '../fixtures';

test.describe('the plans', () => {
  test.beforeEach(async ({ page, onboard }) => {
    await onboard();
    await page.goto('/paywall');
  });

  test('lead through the checkout to the chat, or back to the plans', async ({ page }) => {
    await test.step('are two, with their prices and features', async () => {
      const monthly = page.getByRole('group', { name: 'Monthly Plan' });
      await expect(monthly).toContainText('$29.95');
      await expect(monthly).toContainText('per month');
      await expect(monthly.getByRole('listitem')).toHaveText([
        'Full access to AI-powered music collaboration',
        'Unlimited chat sessions',
        'PR content generation',
        'Media file management',
        'Professional PDF exports',
      ]);
      const yearly = page.getByRole('group', { name: 'Yearly Plan' });
      await expect(yearly).toContainText('$299.95');
      await expect(yearly).toContainText('per year');
      await expect(yearly).toContainText('Save 16% compared to monthly');
      await expect(yearly.getByRole('listitem')).toHaveText([
        'Everything in Monthly',
        'Priority support',
        'Extended chat history',
        'Advanced analytics',
      ]);
    });

    await test.step('leaving the checkout leads back to the plans, ready for another attempt', async () => {
      await page.getByRole('button', { name: 'Choose Monthly Plan' }).click();
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page).toHaveURL(/\/paywall/);
      await expect(page.getByRole('button', { name: 'Choose Monthly Plan' })).toBeEnabled();
    });

    await test.step('a declined card leaves the artist at the checkout, and a good one opens the chat', async () => {
      await page.getByRole('button', { name: 'Choose Yearly Plan' }).click();
      await payWith(page, cards.isDeclined);
      await expect(page.getByRole('alert')).toContainText('declined');
      await payWith(page, cards.pays);
      await expect(page).toHaveURL('/chat');
      await expect(notifications(page)).toContainText(
        'Success! Your subscription is now active. Redirecting to dashboard...',
      );
      await page.goto('/paywall');
      await expect(page).toHaveURL('/chat');
    });
  });
});

test.describe('returning from checkout', () => {
  test('leads the artist who paid to the chat, and no one else', async ({
    page,
    onboard,
    browser,
    baseURL,
    expectFailing,
  }) => {
    await test.step("someone else's payment gives no access", async () => {
      await onboard();
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      await subscribe(page);
      const back = addresses.find((address) => address.includes('session_id='));
      if (!back) throw new Error('The checkout did not come back with a session id');

      const other = await browser.newContext({ baseURL });
      const thief = await other.newPage();
      await thief.goto('/auth?tab=register');
      await thief.getByLabel('Name').fill('Not Mara');
      await thief.getByLabel('Email').fill(`thief-${Date.now()}@artist.test`);
      await thief.getByLabel('Password', { exact: true }).fill('secret horse');
      await thief.getByRole('button', { name: 'Sign Up', exact: true }).click();
      await expect(thief).toHaveURL('/onboarding');
      await thief.goto(back);
      await expect(thief).toHaveURL('/paywall', { timeout: 20_000 });
      await thief.goto('/chat');
      await expect(thief).toHaveURL('/paywall');
      await other.close();
    });

    await test.step('leads a subscribed artist to the chat, whatever the session', async () => {
      expectFailing(/verify-status/);
      for (const session of ['&session_id=cs_test_never', '&session_id=..', '']) {
        await page.goto(`/paywall?success=true${session}`);
        await expect(page).toHaveURL('/chat');
        await expect(notifications(page)).not.toContainText('Subscription verification timeout');
      }
    });
  });

  test('without a payment gives no access, and says why', async ({ page, onboard, expectFailing, baseURL }) => {
    test.slow();
    await onboard();

    await test.step('a failed check is shown at once, and can be retried', async () => {
      expectFailing(/\/verify-status$/);
      await page.route('**/api/subscription/verify-status', (route) =>
        route.fulfill({ status: 502, body: 'No answer' }),
      );
      await page.goto('/paywall?success=true&session_id=cs_test');
      await expect(notifications(page)).toContainText('Subscription verification timeout');
      await expect(notifications(page)).toContainText(
        'There was a problem verifying your subscription. Please contact support.',
      );
      await expect(page).toHaveURL('/paywall');
      const asked = page.waitForRequest('**/api/subscription/verify-status');
      await page.getByRole('link', { name: 'Check again' }).click();
      expect((await asked).postDataJSON()).toEqual({ sessionId: 'cs_test' });
    });

    await test.step('checks five times, two seconds apart, then says so and offers the plans', async () => {
      await page.unroute('**/api/subscription/verify-status');
      await page.goto('/paywall?success=true');
      await expect(page.getByRole('heading', { name: 'Activating Your Subscription' })).toBeVisible();
      // The fifth attempt ends immediately, too fast to be observed.
      for (let attempt = 1; attempt <= 4; attempt += 1) {
        await expect(page.getByText(`Attempt ${attempt} of 5`)).toBeVisible();
      }
      await expect(notifications(page)).toContainText('Payment Issue');
      await expect(notifications(page)).toContainText(
        'There was a problem with your payment. Please try again or contact support.',
      );
      await expect(page).toHaveURL('/paywall');
      await expect(
        page.getByText('There was a problem verifying your subscription. Please contact support.'),
      ).toBeVisible();
      await expect(page.getByRole('button', { name: 'Choose Monthly Plan' })).toBeEnabled();
      // By the page's clock: Playwright may see its calls late.
      const askedAt = await page.evaluate(() =>
        performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.endsWith('/verify-status'))
          .map(({ startTime }) => startTime),
      );
      expect(askedAt).toHaveLength(5);
      const gaps = askedAt.slice(1).map((time, index) => time - (askedAt[index] ?? 0));
      expect(Math.min(...gaps)).toBeGreaterThan(1900);
    });

    await test.step('the chat and its API stay closed', async () => {
      const answer = await page.context().request.post('/api/chats', {
        data: { title: 'x' },
        headers: { origin: new URL(baseURL ?? '').origin },
      });
      expect(answer.status()).toBe(402);
      await page.goto('/chat');
      await expect(page).toHaveURL('/paywall');
    });
  });
});

test.describe('a checkout that can’t start says why', () => {
  test('every reason has its notification', async ({ page, expectFailing, onboard }) => {
    await onboard();

    await test.step('if the payment script can’t be loaded', async () => {
      expectFailing(/stripe/);
      await page.route('**/payments/stripe.js', (route) => route.abort());
      await page.goto('/paywall');
      await page.getByRole('button', { name: 'Choose Monthly Plan' }).click();
      await expect(notifications(page)).toContainText('Failed to initialize payment system');
      await expect(page.getByRole('button', { name: 'Choose Monthly Plan' })).toBeEnabled();
      await page.unroute('**/payments/stripe.js');
    });

    await test.step('if the plan has no price', async () => {
      await page.route('**/api/config', async (route) => {
        const response = await route.fetch();
        const config = (await response.json()) as AppConfig;
        await route.fulfill({ response, json: { ...config, plans: config.plans.filter(({ id }) => id === 'yearly') } });
      });
      await page.goto('/paywall');
      await page.getByRole('button', { name: 'Choose Monthly Plan' }).click();
      await expect(notifications(page)).toContainText('Invalid plan selected');
      await page.unroute('**/api/config');
    });

    await test.step('if the server refuses the checkout session, in its own words', async () => {
      expectFailing(/create-checkout-session$/);
      await page.route('**/create-checkout-session', (route) =>
        route.fulfill({
          status: 502,
          json: { error: 'Failed to create checkout session', message: 'The payment provider is not answering.' },
        }),
      );
      await page.goto('/paywall');
      await page.getByRole('button', { name: 'Choose Monthly Plan' }).click();
      await expect(notifications(page)).toContainText('Failed to create checkout session');
      await expect(notifications(page)).toContainText('The payment provider is not answering.');
    });

    await test.step('if the response has no URL', async () => {
      await page.route('**/create-checkout-session', (route) => route.fulfill({ json: { sessionId: 'cs_test' } }));
      await page.goto('/paywall');
      await page.getByRole('button', { name: 'Choose Monthly Plan' }).click();
      await expect(notifications(page)).toContainText('Failed to process subscription');
      // Below the account link and the logout button.
      await page.evaluate(() => window.scrollTo(0, 0));
      const out = await page.getByRole('button', { name: 'Logout' }).boundingBox();
      const notification = await notifications(page).getByRole('listitem').boundingBox();
      expect(notification?.y).toBeGreaterThan((out?.y ?? Infinity) + (out?.height ?? 0));
    });
  });
});

test('a subscription past its end date is verified once, and the user reloaded', async ({ page, onboard }) => {
  const user = await onboard();
  const ended = { subscriptionStatus: 'canceled', subscriptionEndDate: new Date(Date.now() - 60_000).toISOString() };
  let loads = 0;
  await page.route('**/api/user', (route) => {
    loads += 1;
    return route.fulfill({ json: { ...user, ...ended, hasActiveSubscription: loads === 1 } });
  });
  const bodies: unknown[] = [];
  await page.route('**/api/subscription/verify-status', (route) => {
    bodies.push(route.request().postDataJSON());
    return route.fulfill({ json: { isActive: false } });
  });
  await page.goto('/paywall');
  await expect.poll(() => loads).toBe(2);
  expect(bodies).toEqual([{}]);
});

function notifications(page: Page) {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}
