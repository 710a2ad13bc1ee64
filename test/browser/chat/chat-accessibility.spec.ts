import type { Locator, Page } from '@playwright/test';
import { barriers } from '../barriers';
import {
  awaitEnd,
  awaitMore,
  chooseInMenu,
  composer,
  conversation,
  makeChat,
  messageRow,
  questions,
  recordAnnouncements,
  replies,
  send,
  serveMessages,
  startAnotherChat,
  startChat,
  stopButton,
} from './chat';
import { expect, test } from '../fixtures';

const everything =
  '## Plan\n\n1. First, [the FAQ](https://example.com)\n\n> A quote\n\n```\ncode\n```\n\n| Date | What |\n|---|--:|\n| 27 Nov | Deliver |\n\n- [x] done';

// Contrast depends on the theme and layout on the size, so two combinations cover all.
const looks = [
  { name: 'a desk by day', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'a narrow phone by night', viewport: { width: 320, height: 640 }, colorScheme: 'dark' },
] as const;

for (const { name, viewport, colorScheme } of looks) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport, colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('the chat has no barrier and fits the width, empty, welcoming, full, asking', async ({
      page,
      baseURL,
      subscribed,
    }) => {
      test.slow(); // Axe runs eight times.
      await subscribed();
      await page.goto('/chat');
      await expect(page.getByText('Select a conversation or start a fresh one!')).toBeVisible();
      await expectNoBarrier(page);

      const chat = await makeChat(page, baseURL);
      await page.goto(`/chat?c=${chat.id}`);
      await expect(page.getByRole('heading', { level: 1 })).toContainText("What's the news?");
      await expectNoBarrier(page);

      await serveMessages(page, [
        messageRow(0, 'W'.repeat(300)),
        messageRow(1, everything),
        messageRow(2, 'And then?'),
        { ...messageRow(3, 'By Fri'), status: 'failed' },
      ]);
      await page.reload();
      await expect(replies(page).getByRole('button', { name: 'Try again' })).toBeVisible();
      await composer(page).fill('a'.repeat(7990));
      await expectNoBarrier(page);

      const menu = page.getByRole('button', { name: 'Open the menu' });
      if (await menu.isVisible()) {
        await menu.click();
        await expectNoBarrier(page);
      }
      const actions = page.getByRole('button', { name: 'Actions for New Conversation' });
      await actions.click();
      await expect(page.getByRole('menuitem', { name: 'Edit title' })).toBeVisible();
      await expectNoBarrier(page);
      // A press outside closes the menu, does nothing else, and returns the focus.
      await page.mouse.click(60, 5);
      await expect(page.getByRole('menu')).toHaveCount(0);
      await expect(actions).toBeFocused();
      await chooseInMenu(page, 'New Conversation', 'Edit title');
      await expectNoBarrier(page);
      await page.keyboard.press('Escape');
      await chooseInMenu(page, 'New Conversation', 'Delete conversation');
      await expectNoBarrier(page);
    });

    test('no dialog of the chat has a barrier', async ({ page, baseURL, subscribed }) => {
      test.slow(); // Axe runs eight times.
      await subscribed();
      const chat = await makeChat(page, baseURL);
      await serveMessages(page, [messageRow(0, 'Hi'), messageRow(1, 'Hello')]);
      await page.goto(`/chat?c=${chat.id}`);
      await expect(composer(page)).toBeVisible();
      const menu = page.getByRole('button', { name: 'Open the menu' });
      const inMenu = (item: string) => async () => {
        await page.getByRole('button', { name: 'Actions for New Conversation' }).click();
        await page.getByRole('menuitem', { name: item }).click();
      };
      const press = (name: string) => async () =>
        page.getByRole('button', { name, exact: name !== 'Edit Profile' }).click();
      const openers: [string, () => Promise<void>][] = [
        ['Edit Profile', press('Edit Profile')],
        ['Media Files', press('Media files')],
        ['Add your Latest Music!', press('Latest song')],
        ['Subscription Details', press('Subscription details')],
        ['Search', async () => page.getByRole('button', { name: /^Search/ }).click()],
        ['Share', inMenu('Share')],
        ['Export', inMenu('Export')],
        ['New release', press('New release')],
      ];
      for (const [name, open] of openers) {
        await test.step(name, async () => {
          if (await menu.isVisible()) await menu.click();
          await open();
          await expect(page.getByRole('dialog').last()).toBeVisible();
          await page.waitForLoadState('networkidle');
          await expectNoBarrier(page);
          // On a phone, the drawer below it as well.
          await expect(async () => {
            await page.keyboard.press('Escape');
            await expect(page.getByRole('dialog')).toHaveCount(0, { timeout: 500 });
          }).toPass();
        });
      }
    });
  });
}

test('colour and movement are never the only way to convey something', async ({ page, subscribed }) => {
  await subscribed();
  await startChat(page);

  await test.step('in forced-colours mode, outlines or system colours replace what colour conveys', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    const look = (part: Locator, name: string) =>
      part.evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);
    await expect(composer(page)).toBeFocused();
    expect(await look(composer(page), 'outline-style')).toBe('solid');
    await send(page, 'Is a zebra on the cover good?');
    await awaitEnd(page);

    await page.getByRole('button', { name: /^Actions for/ }).press('Enter');
    const items = page.getByRole('menuitem');
    await expect(items.first()).toBeFocused();
    expect(await look(items.first(), 'outline-style')).toBe('solid');
    await page.keyboard.press('Escape');

    const thumb = page.getByRole('button', { name: 'Good reply' });
    await thumb.press('Enter');
    await expect(thumb).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => look(thumb, 'border-bottom-width')).toBe('2px');

    await page.keyboard.press('ControlOrMeta+k');
    await page.getByRole('combobox').fill('zebra');
    const found = page.getByRole('option', { selected: true });
    expect(await look(found, 'outline-style')).toBe('solid');
    const mark = found.locator('mark').first();
    expect(await look(mark, 'background-color')).not.toBe('rgba(0, 0, 0, 0)');
    await page.keyboard.press('Escape');

    await page.getByRole('button', { name: 'Media files' }).click();
    const underline = (name: string) => look(page.getByRole('tab', { name }), 'border-bottom-color');
    expect(await underline('One Sheet')).not.toBe(await underline('Music'));
    await page.keyboard.press('Escape');
    await page.emulateMedia({ forcedColors: 'none' });
  });

  await test.step('screen readers hear each reply once, and none of another conversation', async () => {
    await startAnotherChat(page);
    const said = conversation(page).getByRole('status').last();
    await send(page, 'How far ahead do I pitch my single to Spotify?');
    await awaitEnd(page);
    await expect(said).toContainText('Fanfare replied: ');
    await expect(replies(page).first().locator('strong').first()).toBeVisible();
    // The text without its bold markers.
    await expect(said).not.toContainText('**');
    const announced = await recordAnnouncements(said);
    await send(page, 'And the plan? [sandbox:long]');
    await awaitMore(replies(page).nth(1));
    await stopButton(page).click();
    await expect(said).toHaveText('Fanfare stopped.');
    expect([...new Set(await announced())]).toEqual(['Fanfare is thinking...', 'Fanfare stopped.']);
    await page.getByRole('button', { name: 'New Chat' }).click();
    await expect(questions(page)).toHaveCount(0);
    await expect(said).toHaveText('');
  });
});

async function expectNoBarrier(page: Page): Promise<void> {
  expect(await barriers(page)).toEqual([]);
  const beyond = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(beyond, 'pixels beyond the right edge').toBeLessThanOrEqual(0);
}
