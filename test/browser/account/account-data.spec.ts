import { type APIRequestContext, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { unzip } from '../../support/files/zip';
import { call, expect, password, test } from '../fixtures';

/** The subjects of the emails to an address, newest first, from the sandbox's inbox. */
async function mailsTo(request: APIRequestContext, email: string): Promise<string[]> {
  const response = await request.get(`/sandbox/mail.json?to=${encodeURIComponent(email)}`);
  return ((await response.json()) as { subject: string }[]).map(({ subject }) => subject);
}

/** Confirms the address with the emailed link in the account's own session: unverified addresses get no notices. */
async function confirmAddress(page: Page, baseURL: string | undefined, email: string): Promise<void> {
  let token: string | null = null;
  await expect
    .poll(async () => {
      const response = await page.context().request.get(`/sandbox/mail.json?to=${encodeURIComponent(email)}`);
      const links = ((await response.json()) as { links: string[] }[]).flatMap((mail) => mail.links);
      const link = links.find((each) => each.includes('/verify-email'));
      token = link ? new URL(link).searchParams.get('token') : null;
      return token;
    })
    .not.toBeNull();
  await call(page, baseURL, 'POST', '/api/verify-email', { token });
}

async function signUpWithGoogle(page: Page, email: string): Promise<void> {
  await page.goto('/auth?tab=register');
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  await continueAs(page, email);
  await expect(page).toHaveURL('/onboarding');
}

async function continueAs(page: Page, email: string): Promise<void> {
  await page.getByLabel('Name').fill('Nova Reyes');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Continue as' }).click();
}

test('the data export is packed, downloaded and opened', async ({ page, subscribed, baseURL }) => {
  const { email } = await subscribed();
  await confirmAddress(page, baseURL, email);
  const chat = await call<{ id: string }>(page, baseURL, 'POST', '/api/chats', { title: 'Radio plans' });
  await call(page, baseURL, 'POST', `/api/chats/${chat.id}/messages`, { message: 'How do I pitch to radio?' });
  await page.goto('/chat');
  await page.getByRole('button', { name: 'Edit profile' }).click();
  await page.getByRole('link', { name: 'Account and data' }).click();
  await expect(page.getByText('music, images, videos and one-sheets')).toHaveCount(2);
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expect(page.getByRole('main')).toBeFocused();

  await expect(page.getByText('Your copy is ready.')).toBeVisible({ timeout: 20_000 });
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: /^Download \(/ }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('fanfare-data.zip');

  const files = await unzip(await readFile(await download.path()));
  expect(JSON.parse(String(files.get('profile.json')))).toMatchObject({ email, musicGenre: 'Dream pop' });
  expect(JSON.parse(String(files.get('subscription.json')))).toMatchObject({
    subscriptions: [{ plan: 'Monthly Plan', status: 'active' }],
    payments: [{ amount: 2995, status: 'paid' }],
  });
  expect(String(files.get('chats/0001-radio-plans.md'))).toContain('How do I pitch to radio?');
  expect(JSON.parse(String(files.get('chats/0001-radio-plans.json')))).toMatchObject({ title: 'Radio plans' });
  await expect.poll(() => mailsTo(page.context().request, email)).toContain('Your Fanfare data is ready');

  await page.getByRole('button', { name: 'Pack a new copy' }).click();
  await expect(page.getByText('Your copy is ready.')).toBeVisible({ timeout: 20_000 });
});

test('an account is deleted with its password and is gone for good', async ({
  page,
  subscribed,
  newTab,
  expectFailing,
  baseURL,
}) => {
  expectFailing(/\/api\/(account\/delete|login|user|sessions|account\/export)/);
  const { email } = await subscribed();
  await confirmAddress(page, baseURL, email);
  const other = await newTab();
  await other.goto('/account');
  await expect(other.getByRole('heading', { name: 'Account and data' })).toBeVisible();
  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete account' });
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('Please enter your current password');
  await dialog.getByLabel('Current password').fill('another horse');
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('This is not your current password');
  await dialog.getByLabel('Current password').fill(password);
  await dialog.getByRole('button', { name: 'Delete for good' }).click();

  await expect(page).toHaveURL(/\/deletion\?code=[\da-f]{32}$/);
  await expect(page.getByText('Everything is deleted.')).toBeVisible({ timeout: 20_000 });
  await expect.poll(() => mailsTo(page.context().request, email)).toContain('Your Fanfare account is deleted');
  await expect(other).toHaveURL(/\/auth/);

  const customers = await page.context().request.get('/sandbox/payments');
  expect(await customers.text()).not.toContain(email);
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toContainText('Incorrect email or password');

  await page.goto('/auth?tab=register');
  await page.getByLabel('Name').fill('Mara Quill');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(page).toHaveURL('/onboarding');
});

test('an account without a password is deleted after a recent sign-in', async ({ page, expectFailing }) => {
  await test.step('if the sign-in isn’t recent, it asks for another one, then returns to the same page', async () => {
    const email = `${randomUUID()}@artist.test`;
    await signUpWithGoogle(page, email);
    // Fakes the session's age, which would otherwise take minutes.
    await page.route('/api/account/sign-in', (route) =>
      route.fulfill({ json: { hasPassword: false, providers: ['google'], isFresh: false } }),
    );
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await continueAs(page, email);
    await expect(page).toHaveURL('/account');
    await page.goto('/auth');
    await expect(page).toHaveURL('/onboarding');
    await page.unroute('/api/account/sign-in');
  });

  await test.step('after a recent sign-in the account is deleted', async () => {
    await page.goto('/account');
    await page.getByRole('button', { name: 'Delete account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete account' });
    await expect(dialog.getByRole('button', { name: 'Delete for good' })).toBeVisible();
    await expect(dialog.getByLabel('Current password')).toHaveCount(0);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page.getByText('Everything is deleted.')).toBeVisible({ timeout: 20_000 });
  });

  await test.step('an unknown deletion code is reported', async () => {
    expectFailing(/\/api\/deletions\//);
    await page.goto('/deletion?code=nothing');
    await expect(page.getByRole('alert')).toHaveText("We can't find this deletion. It may have finished long ago.");
  });
});
