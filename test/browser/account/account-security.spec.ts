import type { Browser, Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, newArtist, password, test } from '../fixtures';
import { mailedLink } from './mailed-link';

const newPassword = 'a new horse';

/** Another browser of the same artist. Its console errors are ignored. */
async function logInElsewhere(browser: Browser, baseURL: string | undefined, email: string): Promise<Page> {
  const page = await (await browser.newContext({ baseURL })).newPage();
  await logIn(page, email, password);
  await expect(page).not.toHaveURL(/\/auth/);
  return page;
}

async function logIn(page: Page, email: string, secret: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log In' }).click();
}

const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

test.describe('a forgotten password', () => {
  test('is replaced with the emailed link, and the old session in another window ends', async ({
    page,
    register,
    browser,
    baseURL,
  }) => {
    const { email } = await register();
    await page.context().clearCookies();
    const other = await logInElsewhere(browser, baseURL, email);

    await page.goto('/auth');
    await page.getByRole('link', { name: 'Forgot Password?' }).click();
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('alert')).toHaveText('Invalid email address');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expect(page.getByRole('status')).toContainText('Check Your Email');
    await expect(page.getByRole('status')).toContainText('If an account exists with the email you provided');
    await expect(page.getByRole('main')).toBeFocused();

    const link = await mailedLink(page, email, 'Reset your Fanfare password');
    await page.goto(link);
    await expect(page.getByLabel('New Password')).toBeVisible();
    expect(new URL(page.url()).search, 'the token stays in the address bar').toBe('');
    await page.reload();
    await expect(page.getByLabel('New Password')).toBeVisible();
    expect(new URL(page.url()).search, 'the token comes back to the address bar').toBe('');

    const submit = page.getByRole('button', { name: 'Reset Password' });
    await page.getByLabel('New Password').fill('seven77');
    await page.getByLabel('Confirm Password').fill('seven77');
    await submit.click();
    await expect(page.getByText('Password must be at least 8 characters', { exact: true })).toBeVisible();
    await expect(page.getByText('Confirm password must be at least 8 characters')).toBeVisible();
    await page.getByLabel('New Password').fill(newPassword);
    await page.getByLabel('Confirm Password').fill('another horse');
    await submit.click();
    await expect(page.getByText('Passwords do not match')).toBeVisible();
    await page.getByLabel('Confirm Password').fill(newPassword);
    await submit.click();
    await expect(page.getByRole('heading', { name: 'Password Reset Successfully' })).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();

    await expect(other).toHaveURL('/auth?error=session_expired', { timeout: 5000 });
    await other.context().close();

    await test.step('the link works once', async () => {
      await page.reload();
      await expect(page).toHaveURL('/auth');
      await page.goto(link);
      await expect(page.getByRole('heading', { name: 'Invalid or Expired Token' })).toBeVisible();
      await page.getByRole('link', { name: 'Request New Reset Link' }).click();
      await expect(page).toHaveURL('/forgot-password');
    });

    await logIn(page, email, newPassword);
    await expect(page).toHaveURL('/onboarding');
  });

  test('is explained when its link or the server doesn’t help', async ({ page, expectFailing }) => {
    await test.step('an incomplete link leads to /auth', async () => {
      for (const query of ['', '?email=a@x.test', '?token=x']) {
        await page.goto(`/reset-password${query}`);
        await expect(page).toHaveURL('/auth');
      }
    });

    await test.step('a link that can’t be emailed shows a notification', async () => {
      expectFailing(/\/api\/forgot-password$/);
      await page.route('**/api/forgot-password', (route) => route.fulfill({ status: 503, body: 'Not now' }));
      await page.goto('/forgot-password');
      await page.getByLabel('Email').fill('a@x.test');
      await page.getByRole('button', { name: 'Send Reset Link' }).click();
      await expect(notifications(page)).toContainText('Failed to send password reset email. Please try again.');
    });

    await test.step('a password that can’t be reset shows a notification', async () => {
      expectFailing(/\/api\/reset-password$/);
      await page.route('**/api/verify-reset-token?*', (route) => route.fulfill({ json: { valid: true } }));
      await page.goto('/reset-password?email=a@x.test&token=x');
      await page.getByLabel('New Password').fill(newPassword);
      await page.getByLabel('Confirm Password').fill(newPassword);
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expect(notifications(page)).toContainText(
        'Failed to reset password. Please try again or request a new reset link.',
      );
    });

    await test.step('a spinner shows while the token is checked', async () => {
      await page.route('**/api/verify-reset-token?*', () => new Promise(() => {}));
      await page.goto('/reset-password?email=a@x.test&token=x');
      await expect(page.getByText('Verifying your reset token...')).toBeVisible();
    });
  });
});

test.describe('the email address', () => {
  test('is confirmed with the emailed link, and the reminder disappears in every window', async ({ page, onboard }) => {
    const { email } = await onboard();
    await page.goto('/paywall');
    const reminder = page
      .getByRole('region', { name: 'Email confirmation' })
      .filter({ hasText: 'Please confirm your email address' });
    await expect(reminder).toContainText(email);
    await reminder.getByRole('button', { name: 'Resend' }).click();
    await expect(notifications(page)).toContainText('Sent. Please check your inbox.');

    const link = await mailedLink(page, email, 'Confirm your email address for Fanfare');
    const second = await page.context().newPage();
    await expect
      .poll(async () => {
        // The second email invalidates the first one's link; use the latest.
        await second.goto(await mailedLink(page, email, 'Confirm your email address for Fanfare'));
        const heading = second.getByRole('heading', { level: 1 });
        await expect(heading).not.toHaveText('Confirming your address');
        return heading.textContent();
      })
      .toBe('Your address is confirmed');
    expect(new URL(second.url()).search).toBe('');
    await expect(reminder).toBeHidden();

    await second.goto(link);
    await expect(second.getByRole('heading', { name: "That link doesn't work" })).toBeVisible();
  });

  test('is changed with a link to the new one, and a new password if signed out', async ({
    page,
    onboard,
    expectFailing,
    browser,
    baseURL,
  }) => {
    expectFailing(/\/api\/account\/email$/);
    const { email: present } = await onboard();
    const { email } = newArtist();
    await page.goto('/account');
    await page.getByRole('button', { name: 'Change email address' }).click();
    const dialog = page.getByRole('dialog', { name: 'Change email address' });
    await test.step('the account’s own address is refused beside its field', async () => {
      await dialog.getByLabel('New email').fill(present);
      await dialog.getByLabel('Current password').fill(password);
      await dialog.getByRole('button', { name: 'Send link' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('This is your email address already');
    });

    await dialog.getByLabel('New email').fill(email);
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Check your inbox' })).toContainText(email);

    const phone = await browser.newPage({ baseURL });
    await phone.route('**/api/verify-email', (route) => route.abort(), { times: 1 });
    await phone.goto(await mailedLink(page, email, 'Confirm your new email address for Fanfare'));
    await expect(phone.getByText('We could not reach the server.')).toBeVisible();
    await phone.getByRole('button', { name: 'Try again' }).click();
    await expect(phone.getByRole('heading', { name: 'Choose a password to finish' })).toBeVisible();
    await phone.getByLabel('New Password').fill(newPassword);
    await phone.getByLabel('Confirm Password').fill('another horse');
    await phone.getByRole('button', { name: 'Confirm address' }).click();
    await expect(phone.getByRole('alert')).toHaveText('Passwords do not match');
    await phone.getByLabel('Confirm Password').fill(newPassword);
    await phone.getByRole('button', { name: 'Confirm address' }).click();
    await expect(phone.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    await phone.close();
    await expect(page).toHaveURL('/auth?error=session_expired');
    await logIn(page, email, newPassword);
    await expect(page).not.toHaveURL(/\/auth/);
    await page.goto('/account');
    await expect(page.getByText(`You log in as ${email}`)).toBeVisible();
  });
});

test.describe('devices', () => {
  test('are listed, and signed out one by one, all at once, or by a new password', async ({
    page,
    onboard,
    browser,
    baseURL,
    expectFailing,
  }) => {
    const { email } = await onboard();

    await test.step('signing one out sends its window to the login', async () => {
      const other = await logInElsewhere(browser, baseURL, email);
      await page.goto('/account');
      const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
      await expect(devices).toHaveCount(2);
      await expect(devices.filter({ hasText: 'This device' })).toHaveCount(1);
      // Two devices of the same kind are distinguishable.
      await devices.getByRole('button', { name: /^Sign out .+, last used / }).click();
      await expect(devices).toHaveCount(1);
      await expect(page.getByRole('main')).toBeFocused();
      await expect(other).toHaveURL('/auth?error=session_expired', { timeout: 5000 });
      await expect(other.getByRole('alert')).toHaveText('Your session has expired. Please log in again.');
      await other.context().close();
    });

    await test.step('a wrong current password is shown beside its field', async () => {
      expectFailing(/\/api\/account\/password$/);
      await page.getByRole('button', { name: 'Change password' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change password' });
      await dialog.getByLabel('Current password').fill('wrong horse');
      await dialog.getByLabel('New password').fill(newPassword);
      await dialog.getByRole('button', { name: 'Save password' }).click();
      await expect(dialog.getByRole('alert')).toHaveText('This is not your current password');
    });

    await test.step('all except this one are signed out, on request and by a new password', async () => {
      const first = await logInElsewhere(browser, baseURL, email);
      await page.reload();
      await page.getByRole('button', { name: 'Sign out all other devices' }).click();
      await page.getByRole('alertdialog').getByRole('button', { name: 'Sign out' }).click();
      await expect(first).toHaveURL('/auth?error=session_expired', { timeout: 5000 });
      await first.context().close();

      const second = await logInElsewhere(browser, baseURL, email);
      await page.getByRole('button', { name: 'Change password' }).click();
      const dialog = page.getByRole('dialog', { name: 'Change password' });
      await dialog.getByLabel('Current password').fill(password);
      await dialog.getByLabel('New password').fill(newPassword);
      await dialog.getByRole('button', { name: 'Save password' }).click();
      await expect(notifications(page)).toContainText('Password changed');
      await expect(second).toHaveURL('/auth?error=session_expired', { timeout: 5000 });
      await second.context().close();
      await expect(page).toHaveURL('/account');
    });
  });
});

test('a Google account is emailed a link to set a password, and needs one to change the address', async ({ page }) => {
  const email = `${randomUUID()}@artist.test`;
  await page.goto('/auth?tab=register');
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await page.getByLabel('Name').fill('Nova Reyes');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue as' }).click();
  await expect(page).toHaveURL('/onboarding');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Change email address' }).click();
  await expect(page.getByRole('dialog')).toContainText('your account has none yet. Please set one first.');
  await expect(page.getByLabel('Current password')).toHaveCount(0);
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Set a password' }).click();
  await page.getByRole('dialog', { name: 'Set a password' }).getByRole('button', { name: 'Set a password' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Check your inbox' })).toContainText(email);

  await page.goto(await mailedLink(page, email, 'Reset your Fanfare password'));
  await page.getByLabel('New Password').fill(newPassword);
  await page.getByLabel('Confirm Password').fill(newPassword);
  await page.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await logIn(page, email, newPassword);
  await expect(page).toHaveURL('/onboarding');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByLabel('Current password')).toBeVisible();
});
