import type { Page } from '@playwright/test';
import { generate } from 'otplib';
import { readFile } from 'node:fs/promises';
import { expect, password, test } from '../fixtures';
import { mailedLink } from './mailed-link';

/** The current code, or the one `steps` × 30 seconds later: each works only once. */
const codeOf = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });

async function logIn(page: Page, email: string): Promise<void> {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}

/** Turns two-step verification on like a user. Returns the key and the recovery codes. */
async function turnOn(page: Page): Promise<{ secret: string; codes: string[] }> {
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Two-step verification' });
  await section.getByRole('button', { name: 'Turn on' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
  await dialog.getByLabel('Code', { exact: true }).fill(await codeOf(secret, -1));
  await dialog.getByRole('button', { name: 'Turn on' }).click();
  await expect(dialog.getByRole('heading', { name: 'Save your recovery codes' })).toBeVisible();
  const codes = await dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').allInnerTexts();
  return { secret, codes };
}

test.describe('two-step verification', () => {
  test('is turned on with an app, asked for at the next sign-in, and turned off', async ({
    page,
    onboard,
    expectFailing,
  }) => {
    expectFailing(/two-factor/);
    const { email } = await onboard();
    await page.goto('/account');
    const section = page.getByRole('region', { name: 'Two-step verification' });
    await expect(section.getByText('Confirm your email address first.')).toBeVisible();
    await expect(section.getByRole('button', { name: 'Turn on' })).toBeDisabled();
    await page.goto(await mailedLink(page, email, 'Confirm your email address for Fanfare'));
    await expect(page.getByText('confirmed')).toBeVisible();

    const { secret, codes } = await turnOn(page);
    expect(codes).toHaveLength(10);
    const dialog = page.getByRole('dialog');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('fanfare-recovery-codes.txt');
    expect(await readFile(await download.path(), 'utf8')).toContain(codes.join('\n'));
    await dialog.getByRole('button', { name: 'I saved my codes' }).click();
    await expect(section.getByText('10 recovery codes left.')).toBeVisible();

    await page.context().clearCookies();
    await logIn(page, email);
    await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible();
    const code = page.getByLabel('Code', { exact: true });
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await code.fill(await codeOf(secret, 5));
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByRole('alert')).toHaveText('This code is wrong or was already used.');
    await expect(code).toBeFocused();
    await code.fill(await codeOf(secret));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/paywall');

    await page.goto('/account');
    await section.getByRole('button', { name: 'Turn off' }).click();
    await dialog.getByLabel('Current password').fill('wrong horse');
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(dialog.getByRole('alert')).toHaveText('This is not your current password');
    await dialog.getByLabel('Current password').fill(password);
    await dialog.getByRole('button', { name: 'Turn off' }).click();
    await expect(section.getByRole('button', { name: 'Turn on' })).toBeVisible();
    await page.context().clearCookies();
    await logIn(page, email);
    await expect(page).toHaveURL('/paywall');
  });

  test('accepts a recovery code, which can also renew the codes, but not after too long', async ({
    page,
    onboard,
    expectFailing,
  }) => {
    const { email } = await onboard();
    await page.goto(await mailedLink(page, email, 'Confirm your email address for Fanfare'));
    await expect(page.getByText('confirmed')).toBeVisible();
    const { codes } = await turnOn(page);
    await page.context().clearCookies();
    await logIn(page, email);
    await page.getByRole('button', { name: 'Use a recovery code instead' }).click();
    const field = page.getByLabel('Recovery code');
    await expect(field).toBeFocused();
    await field.fill(codes[0] ?? '');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page).toHaveURL('/paywall');

    await page.goto('/account');
    const section = page.getByRole('region', { name: 'Two-step verification' });
    await expect(section.getByText('9 recovery codes left.')).toBeVisible();
    await section.getByRole('button', { name: 'Get new recovery codes' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Use a code instead' }).click();
    await dialog.getByLabel('Code', { exact: true }).fill(codes[1] ?? '');
    await dialog.getByRole('button', { name: 'Get new codes' }).click();
    const shown = dialog.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem');
    await expect(shown).toHaveCount(10);
    const renewed = await shown.allInnerTexts();
    expect(renewed.filter((code) => codes.includes(code))).toEqual([]);
    await dialog.getByRole('button', { name: 'I saved my codes' }).click();
    await expect(section.getByText('10 recovery codes left.')).toBeVisible();

    await test.step('returns to the login if the second step took too long', async () => {
      expectFailing(/two-factor/);
      await page.context().clearCookies();
      await page.goto('/auth?step=two-factor');
      await page.getByLabel('Code', { exact: true }).fill('123456');
      await page.getByRole('button', { name: 'Log In' }).click();
      await expect(page.getByRole('alert')).toHaveText('Your session has expired. Please log in again.');
      await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
    });
  });
});
