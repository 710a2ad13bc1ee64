import type { Page } from '@playwright/test';
import {
  awaitMore,
  composer,
  conversation,
  makeChat,
  messageRow as row,
  notifications,
  replies,
  send,
  serveMessages,
  startChat,
} from './chat';
import { call, expect, test } from '../fixtures';

for (const [size, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone' });

    test.beforeEach(async ({ subscribed }) => {
      await subscribed();
    });

    test('drafts, ratings and days are where the artist left them', async ({
      page,
      baseURL,
      newTab,
      expectFailing,
    }) => {
      test.slow();

      await test.step('a draft, with its caret, survives a reload and a switch, shows in another tab, and is gone once sent', async () => {
        // Deleting the conversation makes the pending reply fail.
        expectFailing(/\/messages$/);
        const chat = await makeChat(page, baseURL);
        await page.goto(`/chat?c=${chat.id}`);
        await composer(page).fill('Pitch the single');
        await composer(page).press('Home');
        await composer(page).pressSequentially('Now: ');
        await page.reload();
        await expect(composer(page)).toHaveValue('Now: Pitch the single');
        expect(await composer(page).evaluate((field: HTMLTextAreaElement) => field.selectionStart)).toBe(5);
        const other = await newTab();
        await other.goto(`/chat?c=${chat.id}`);
        await expect(composer(other)).toHaveValue('Now: Pitch the single');
        await composer(other).fill('Another thought [sandbox:hang]');
        await expect(composer(page)).toHaveValue('Another thought [sandbox:hang]');
        await composer(other).press('ControlOrMeta+End');
        await other.getByRole('button', { name: 'Send', exact: true }).click();
        await expect(composer(page)).toHaveValue('');
        await call(page, baseURL, 'DELETE', `/api/chats/${chat.id}`);
      });

      await test.step('a rating and comment survive a reload, show in another tab, and can be removed', async () => {
        expectFailing(/\/feedback$/);
        await startChat(page);
        await send(page, 'Thanks!');
        await awaitMore(replies(page));
        await expect(replies(page).getByRole('button', { name: 'Bad reply' })).toBeVisible({ timeout: 20_000 });
        await replies(page).hover();
        await replies(page).getByRole('button', { name: 'Bad reply' }).click();
        const why = replies(page).getByRole('textbox', { name: 'What was wrong with it?' });
        await why.fill('Too long');
        await page.route('**/feedback', (route) => route.fulfill({ status: 503, body: 'On holiday' }), { times: 1 });
        await replies(page).getByRole('button', { name: 'Tell us' }).click();
        await expect(notifications(page)).toContainText("Couldn't save your feedback");
        await expect(why).toHaveValue('Too long');
        await replies(page).getByRole('button', { name: 'Tell us' }).click();
        await expect(replies(page).getByRole('button', { name: 'Bad reply' })).toBeFocused();
        await expect(replies(page).getByRole('textbox')).toHaveCount(0);
        await page.reload();
        const thumb = replies(page).getByRole('button', { name: 'Bad reply' });
        await expect(thumb).toHaveAttribute('aria-pressed', 'true');
        const other = await newTab();
        await other.goto(page.url());
        const otherThumb = replies(other).getByRole('button', { name: 'Bad reply' });
        await expect(otherThumb).toHaveAttribute('aria-pressed', 'true');
        await thumb.click();
        await expect(thumb).toHaveAttribute('aria-pressed', 'false');
        await expect(otherThumb).toHaveAttribute('aria-pressed', 'false');
        await page.reload();
        await expect(thumb).toHaveAttribute('aria-pressed', 'false');
      });

      await test.step('days are headings over their messages, except in a conversation from today', async () => {
        const days = ['2026-03-05T12:00:00.000Z', '2026-03-05T13:00:00.000Z', '2026-03-06T12:00:00.000Z'];
        const rows = days.map((createdAt, index) => ({ ...row(index, `Message ${index}`), createdAt }));
        await serveMessages(page, [...rows, { ...row(3, 'Just now'), createdAt: new Date().toISOString() }]);
        const chat = await makeChat(page, baseURL);
        await page.goto(`/chat?c=${chat.id}`);
        await expect(conversation(page).getByText(/^(\w+day, )?\w{3} \d, 2026$|^Today$/)).toHaveText([
          'Thursday, Mar 5, 2026',
          'Friday, Mar 6, 2026',
          'Today',
        ]);
        // The machine slept past midnight: the day is checked when it wakes up.
        await page.clock.setSystemTime(Date.now() + 24 * 60 * 60_000);
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        await expect(conversation(page).getByText('Yesterday', { exact: true })).toBeVisible();
      });
    });
  });
}

/**
 * The clipboard's content as HTML and plain text; '' for a missing format. Our pages may write but not read the
 * clipboard (Permissions-Policy), so a different page of the origin reads it.
 */
async function clipboard(page: Page): Promise<string[]> {
  const reader = await page.context().newPage();
  await reader.route('**/*', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
  await reader.goto(new URL('/clipboard', page.url()).href);
  await reader.bringToFront();
  const content = await reader.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const read = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : '');
    return Promise.all(['text/html', 'text/plain'].map(read));
  });
  await reader.close();
  await page.bringToFront();
  return content;
}

test('a reply and its drafts are copied as rich text and as plain text', async ({ page, baseURL, subscribed }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await subscribed();
  const chat = await makeChat(page, baseURL);

  await test.step('a copied reply is rich text for documents, and plain text with its list marks', async () => {
    const text =
      '> **Hi** Ann\n\n## Plan\n\n1. **First**\n2. Second\n   - inner\n\n[Site](https://example.com) <script>x</script>\n\n| Day | What |\n|---|---|\n| Fri | Go |';
    await serveMessages(page, [row(0, 'Plan?'), row(1, text)]);
    await page.goto(`/chat?c=${chat.id}`);
    await replies(page).hover();
    await replies(page).getByRole('button', { name: 'Copy text' }).click();
    await expect(replies(page).getByText('Copied')).toBeVisible();
    const [html, plain] = await clipboard(page);
    expect(html).toContain('<strong>First</strong>');
    expect(html).toContain('<a href="https://example.com/">Site</a>');
    expect(html).toContain('<td>Fri</td>');
    expect(html).not.toMatch(/class=|<script|<button/);
    expect(plain).toMatch(/^Hi Ann\n+Plan\n+1\. First\n2\. Second\n\s*- inner\n+Site <script>x<\/script>/);
    expect(plain).toContain('Fri\tGo');
  });

  await test.step('a draft can be copied by itself, ready for an email, once complete', async () => {
    const text =
      'Here it is:\n\n> **Subject:** Salt Road\n>\n> Hi Ann,\n>\n> > quoted\n>\n> Best,\n> Mara\n\nOr:\n\n```\nDear <b>\n\nBest,\nMara\n```\n\nWell';
    await serveMessages(page, [row(0, 'Pitch?'), { ...row(1, text), status: 'stopped' }]);
    await page.goto(`/chat?c=${chat.id}`);
    const buttons = replies(page).getByRole('button', { name: 'Copy draft' });
    await expect(buttons).toHaveCount(2);
    await buttons.first().focus();
    await page.keyboard.press('Enter');
    const copied = replies(page).getByRole('button', { name: 'Copied' });
    await expect(copied).toBeFocused();
    await expect(conversation(page).getByRole('status')).toHaveText('Copied');
    const [html, plain] = await clipboard(page);
    expect(html).toMatch(/<p><strong>Subject:<\/strong> Salt Road<\/p>.*<p>Best,<br>Mara<\/p>$/s);
    expect(plain).toMatch(/^Subject: Salt Road\n+Hi Ann,\n+quoted\n+Best,\nMara$/);
    await expect(copied).toHaveCount(0);
    await buttons.last().click();
    await expect(copied).toBeVisible();
    expect(await clipboard(page)).toEqual([
      expect.stringMatching(/<p>Dear &lt;b&gt;<\/p><p>Best,<br>Mara<\/p>$/),
      'Dear <b>\n\nBest,\nMara',
    ]);

    await serveMessages(page, [row(0, 'Pitch?'), { ...row(1, text), status: 'streaming' }]);
    await page.reload();
    await expect(replies(page).locator('pre')).toBeVisible();
    await expect(buttons).toHaveCount(0);
  });

  await test.step('a missing clipboard is reported', async () => {
    await page.addInitScript(() => {
      const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
      Object.assign(navigator.clipboard, { write: refuse, writeText: refuse });
    });
    await serveMessages(page, [row(0, 'Plan?'), row(1, 'Plan.')]);
    await page.goto(`/chat?c=${chat.id}`);
    await replies(page).hover();
    await replies(page).getByRole('button', { name: 'Copy text' }).click();
    await expect(notifications(page)).toContainText('Your browser blocked copying');
  });

  await test.step('lines of a reply are short enough to be read on a wide screen', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    const text = 'That is why I am writing to you about this one, and to nobody else. '.repeat(20).trim();
    await serveMessages(page, [row(0, 'Plan?'), row(1, text)]);
    await page.goto(`/chat?c=${chat.id}`);
    const lines = await replies(page)
      .getByRole('paragraph')
      .evaluate((paragraph) => {
        const range = document.createRange();
        range.selectNodeContents(paragraph);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size;
      });
    expect(text.length / lines).toBeLessThanOrEqual(72);
  });
});
