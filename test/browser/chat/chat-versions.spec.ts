import {
  awaitEnd,
  awaitMore,
  composer,
  notifications,
  questions,
  replies,
  send,
  startAnotherChat,
  startChat,
  stopButton,
} from './chat';
import { expect, test } from '../fixtures';

for (const [size, viewport] of [
  ['desktop', { width: 1440, height: 900 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test.describe(size, () => {
    test.use({ viewport, hasTouch: size === 'phone' });

    test.beforeEach(async ({ page, subscribed }) => {
      await subscribed();
      await startChat(page);
      await send(page, 'Thanks!');
      await awaitMore(replies(page));
      await awaitEnd(page);
    });

    test('messages are edited and replies regenerated, with every version kept', async ({
      page,
      expectFailing,
      newTab,
    }) => {
      test.slow();

      await test.step('Escape leaves a message as it was, and a failed edit keeps the words in the editor', async () => {
        expectFailing(/\/edit$/);
        const edit = async () => {
          await questions(page).hover();
          await questions(page).getByRole('button', { name: 'Edit' }).click();
        };
        const editor = page.getByRole('textbox', { name: 'Edit your message' });
        await edit();
        await editor.fill('Something else');
        await editor.press('Escape');
        await expect(questions(page)).toContainText('Thanks!');
        await expect(questions(page).getByRole('button', { name: 'Edit' })).toBeFocused();
        await edit();
        await expect(editor).toHaveValue('Thanks!');
        await editor.fill('Plan it [sandbox:error]');
        await editor.press('ControlOrMeta+Enter');
        await expect(notifications(page)).toContainText('Error sending message');
        await expect(editor).toHaveValue('Plan it [sandbox:error]');
        await editor.press('Escape');
        await expect(questions(page)).toContainText('Thanks!');
        await expect(replies(page)).toHaveCount(1);
        await expect(composer(page)).toBeEnabled();
      });

      await test.step('editing an earlier message starts a branch; the old branch stays with its version', async () => {
        await send(page, 'And goodbye!');
        await awaitMore(replies(page).nth(1));
        await awaitEnd(page);
        const first = questions(page).first();
        await first.hover();
        await first.getByRole('button', { name: 'Edit' }).click();
        const editor = page.getByRole('textbox', { name: 'Edit your message' });
        await expect(editor).toBeFocused();
        await editor.fill('Thank you very much!');
        // Nor by a click on another one.
        await questions(page).last().hover();
        await questions(page).last().getByRole('button', { name: 'Edit' }).click();
        await expect(editor).toBeFocused();
        await expect(editor).toHaveValue('Thank you very much!');
        // A reload keeps the typed text.
        await page.reload();
        await expect(editor).toHaveValue('Thank you very much!');
        await page.getByRole('button', { name: 'Send', exact: true }).first().click();
        await expect(questions(page)).toHaveCount(1);
        await expect(questions(page)).toContainText('Thank you very much!');
        await awaitMore(replies(page));
        await awaitEnd(page);
        await expect(questions(page).getByText('2 of 2')).toBeVisible();
        await questions(page).getByRole('button', { name: 'Previous version' }).click();
        await expect(questions(page)).toHaveCount(2);
        await expect(questions(page).first()).toContainText('Thanks!');
        await expect(questions(page).nth(1)).toContainText('And goodbye!');
      });

      await test.step('a reply is regenerated in place, in every tab, and the earlier one can be selected again', async () => {
        await startAnotherChat(page);
        await send(page, 'Thanks!');
        await awaitMore(replies(page));
        await awaitEnd(page);
        const other = await newTab();
        await other.goto(page.url());
        await expect(replies(other)).toHaveCount(1);
        await replies(page).hover();
        await replies(page).getByRole('button', { name: 'Regenerate' }).click();
        await expect(stopButton(page)).toBeVisible();
        await awaitEnd(page);
        await expect(replies(page)).toHaveCount(1);
        await expect(replies(page).getByText('2 of 2')).toBeVisible();
        // The pressed button was removed; focus the composer, except on phones, where it would open the keyboard.
        if (size === 'desktop') await expect(composer(page)).toBeFocused();
        await expect(replies(other).getByText('2 of 2')).toBeVisible();
        await replies(page).getByRole('button', { name: 'Previous version' }).click();
        await expect(replies(page).getByText('1 of 2')).toBeVisible();
        await expect(replies(other).getByText('1 of 2')).toBeVisible();
        await expect(replies(page).getByRole('button', { name: 'Next version' })).toBeFocused();
        await page.reload();
        await expect(replies(page).getByText('1 of 2')).toBeVisible();
      });
    });
  });
}
