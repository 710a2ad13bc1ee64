import type { Page } from '@playwright/test';
import { holdGuestChat } from '../chat/chat';
import { expect, newArtist, password, test } from '../fixtures';

/** Compressed bytes; measured: 6,100 before the first view, and 219,000 and 261,000 in total. */
const budgets = { '/auth': 235_000, '/auth?tab=register': 235_000, '/guest-chat': 275_000 } as const;
const budgetBefore = 8_000;

const composer = (page: Page) => page.getByRole('textbox', { name: 'Message to Fanfare' });

/** Keeps the app from loading until the returned function is called. */
async function holdApp(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/main-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** Marks an element, so its replacement would be noticed. */
const mark = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => Object.assign(element, { isMarked: true }));
const isMarked = (page: Page, selector: string) =>
  page.locator(selector).evaluate((element) => (element as unknown as { isMarked?: true }).isMarked === true);

/** Waits until the app has taken over the screen. */
const takenOver = (page: Page) => expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeAttached();

/** Sums layout shifts from now on, once the fonts have loaded. Returns a function that reads the sum. */
async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}

/** The HTML served at a path to a browser with the page's cookies. */
const served = async (page: Page, path: string) => (await page.request.get(path)).text();
const noView = '<div id="root"></div>';

/** Makes this browser look like a first visit. */
async function forgetGuest(page: Page): Promise<void> {
  await page.unrouteAll();
  // Leave the app, whose requests would fail without the cookies.
  await page.goto('/robots.txt');
  await page.context().clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

test('the first view comes as HTML, before any script', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/auth');
  await expect(page).toHaveTitle('Log In or Sign Up · Fanfare');
  await expect(page.getByRole('tab', { name: 'Log In', selected: true })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Log In', exact: true })).toBeVisible();
  await page.goto('/auth?tab=register');
  await expect(page.getByRole('tab', { name: 'Sign Up', selected: true })).toBeVisible();
  await expect(page.getByLabel('Name')).toBeVisible();
  await page.goto('/guest-chat');
  await expect(page).toHaveTitle('Free Trial · Fanfare');
  await expect(page.getByRole('heading', { level: 1, name: "Hi there. What's the news?" })).toBeVisible();
  await expect(page.getByText('Starting your chat...')).toBeVisible();
  await expect(composer(page)).toBeVisible();
  await context.close();
});

test('the first view shows the chosen theme, needs few scripts, and doesn’t move when they start', async ({ page }) => {
  await test.step('few scripts are needed, and nothing moves when they start', async () => {
    for (const [path, budget] of Object.entries(budgets)) {
      const release = await holdApp(page);
      await page.goto(path);
      const bytes = () =>
        page.evaluate(() =>
          (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
            .filter(({ name, responseEnd }) => name.endsWith('.js') && responseEnd > 0)
            .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
        );
      expect(await bytes()).toBeLessThan(budgetBefore);
      const shift = await watchShifts(page);
      release();
      await takenOver(page);
      await page.waitForLoadState('networkidle');
      expect(await bytes()).toBeLessThan(budget);
      expect(await shift()).toBe(0);
      await page.unrouteAll();
    }
  });

  await test.step('the chosen theme shows before the app', async () => {
    await forgetGuest(page);
    await page.emulateMedia({ colorScheme: 'light' });
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    await holdApp(page);
    for (const path of Object.keys(budgets)) {
      await page.goto(path);
      await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(21, 17, 15)');
    }
  });
});

test('input on the auth screen before the app has loaded is kept', async ({ page, expectFailing }) => {
  expect(await served(page, '/auth')).toContain('current-password');

  await test.step('a tab pressed before the app has loaded opens with it', async () => {
    const release = await holdApp(page);
    await page.goto('/auth');
    await page.getByRole('tab', { name: 'Sign Up' }).click();
    release();
    await expect(page.getByLabel('Name')).toBeVisible();
  });

  await test.step('a login pressed before the app has loaded is submitted', async () => {
    expectFailing(/\/api\/login$/);
    const release = await holdApp(page);
    await page.goto('/auth');
    await mark(page, 'input[type=email]');
    const { email } = newArtist();
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).pressSequentially('not the password');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/auth');
    release();
    await expect(page.getByRole('main').getByText('Incorrect email or password')).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password');
    await expect(page.getByRole('button', { name: 'Show password' })).toBeVisible();
    expect(await isMarked(page, 'input[type=email]')).toBe(true);
  });

  await test.step('a sign-up begun before the app has loaded continues with it', async () => {
    const release = await holdApp(page);
    await page.goto('/auth?tab=register');
    const { name, email } = newArtist();
    await page.getByLabel('Name').fill(name);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).focus();
    release();
    await takenOver(page);
    await expect(page.getByLabel('Password', { exact: true })).toBeFocused();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/onboarding');
  });

  await test.step('a signed-in artist is served no form, and is sent to their screen', async () => {
    expect(await served(page, '/auth')).toContain(noView);
    await page.goto('/auth');
    await expect(page).toHaveURL('/onboarding');
  });
});

test('a guest’s text typed before the app and the chat have loaded is kept', async ({ page }) => {
  await test.step('a question typed before the app and the chat have loaded is kept and sent', async () => {
    const release = await holdApp(page);
    const answer = await holdGuestChat(page);
    await page.goto('/guest-chat');
    await mark(page, 'textarea');
    await composer(page).focus();
    await page.keyboard.type('When do I have to pitch');
    release();
    await takenOver(page);
    await expect(composer(page)).toBeFocused();
    await page.keyboard.type(' my single to Spotify?');
    await expect(composer(page)).toHaveValue('When do I have to pitch my single to Spotify?');
    expect(await isMarked(page, 'textarea')).toBe(true);
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('listitem').getByText('When do I have to pitch my single to Spotify?')).toBeVisible();
    answer();
    await expect(page.getByText(/Spotify for Artists/).first()).toBeVisible({ timeout: 20_000 });
    await expect(composer(page)).toHaveValue('');
    expect(await isMarked(page, 'textarea')).toBe(true);
  });

  await test.step('Enter pressed before the app has loaded sends the question', async () => {
    await forgetGuest(page);
    const release = await holdApp(page);
    await page.goto('/guest-chat');
    await composer(page).focus();
    await page.keyboard.type('How do I pitch');
    await page.keyboard.press('Shift+Enter');
    await page.keyboard.type('to BBC Introducing?');
    await page.keyboard.press('Enter');
    await expect(composer(page)).toHaveValue('How do I pitch\nto BBC Introducing?');
    release();
    await expect(page.getByRole('listitem').getByText('to BBC Introducing?')).toBeVisible();
    await expect(composer(page)).toHaveValue('');
  });

  await test.step('a draft moves into the chat once it exists, and typing continues there', async () => {
    await forgetGuest(page);
    const answer = await holdGuestChat(page);
    await page.goto('/guest-chat');
    await takenOver(page);
    await composer(page).focus();
    await page.keyboard.type('When do I pitch? Soon');
    for (let count = 0; count < 4; count++) await page.keyboard.press('ArrowLeft');
    answer();
    await expect(page.getByText('Starting your chat...')).toBeHidden();
    await page.keyboard.type('Very ');
    await expect(composer(page)).toHaveValue('When do I pitch? Very Soon');
    await page.reload();
    await expect(composer(page)).toHaveValue('When do I pitch? Very Soon');
  });

  await test.step('a returning guest is not served the first view of new visitors', async () => {
    await forgetGuest(page);
    expect(await served(page, '/guest-chat')).toContain('Starting your chat...');
    await page.goto('/guest-chat');
    await expect(page.getByText('Starting your chat...')).toBeHidden();
    expect(await served(page, '/guest-chat')).toContain(noView);
  });
});
