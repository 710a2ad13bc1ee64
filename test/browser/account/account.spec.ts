import type { Page } from '@playwright/test';
import { expect, newArtist, password, test } from '../fixtures';

test.describe('the landing page', () => {
  test('links to sign-in and the free trial, answers five questions, and links the legal pages', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/auth');
    await expect(page.getByRole('banner').getByRole('link', { name: 'Try Fanfare for Free' })).toBeVisible();

    const questions = page.getByRole('main').locator('summary');
    await expect(questions).toHaveCount(5);
    const trial = page.getByText('Every user gets 3 free messages');
    await expect(trial).toBeHidden();
    await questions.filter({ hasText: 'Can I try it for free?' }).click();
    await expect(trial).toBeVisible();
    await questions.filter({ hasText: 'Can I cancel?' }).click();
    await expect(trial).toBeHidden();

    for (const [name, heading] of [
      ['Privacy Policy', 'Privacy Policy'],
      ['Terms of Use', 'Terms of Use'],
      ['Data Deletion', 'Data Deletion'],
    ] as const) {
      await page.getByRole('contentinfo').getByRole('link', { name }).click();
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    }
  });

  test('fits a phone, even with text twice as large', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/');
    const chip = page.getByText(/^Release date: .*Keep\?$/).last();
    // The day and the full stop after it are on one line, without a gap.
    const gap = await chip.evaluate((remark) => {
      const day = remark.querySelector('time');
      const rest = document.createRange();
      if (day?.nextSibling) rest.selectNodeContents(day.nextSibling);
      return rest.getBoundingClientRect().left - (day?.getBoundingClientRect().right ?? 0);
    });
    expect(gap).toBeLessThan(1);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    for (const link of await page.getByRole('link', { name: 'Try Fanfare for Free' }).all()) {
      const box = await link.boundingBox();
      expect((box?.x ?? 0) + (box?.width ?? Infinity)).toBeLessThanOrEqual(390);
    }
  });

  test('doesn’t request the session', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => {
      if (new URL(request.url()).pathname.startsWith('/api/')) calls.push(request.url());
    });
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(calls).toEqual([]);
  });

  test('loads neither forms nor sockets, and at most 90 kB of script', async ({ page, baseURL }) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await page.goto('/');
    await page.waitForLoadState('networkidle');
    expect(scripts.length, 'scripts before the first move').toBeLessThanOrEqual(3);
    await page.mouse.move(20, 20);
    await page.waitForResponse(/landing-page-.*js$/);
    await page.waitForLoadState('networkidle');
    let bytes = 0;
    for (const url of scripts) {
      const response = await page.context().request.get(url, { headers: { 'accept-encoding': 'br' } });
      bytes += Number(response.headers()['content-length']);
      const holdsMore = /handleSubmit|isEmail|engine\.io/i.test(await response.text());
      expect(holdsMore, `forms or sockets in ${url.replace(baseURL ?? '', '')}`).toBe(false);
    }
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(90_000);
  });
});

test('an unknown path shows a not-found page', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
  await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
});

test('a screen whose code can’t load says so and offers a way out', async ({ page, expectFailing }) => {
  expectFailing(/terms-page/);
  await page.route('**/assets/terms-page*', (route) => route.abort());
  await page.goto('/tos');
  await expect(page.getByRole('heading', { name: "That didn't work." })).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeVisible();
});

test('a screen loads few files', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/auth');
  await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
  expect(scripts.length).toBeLessThanOrEqual(15);
});

test('a screen with its code loaded waits for nothing else', async ({ page }) => {
  // The clock is stopped, so a fallback shown by React would stay forever.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
});

test('navigating scrolls to the top and focuses the main part', async ({ page }) => {
  await page.goto('/privacy');
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveTitle('Terms of Use · Fanfare');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test.describe('the guard', () => {
  for (const path of ['/onboarding', '/paywall', '/chat']) {
    test(`sends a visitor from ${path} to /auth`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL('/auth');
    });
  }

  test('sends an artist without a subscription from /chat to /paywall', async ({ page, onboard }) => {
    await onboard();
    await page.goto('/chat');
    await expect(page).toHaveURL('/paywall');
  });

  test('lets any signed-in artist see onboarding and paywall', async ({ page, register }) => {
    await register();
    await page.goto('/paywall');
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    await page.goto('/onboarding');
    await expect(page.getByRole('heading', { name: 'We want to get to know you!' })).toBeVisible();
  });

  test('explains what to do if the session can’t be checked', async ({ page, expectFailing }) => {
    expectFailing(/\/api\/user$/);
    await page.route('**/api/user', (route) => route.fulfill({ status: 503, body: 'Back in a minute' }));
    await page.goto('/chat');
    await expect(page.getByText('503: Back in a minute')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  });
});

test.describe('the auth screen', () => {
  test('opens on Log In, or Sign Up with tab=register, and links home', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
    await page.goto('/auth?tab=register');
    await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await expect(page).toHaveURL('/');
  });

  for (const [error, sentence] of [
    ['auth_failed', 'Authentication failed. Please check your credentials and try again.'],
    ['invalid_credentials', 'The email or password you entered is incorrect.'],
    ['session_expired', 'Your session has expired. Please log in again.'],
    ['whatever', 'An error occurred during authentication. Please try again.'],
    ['Log in with your password first', 'Log in with your password first'],
  ] as const) {
    test(`error=${error} shows "${sentence}"`, async ({ page }) => {
      await page.goto(`/auth?error=${encodeURIComponent(error)}`);
      await expect(page.getByRole('alert')).toHaveText(sentence);
    });
  }

  test('has no banner without an error', async ({ page }) => {
    await page.goto('/auth');
    await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
  });

  test('login shows each field’s error without a request or layout shift', async ({ page }) => {
    await page.goto('/auth?tab=register');
    const places = () =>
      Promise.all(
        [page.getByRole('tablist'), page.getByRole('button', { name: /^(Log In|Sign Up)$/ })].map((part) =>
          part.evaluate((element) => element.getBoundingClientRect().top),
        ),
      );
    await expect(page.getByRole('button', { name: 'Sign up with Google' })).toBeVisible();
    const [tabsTop] = await places();
    await page.getByRole('tab', { name: 'Log In' }).click();
    await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
    const before = await places();
    expect(before[0]).toBe(tabsTop);
    await page.getByLabel('Email').fill('mara');
    await page.getByLabel('Password', { exact: true }).fill('12345');
    await page.getByRole('button', { name: 'Log In' }).click();
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    );
    await expect(page.getByLabel('Email')).toBeFocused();
    expect(await places()).toEqual(before);
  });

  test('registration shows each field’s error', async ({ page }) => {
    await page.goto('/auth?tab=register');
    await page.getByLabel('Name').fill('M');
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
    await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
    await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
      'Password must be at least 6 characters',
    );
  });

  test('the password can be revealed once something is typed', async ({ page }) => {
    await page.goto('/auth');
    const field = page.getByLabel('Password', { exact: true });
    const show = page.getByRole('button', { name: 'Show password' });
    await expect(show).toHaveCount(0);
    await field.fill(password);
    await expect(field).toHaveAttribute('type', 'password');
    await show.click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: 'Hide password' })).toHaveAttribute('aria-pressed', 'true');
    await field.fill('');
    await expect(page.getByRole('button', { name: 'Hide password' })).toHaveCount(0);
  });

  test('offers the configured social providers, and goes to their pages', async ({ page }) => {
    await page.route('**/api/config', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), socialProviders: ['google', 'facebook'] } });
    });
    await page.route('**/api/auth/*', (route) => route.fulfill({ body: 'the provider' }));
    for (const [tab, name, path] of [
      ['/auth', 'Sign in with Google', '/api/auth/google'],
      ['/auth', 'Sign in with Facebook', '/api/auth/facebook'],
      ['/auth?tab=register', 'Sign up with Google', '/api/auth/google'],
      ['/auth?tab=register', 'Sign up with Facebook', '/api/auth/facebook'],
    ] as const) {
      await page.goto(tab);
      await page.getByRole('button', { name }).click();
      await expect(page).toHaveURL(path);
    }
  });

  test('ignores a second click during a login', async ({ page, expectFailing }) => {
    // Not registered: the login fails if its response arrives before the page is left.
    expectFailing(/\/api\/login$/);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/login', async (route) => {
      await answered;
      await route.continue();
    });
    await page.goto('/auth');
    const artist = newArtist();
    await page.getByLabel('Email').fill(artist.email);
    await page.getByLabel('Password', { exact: true }).fill(artist.password);
    const submit = page.getByRole('button', { name: 'Log In' });
    await submit.click();
    await expect(submit).toBeDisabled();
    answer();
    await expect(submit).toBeEnabled();
    await expect(submit).toBeFocused();
  });
});

test.describe('registration and login', () => {
  test('a new artist signs up, completes the profile and is led to the plans', async ({ page }) => {
    const artist = newArtist();
    await page.goto('/auth?tab=register');
    await page.getByLabel('Name').fill(artist.name);
    await page.getByLabel('Email').fill(artist.email);
    await page.getByLabel('Password', { exact: true }).fill(artist.password);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();

    await expect(page).toHaveURL('/onboarding');
    await expect(page.getByLabel('Name')).toHaveValue(artist.name);
    await page.getByLabel('Music Genre').fill('D');
    await page.getByLabel('Website (Optional)').fill('maraquill');
    await page.getByRole('button', { name: 'Complete Profile' }).click();
    await expect(page.getByLabel('Music Genre')).toHaveAccessibleDescription(
      'Music genre must be at least 2 characters',
    );
    await expect(page.getByLabel('Location')).toHaveAccessibleDescription('Location must be at least 2 characters');
    await expect(page.getByLabel('Website (Optional)')).toHaveAccessibleDescription('Please enter a valid URL');

    await page.getByLabel('Music Genre').fill('Dream pop');
    await page.getByLabel('Location').fill('Leeds, UK');
    await page.getByLabel('Website (Optional)').fill('https://maraquill.example');
    await page.getByRole('button', { name: 'Complete Profile' }).click();
    await expect(page).toHaveURL('/paywall');

    await page.goto('/onboarding');
    await expect(page.getByLabel('Website (Optional)')).toHaveValue('https://maraquill.example');
  });

  test('a taken address is reported, and the form stays', async ({ page, register, expectFailing }) => {
    const { email } = await register();
    await page.context().clearCookies();
    expectFailing(/\/api\/register$/);
    await page.goto('/auth?tab=register');
    await page.getByLabel('Name').fill('Mara Quill');
    await page.getByLabel('Email').fill(email.toUpperCase());
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
    await expect(notifications(page)).toContainText('Registration failed');
    await expect(notifications(page)).toContainText('409: ');
    await expect(page.getByLabel('Email')).toHaveValue(email.toUpperCase());
  });

  test('a wrong password shows a notification that F8 focuses', async ({ page, register, expectFailing }) => {
    const { email } = await register();
    await page.context().clearCookies();
    expectFailing(/\/api\/login$/);
    await logIn(page, email, 'wrong horse');
    await expect(notifications(page)).toContainText('Login failed');
    await expect(notifications(page)).toContainText('401: ');
    await page.keyboard.press('F8');
    await expect(notifications(page).getByRole('list')).toBeFocused();
    await logIn(page, email, password);
    await expect(page).toHaveURL('/onboarding');
  });

  test('a login leads to onboarding until the profile is complete, then to the plans', async ({
    page,
    onboard,
    register,
  }) => {
    const fresh = await register();
    await page.context().clearCookies();
    await logIn(page, fresh.email, password);
    await expect(page).toHaveURL('/onboarding');

    const onboarded = await onboard();
    await page.context().clearCookies();
    await logIn(page, onboarded.email, password);
    await expect(page).toHaveURL('/paywall');
  });

  test('a signed-in user is redirected from /auth', async ({ page, onboard }) => {
    await onboard();
    await page.goto('/auth');
    await expect(page).toHaveURL('/paywall');
  });

  test('a redirect shows a placeholder while the next screen loads', async ({ page, onboard }) => {
    await onboard();
    let go = (): void => undefined;
    const held = new Promise<void>((resolve) => (go = resolve));
    await page.route(/paywall-page-.*js$/, async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest(/paywall-page-.*js$/);
    await page.goto('/auth');
    await asked;
    await expect(page.getByRole('main').getByText('Loading')).toBeAttached();
    await expect(page.getByRole('tab', { name: 'Log In' })).toHaveCount(0);
    go();
    await expect(page.getByRole('heading', { level: 1, name: 'Choose Your Plan' })).toBeVisible();
  });

  test('on a phone, an artist without a subscription sees the confirmation notice and finds the account', async ({
    page,
    onboard,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const { email } = await onboard();
    await page.goto('/paywall');
    await expect(page.getByRole('region', { name: 'Email confirmation' }).getByText(email)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.getByRole('link', { name: 'Account and data' }).click();
    await expect(page.getByRole('button', { name: 'Download everything' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
  });

  test('logout leads to /auth, ends the session and clears stored data except the used-up trial', async ({
    page,
    onboard,
  }) => {
    await onboard();
    await page.goto('/paywall');
    await page.evaluate(async () => {
      localStorage.setItem('hasUsedFreeTrial', 'true');
      localStorage.setItem('anything-else', 'x');
      sessionStorage.setItem('anything-else', 'x');
      await caches.open('anything-else');
    });
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth');
    const kept = await page.evaluate(async () => [
      Object.keys(localStorage),
      Object.keys(sessionStorage),
      await caches.keys(),
    ]);
    expect(kept).toEqual([['hasUsedFreeTrial'], [], []]);
    await page.goto('/paywall');
    await expect(page).toHaveURL('/auth');
  });

  test('a cached page shows nothing after a logout or an expired session', async ({ page, onboard }) => {
    await onboard();
    await page.goto('/paywall');
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    await page.context().clearCookies();
    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/user', async (route) => {
      await held;
      await route.continue();
    });
    // As if restored from the back/forward cache. This browser doesn't cache pages with a live connection.
    await page.evaluate(() => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toHaveCount(0);
    await expect(page.getByRole('status')).toBeVisible();
    answer();
    await expect(page).toHaveURL('/auth');
  });

  test('a session revoked elsewhere is noticed when the window gets focus', async ({ page, onboard }) => {
    await onboard();
    await page.goto('/paywall');
    await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
    await page.context().clearCookies();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page).toHaveURL('/auth?error=session_expired');
    await expect(page.getByRole('alert')).toHaveText('Your session has expired. Please log in again.');
  });
});

function notifications(page: Page) {
  return page.getByRole('region', { name: 'Notifications (F8)' });
}

async function logIn(page: Page, email: string, secret: string) {
  await page.goto('/auth');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Log In' }).click();
}
