import type { Page } from '@playwright/test';
import { barriers } from '../barriers';
import { awaitEnd, composer, makeChat, questions, sendButton } from './chat';
import { expect, test } from '../fixtures';
import { picture } from '../../support/uploads';

const letter = `Dear Mara, we would like to play your song. ${'Kind regards from the radio. '.repeat(320)}`;

/** The attachments of the message being written. */
const attached = (page: Page) => page.locator('form').getByRole('list', { name: 'Attachments' }).getByRole('listitem');

async function paste(page: Page, text: string): Promise<void> {
  await composer(page).focus();
  await composer(page).evaluate((field, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);
}

for (const [name, viewport] of [
  ['a phone', { width: 390, height: 780 }],
  ['a desk', { width: 1280, height: 900 }],
] as const) {
  test.describe(`attachments on ${name}`, () => {
    test.use({ viewport });

    test('are pasted, chosen and removed, survive a reload, and go with the message', async ({
      page,
      baseURL,
      subscribed,
      expectFailing,
    }) => {
      await test.step('come from the library, by keyboard', async () => {
        await subscribed();
        const uploaded = await page.request.post('/api/media', {
          headers: { origin: baseURL ?? '' },
          multipart: { file: { name: 'cover.png', mimeType: 'image/png', buffer: await picture('png') } },
        });
        expect(uploaded.status()).toBe(201);
        const chat = await makeChat(page, baseURL);
        await page.goto(`/chat?c=${chat.id}`);
        await page.getByRole('button', { name: 'Attach', exact: true }).focus();
        await page.keyboard.press('Enter');
        await expect(page.getByRole('menuitem').first()).toBeFocused();
        await page.keyboard.press('ArrowDown');
        await expect(page.getByRole('menuitem', { name: /library/ })).toBeFocused();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole('dialog', { name: 'Attach from your library' });
        await dialog.getByRole('button', { name: 'cover.png' }).press('Enter');
        await expect(dialog).toBeHidden();
        await expect(attached(page)).toHaveText(['cover.png']);
        await page.getByRole('button', { name: 'Remove cover.png' }).click();
        await expect(attached(page)).toHaveCount(0);
      });

      await test.step('are pasted, chosen and removed, survive a reload, and go with the message', async () => {
        // The upload of the broken file.
        expectFailing(/\/api\/attachments\/file/);
        await paste(page, letter);
        await expect(attached(page)).toHaveText([/“Dear Mara, we would like to play your song/]);
        await expect(composer(page)).toHaveValue('');
        await expect(page.getByText('Say what to do with it, then send.')).toBeVisible();

        await page.getByRole('button', { name: 'Attach', exact: true }).click();
        const [chooser] = await Promise.all([
          page.waitForEvent('filechooser'),
          page.getByRole('menuitem', { name: 'File from this device' }).click(),
        ]);
        await chooser.setFiles([
          { name: 'poster.png', mimeType: 'image/png', buffer: await picture('png') },
          { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('The fee is 300 euros') },
          { name: 'broken.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 nothing') },
        ]);
        await expect(attached(page)).toHaveCount(4);
        // A separate process reads each file.
        await expect(page.getByText(/We couldn’t read this file/)).toBeVisible({ timeout: 30_000 });
        await composer(page).fill('What do they want, and is the fee fair for a band of four?');
        await expect(sendButton(page)).toBeDisabled();
        expect(await barriers(page)).toEqual([]);
        await page.getByRole('button', { name: 'Remove broken.pdf' }).click();
        await expect(sendButton(page)).toBeEnabled({ timeout: 30_000 });
        const size = await sendButton(page).boundingBox();
        expect(size?.width).toBeGreaterThanOrEqual(44);
        expect(size?.height).toBeGreaterThanOrEqual(44);

        await page.reload();
        await expect(attached(page)).toHaveCount(3);
        await sendButton(page).click();
        await awaitEnd(page);
        await expect(attached(page)).toHaveCount(0);
        const sent = questions(page).getByRole('list', { name: 'Attachments' }).getByRole('listitem');
        await expect(sent).toHaveText([/“Dear Mara/, 'poster.png', 'notes.txt']);
        await page.reload();
        await expect(sent).toHaveCount(3);
        expect(await barriers(page)).toEqual([]);
      });
    });
  });
}
