import type { Page, WebSocketRoute } from '@playwright/test';
import {
  awaitEnd,
  awaitMore,
  chatList,
  composer,
  conversation,
  holdLive,
  notifications,
  questions,
  replies,
  send,
  startAnotherChat,
  startChat,
  stopButton,
  storedMessages,
} from './chat';
import { call, expect, test } from '../fixtures';

test.beforeEach(async ({ page, subscribed }) => {
  await subscribed();
  await startChat(page);
});

test('a message that fails is back in the input, with the reason, and a conversation can be reloaded', async ({
  page,
  expectFailing,
}) => {
  test.slow();

  await test.step('the server’s sentence is shown as is, without a retry', async () => {
    for (const [code, status, message] of [
      ['assistant_misconfigured', 502, 'The assistant is not set up correctly on our side. We are fixing it.'],
      ['assistant_out_of_credit', 502, 'The assistant is unavailable until we top up our account with its provider.'],
      ['budget_spent', 429, 'Your monthly budget is spent. It renews on 1 December.'],
    ] as const) {
      expectFailing(/\/messages$/);
      await page.route('**/messages', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status, headers: { 'retry-after': '3600' }, json: { error: message, message, code } })
          : route.fallback(),
      );
      await send(page, 'Plan my release');
      await expect(notifications(page)).toContainText('Error sending message');
      await expect(notifications(page).getByText(message, { exact: true })).toBeVisible();
      await expect(page.getByText(/try again/i)).toHaveCount(0);
      await expect(composer(page)).toHaveValue('Plan my release');
      await page.unroute('**/messages');
    }
  });

  await test.step('a conversation that doesn’t load says so and can be reloaded', async () => {
    await page.route('**/messages', (route) => route.fulfill({ status: 503, body: 'Back in a minute' }));
    await page.reload();
    await expect(conversation(page).getByRole('alert')).toContainText('503: Back in a minute');
    await page.unroute('**/messages');
    await conversation(page).getByRole('button', { name: 'Try again' }).click();
    await expect(conversation(page).getByRole('heading', { level: 1 })).toBeVisible();
  });

  await test.step('a message that fails before the reply starts returns to the input', async () => {
    await send(page, 'Plan my release [sandbox:error]');
    await expect(notifications(page)).toContainText('Error sending message');
    await expect(composer(page)).toHaveValue('Plan my release [sandbox:error]');
    await expect(questions(page)).toHaveCount(0);
    await expect(replies(page)).toHaveCount(0);
    await composer(page).fill('Plan my release');
    await composer(page).press('Enter');
    await awaitMore(replies(page));
    await expect(questions(page)).toHaveCount(1);
  });

  await test.step('a message that a restarting server refused is sent again by itself, once', async () => {
    await awaitEnd(page);
    await startAnotherChat(page);
    let refusals = 0;
    await page.route('**/messages', (route) => {
      if (route.request().method() !== 'POST' || refusals > 0) return route.fallback();
      refusals++;
      return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: 'The service is being updated' });
    });
    await send(page, 'Plan my release');
    await awaitMore(replies(page));
    await expect(questions(page)).toHaveCount(1);
    await expect(composer(page)).toHaveValue('');
    await page.unroute('**/messages');
  });

  await test.step('a message that was never sent is back in the input after a reload', async () => {
    await awaitEnd(page);
    await startAnotherChat(page);
    await page.route('**/messages', (route) => (route.request().method() === 'POST' ? undefined : route.fallback()));
    const gone = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/messages'));
    await send(page, 'Thank you!');
    await gone;
    await page.reload();
    await expect(composer(page)).toHaveValue('Thank you!');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await composer(page).press('Enter');
    await awaitEnd(page);
    await expect(composer(page)).toHaveValue('');
    await expect(questions(page)).toHaveCount(1);
  });

  await test.step('a message whose response was lost isn’t a draft once a reload finds it', async () => {
    await startAnotherChat(page);
    // The live connection doesn't report it either.
    await holdLive(page);
    await page.reload();
    await expect(conversation(page).getByRole('heading', { level: 1 })).toBeVisible();
    await page.route('**/messages', async (route) => {
      if (route.request().method() === 'POST') await route.fetch();
      await route.abort();
    });
    await send(page, 'Plan my release [sandbox:long]');
    await expect(composer(page)).toHaveValue('Plan my release [sandbox:long]');
    await page.unrouteAll({ behavior: 'wait' });
    await page.reload();
    await expect(questions(page)).toContainText('Plan my release [sandbox:long]');
    await expect(composer(page)).toHaveValue('');
  });
});

/**
 * The server accepts the first POST to an address, but the page gets a 503. @returns how often the page has posted there
 */
async function acceptWith503(page: Page, address: string): Promise<() => number> {
  let posts = 0;
  await page.route(address, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    posts++;
    if (posts > 1) return route.fallback();
    await route.fetch();
    return route.fulfill({ status: 503, headers: { 'retry-after': '1' }, body: 'The service is being updated' });
  });
  return () => posts;
}

test('what a busy server seemed to refuse is asked again by itself, and done once', async ({
  page,
  baseURL,
  expectFailing,
}) => {
  test.slow();
  expectFailing(/\/(chats|retry|regenerate|continue)$/);

  await test.step('a retried reply', async () => {
    await send(page, 'Plan my release [sandbox:cut]');
    const again = replies(page).getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 40_000 });
    const posts = await acceptWith503(page, '**/retry');
    await again.click();
    await expect.poll(posts).toBe(2);
    // It is cut off again.
    await expect(again).toBeVisible({ timeout: 40_000 });
    expect((await storedMessages(page, baseURL)).map(({ status }) => status)).toEqual(['complete', 'failed']);
  });

  await test.step('another version of a reply', async () => {
    await send(page, 'How do I write a pitch?');
    await awaitMore(replies(page).nth(1));
    await awaitEnd(page);
    const posts = await acceptWith503(page, '**/regenerate');
    await replies(page).nth(1).getByRole('button', { name: 'Regenerate' }).click();
    await expect.poll(posts).toBe(2);
    await awaitEnd(page);
    const reply = (await storedMessages(page, baseURL)).at(-1);
    expect([reply?.status, reply?.versions?.length]).toEqual(['complete', 2]);
  });

  await test.step('a new conversation', async () => {
    const posts = await acceptWith503(page, '**/api/chats');
    await startAnotherChat(page);
    expect(posts()).toBe(2);
    await expect(notifications(page)).toContainText('Chat created');
    await expect(chatList(page).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('a continued reply', async () => {
    await send(page, 'How do I write a pitch? [sandbox:length]');
    const button = replies(page).getByRole('button', { name: 'Continue', exact: true });
    await expect(button).toBeVisible({ timeout: 40_000 });
    const posts = await acceptWith503(page, '**/continue');
    await button.click();
    await expect.poll(posts).toBe(2);
    await awaitEnd(page);
    expect((await storedMessages(page, baseURL)).map(({ status }) => status)).toEqual(['complete', 'complete']);
  });

  await expect(notifications(page).getByText(/^(Error|Couldn't|Cannot|Empty)/)).toHaveCount(0);
});

test('a reply that was interrupted or stopped is retried in place, and being offline is no obstacle', async ({
  page,
  expectFailing,
}) => {
  test.slow();

  await test.step('an interrupted reply keeps its text, says so, and can be retried in place', async () => {
    await send(page, 'Plan my release [sandbox:cut]');
    const again = replies(page).getByRole('button', { name: 'Try again' });
    await expect(again).toBeVisible({ timeout: 40_000 });
    const text = await replies(page).locator('p').first().innerText();
    expect(text.length).toBeGreaterThan(20);
    await page.reload();
    await expect(replies(page).locator('p').first()).toHaveText(text, { useInnerText: true });
    await expect(replies(page)).toContainText('The text so far is kept.');

    const retried = page.waitForResponse(/\/retry$/);
    await again.click();
    expect((await retried).status()).toBe(201);
    await expect(again).toBeVisible({ timeout: 40_000 });
    await expect(replies(page)).toHaveCount(1);
    await expect(questions(page)).toHaveCount(1);
  });

  await test.step('a stopped reply that is retried is complete', async () => {
    await startAnotherChat(page);
    await send(page, 'How do I write a pitch?');
    await awaitMore(replies(page));
    await stopButton(page).click();
    await expect(replies(page).getByText('Stopped')).toBeVisible();
    const stopped = await replies(page).locator('p').first().innerText();
    await replies(page).getByRole('button', { name: 'Try again' }).click();
    await awaitMore(replies(page), stopped);
    await awaitEnd(page);
    await expect(replies(page)).toHaveCount(1);
    await expect(replies(page).getByRole('button', { name: 'Try again' })).toHaveCount(0);
  });

  await test.step('being offline is shown, a message stays in the input, and everything recovers without a reload', async () => {
    expectFailing(/\/(messages|socket\.io\/.*|api\/user|api\/health|chats)$|socket\.io/);
    await startAnotherChat(page);
    await page.context().setOffline(true);
    await expect(page.getByText("You're offline.")).toBeVisible();
    await send(page, 'Plan my release');
    await expect(notifications(page)).toContainText('You seem to be offline.');
    await expect(composer(page)).toHaveValue('Plan my release');
    await expect(questions(page)).toHaveCount(0);
    await page.context().setOffline(false);
    await expect(page.getByText("You're offline.")).toHaveCount(0);
    await composer(page).press('Enter');
    await awaitMore(replies(page));
    await awaitEnd(page);
  });
});

test('another tab catches up once it is connected, and ends with its session', async ({
  page,
  newTab,
  baseURL,
  expectFailing,
}) => {
  test.slow();

  await test.step('later parts aren’t requested before the live connection is up', async () => {
    const other = await newTab();
    const parts: string[] = [];
    other.on('request', (request) => {
      if (/\/song-dialog-/.test(request.url())) parts.push(request.url());
    });
    const connect = await holdLive(other);
    await other.goto(page.url());
    await expect(composer(other)).toBeVisible();
    // Longer than the delay before the dialogs are preloaded.
    await other.waitForTimeout(1500);
    expect(parts).toEqual([]);
    connect();
    await expect.poll(() => parts.length).toBe(1);
    await other.close();
  });

  await test.step('a reply that ends while disconnected is shown on reconnect', async () => {
    const other = await newTab();
    const sockets: WebSocketRoute[] = [];
    let isCut = false;
    await other.routeWebSocket(/socket\.io/, (socket) => {
      if (isCut) return void socket.close();
      socket.connectToServer();
      sockets.push(socket);
    });
    // Without a WebSocket the app falls back to polling, which is blocked as well.
    await other.route(/socket\.io\/.*transport=polling/, (route) => (isCut ? route.abort() : route.fallback()));
    await other.goto(page.url());
    await expect(composer(other)).toBeVisible();
    await send(page, 'How do I write a pitch?');
    await awaitMore(replies(other));
    isCut = true;
    for (const socket of sockets) await socket.close();
    const before = await replies(other).innerText();
    await awaitEnd(page);
    expect((await replies(other).innerText()).length).toBeLessThan(before.length + 400);
    isCut = false;
    await expect(replies(other)).toHaveText(await replies(page).innerText(), { useInnerText: true, timeout: 20_000 });
    await other.close();
  });

  await test.step('a session revoked elsewhere leads to the login at once', async () => {
    const other = await newTab();
    await other.goto(page.url());
    await expect(composer(other)).toBeVisible();
    // Requests of either tab when its session ends.
    expectFailing(/\/(messages|chats|(facts|documents)\?.*)$/);
    await call(page, baseURL, 'POST', '/api/logout');
    await expect(other).toHaveURL('/auth?error=session_expired');
  });
});
