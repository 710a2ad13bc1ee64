import type { Page } from '@playwright/test';
import { holdGuestChat, replies } from './chat';
import { cards, expect, newArtist, payWith, test } from '../fixtures';

const tooLate = 'Free trial complete. Sign up to continue...';
const composer = (page: Page) => page.getByRole('textbox', { name: 'Message to Fanfare' });
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Sign up to continue chatting' });
const toast = (page: Page, title: string) =>
  page.getByRole('region', { name: 'Notifications (F8)' }).getByText(title, { exact: true });
/** On phones the drawer contains a second copy of the sidebar. */
const shown = (page: Page, text: string) => page.getByText(text).filter({ visible: true });
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key);

/** Sends a message and waits for the end of the reply: Send is back, or the trial is over. */
async function ask(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await replied(page);
}

async function replied(page: Page): Promise<void> {
  await expect(page.getByText('Fanfare is thinking...').first()).toBeHidden({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: 'Stop' })).toBeHidden({ timeout: 30_000 });
}

async function openTrial(page: Page): Promise<void> {
  await page.goto('/guest-chat');
  await expect(composer(page)).toBeEnabled();
}

for (const [look, viewport] of [
  ['at a desk', { width: 1440, height: 900 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(look, () => {
    test.use({ viewport });

    test('a visitor lands, tries, signs up, subscribes and continues the same conversation', async ({
      page,
      newTab,
    }) => {
      test.setTimeout(180_000);
      await page.goto('/');
      await page.getByRole('main').getByRole('link', { name: 'Try Fanfare for Free' }).first().click();
      await expect(page).toHaveURL('/guest-chat');
      await expect(toast(page, 'Chat started')).toBeVisible();
      if (look === 'on a phone') await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(shown(page, "You're chatting as a guest")).toBeVisible();
      await expect(shown(page, '3 of 3 free messages left')).toBeVisible();
      if (look === 'on a phone') await page.keyboard.press('Escape');

      await page.getByRole('button', { name: 'When do I have to pitch my single to Spotify?' }).click();
      await expect(page.getByText(/Spotify for Artists/).first()).toBeVisible({ timeout: 20_000 });
      await replied(page);
      await ask(page, 'And local radio?');
      await ask(page, 'My EP is out on 21 May 2027. Give me the full timeline with dates for press.');
      expect(await stored(page, 'guestMessageCount')).toBe('3');
      expect(await stored(page, 'anonId')).toMatch(/^anon_/);
      await composer(page).fill('One more thing');
      await page.getByRole('button', { name: 'Send', exact: true }).click();
      await expect(page.getByRole('listitem').getByText('Sign up and this conversation comes along')).toBeVisible();
      await expect(page.getByPlaceholder(tooLate)).toBeDisabled();
      await expect(dialog(page)).toBeVisible();
      expect(await stored(page, 'isLimitExceeded')).toBe('true');
      expect(await stored(page, 'hasUsedFreeTrial')).toBe('true');

      // Only sending is blocked.
      await page.keyboard.press('Escape');
      await expect(dialog(page)).toBeHidden();
      await expect(page.getByText(/Spotify for Artists/).first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Copy', exact: true }).first()).toBeEnabled();
      await expect(page.getByPlaceholder(tooLate)).toBeDisabled();
      await page.reload();
      await dialog(page).getByRole('button', { name: 'Keep reading' }).click();
      await expect(page.getByText(/Spotify for Artists/).first()).toBeVisible();
      await expect(page.getByPlaceholder(tooLate)).toBeDisabled();
      await page.reload();
      await dialog(page).getByRole('link', { name: 'Get Started' }).click();
      await expect(page).toHaveURL('/auth?tab=register');

      const { name, email, password } = newArtist();
      await page.getByLabel('Name').fill(name);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill(password);
      await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
      await expect(page).toHaveURL('/onboarding');
      await expect(toast(page, 'Chat history preserved')).toBeVisible();
      expect([await stored(page, 'guestUserId'), await stored(page, 'anonId')]).toEqual([null, null]);

      await page.getByLabel('Music Genre').fill('Dream pop');
      await page.getByLabel('Location').fill('Leeds, UK');
      await page.getByRole('button', { name: 'Complete Profile' }).click();
      await page.getByRole('button', { name: 'Choose Monthly Plan' }).click();
      await payWith(page, cards.pays);
      await expect(page).toHaveURL(/\/chat\?c=/, { timeout: 30_000 });
      const conversation = page.getByRole('region', { name: 'Conversation' });
      await expect(conversation.getByText('When do I have to pitch my single to Spotify?')).toBeVisible();
      await expect(conversation.getByText('And local radio?')).toBeVisible();
      // The open question is answered once, in place of the closing reply, even with another tab and a reload.
      const tab = await newTab();
      await tab.goto(page.url());
      for (const each of [page, tab]) {
        await expect(replies(each)).toHaveCount(4);
        await expect(each.getByText('That was the free trial')).toHaveCount(0, { timeout: 20_000 });
      }
      await replied(page);
      const answer = await replies(page).last().innerText();
      await page.reload();
      await expect(replies(page)).toHaveCount(4);
      expect(await replies(page).last().innerText()).toBe(answer);
      await tab.close();

      // A reply shortened by the trial can be completed, and stays in its place.
      const shortened = replies(page).nth(2);
      await expect(shortened).toContainText('Shortened on the free trial.');
      const short = (await shortened.innerText()).length;
      await shortened.getByRole('button', { name: 'Complete this answer' }).click();
      await replied(page);
      await expect(shortened.getByRole('button', { name: 'Complete this answer' })).toBeHidden();
      await expect.poll(async () => (await shortened.innerText()).length, { timeout: 20_000 }).toBeGreaterThan(short);
      await expect(replies(page)).toHaveCount(4);

      await ask(page, 'My release is on 18 December 2026.');
      await expect(conversation.getByText('My release is on 18 December 2026.')).toBeVisible();

      // The next visit starts normally.
      await page.goto('/chat');
      await expect(page.getByText('Welcome! Fanfare is ready to assist!')).toBeVisible();
    });
  });
}

test('a reply survives a reload, is stopped, and another one is retried in place', async ({ page }) => {
  await test.step('a spinner shows while the chat is created', async () => {
    const answer = await holdGuestChat(page);
    await page.goto('/guest-chat');
    await expect(page.getByText('Starting your chat...')).toBeVisible();
    answer();
    await expect(composer(page)).toBeEnabled();
    await expect(page.getByText('Starting your chat...')).toBeHidden();
  });

  await test.step('a reply continues through a reload, and can be stopped', async () => {
    await composer(page).fill('Tell me all [sandbox:long]');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
    await expect(composer(page)).toHaveValue('');
    await expect(page.getByText('Tell me all')).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
    await expect(page.getByText('Stopped', { exact: true })).toBeVisible();
    await expect(composer(page)).toBeEnabled();
    expect(await stored(page, 'guestMessageCount')).toBe('1');
  });

  await test.step('an interrupted reply is retried in place, and counts as one message', async () => {
    await ask(page, 'When do I pitch? [sandbox:cut]');
    await expect(page.getByText(/could not answer|was cut off/).first()).toBeVisible();
    await page.route('**/retry', async (route) => {
      const answer = await route.fetch();
      expect([answer.status(), new URL(route.request().url()).pathname]).toEqual([
        201,
        expect.stringMatching(/^\/api\/guest\/messages\/[^/]+\/[^/]+\/retry$/),
      ]);
      await route.fulfill({ response: answer });
    });
    const retried = page.waitForResponse((answer) => answer.url().endsWith('/retry'));
    await replies(page).last().getByRole('button', { name: 'Try again' }).click();
    await retried;
    await replied(page);
    await expect(replies(page)).toHaveCount(2);
    expect(await stored(page, 'guestMessageCount')).toBe('2');
    await expect(page.getByText('1 of 3 free messages left')).toBeVisible();
  });
});

test('a reply that runs during sign-up continues in the account', async ({ page, newTab, becomeSubscriber }) => {
  await openTrial(page);
  await composer(page).fill('Tell me all [sandbox:long]');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Stop' })).toBeVisible();
  await composer(page).fill('And local radio?');
  const tab = await newTab();
  await tab.goto('/auth?tab=register');
  const { name, email, password } = newArtist();
  await tab.getByLabel('Name').fill(name);
  await tab.getByLabel('Email').fill(email);
  await tab.getByLabel('Password', { exact: true }).fill(password);
  await tab.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await expect(toast(tab, 'Chat history preserved')).toBeVisible();
  // The conversation no longer exists where it was started.
  await expect(page).toHaveURL('/onboarding');

  await becomeSubscriber();
  await tab.goto('/chat');
  // Unsent text comes along.
  await expect(composer(tab)).toHaveValue('And local radio?');
  const length = async () => (await replies(tab).innerText()).length;
  await expect(tab.getByRole('button', { name: 'Stop' })).toBeVisible();
  const seen = await length();
  // Well before the watchdog would request a sync.
  await expect.poll(length, { timeout: 5000 }).toBeGreaterThan(seen + 200);
  await tab.getByRole('button', { name: 'Stop' }).click();
  await expect(tab.getByText('Stopped', { exact: true })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the drawer that led to sign-up adds no Back step', async ({ page }) => {
    await page.goto('/privacy');
    await openTrial(page);
    await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Sign Up' }).click();
    await expect(page).toHaveURL('/auth?tab=register');
    await page.goBack();
    await expect(page).toHaveURL('/guest-chat');
    await expect(composer(page)).toBeEnabled();
    await page.goBack();
    await expect(page).toHaveURL('/privacy');
  });
});

test('a trial that is over asks to sign up at once', async ({ page, expectFailing }) => {
  await test.step('by the server’s limit, whatever its sentence', async () => {
    expectFailing(/\/api\/guest\/messages\//);
    await openTrial(page);
    await page.route('**/api/guest/messages/*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 403, json: { error: 'No more messages', code: 'message_limit_exceeded' } })
        : route.continue(),
    );
    await composer(page).fill('Hello');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog(page)).toBeVisible({ timeout: 2000 });
    // Not by role: the dialog hides everything else from it.
    await expect(page.getByText('Error sending message')).toHaveCount(0);
  });

  await test.step('on the next visit, which starts no chat', async () => {
    await page.unroute('**/api/guest/messages/*');
    await page.context().clearCookies();
    await page.addInitScript(() => {
      localStorage.clear();
      localStorage.setItem('hasUsedFreeTrial', 'true');
      localStorage.setItem('guestMessageCount', '3');
    });
    const calls: string[] = [];
    page.on('request', (request) => calls.push(new URL(request.url()).pathname));
    await page.goto('/guest-chat');
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByPlaceholder(tooLate)).toBeDisabled();
    expect(calls.filter((path) => path.startsWith('/api/guest'))).toEqual([]);
  });
});

test('a message that doesn’t get through is kept, and counts only if the server has it', async ({
  page,
  expectFailing,
}) => {
  expectFailing(/\/api\/guest\/messages\//);
  await openTrial(page);

  await test.step('a limit of the day asks to sign up, says why, and keeps the message', async () => {
    const message =
      "Your network has reached today's limit of free messages. Sign up to continue, or come back tomorrow.";
    await page.route('**/api/guest/messages/*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 429, json: { error: message, message, code: 'address_limit_reached' } })
        : route.continue(),
    );
    await composer(page).fill('Hello');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(dialog(page)).toContainText(message);
    await page.keyboard.press('Escape');
    await expect(composer(page)).toHaveValue('Hello');
    await expect(page.getByText('3 of 3 free messages left')).toBeVisible();
    await page.unroute('**/api/guest/messages/*');
  });

  await test.step('a failed send withdraws its message and count', async () => {
    await composer(page).fill('Hello [sandbox:error]');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(toast(page, 'Error sending message')).toBeVisible();
    await expect(toast(page, 'The assistant could not answer. Please try again.')).toBeVisible();
    await expect(composer(page)).toHaveValue('Hello [sandbox:error]');
    await expect(page.getByText('3 of 3 free messages left')).toBeVisible();
    expect(await stored(page, 'guestMessageCount')).toBe('0');
  });

  await test.step('a message whose response was lost counts if the server has it', async () => {
    await page.route('**/api/guest/messages/*', async (route) => {
      if (route.request().method() !== 'POST') return route.fallback();
      await route.fetch();
      return route.abort();
    });
    await composer(page).fill('Hello');
    const asked = page.waitForResponse(
      (answer) => answer.url().includes('/api/guest/messages/') && answer.request().method() === 'GET',
    );
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    // By now the page knows that the request failed.
    await asked;
    await expect.poll(() => stored(page, 'guestMessageCount')).toBe('1');
    await expect(page.getByText('2 of 3 free messages left')).toBeVisible();
    await expect(composer(page)).toHaveValue('');
  });
});

test('a higher count from the server ends the trial three seconds later', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: Record<string, number> = {};
    Object.assign(window, { seen });
    new MutationObserver(() => {
      if (document.querySelector('textarea:disabled')) seen['end'] ??= performance.now();
      if (document.querySelector('[role=dialog]')) seen['dialog'] ??= performance.now();
    }).observe(document, { subtree: true, childList: true, attributes: true });
  });
  await page.route('**/api/guest/message-limit/*', (route) =>
    route.fulfill({ json: { messageCount: 4, hasExceededLimit: true } }),
  );
  await page.goto('/guest-chat');
  await expect(page.getByPlaceholder(tooLate)).toBeDisabled();
  await expect(dialog(page)).toBeVisible();
  const wait = await page.evaluate(() => {
    const { seen } = window as unknown as { seen: { end: number; dialog: number } };
    return seen.dialog - seen.end;
  });
  // Timers are never early, but on a busy machine other work may be late.
  expect(wait).toBeGreaterThan(2900);
});

test('blocked cookies and blocked storage are reported once, with a way forward', async ({ page, expectFailing }) => {
  await test.step('blocked cookies are reported once, with a way forward', async () => {
    expectFailing(/\/api\/guest\/messages\//);
    let begun = 0;
    await page.route('**/api/guest/chat', async (route) => {
      begun += 1;
      const response = await route.fetch();
      await page.context().clearCookies();
      await route.fulfill({ status: 201, body: await response.text(), contentType: 'application/json' });
    });
    await page.goto('/guest-chat');
    await expect(page.getByRole('alert')).toContainText('Your browser is blocking cookies.');
    await expect(page.getByRole('alert').getByRole('link', { name: 'Sign Up' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(begun).toBe(1);
    await page.unroute('**/api/guest/chat');
  });

  await test.step('with blocked storage the trial works, and says what doesn’t', async () => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await openTrial(page);
    await expect(page.getByText(/Your browser isn't saving data for this site/)).toBeVisible();
    await composer(page).fill('Hello');
    await page.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(page.getByText('2 of 3 free messages left')).toBeVisible();
  });
});

test('a failed transfer is only logged; the id stays, and the next visit succeeds', async ({ page, expectFailing }) => {
  expectFailing(/transfer-guest-chats$/);
  await openTrial(page);
  await composer(page).fill('Hello');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await replied(page);
  await page.route('**/api/transfer-guest-chats', (route) => route.fulfill({ status: 503, body: 'Back in a minute' }));
  await page.goto('/auth?tab=register');
  const { name, email, password } = newArtist();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  const logged = page.waitForEvent('console', (message) =>
    message.text().includes('Transferring the guest chat failed'),
  );
  await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
  await logged;
  await expect(page).toHaveURL('/onboarding');
  expect(await stored(page, 'guestUserId')).toMatch(/^\d+$/);
  await page.unroute('**/api/transfer-guest-chats');
  await page.reload();
  await expect(toast(page, 'Chat history preserved')).toBeVisible();
  expect(await stored(page, 'guestUserId')).toBeNull();
});
