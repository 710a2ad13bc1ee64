import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
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

/** Files for `carry`. A picture's content is base64. */
interface Carried {
  name: string;
  type: string;
  base64: string;
}

/** Drops files on the message field, or pastes them there. */
async function carry(page: Page, event: 'drop' | 'paste', files: readonly Carried[]): Promise<void> {
  await composer(page).evaluate(
    (field, [kind, sent]) => {
      const data = new DataTransfer();
      for (const { name, type, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        data.items.add(new File([bytes], name, { type }));
      }
      const at = { bubbles: true, cancelable: true };
      field.dispatchEvent(
        kind === 'drop'
          ? new DragEvent('drop', { dataTransfer: data, ...at })
          : new ClipboardEvent('paste', { clipboardData: data, ...at }),
      );
    },
    [event, files] as const,
  );
}

test('files are dropped or pasted as attachments, also photos whose type the browser doesn’t know', async ({
  page,
  baseURL,
  subscribed,
}) => {
  await subscribed();
  const chat = await makeChat(page, baseURL);
  await page.goto(`/chat?c=${chat.id}`);
  await expect(page.locator('input[type=file]').first()).toHaveAttribute('accept', /\.heic/);
  const png = (await picture('png')).toString('base64');
  const notes = Buffer.from('The fee is 300 euros').toString('base64');
  await carry(page, 'drop', [
    { name: 'poster.png', type: 'image/png', base64: png },
    { name: 'notes.txt', type: 'text/plain', base64: notes },
  ]);
  await expect(attached(page)).toHaveText(['poster.png', 'notes.txt']);
  await carry(page, 'paste', [{ name: 'clip.png', type: 'image/png', base64: png }]);
  const heic = (await readFile('test/support/files/photo.heic')).toString('base64');
  await carry(page, 'drop', [{ name: 'IMG_1.HEIC', type: '', base64: heic }]);
  await expect(attached(page)).toHaveCount(4);
  await composer(page).fill('Which of these is best?');
  // The photo is decoded on the server.
  await expect(sendButton(page)).toBeEnabled({ timeout: 60_000 });
  await sendButton(page).click();
  await awaitEnd(page);
  const sent = questions(page).getByRole('list', { name: 'Attachments' }).getByRole('listitem');
  await expect(sent).toHaveText(['poster.png', 'notes.txt', 'clip.png', /IMG_1/]);
});

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
        await page.getByRole('button', { name: 'Remove cover.png' }).press('Enter');
        await expect(attached(page)).toHaveCount(0);
        await expect(composer(page)).toBeFocused();
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

      await test.step('a typed text that is too long becomes one, and can be put back', async () => {
        const text = ` ${letter}\n\n  Yours,\nMara `;
        await composer(page).fill(text);
        await expect(page.getByText(/^[\d,]+ of 8,000 characters: please shorten it, or$/)).toBeVisible();
        await expect(
          page.getByRole('status').filter({ hasText: 'Too long for a message. Shorten it, or attach it as a file.' }),
        ).toBeAttached();
        expect(await barriers(page)).toEqual([]);
        // The Send button between them is disabled.
        await page.keyboard.press('Tab');
        await expect(page.getByRole('button', { name: 'Attach it as a file' })).toBeFocused();
        const [stored] = await Promise.all([
          page.waitForRequest(/\/api\/attachments\/text$/),
          page.keyboard.press('Enter'),
        ]);
        expect((stored.postDataJSON() as { text: string }).text).toBe(text);
        await expect(composer(page)).toBeFocused();
        await expect(composer(page)).toHaveValue('');
        await expect(attached(page)).toHaveText([/“Dear Mara/]);

        await page.reload();
        await composer(page).fill('What do they want?');
        await page.getByRole('button', { name: /^Put back into the message: “Dear Mara/ }).press('Enter');
        await expect(attached(page)).toHaveCount(0);
        await expect(composer(page)).toBeFocused();
        await expect(composer(page)).toHaveValue(`${text}\n\nWhat do they want?`);

        await page.getByRole('button', { name: 'Attach it as a file' }).click();
        await expect(attached(page)).toHaveCount(1);
        await composer(page).fill('What do they want?');
        await sendButton(page).click();
        await awaitEnd(page);
        await expect(questions(page).last().getByRole('listitem')).toHaveText([/“Dear Mara/]);
        await expect(attached(page)).toHaveCount(0);
        await composer(page).fill('a'.repeat(61_001));
        const advice = 'cut 1,001, or attach it in parts, as PDF, Word or text files.';
        const note = page.getByText(`61,001 of 8,000 characters. An attachment holds 60,000: ${advice}`);
        await expect(note).toBeInViewport({ ratio: 1 });
        await expect(page.getByRole('status').filter({ hasText: /and for an attachment/ })).toBeAttached();
        await expect(page.getByRole('button', { name: 'Attach it as a file' })).toHaveCount(0);
        expect(await barriers(page)).toEqual([]);
        await page.screenshot({ path: `.data/test/screenshots/too-long-${viewport.width}.png` });
        await composer(page).fill('a'.repeat(60_000));
        await expect(page.getByRole('button', { name: 'Attach it as a file' })).toBeInViewport({ ratio: 1 });
      });
    });
  });
}
