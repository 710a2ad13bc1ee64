import type { ProfileBody } from '../../../contract/account/profile.body';
import { composer, makeChat, messageRow, serveMessages } from './chat';
import { call, expect, test } from '../fixtures';

test('opening the chat requests nothing twice, misses no change, and doesn’t jump', async ({
  page,
  baseURL,
  subscribed,
}) => {
  const { name, musicGenre, location, website, spotifyUrl, instagramUrl, twitterUrl } = await subscribed();
  const chat = await makeChat(page, baseURL);

  await test.step('opening the chat requests nothing twice', async () => {
    for (const path of ['/chat', `/chat?c=${chat.id}`]) {
      const asked: string[] = [];
      page.on('request', (request) => {
        const { pathname, search } = new URL(request.url());
        if (pathname.startsWith('/api/')) asked.push(`${request.method()} ${pathname}${search}`);
      });
      const connected = page.waitForEvent('websocket');
      await page.goto(path);
      await (await connected).waitForEvent('framereceived');
      await expect(composer(page)).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked.filter((request, index) => asked.indexOf(request) < index)).toEqual([]);
      expect(asked).toContain('GET /api/chats');
      page.removeAllListeners('request');
    }
  });

  await test.step('a chat of 300 messages opens without a jump', async () => {
    const reply = `## Plan\n\n${'Some **bold** words that go on. '.repeat(20)}\n\n- one\n- two`;
    await serveMessages(
      page,
      Array.from({ length: 300 }, (_, index) => messageRow(index, index % 2 === 0 ? `Question ${index}` : reply)),
    );
    await page.addInitScript(() => {
      const seen = { shift: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`/chat?c=${chat.id}`);
    await expect(page.getByText('Question 298')).toBeInViewport();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
    expect(shift).toBeLessThanOrEqual(0.02);
  });

  await test.step('a change made while the page connects shows soon after', async () => {
    const profile: ProfileBody = { name, musicGenre, location, website, spotifyUrl, instagramUrl, twitterUrl };
    let connect = () => {};
    const mayConnect = new Promise<void>((resolve) => (connect = resolve));
    await page.routeWebSocket(/socket\.io/, async (socket) => {
      await mayConnect;
      socket.connectToServer();
    });
    await page.goto('/chat');
    await expect(page.getByRole('button', { name: /^Mara Quill/ })).toBeVisible();
    await call(page, baseURL, 'PUT', '/api/onboarding', { ...profile, name: 'Nova Reed' });
    connect();
    await expect(page.getByRole('button', { name: /^Nova Reed/ })).toBeVisible();
  });
});
