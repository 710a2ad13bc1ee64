import type { Page } from '@playwright/test';
import { expect, newArtist, password, test } from '../fixtures';

test('a screen loads few files, says what is missing, and opens at its top', async ({ page, expectFailing }) => {
  await test.step('a screen loads few files', async () => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await page.goto('/auth');
    await expect(page.getByRole('tab', { name: 'Log In' })).toBeVisible();
    // The screen is shown before its scripts have loaded.
    await page.waitForLoadState('networkidle');
    expect(scripts.length).toBeLessThanOrEqual(15);
  });

  await test.step('an unknown path shows a not-found page', async () => {
    await page.goto('/no/such/page');
    await expect(page.getByRole('heading', { name: '404 Page Not Found' })).toBeVisible();
    await expect(page.getByText('Did you forget to add the page to the router?')).toBeVisible();
  });

  await test.step('a screen whose code can’t load says so and offers a way out', async () => {
    expectFailing(/terms-page/);
    await page.route('**/assets/terms-page*', (route) => route.abort());
    await page.goto('/tos');
    await expect(page.getByRole('heading', { name: "That didn't work." })).toBeVisible();
    await page.unrouteAll();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await expect(page.getByRole('heading', { name: 'Terms of Use' })).toBeVisible();
  });

  await test.step('navigating scrolls to the top and focuses the main part', async () => {
    await page.goto('/privacy');
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Use' }).click();
    await expect(page.getByRole('main')).toBeFocused();
    await expect(page).toHaveTitle('Terms of Use · Fanfare');
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  });

  await test.step('a screen with its code loaded waits for nothing else', async () => {
    // The clock is stopped, so a fallback shown by React would stay forever.
    await page.clock.install();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.goto('/privacy');
    await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible();
  });
});

test.describe('the guard', () => {
  test('leads everyone to the screen that is next for them', async ({ page, expectFailing, register, onboard }) => {
    await test.step('sends a visitor from the artists’ screens to /auth', async () => {
      for (const path of ['/onboarding', '/paywall', '/chat']) {
        await page.goto(path);
        await expect(page).toHaveURL('/auth');
      }
    });

    await test.step('explains what to do if the session can’t be checked', async () => {
      expectFailing(/\/api\/user$/);
      await page.route('**/api/user', (route) => route.fulfill({ status: 503, body: 'Back in a minute' }));
      await page.goto('/chat');
      await expect(page.getByText('503: Back in a minute')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
      await page.unroute('**/api/user');
    });

    await test.step('lets any signed-in artist see onboarding and paywall', async () => {
      await register();
      await page.goto('/paywall');
      await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
      await page.goto('/onboarding');
      await expect(page.getByRole('heading', { name: 'We want to get to know you!' })).toBeVisible();
    });

    await test.step('sends an artist without a subscription from /chat to /paywall', async () => {
      await onboard();
      await page.goto('/chat');
      await expect(page).toHaveURL('/paywall');
    });

    await test.step('redirects a signed-in artist from /auth, with a placeholder while the next screen loads', async () => {
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
      await expect(page).toHaveURL('/paywall');
    });
  });
});

test.describe('the auth screen', () => {
  test('checks its fields before any request', async ({ page, expectFailing }) => {
    await test.step('opens on Log In, or Sign Up with tab=register, and links home', async () => {
      await page.goto('/auth');
      await expect(page.getByRole('tab', { name: 'Log In' })).toHaveAttribute('aria-selected', 'true');
      await page.goto('/auth?tab=register');
      await expect(page.getByRole('tab', { name: 'Sign Up' })).toHaveAttribute('aria-selected', 'true');
      await page.getByRole('link', { name: 'Back to Home' }).click();
      await expect(page).toHaveURL('/');
    });

    await test.step('the password can be revealed once something is typed', async () => {
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

    await test.step('login shows each field’s error without a request or layout shift', async () => {
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

    await test.step('registration shows each field’s error', async () => {
      await page.getByRole('tab', { name: 'Sign Up' }).click();
      await page.getByLabel('Email').fill('');
      await page.getByLabel('Password', { exact: true }).fill('');
      await page.getByLabel('Name').fill('M');
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
      await expect(page.getByLabel('Name')).toHaveAccessibleDescription('Name must be at least 2 characters');
      await expect(page.getByLabel('Email')).toHaveAccessibleDescription('Invalid email address');
      await expect(page.getByLabel('Password', { exact: true })).toHaveAccessibleDescription(
        'Password must be at least 6 characters',
      );
    });

    await test.step('ignores a second click during a login', async () => {
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

  test('shows the error of its URL in a banner', async ({ page }) => {
    await test.step('each error has its sentence', async () => {
      for (const [error, sentence] of [
        ['auth_failed', 'Authentication failed. Please check your credentials and try again.'],
        ['invalid_credentials', 'The email or password you entered is incorrect.'],
        ['session_expired', 'Your session has expired. Please log in again.'],
        ['whatever', 'An error occurred during authentication. Please try again.'],
        ['Log in with your password first', 'Log in with your password first'],
      ] as const) {
        await page.goto(`/auth?error=${encodeURIComponent(error)}`);
        await expect(page.getByRole('alert')).toHaveText(sentence);
      }
    });

    await test.step('markup is shown as text and runs nothing', async () => {
      const markup = '<img src=x onerror=alert(1)>__________';
      page.on('dialog', (dialog) => {
        throw new Error(`A dialog opened: ${dialog.message()}`);
      });
      await page.goto(`/auth?error=${encodeURIComponent(markup)}`);
      await expect(page.getByRole('alert')).toHaveText(markup);
      await expect(page.locator('img[src="x"]')).toHaveCount(0);
    });

    await test.step('without an error there is no banner', async () => {
      await page.goto('/auth');
      await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible();
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
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

  test('a taken address and a wrong password are reported; a login leads to the next step', async ({
    page,
    register,
    expectFailing,
    onboard,
  }) => {
    const { email } = await register();
    await page.context().clearCookies();
    await test.step('a taken address is reported, and the form stays', async () => {
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

    await test.step('a wrong password shows a notification that F8 focuses', async () => {
      expectFailing(/\/api\/login$/);
      await logIn(page, email, 'wrong horse');
      await expect(notifications(page)).toContainText('Login failed');
      await expect(notifications(page)).toContainText('401: ');
      await page.keyboard.press('F8');
      await expect(notifications(page).getByRole('list')).toBeFocused();
    });

    await test.step('the form also says why, and the next login removes the notification', async () => {
      await expect(page.getByRole('main').getByText('Incorrect email or password')).toBeVisible();
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Log In', exact: true }).click();
      await expect(page).toHaveURL('/onboarding');
      await expect(notifications(page)).not.toContainText('Login failed');
    });

    await test.step('a login leads to onboarding until the profile is complete, then to the plans', async () => {
      await page.context().clearCookies();
      await logIn(page, email, password);
      await expect(page).toHaveURL('/onboarding');

      const onboarded = await onboard();
      await page.context().clearCookies();
      await logIn(page, onboarded.email, password);
      await expect(page).toHaveURL('/paywall');
    });
  });

  test('an artist without a subscription finds the account, and leaves nothing behind', async ({ page, onboard }) => {
    const { email } = await onboard();
    const session = await page.context().cookies();
    await test.step('on a phone, the confirmation notice and the account are in reach', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto('/paywall');
      await expect(page.getByRole('region', { name: 'Email confirmation' }).getByText(email)).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.getByRole('link', { name: 'Account and data' }).click();
      await expect(page.getByRole('button', { name: 'Download everything' })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Delete account' })).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 720 });
    });

    await test.step('a cached page shows nothing after a logout or an expired session', async () => {
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
      await page.unroute('**/api/user');
      await page.context().addCookies(session);
    });

    await test.step('a session revoked elsewhere is noticed when the window gets focus', async () => {
      await page.goto('/paywall');
      await expect(page.getByRole('heading', { name: 'Choose Your Plan' })).toBeVisible();
      await page.context().clearCookies();
      await page.evaluate(() => window.dispatchEvent(new Event('focus')));
      await expect(page).toHaveURL('/auth?error=session_expired');
      await expect(page.getByRole('alert')).toHaveText('Your session has expired. Please log in again.');
    });

    await test.step('logout leads to /auth, ends the session and clears stored data except the used-up trial', async () => {
      await page.context().addCookies(session);
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
