import {
  awaitEnd,
  awaitMore,
  chatList,
  composer,
  conversation,
  holdLive,
  questions,
  recordAnnouncements,
  replies,
  scroller,
  send,
  sendButton,
  startAnotherChat,
  startChat,
  stopButton,
  storedMessages,
} from './chat';
import { expect, test } from '../fixtures';

test.beforeEach(async ({ page, subscribed }) => {
  await subscribed();
  await startChat(page);
});

test('a reply streams into its own bubble, is announced as a whole, and ends as stored', async ({ page, baseURL }) => {
  test.slow();

  await test.step('until the reply starts the input and menu are disabled, and Stop re-enables them', async () => {
    await send(page, 'Are you there? [sandbox:hang]');
    await expect(replies(page)).toContainText('Fanfare is thinking...');
    await expect(composer(page)).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Actions for New Conversation' })).toBeDisabled();
    await stopButton(page).click();
    await expect(replies(page).getByText('Stopped')).toBeVisible();
    await expect(composer(page)).toBeEnabled();
    await expect(composer(page)).toBeFocused();
  });

  await test.step('screen readers hear that Fanfare is thinking and the whole reply, but no pieces', async () => {
    await startAnotherChat(page);
    const status = conversation(page).getByRole('status');
    const announced = await recordAnnouncements(status);
    await send(page, 'How do I write a pitch?');
    await expect(status).toContainText('Fanfare replied:', { timeout: 40_000 });
    const heard = await announced();
    expect(heard[0]).toBe('Fanfare is thinking...');
    expect(new Set(heard).size).toBe(2);
  });

  await test.step('a message shows at once, and the reply streams and ends as stored', async () => {
    await startAnotherChat(page);
    await send(page, 'How do I write a **pitch**?');
    await expect(questions(page)).toContainText('How do I write a **pitch**?');
    await expect(composer(page)).toHaveValue('');
    await awaitMore(replies(page));
    await awaitEnd(page);
    await expect(questions(page).locator('time')).toHaveText(/^\d{1,2}:\d\d (AM|PM)$/);
    const [, stored] = await storedMessages(page, baseURL);
    expect(stored?.status).toBe('complete');
    const plain = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
    // The copy button is between the draft and the text after it.
    const shown = await replies(page).evaluate((reply) => {
      const copy = reply.cloneNode(true) as HTMLElement;
      copy.querySelectorAll('button').forEach((button) => button.remove());
      return copy.textContent;
    });
    expect(plain(shown)).toContain(plain((stored?.content ?? '').replace(/\]\([^)]*\)/g, ']')));
  });

  await test.step('a streaming reply changes only its own bubble', async () => {
    await startAnotherChat(page);
    await send(page, 'One short question first');
    await expect(replies(page)).toHaveCount(1);
    await awaitEnd(page);
    // The title is generated in the background.
    await expect(chatList(page).locator('[aria-current=page]')).not.toHaveText('New Conversation');
    await send(page, 'Now all of it [sandbox:long]');
    await awaitMore(replies(page).nth(1));
    await page.evaluate(() => {
      const typing = document.querySelector('.is-writing');
      const changes = { inside: 0, outside: [] as string[] };
      new MutationObserver((records) => {
        for (const { target, type, attributeName } of records) {
          if (typing?.contains(target)) changes.inside++;
          else {
            const element = target instanceof Element ? target : target.parentElement;
            // Earlier rows that scroll a screen away are skipped by the browser from then on.
            if (attributeName === 'style' && element?.matches('[data-chunk]')) continue;
            changes.outside.push(`${attributeName ?? type} of ${element?.outerHTML.slice(0, 200)}`);
          }
        }
      }).observe(document.querySelector('main')!, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      Object.assign(window, { changes });
    });
    const changes = () =>
      page.evaluate(() => (window as unknown as { changes: { inside: number; outside: string[] } }).changes);
    await expect.poll(async () => (await changes()).inside).toBeGreaterThan(50);
    expect((await changes()).outside).toEqual([]);
  });
});

test('during a reply the artist types, stops it, reloads, and reads where they like', async ({ page }) => {
  test.slow();

  await test.step('during a reply typing is possible but not sending; Escape stops it', async () => {
    await send(page, 'Tell me all of it [sandbox:long]');
    await awaitMore(replies(page));
    await composer(page).fill('And then?');
    await composer(page).press('Enter');
    await expect(composer(page)).toHaveValue('And then?');
    await expect(questions(page)).toHaveCount(1);
    await composer(page).press('Escape');
    await expect(replies(page).getByText('Stopped')).toBeVisible();
    await composer(page).press('Enter');
    await expect(questions(page)).toHaveCount(2);
  });

  await test.step('a reload mid-reply continues the same reply', async () => {
    await composer(page).press('Escape');
    await awaitEnd(page);
    await startAnotherChat(page);
    await send(page, 'Tell me all of it [sandbox:long]');
    const before = await awaitMore(replies(page));
    await page.reload();
    const after = await awaitMore(replies(page), before);
    expect(after.startsWith(before)).toBe(true);
    await expect(replies(page)).toHaveCount(1);
  });

  await test.step('the end stays in view unless the reader has scrolled up; one click returns', async () => {
    await stopButton(page).click();
    await awaitEnd(page);
    await startAnotherChat(page);
    await send(page, 'Tell me all of it [sandbox:long]');
    const view = scroller(page);
    const gap = () => view.evaluate((element) => element.scrollHeight - element.scrollTop - element.clientHeight);
    await expect
      .poll(() => view.evaluate((element) => element.scrollHeight - element.clientHeight), { timeout: 40_000 })
      .toBeGreaterThan(200);
    // New text renders one frame before the view scrolls to it.
    await expect.poll(gap).toBeLessThan(40);
    await view.hover();
    await page.mouse.wheel(0, -150);
    const toEnd = page.getByRole('button', { name: 'New text below', exact: true });
    await expect(toEnd).toBeVisible();
    const top = await view.evaluate((element) => element.scrollTop);
    await awaitMore(replies(page), await replies(page).innerText());
    expect(await view.evaluate((element) => element.scrollTop)).toBe(top);
    await toEnd.click();
    await expect(toEnd).toHaveCount(0);
    await expect.poll(gap).toBeLessThan(40);
  });
});

test('the composer sends what it should, and nothing else', async ({ page }) => {
  await test.step('Enter that ends an IME composition sends nothing', async () => {
    await composer(page).fill('こんにちは');
    await composer(page).dispatchEvent('keydown', { key: 'Enter', code: 'Enter', isComposing: true, bubbles: true });
    await expect(questions(page)).toHaveCount(0);
    await expect(composer(page)).toHaveValue('こんにちは');
  });

  await test.step('the length shows near the limit, and beyond it sending is disabled', async () => {
    await composer(page).fill('a'.repeat(6999));
    await expect(conversation(page).getByText(/characters/)).toHaveCount(0);
    await composer(page).fill('a'.repeat(8000));
    await expect(conversation(page).getByText('8,000 of 8,000 characters')).toBeVisible();
    await expect(sendButton(page)).toBeEnabled();
    await composer(page).fill('a'.repeat(8001));
    await expect(conversation(page).getByText('8,001 of 8,000 characters: please shorten it')).toBeVisible();
    await expect(sendButton(page)).toBeDisabled();
  });

  await test.step('Enter sends, Shift+Enter adds a line, and whitespace alone isn’t sent', async () => {
    await composer(page).fill('   ');
    await composer(page).press('Enter');
    await expect(sendButton(page)).toBeDisabled();
    await expect(questions(page)).toHaveCount(0);
    await composer(page).fill('One');
    await composer(page).press('Shift+Enter');
    await composer(page).pressSequentially('Two');
    await expect(composer(page)).toHaveValue('One\nTwo');
    await composer(page).press('Enter');
    await expect(questions(page)).toContainText('One\nTwo', { useInnerText: true });
  });

  await test.step('a tapped suggestion is sent as is', async () => {
    await awaitEnd(page);
    await startAnotherChat(page);
    const suggestion = conversation(page).getByRole('listitem').getByRole('button').first();
    const words = await suggestion.innerText();
    await suggestion.click();
    await expect(questions(page)).toContainText(words);
    await awaitMore(replies(page));
  });
});

test('another tab shows the same', async ({ page, newTab }) => {
  test.slow();

  await test.step('messages sent elsewhere before the live connection is up appear once it is', async () => {
    const other = await newTab();
    const connect = await holdLive(other);
    // The rows don't wait for the connection forever.
    const rows = other.waitForResponse(/\/messages$/);
    await other.goto(page.url());
    await rows;
    await send(page, 'Thank you!');
    await awaitMore(replies(page));
    await awaitEnd(page);
    await expect(questions(other)).toHaveCount(0);
    connect();
    await expect(questions(other)).toHaveCount(1);
    await expect(replies(other)).toHaveText(await replies(page).innerText(), { useInnerText: true });
    await other.close();
  });

  const other = await newTab();

  await test.step('two tabs show the same: the message, the streaming reply, its end, the title', async () => {
    await startAnotherChat(page);
    await other.goto(page.url());
    await expect(composer(other)).toBeVisible();
    await send(page, 'What is a one-sheet for? [sandbox:long]');
    await expect(questions(other)).toContainText('What is a one-sheet for? [sandbox:long]');
    await awaitMore(replies(other));
    await expect(stopButton(other)).toBeVisible();
    await awaitEnd(page);
    await awaitEnd(other);
    await expect(replies(other)).toHaveText(await replies(page).innerText(), { useInnerText: true });
    const title = page.getByRole('navigation', { name: 'Conversations' }).locator('[aria-current=page]');
    await expect(title).not.toHaveText('New Conversation');
    await expect(other.getByRole('navigation', { name: 'Conversations' }).locator('[aria-current=page]')).toHaveText(
      await title.innerText(),
    );
  });

  await test.step('a conversation is up to date after visiting another page', async () => {
    await startAnotherChat(page);
    const { pathname, search } = new URL(page.url());
    await send(page, 'Write my bio, please');
    await awaitMore(replies(page));
    await page.getByRole('link', { name: 'Activity' }).click();
    await expect(page).toHaveURL('/insights');

    await other.goto(pathname + search);
    await expect(questions(other)).toHaveCount(1);
    await awaitEnd(other);
    await send(other, 'Said in another tab');
    await awaitMore(replies(other).nth(1));
    await awaitEnd(other);
    await expect(chatList(other).getByRole('listitem').first()).toHaveText('Artist bio');

    await page.goBack();
    await expect(questions(page).nth(1)).toContainText('Said in another tab');
    await expect(replies(page)).toHaveText(await replies(other).allTextContents());
    await expect(chatList(page).getByRole('listitem').first()).toHaveText('Artist bio');
  });
});
