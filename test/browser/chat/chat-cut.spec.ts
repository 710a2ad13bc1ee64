import type { Locator, Page, Response } from '@playwright/test';
import type { Message } from '../../../contract/chats/chat';
import { barriers } from '../barriers';
import {
  awaitEnd,
  awaitMore,
  composer,
  conversation,
  makeChat,
  messageRow,
  notifications,
  questions,
  recordAnnouncements,
  replies,
  send,
  serveMessages,
  startAnotherChat,
  startChat,
  stopButton,
  storedMessages,
} from './chat';
import { expect, test } from '../fixtures';

const cutSentence = 'The model stopped before the end of this reply.';
/** The sandbox stops after about 60 tokens and writes the rest when the reply is continued. */
const cutQuestion = 'How do I write a pitch? [sandbox:length]';

const continueButton = (page: Page): Locator => replies(page).getByRole('button', { name: 'Continue', exact: true });

/** The same with thousands of remaining tokens, so there is time to look. */
const longCutQuestion = `${cutQuestion} [sandbox:long]`;

/** Sends a question whose reply is cut off, and waits for that. */
async function askUntilCut(page: Page, text = cutQuestion): Promise<void> {
  await send(page, text);
  await expect(continueButton(page)).toBeVisible({ timeout: 40_000 });
  await expect(replies(page)).toContainText(cutSentence);
}

async function storedReply(page: Page, baseURL: string | undefined): Promise<Message> {
  const [, reply] = await storedMessages(page, baseURL);
  if (!reply) throw new Error('The reply is not stored');
  return reply;
}

const isContinue = (response: Response): boolean => new URL(response.url()).pathname.endsWith('/continue');

/** Letters and digits only: markdown syntax is not displayed. */
const plain = (text: string): string => text.replace(/[^\p{L}\p{N}]+/gu, '');

/** Expects a reply to show the start of a text, whose last words may be an incomplete mark or link. */
async function expectBeginning(reply: Locator, content: string): Promise<void> {
  const beginning = plain(content.slice(0, 60));
  expect(beginning.length).toBeGreaterThan(20);
  await expect.poll(async () => plain(await reply.innerText())).toContain(beginning);
}

test.describe('an artist', () => {
  test.beforeEach(async ({ page, subscribed }) => {
    await subscribed();
    await startChat(page);
  });

  test('continues a cut reply in place by keyboard, even after a reload', async ({ page, baseURL }) => {
    await askUntilCut(page);
    const cut = await storedReply(page, baseURL);
    expect(cut.status).toBe('cut');
    await expectBeginning(replies(page), cut.content);
    for (const name of ['Copy text', 'Regenerate', 'Good reply', 'Bad reply']) {
      await expect(replies(page).getByRole('button', { name })).toBeEnabled();
    }

    await page.reload();
    await expect(continueButton(page)).toBeVisible();
    await expect(replies(page)).toContainText(cutSentence);
    await expectBeginning(replies(page), cut.content);

    const continued = page.waitForResponse(isContinue);
    await composer(page).focus();
    // Shift+Tab from the composer, past the reply's actions.
    await expect(async () => {
      await page.keyboard.press('Shift+Tab');
      await expect(continueButton(page)).toBeFocused({ timeout: 100 });
    }).toPass();
    await page.keyboard.press('Enter');
    expect((await continued).status()).toBe(201);
    await awaitEnd(page);

    await expect(replies(page)).toHaveCount(1);
    await expect(questions(page)).toHaveCount(1);
    await expect(continueButton(page)).toHaveCount(0);
    await expect(replies(page)).not.toContainText(cutSentence);
    const whole = await storedReply(page, baseURL);
    expect(whole).toMatchObject({ id: cut.id, status: 'complete' });
    expect(whole.content.length).toBeGreaterThan(cut.content.length);
    expect(whole.content.startsWith(cut.content)).toBe(true);
    await expectBeginning(replies(page), cut.content);
    await expect(composer(page)).toBeFocused();
  });

  test('stops a continued reply, here or in another tab', async ({ page, baseURL, newTab }) => {
    await test.step('stops a continued reply, which keeps both parts', async () => {
      await askUntilCut(page, longCutQuestion);
      const cut = await storedReply(page, baseURL);
      const before = await replies(page).innerText();
      await continueButton(page).click();
      await awaitMore(replies(page), before);
      await stopButton(page).click();
      await expect(replies(page).getByText('Stopped', { exact: true })).toBeVisible();
      await expect(replies(page).getByRole('button', { name: 'Try again' })).toBeVisible();
      const stopped = await storedReply(page, baseURL);
      expect(stopped).toMatchObject({ id: cut.id, status: 'stopped' });
      expect(stopped.content.length).toBeGreaterThan(cut.content.length);
      expect(stopped.content.startsWith(cut.content)).toBe(true);
    });

    await test.step('sees a continued reply grow in another tab, and stops it there', async () => {
      await startAnotherChat(page);
      await askUntilCut(page, longCutQuestion);
      const other = await newTab();
      await other.goto(page.url());
      await expect(continueButton(other)).toBeVisible();
      const shown = await replies(other).innerText();
      const before = await replies(other).locator('p').first().innerText();
      await continueButton(page).click();
      await expect(continueButton(other)).toHaveCount(0);
      await expect(replies(other)).toContainText(before, { useInnerText: true });
      await awaitMore(replies(other), shown);
      await stopButton(other).click();
      await awaitEnd(page);
      await awaitEnd(other);
      await expect(replies(other)).toHaveText(await replies(page).innerText(), { useInnerText: true });
    });
  });

  test('hears that a reply was cut, continues it, and later reads where it stopped', async ({ page, baseURL }) => {
    await test.step('hears once that a reply stopped before the end', async () => {
      const said = conversation(page).getByRole('status').last();
      const announced = await recordAnnouncements(said);
      await askUntilCut(page);
      const sentence = 'Fanfare stopped before the end. Continue is available.';
      await expect(said).toHaveText(sentence);
      expect(await announced()).toEqual(['Fanfare is thinking...', sentence]);
    });

    await test.step('sees the text so far and a progress sign while the continuation starts', async () => {
      const { content } = await storedReply(page, baseURL);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => (release = resolve));
      await page.route('**/continue', async (route) => {
        await held;
        await route.continue();
      });
      await continueButton(page).click();
      await expect(stopButton(page)).toBeVisible();
      await expect(replies(page).locator('.is-writing')).toBeVisible();
      await expect(replies(page).getByText('Fanfare is thinking...')).toHaveCount(0);
      await expect(conversation(page).getByRole('status').last()).toHaveText('Fanfare is continuing...');
      await expect(replies(page)).not.toContainText(cutSentence);
      await expectBeginning(replies(page), content);
      release();
      await awaitEnd(page);
      await expect(replies(page).locator('.is-writing')).toHaveCount(0);
      await expectBeginning(replies(page), content);
    });

    await test.step('continues the last reply only', async () => {
      await startAnotherChat(page);
      await askUntilCut(page);
      await send(page, 'Thank you!');
      await expect(questions(page)).toHaveCount(2);
      await expect(replies(page).nth(1)).toBeVisible();
      await awaitEnd(page);
      await expect(replies(page).first()).toContainText(cutSentence);
      await expect(continueButton(page)).toHaveCount(0);
    });
  });
});

test.describe('a stored cut reply', () => {
  const rows = [messageRow(0, 'When?'), { ...messageRow(1, 'By **Friday 11 Decemb'), status: 'cut' } as const];

  test('is complete where it is read, printed or shared, and stays if it can’t be continued', async ({
    page,
    expectFailing,
    baseURL,
    subscribed,
  }) => {
    await subscribed();
    await serveMessages(page, rows);
    const chat = await makeChat(page, baseURL);
    await page.goto(`/chat?c=${chat.id}`);
    await expect(continueButton(page)).toBeVisible();

    await test.step('closes unfinished markup at its end', async () => {
      await expect(replies(page).locator('strong')).toHaveText('Friday 11 Decemb');
      await expect(replies(page)).not.toContainText('**');
    });

    await test.step('has no barrier, fits the width, and its button is large enough for a thumb', async () => {
      for (const { name, viewport, colorScheme } of [
        { name: 'a desk by day', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
        { name: 'a phone by night', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
      ] as const) {
        await page.setViewportSize(viewport);
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
        expect(await barriers(page), name).toEqual([]);
        const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect(beyond, `pixels beyond the right edge on ${name}`).toBeLessThanOrEqual(0);
        expect((await continueButton(page).boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
    });

    await test.step('is printed with a note that it stopped, without buttons', async () => {
      await page.emulateMedia({ media: 'print' });
      await expect(replies(page).getByText('Stopped before the end.')).toBeVisible();
      await expect(replies(page).getByText(cutSentence)).toBeHidden();
      await expect(continueButton(page)).toBeHidden();
      await page.emulateMedia({ media: 'screen' });
    });

    await test.step('stays, with Continue, if it can’t be continued', async () => {
      expectFailing(/\/continue$/);
      await page.route('**/continue', (route) =>
        route.fulfill({
          status: 502,
          json: { code: 'assistant_busy', error: 'Busy', message: 'The assistant is busy.' },
        }),
      );
      await continueButton(page).click();
      await expect(notifications(page)).toContainText("Couldn't continue the reply");
      await expect(notifications(page)).toContainText('The assistant is busy.');
      await expect(continueButton(page)).toBeEnabled();
      await expect(replies(page)).toContainText('By Friday 11 Decemb');
    });

    await test.step('a shared conversation notes which replies stopped before the end', async () => {
      const said = { isUser: false, createdAt: '2026-03-05T17:30:00.000Z' };
      await page.route('**/api/shared/*', (route) =>
        route.fulfill({
          json: {
            title: 'Salt Road',
            sharedAt: '2026-03-06T17:30:00.000Z',
            messages: [
              { ...said, content: 'By Friday.' },
              { ...said, content: 'By **Fri', isPartial: true },
            ],
          },
        }),
      );
      await page.goto(`/shared/${'a'.repeat(43)}`);
      const messages = page.getByRole('main').getByRole('listitem');
      await expect(messages.nth(1)).toContainText('Stopped before the end.');
      await expect(messages.nth(1).locator('strong')).toHaveText('Fri');
      await expect(messages.first()).not.toContainText('Stopped before the end.');
    });
  });
});

test.describe('a guest', () => {
  test('continues a cut reply, which counts as one message, until the trial is over', async ({
    page,
    expectFailing,
  }) => {
    await test.step('a continued reply counts as one message', async () => {
      await page.goto('/guest-chat');
      await expect(composer(page)).toBeEnabled();
      await askUntilCut(page);
      const continued = page.waitForResponse(isContinue);
      await continueButton(page).click();
      const response = await continued;
      expect(response.status()).toBe(201);
      expect(new URL(response.url()).pathname).toMatch(/^\/api\/guest\/messages\/[^/]+\/[^/]+\/continue$/);
      await awaitEnd(page);
      await expect(continueButton(page)).toHaveCount(0);
      await expect(replies(page)).toHaveCount(1);
      expect(await page.evaluate(() => localStorage.getItem('guestMessageCount'))).toBe('1');
      await expect(page.getByText('2 of 3 free messages left')).toBeVisible();
    });

    await test.step('it can’t be continued once the trial is over', async () => {
      expectFailing(/\/api\/guest\/messages\//);
      const rows = [messageRow(0, 'When?'), { ...messageRow(1, 'By Friday 11 Decemb'), status: 'cut' }];
      await page.route('**/api/guest/messages/**', (route) =>
        route.request().method() === 'POST'
          ? route.fulfill({ status: 403, json: { error: 'Message limit exceeded', code: 'message_limit_exceeded' } })
          : route.fulfill({ json: rows }),
      );
      await page.goto('/guest-chat');
      await continueButton(page).click();
      await expect(page.getByRole('dialog', { name: 'Sign up to continue chatting' })).toBeVisible();
      // Not by role: the dialog hides everything else from it.
      await expect(page.getByText(cutSentence)).toBeVisible();
      await expect(page.getByText('Continue', { exact: true })).toHaveCount(0);
      await expect(page.getByText("Couldn't continue the reply")).toHaveCount(0);
    });
  });
});
