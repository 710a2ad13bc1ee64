import type { User } from '../../../contract/account/user';
import { call, cards, expect, payWith, test } from '../fixtures';
import { dayOf, goThroughCheckout, notifications, openDetails, read, steer, waitingEvents } from './subscriptions';

// All tests share the payments webhooks, so tests that control them run one after another.
test.describe.configure({ mode: 'serial' });

test.afterEach(({ page }) => steer(page, 'webhooks', { mode: 'normal' }));

test.describe('Subscription Details', () => {
  test('show the plan, and change it', async ({ page, subscribed, expectFailing, baseURL }) => {
    const user = await subscribed();
    const details = await openDetails(page);

    await test.step('the status, the plan and the dates are shown, with the invoices', async () => {
      await expect(details.getByText('ACTIVE', { exact: true })).toBeVisible();
      await expect(details).toContainText('Monthly Plan, $29.95 per month');
      await expect(details).toContainText(dayOf(user.subscriptionStartDate));
      await expect(details).toContainText(dayOf(user.subscriptionEndDate));
      await expect(details.getByRole('region', { name: 'Invoices' }).getByRole('listitem')).toContainText(['$29.95']);
      await details.getByRole('button', { name: 'Card and billing' }).click();
      await expect(page.getByRole('heading', { name: 'Billing' })).toBeVisible();
      await page.getByRole('link', { name: 'Back' }).click();
      await expect(page).toHaveURL('/chat');
    });

    await test.step('a cancellation that failed says why, even if the response is unreadable', async () => {
      expectFailing(/subscription\/cancel$/);
      const answers = [
        { status: 502, json: { error: 'The payment provider is not answering.' } },
        { status: 504, body: '<html>Gateway Timeout</html>' },
        { status: 200, body: '<html>Welcome</html>' },
      ];
      await page.route('**/api/subscription/cancel', (route) => route.fulfill(answers.shift()));
      await openDetails(page);
      for (const sentence of [
        'The payment provider is not answering.',
        'Server returned an invalid response',
        'Server returned an invalid response',
      ]) {
        await details.getByRole('button', { name: 'Cancel Subscription' }).click();
        await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click();
        await expect(notifications(page)).toContainText('Failed to cancel subscription');
        await expect(notifications(page)).toContainText(sentence);
        await expect(page.getByRole('alertdialog')).toBeHidden();
      }
    });

    await test.step('it is canceled at the period’s end, and resumed', async () => {
      await page.unroute('**/api/subscription/cancel');
      const end = dayOf(user.subscriptionEndDate);
      await details.getByRole('button', { name: 'Cancel Subscription' }).click();
      const question = page.getByRole('alertdialog', { name: 'Cancel Subscription' });
      await expect(question).toContainText(`You keep access until ${end}.`);
      await question.getByRole('button', { name: 'Keep it' }).click();
      await expect(question).toBeHidden();
      await details.getByRole('button', { name: 'Cancel Subscription' }).click();
      await question.getByRole('button', { name: 'Cancel Subscription' }).click();
      await expect(notifications(page)).toContainText('Subscription Cancelled');
      await expect(notifications(page)).toContainText(`It stays active until ${end}.`);
      await expect(details).toContainText(`You keep access until ${end}.`);
      await expect(details.getByRole('button', { name: 'Cancel Subscription' })).toBeHidden();
      // The confirmation is closed, and the dialog below is still open.
      await expect(details).toBeFocused();
      await expect(details.getByRole('button', { name: 'Switch to Yearly Plan' })).toBeHidden();

      await details.getByRole('button', { name: 'Resume Subscription' }).click();
      await expect(notifications(page)).toContainText('Subscription resumed');
      await expect(details.getByRole('button', { name: 'Cancel Subscription' })).toBeVisible();
      await expect(details).not.toContainText('You keep access until');
    });

    await test.step('the plan is switched after the price was shown', async () => {
      const adds = details.getByRole('region', { name: 'The Yearly Plan adds' });
      await expect(adds.getByRole('listitem')).toHaveText([
        'Priority support',
        'Extended chat history',
        'Advanced analytics',
        'Save 16% compared to monthly',
      ]);
      await details.getByRole('button', { name: 'Switch to Yearly Plan' }).click();
      const offer = details.getByRole('region', { name: 'Switch to Yearly Plan' });
      await expect(offer).toContainText('$299.95');
      await expect(offer).toContainText('Unused time on your plan-$29.95');
      await expect(offer).toContainText('To pay now$270.00');
      await offer.getByRole('button', { name: 'Back' }).click();
      expect((await call<User>(page, baseURL, 'GET', '/api/user')).tier).toBe('monthly');
      await details.getByRole('button', { name: 'Switch to Yearly Plan' }).click();
      await offer.getByRole('button', { name: 'Pay $270.00 and switch' }).click();
      await expect(notifications(page)).toContainText('You are on the Yearly Plan now');
      await expect(details).toContainText('Yearly Plan, $299.95 per year');
      await expect(details.getByRole('region', { name: 'Invoices' })).toContainText('$270.00');
    });
  });

  test('switch plans after the bank’s confirmation, in another tab', async ({ page, baseURL, onboard }) => {
    await onboard();
    await goThroughCheckout(page, cards.asksBank);
    await page.getByRole('button', { name: 'Fail' }).click();
    await expect(page.getByRole('alert')).toContainText('unable to authenticate your payment method');
    await payWith(page, cards.asksBank);
    await page.getByRole('button', { name: 'Complete' }).click();
    await expect(page).toHaveURL('/chat');

    const details = await openDetails(page);
    await details.getByRole('button', { name: 'Switch to Yearly Plan' }).click();
    await details.getByRole('button', { name: 'Pay $270.00 and switch' }).click();
    const question = details.getByRole('region', { name: 'Confirm your payment' });
    await expect(question).toContainText('until then nothing is charged and your plan stays as it is');
    expect((await read(page, baseURL)).tier).toBe('monthly');
    const opened = page.waitForEvent('popup');
    await question.getByRole('link', { name: 'Confirm with your bank' }).click();
    const bank = await opened;
    await bank.getByRole('button', { name: 'Pay $270.00' }).click();
    await bank.getByRole('button', { name: 'Complete' }).click();
    await expect(bank.getByText(', paid')).toBeVisible();
    await bank.close();

    await expect(notifications(page)).toContainText('You are on the Yearly Plan now');
    await expect(question).toBeHidden();
    await expect(details).toContainText('Yearly Plan, $299.95 per year');
  });
});

test.describe('the provider’s event arrives', () => {
  test('before the browser is back, or without a return', async ({ page, baseURL, onboard }) => {
    await test.step('before the browser is back', async () => {
      await onboard();
      await page.route(/\/paywall\?success=true/, async (route) => {
        await expect.poll(async () => (await read(page, baseURL)).hasActiveSubscription).toBe(true);
        await route.continue();
      });
      await goThroughCheckout(page);
      await expect(page).toHaveURL('/chat');
    });

    await test.step('without a return: the artist has access on the next visit', async () => {
      await page.goto('about:blank');
      await onboard();
      await page.unroute(/\/paywall\?success=true/);
      await page.route(/\/paywall\?success=true/, (route) => route.abort());
      await goThroughCheckout(page);
      await expect.poll(async () => (await read(page, baseURL)).hasActiveSubscription).toBe(true);
      await page.goto('/chat');
      await expect(page).toHaveURL('/chat');
    });
  });

  test('while the browser asks', async ({ page, onboard }) => {
    await onboard();
    await steer(page, 'webhooks', { mode: 'delay', delayMs: 1500 });
    // The first attempts find no payment.
    let asked = 0;
    await page.route('**/api/subscription/verify-status', (route) =>
      (asked += 1) <= 2 ? route.fulfill({ json: { isActive: false } }) : route.continue(),
    );
    await goThroughCheckout(page);
    await expect(page.getByText('Attempt 2 of 5')).toBeVisible();
    await expect(page).toHaveURL('/chat');
    expect(asked).toBe(3);
  });

  test('never, or after the chat is open, and changes nothing', async ({ page, baseURL, onboard }) => {
    await onboard();
    await steer(page, 'webhooks', { mode: 'off' });
    await goThroughCheckout(page);
    await expect(page).toHaveURL('/chat');
    expect((await read(page, baseURL)).subscriptionStatus).toBe('active');

    const before = await read(page, baseURL);
    await steer(page, 'webhooks', { mode: 'normal' });
    await expect.poll(() => waitingEvents(page)).toBe(0);
    expect(await read(page, baseURL)).toEqual(before);
    await expect(page).toHaveURL('/chat');
  });
});
