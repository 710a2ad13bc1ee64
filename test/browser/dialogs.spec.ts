import type { Locator, Page } from '@playwright/test';
import { generate } from 'otplib';
import type { Chat } from '../../contract/chats/chat';
import type { Contact } from '../../contract/contacts/contact';
import type { Document } from '../../contract/documents/document';
import type { Release } from '../../contract/releases/release';
import { picture } from '../support/uploads';
import { mailedLink } from './account/mailed-link';
import { barriers } from './barriers';
import { call, expect, password, test } from './fixtures';

test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

const desk = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };

const popup = (page: Page) => page.locator('[role=dialog], [role=alertdialog], [role=menu]');

const press = (page: Page, name: string) =>
  page.getByRole('main').getByRole('button', { name, exact: true }).first().click();

/** Opens a dialog or menu, checks it at both widths, and closes it. */
async function check(page: Page, name: string, open: () => Promise<unknown>): Promise<void> {
  await test.step(name, async () => {
    await open();
    await expect(popup(page).last()).toBeVisible();
    for (const size of [desk, phone]) {
      await page.setViewportSize(size);
      await expect(popup(page).last()).toBeVisible();
      expect(await barriers(page), `${name} at ${size.width} pixels`).toEqual([]);
      const beyond = await page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
      expect(beyond, `pixels of ${name} beyond the right edge`).toBe(0);
    }
    await page.setViewportSize(desk);
    await expect(async () => {
      await page.keyboard.press('Escape');
      await expect(popup(page)).toHaveCount(0, { timeout: 500 });
    }).toPass();
  });
}

test('no dialog of the account has a barrier', async ({ page, baseURL, request, onboard }) => {
  test.slow();
  const { email } = await onboard();
  const headers = { origin: new URL(baseURL ?? '').origin };
  expect((await request.post('/api/login', { headers, data: { email, password } })).ok()).toBe(true);
  await page.goto(await mailedLink(page, email, 'Confirm your email address for Fanfare'));
  await expect(page.getByText('confirmed')).toBeVisible();
  await page.goto('/account');
  await expect(page.getByRole('list', { name: 'Devices' })).toBeVisible();
  await check(page, 'change the email address', () => press(page, 'Change email address'));
  await check(page, 'change the password, with mistakes', async () => {
    await press(page, 'Change password');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.locator('[aria-invalid=true]').first()).toBeVisible();
  });
  await check(page, 'add a passkey', () => press(page, 'Add a passkey'));
  await check(page, 'delete the account', () => press(page, 'Delete account'));
  await check(page, 'turn on two-step verification', () => press(page, 'Turn on'));
  await check(page, 'sign out the other devices', () => press(page, 'Sign out all other devices'));
  await check(page, 'set up two-step verification', async () => {
    await press(page, 'Turn on');
    await page.getByRole('dialog').getByRole('button', { name: 'Continue' }).click();
    await expect(page.getByRole('img', { name: /^QR code/ })).toBeVisible();
  });
  await check(page, 'recovery codes', async () => {
    await press(page, 'Turn on');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: 'Continue' }).click();
    const secret = (await dialog.locator('code').innerText()).replaceAll(' ', '');
    await dialog.getByLabel('Code', { exact: true }).fill(await generate({ secret }));
    await dialog.getByRole('button', { name: 'Turn on' }).click();
    await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  });
  await check(page, 'turn off two-step verification', () => press(page, 'Turn off'));
});

test('no dialog of people, documents and releases has a barrier', async ({ page, baseURL, subscribed }) => {
  // Each of many dialogs is checked at two sizes.
  test.setTimeout(300_000);
  await subscribed();
  const post = <T>(path: string, body: object) => call<T>(page, baseURL, 'POST', path, body);
  await post<Contact>('/api/contacts', { name: 'Ada Fry', outlet: 'Night Bus Zine', email: 'ada@nightbus.test' });
  await post<Contact>('/api/contacts', { name: 'A. Fry', outlet: 'Night Bus', email: 'ada@nightbus.test' });
  const { id: chatId } = await post<Chat>('/api/chats', { title: 'New Conversation' });
  const { id: releaseId } = await post<Release>('/api/releases', {
    kind: 'release',
    title: 'Salt Road',
    date: '2030-01-25',
  });
  const text = { title: 'Pitch for Salt Road', markdown: 'Salt Road is out in [town].', releaseId, chatId };
  const { id } = await post<Document>('/api/documents', { kind: 'blog_pitch', ...text });
  const longName = 'a photo of the whole band in front of the Brudenell, an hour before the show.png';
  const file = { name: longName, mimeType: 'image/png', buffer: await picture('png') };
  await page.context().request.post('/api/media', {
    headers: { origin: new URL(baseURL ?? '').origin },
    multipart: { file, fileType: 'image' },
  });

  await page.goto('/people');
  await check(page, 'import people', () => press(page, 'Import'));
  await check(page, 'merge people', () => press(page, 'Review and merge'));
  await check(page, 'a person', () => page.getByRole('list', { name: 'People' }).getByRole('button').first().click());
  await check(page, 'add a person', () => press(page, 'Add a person'));

  await page.goto(`/releases/${releaseId}`);
  await check(page, 'move a release', async () => {
    await press(page, 'Change the date');
    await page.getByLabel('Date', { exact: true }).fill('2030-02-25');
    await expect(page.getByText(/tasks move:/)).toBeVisible();
  });
  await check(page, 'pitch', () => press(page, 'Pitch'));

  await page.goto(`/chat?c=${chatId}&document=${id}`);
  const pane = page.getByLabel('Document', { exact: true });
  await check(page, 'export', () => pane.getByRole('button', { name: 'Export' }).click());
  await test.step('a menu stays at its button when the window changes the layout', async () => {
    await pane.getByRole('button', { name: 'Export' }).click();
    const right = async (part: Locator) => ((box) => (box ? box.x + box.width : NaN))(await part.boundingBox());
    for (const size of [phone, desk]) {
      await page.setViewportSize(size);
      const distance = async () =>
        Math.abs((await right(page.getByRole('menu'))) - (await right(pane.getByRole('button', { name: 'Export' }))));
      await expect.poll(distance, 'pixels between the right edges').toBeLessThan(1);
    }
    await page.keyboard.press('Escape');
  });
  await check(page, 'share a document', async () => {
    await pane.getByRole('button', { name: 'Export' }).click();
    await page.getByRole('menuitem', { name: 'Share a link' }).click();
    await page.getByRole('button', { name: 'Create link' }).click();
    await expect(page.getByRole('textbox', { name: 'Link' })).toBeVisible();
  });
  await page.goto(`/chat?c=${chatId}`);
  await check(page, 'a picture of the library', async () => {
    await page.getByRole('button', { name: 'Media files' }).click();
    await page.getByRole('tab', { name: 'Images' }).click();
    await page.getByRole('button', { name: /^View a photo/ }).click();
    await expect(page.getByRole('dialog', { name: /^a photo/ }).getByRole('img')).toBeVisible();
  });
  await check(page, 'attach', () => press(page, 'Attach'));
  await check(page, 'the library', async () => {
    await press(page, 'Attach');
    await page.getByRole('menuitem', { name: 'From your library' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('button', { name: longName })).toBeVisible();
    expect(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });
});
