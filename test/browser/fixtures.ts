/** Shared by all browser tests: a page whose unexpected errors fail the test, and artists to sign in as. */
import { test as base, expect, type Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import type { ProfileBody } from '../../contract/account/profile.body';
import type { RegisterBody } from '../../contract/auth/register.body';
import type { CheckoutSession } from '../../contract/subscription/subscription';
import type { User } from '../../contract/account/user';

export { expect };

export const password = 'correct horse';

interface Fixtures {
  /** Declares that this test makes calls to matching URLs fail, so the browser's console error is expected. */
  expectFailing: (path: RegExp) => void;
  /** Registers a new artist through the API and stays signed in on this page. */
  register: (overrides?: Partial<RegisterBody>) => Promise<User>;
  /** The same, with a completed profile. */
  onboard: (overrides?: Partial<ProfileBody>) => Promise<User>;
  /** The same, with a subscription paid at the hosted checkout. */
  subscribed: (overrides?: Partial<ProfileBody>) => Promise<User>;
  /** Completes the signed-in user's profile and pays for a subscription at the hosted checkout, through the API. */
  becomeSubscriber: (overrides?: Partial<ProfileBody>) => Promise<User>;
  /** Another tab of the same browser; its errors fail the test too. */
  newTab: () => Promise<Page>;
}

export const test = base.extend<Fixtures & { expected: RegExp[]; watch: (page: Page) => void }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from the pattern.
  expected: async ({}, provide) => provide([]),

  expectFailing: async ({ expected }, provide) => provide((path) => expected.push(path)),

  watch: async ({ expected }, provide) => {
    const surprises: string[] = [];
    await provide((page) => {
      page.on('pageerror', (error) => surprises.push(String(error.stack ?? error)));
      page.on('console', (message) => {
        if (message.type() !== 'error') return;
        const { url } = message.location();
        const isExpected = expected.some((path) => path.test(url) || path.test(message.text()));
        if (!isExpected) surprises.push(`${message.text()} (${url})`);
      });
    });
    expect(surprises, 'errors in the browser console').toEqual([]);
  },

  page: async ({ page, watch }, provide) => {
    watch(page);
    await provide(page);
  },

  newTab: async ({ page, watch }, provide) =>
    provide(async () => {
      const tab = await page.context().newPage();
      watch(tab);
      return tab;
    }),

  register: async ({ page, baseURL }, provide) =>
    provide((overrides) => call<User>(page, baseURL, 'POST', '/api/register', { ...newArtist(), ...overrides })),

  onboard: async ({ page, baseURL, register }, provide) =>
    provide(async (overrides) => {
      await register();
      return call<User>(page, baseURL, 'PUT', '/api/onboarding', { ...profile, ...overrides });
    }),

  subscribed: async ({ register, becomeSubscriber }, provide) =>
    provide(async (overrides) => {
      await register();
      return becomeSubscriber(overrides);
    }),

  becomeSubscriber: async ({ page, baseURL }, provide) =>
    provide(async (overrides) => {
      await call<User>(page, baseURL, 'PUT', '/api/onboarding', { ...profile, ...overrides });
      const session = await call<CheckoutSession>(page, baseURL, 'POST', '/api/subscription/create-checkout-session', {
        priceId: 'price_sandbox_monthly',
      });
      const form = { number: cards.pays, expiry: '12 / 40', cvc: '123' };
      await page.context().request.post(session.url, { form, headers: { origin: origin(baseURL) }, maxRedirects: 0 });
      const { sessionId } = session;
      await call(page, baseURL, 'POST', '/api/subscription/verify-status', { sessionId });
      return call<User>(page, baseURL, 'GET', '/api/user');
    }),
});

const profile: ProfileBody = {
  name: 'Mara Quill',
  musicGenre: 'Dream pop',
  location: 'Leeds, UK',
  website: '',
  spotifyUrl: '',
  instagramUrl: '',
  twitterUrl: '',
};

/** Sign-up data of a new artist. */
export function newArtist(): RegisterBody {
  return { name: 'Mara Quill', email: `${randomUUID()}@artist.test`, password };
}

/** Calls the API with the page's cookies and origin. */
export async function call<T>(
  page: Page,
  baseURL: string | undefined,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<T> {
  const response = await page.context().request.fetch(path, { method, data, headers: { origin: origin(baseURL) } });
  if (!response.ok()) throw new Error(`${method} ${path} answered ${response.status()}: ${await response.text()}`);
  return (await response.text()) === '' ? (undefined as T) : ((await response.json()) as T);
}

function origin(baseURL: string | undefined): string {
  if (!baseURL) throw new Error('The configuration has no baseURL');
  return new URL(baseURL).origin;
}

/** Fills in the hosted checkout's card fields and presses Pay. */
export async function payWith(page: Page, cardNumber: string): Promise<void> {
  await page.getByLabel('Card number').fill(cardNumber);
  await page.getByLabel('Expiry').fill('12 / 40');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: 'Pay' }).click();
}

/** Goes from the paywall through the hosted checkout to the chat. */
export async function subscribe(page: Page): Promise<void> {
  await page.goto('/paywall');
  await page.getByRole('button', { name: 'Choose Monthly Plan' }).click();
  await payWith(page, cards.pays);
  await expect(page).toHaveURL('/chat');
}

/** The sandbox's cards. */
export const cards = {
  pays: '4242 4242 4242 4242',
  isDeclined: '4000 0000 0000 0002',
  asksBank: '4000 0027 6000 3184',
};
