import type { Page } from '@playwright/test';
import { barriers } from './barriers';
import { call, expect, test } from './fixtures';

interface Screen {
  name: string;
  path: string;
  /** Whose screen it is. Visitors' and guests' screens are public. */
  as: 'visitor' | 'guest' | 'artist' | 'subscriber';
  ready: (page: Page) => Promise<void>;
}

const heading = (name: string) => (page: Page) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

const screens: Screen[] = [
  {
    name: 'landing',
    path: '/',
    as: 'visitor',
    ready: async (page) => {
      await heading('Your music is ready. Make some noise.')(page);
      await page.locator('summary').first().click();
    },
  },
  { name: 'guest chat', path: '/guest-chat', as: 'guest', ready: heading("Hi there. What's the news?") },
  { name: 'login', path: '/auth?error=session_expired', as: 'visitor', ready: heading('Fanfare') },
  {
    name: 'registration with mistakes',
    path: '/auth?tab=register',
    as: 'visitor',
    ready: async (page) => {
      await page.getByLabel('Password', { exact: true }).fill('short');
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
      await expect(page.getByText('Invalid email address')).toBeVisible();
    },
  },
  { name: 'forgotten password', path: '/forgot-password', as: 'visitor', ready: heading('Forgot your password?') },
  {
    name: 'refused reset link',
    path: '/reset-password?email=a@x.test&token=x',
    as: 'visitor',
    ready: heading('Invalid or Expired Token'),
  },
  { name: 'reminders', path: '/stop-reminders?token=x', as: 'visitor', ready: heading('Stop the Monday email?') },
  { name: 'account', path: '/account', as: 'artist', ready: heading('Account and data') },
  { name: 'help', path: '/support', as: 'artist', ready: heading('How can we help?') },
  { name: 'what is known', path: '/facts', as: 'subscriber', ready: heading('What Fanfare knows') },
  { name: 'activity page on the monthly plan', path: '/insights', as: 'subscriber', ready: heading('Your activity') },
  {
    name: 'people',
    path: '/people',
    as: 'subscriber',
    ready: async (page) => {
      const person = { name: 'Ines Vale', outlet: 'Low Tide Zine', email: 'ines@zine.example' };
      await call(page, page.url(), 'POST', '/api/contacts', person);
      await page.reload();
      await expect(page.getByRole('button', { name: /Ines Vale/ })).toBeVisible();
    },
  },
  {
    name: 'release room',
    path: '/people',
    as: 'subscriber',
    ready: async (page) => {
      const release = { kind: 'release', title: 'Salt Road', date: '2030-01-25' };
      const { id } = await call<{ id: string }>(page, page.url(), 'POST', '/api/releases', release);
      await page.goto(`/releases/${id}`);
      await expect(page.getByRole('checkbox', { name: /Pitch the song/ })).toBeVisible();
    },
  },
  { name: 'onboarding', path: '/onboarding', as: 'artist', ready: heading('We want to get to know you!') },
  { name: 'paywall', path: '/paywall', as: 'artist', ready: heading('Choose Your Plan') },
  { name: 'activation', path: '/paywall?success=true', as: 'artist', ready: heading('Activating Your Subscription') },
  { name: 'privacy policy', path: '/privacy', as: 'guest', ready: heading('Privacy Policy') },
  { name: 'terms of use', path: '/tos', as: 'guest', ready: heading('Terms of Use') },
  { name: 'data deletion', path: '/deletion', as: 'guest', ready: heading('Data Deletion') },
  { name: 'not found', path: '/nowhere', as: 'guest', ready: heading('404 Page Not Found') },
  {
    name: 'end of the trial',
    path: '/guest-chat',
    as: 'guest',
    ready: async (page) => {
      await page.evaluate(() => {
        localStorage.setItem('hasUsedFreeTrial', 'true');
        localStorage.setItem('guestMessageCount', '4');
      });
      await page.reload();
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'activity page on the yearly plan',
    path: '/insights',
    as: 'subscriber',
    ready: async (page) => {
      const change = (path: string, body: object) =>
        call<{ asOf: string }>(page, page.url(), 'POST', `/api/subscription/${path}`, { planId: 'yearly', ...body });
      const { asOf } = await change('switch/preview', {});
      await change('switch', { asOf });
      await call(page, page.url(), 'POST', '/api/releases', { kind: 'release', title: 'Salt Road' });
      await page.reload();
      await expect(page.getByRole('table', { name: 'By release' })).toBeVisible();
    },
  },
];

// All rules for each theme and each size; those about colours also in the other two combinations.
const desk = { viewport: { width: 1440, height: 900 }, colorScheme: 'light' } as const;
const phone = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' } as const;
/** The narrowest phones. */
const narrowest = { width: 320, height: 640 };

test.use({ ...desk, contextOptions: { reducedMotion: 'reduce' } });

/** Checks a screen in both themes at both widths, and whether it fits the narrowest phones. */
async function checkScreen(page: Page, { name, path, ready }: Screen): Promise<void> {
  await page.setViewportSize(desk.viewport);
  await page.emulateMedia({ colorScheme: desk.colorScheme });
  await page.goto(path);
  await ready(page);
  await test.step('on a desktop in light mode', async () => {
    expect(await barriers(page), name).toEqual([]);
    expect(await overflow(page), `pixels of ${name} beyond the right edge`).toBe(0);
  });
  await page.emulateMedia({ colorScheme: phone.colorScheme });
  await test.step('on a phone in dark mode', async () => {
    await page.setViewportSize(phone.viewport);
    expect(await barriers(page), name).toEqual([]);
    expect(await overflow(page), `pixels of ${name} beyond the right edge`).toBe(0);
    await page.setViewportSize(narrowest);
    expect(await overflow(page), `pixels of ${name} beyond the right edge of the narrowest`).toBe(0);
  });
}

for (const whose of ['visitor', 'guest', 'artist', 'subscriber'] as const) {
  test(`no ${whose}’s screen has a barrier, and all fit the width`, async ({ page, onboard, subscribed }) => {
    test.slow();
    if (whose === 'artist') await onboard();
    if (whose === 'subscriber') await subscribed();
    await holdStill(page);
    for (const screen of screens.filter(({ as }) => as === whose))
      await test.step(`the ${screen.name} screen`, () => checkScreen(page, screen));
  });
}

/** Keeps the activation pending during the test. */
async function holdStill(page: Page): Promise<void> {
  await page.route('**/api/subscription/verify-status', () => new Promise(() => {}));
}

function overflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
