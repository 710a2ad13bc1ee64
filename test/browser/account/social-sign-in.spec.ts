import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { expect, test } from '../fixtures';

/** Fills in the sandbox's consent page. */
async function introduce(page: Page, name: string, email: string) {
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
}

for (const provider of ['Google', 'Facebook']) {
  test(`with ${provider} a visitor signs up, brings the trial’s chat along, and later signs in`, async ({
    page,
    register,
  }) => {
    const email = `${randomUUID()}@artist.test`;
    await test.step('denying leads back to the banner, signed out', async () => {
      await page.goto('/auth');
      await page.getByRole('button', { name: `Sign in with ${provider}` }).click();
      await page.getByRole('button', { name: 'Deny' }).click();
      await expect(page).toHaveURL('/auth?error=auth_failed');
      await expect(page.getByRole('alert')).toHaveText(
        'Authentication failed. Please check your credentials and try again.',
      );
      await page.goto('/paywall');
      await expect(page).toHaveURL('/auth');
    });

    await test.step('without a verified address, the banner says to use the password', async () => {
      const taken = await register();
      await page.context().clearCookies();
      await page.goto('/auth');
      await page.getByRole('button', { name: `Sign in with ${provider}` }).click();
      await introduce(page, 'Nova Reyes', taken.email);
      await page.getByRole('button', { name: 'Continue without a verified email' }).click();
      await expect(page.getByRole('alert')).toHaveText(
        `${provider} has not confirmed an email address of yours. ` +
          'Please sign in with your email and password first, or sign up with them.',
      );
      await page.goto('/paywall');
      await expect(page).toHaveURL('/auth');
    });

    await test.step('signing up leads to onboarding, with the chat of the trial', async () => {
      await page.goto('/guest-chat');
      await page.getByRole('textbox', { name: 'Message to Fanfare' }).fill('How do I pitch to playlists?');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Stop', exact: true })).toBeVisible();
      await page.goto('/auth?tab=register');
      await page.getByRole('button', { name: `Sign up with ${provider}` }).click();
      await expect(page.getByRole('heading', { name: `Sign in with ${provider}` })).toBeVisible();
      await introduce(page, 'Nova Reyes', email);
      await page.getByRole('button', { name: 'Continue as' }).click();
      await expect(page).toHaveURL('/onboarding');
      await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText('Chat history preserved');
      expect(await page.evaluate(() => localStorage.getItem('guestUserId'))).toBeNull();
      await expect(page.getByLabel('Name')).toHaveValue('Nova Reyes');
    });

    await test.step('later it signs in', async () => {
      await page.context().clearCookies();
      await page.goto('/auth');
      await page.getByRole('button', { name: `Sign in with ${provider}` }).click();
      await introduce(page, 'Nova Reyes', email);
      await page.getByRole('button', { name: 'Continue as' }).click();
      await expect(page).toHaveURL('/onboarding');
      await expect(page.getByLabel('Name')).toHaveValue('Nova Reyes');
    });
  });
}
