import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../fixtures';
import { mailedLink } from './mailed-link';

/** Chromium's virtual authenticator: a fingerprint sensor that always or never recognizes its owner. */
class VirtualAuthenticator {
  private constructor(
    private readonly cdp: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  static async plugInto(page: Page): Promise<VirtualAuthenticator> {
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(cdp, authenticatorId);
  }

  /** Puts a finger on the sensor, or takes it off. */
  async touch(enabled: boolean): Promise<void> {
    await this.cdp.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId: this.authenticatorId, enabled });
  }

  async recognizeOwner(isUserVerified: boolean): Promise<void> {
    await this.cdp.send('WebAuthn.setUserVerified', { authenticatorId: this.authenticatorId, isUserVerified });
  }
}

/**
 * Opens the sign-in page and puts a finger on the sensor once the page has offered passkeys as suggestions for the email field:
 * otherwise the authenticator would pick the suggestion, and no button would be left to click.
 */
async function openSignIn(page: Page, authenticator: VirtualAuthenticator): Promise<void> {
  await authenticator.touch(false);
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      document.documentElement.dataset['credentials'] = options?.mediation ?? 'by button';
      return get(options);
    };
  });
  await page.goto('/auth');
  await expect(page.locator('html[data-credentials=conditional]')).toBeAttached();
  await authenticator.touch(true);
}

const section = (page: Page) => page.getByRole('region', { name: 'Passkeys' });
const notifications = (page: Page) => page.getByRole('region', { name: 'Notifications (F8)' });

async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(page, email, 'Confirm your email address for Fanfare'));
  await expect(page.getByText('confirmed')).toBeVisible();
}

async function addPasskey(page: Page): Promise<void> {
  await page.goto('/account');
  await section(page).getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
  await expect(section(page).getByRole('listitem')).toHaveCount(1);
}

test.describe('a passkey', () => {
  test('is added, signs in, is renamed and removed', async ({ page, onboard, expectFailing }) => {
    expectFailing(/\/api\/login\/passkey$/);
    const authenticator = await VirtualAuthenticator.plugInto(page);
    const { email } = await onboard();
    await page.goto('/account');
    await expect(section(page).getByText('Confirm your email address first.')).toBeVisible();
    await expect(section(page).getByRole('button', { name: 'Add a passkey' })).toBeDisabled();
    await confirmAddress(page, email);
    await addPasskey(page);
    await expect(section(page).getByRole('listitem')).toContainText('never used');
    await mailedLink(page, email, 'A passkey was added to your Fanfare account');

    await page.context().clearCookies();
    await openSignIn(page, authenticator);
    const signIn = page.getByRole('button', { name: 'Sign in with a passkey' });
    await signIn.click();
    await expect(page).toHaveURL('/paywall');

    await page.goto('/account');
    const item = section(page).getByRole('listitem');
    await expect(item).toContainText('last used');
    await item.getByRole('button', { name: /^Rename / }).click();
    await page.getByRole('dialog').getByLabel('Name').fill('Studio laptop');
    await page.keyboard.press('Enter');
    await expect(item).toContainText('Studio laptop');

    await test.step('is offered among the suggestions for the email field', async () => {
      await page.context().clearCookies();
      // The virtual authenticator picks the suggestion at once.
      await page.goto('/auth');
      await expect(page).toHaveURL('/paywall');
      await page.goto('/account');
    });

    await item.getByRole('button', { name: 'Remove Studio laptop' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(section(page).getByRole('list')).toHaveCount(0);
    await expect(page.getByRole('main'), 'the focus is not lost with the button').toBeFocused();
    await mailedLink(page, email, 'A passkey was removed from your Fanfare account');

    await page.context().clearCookies();
    await openSignIn(page, authenticator);
    await signIn.click();
    await expect(notifications(page)).toContainText("This passkey didn't work.");
    await expect(page).toHaveURL('/auth');
  });

  test('asks for the password if the sign-in isn’t recent, is added once per device, and can be canceled', async ({
    page,
    onboard,
    expectFailing,
  }) => {
    const authenticator = await VirtualAuthenticator.plugInto(page);

    await test.step('asks for the password if the sign-in isn’t recent, and is added once per device', async () => {
      expectFailing(/\/api\/passkeys\/options$/);
      const { email } = await onboard();
      await confirmAddress(page, email);
      await page.route('**/api/account/sign-in', (route) =>
        route.fulfill({ json: { hasPassword: true, providers: [], isFresh: false } }),
      );
      await page.goto('/account');
      const add = section(page).getByRole('button', { name: 'Add a passkey' });
      await add.click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Current password').fill('wrong horse');
      await page.keyboard.press('Enter');
      await expect(dialog.getByRole('alert')).toHaveText('This is not your current password');
      await dialog.getByLabel('Current password').fill('correct horse');
      await page.keyboard.press('Enter');
      await expect(section(page).getByRole('listitem')).toHaveCount(1);
      await expect(add).toBeFocused();
      await add.click();
      await dialog.getByLabel('Current password').fill('correct horse');
      await page.keyboard.press('Enter');
      await expect(notifications(page)).toContainText('already has a passkey for your account');
    });

    await test.step('a canceled one signs no one in and says so', async () => {
      await page.context().clearCookies();
      await openSignIn(page, authenticator);
      await authenticator.recognizeOwner(false);
      await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
      await expect(notifications(page)).toContainText('No passkey was used');
      await expect(page).toHaveURL('/auth');
    });
  });

  test('isn’t offered in browsers without support', async ({ page, onboard }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'PublicKeyCredential'));
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'Sign in with Google' })).toBeVisible();
    await expect(page.getByRole('button', { name: /passkey/ })).toHaveCount(0);
    await onboard();
    await page.goto('/account');
    await expect(section(page).getByText("This browser doesn't support passkeys.")).toBeVisible();
    await expect(section(page).getByRole('button')).toHaveCount(0);
  });
});
