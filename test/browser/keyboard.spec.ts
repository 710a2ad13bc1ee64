/** The paths through the product that must work without a mouse. */
import type { Locator, Page } from '@playwright/test';
import type { Chat } from '../../contract/chats/chat';
import type { Document } from '../../contract/documents/document';
import { awaitEnd, composer, questions, replies } from './chat/chat';
import { call, cards, expect, newArtist, test } from './fixtures';

test.use({ viewport: { width: 1440, height: 900 } });

/** More Tab stops than any screen has. */
const stopsMax = 90;

/** Presses Tab, or Shift+Tab, until the element has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  const isFocused = () => target.evaluate((element) => element === document.activeElement);
  for (let stop = 0; stop < stopsMax; stop++) {
    if (await isFocused()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`No stop at ${String(target)}`);
}

async function press(page: Page, target: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

async function type(page: Page, target: Locator, text: string): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.type(text);
}

test('signs up, pays at the checkout, returns and asks', async ({ page }) => {
  await page.goto('/');
  await press(page, page.getByRole('link', { name: 'Sign In' }));
  await expect(page).toHaveURL('/auth');
  await tabTo(page, page.getByRole('tab', { name: 'Log In' }));
  await page.keyboard.press('ArrowRight');
  const { name, email, password } = newArtist();
  await type(page, page.getByLabel('Name'), name);
  await type(page, page.getByLabel('Email'), email);
  await type(page, page.getByLabel('Password', { exact: true }), password);
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/onboarding');
  await type(page, page.getByLabel('Music Genre'), 'Dream pop');
  await type(page, page.getByLabel('Location'), 'Leeds, UK');
  await page.keyboard.press('Enter');

  await press(page, page.getByRole('button', { name: 'Choose Monthly Plan' }));
  await type(page, page.getByLabel('Card number'), cards.pays);
  await type(page, page.getByLabel('Expiry'), '12 / 40');
  await type(page, page.getByLabel('CVC'), '123');
  await press(page, page.getByRole('button', { name: 'Pay' }));

  await expect(page).toHaveURL('/chat', { timeout: 30_000 });
  await expect(composer(page)).toBeFocused();
  await page.keyboard.type('When do I have to pitch my single to Spotify?');
  await page.keyboard.press('Enter');
  await expect(questions(page)).toHaveCount(1);
  await awaitEnd(page);
  await expect(replies(page).first()).toContainText('Spotify');
});

test('gets a one-sheet and a document, edits, restores and exports them', async ({ page, subscribed, baseURL }) => {
  test.slow();
  await subscribed();

  await test.step('gets a one-sheet, edits it, and saves it', async () => {
    await page.goto('/chat');
    await expect(composer(page)).toBeFocused();
    await page.keyboard.type('Please make my one-sheet');
    await page.keyboard.press('Enter');
    const edit = page.getByRole('link', { name: 'Edit press one-sheet' });
    await expect(edit).toBeVisible({ timeout: 30_000 });
    // It is above the composer, which has the focus.
    await tabTo(page, edit, 'Shift+Tab');
    await page.keyboard.press('Enter');

    await tabTo(page, page.getByRole('radio', { name: 'Press' }));
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Booking' })).toBeChecked();
    await type(page, page.getByRole('textbox', { name: 'Credential' }), 'Supported Low in 2025');
    await expect(page.getByTitle('Preview').contentFrame().getByText('Supported Low in 2025')).toBeVisible();
    await tabTo(page, page.getByRole('button', { name: 'Save and download' }), 'Shift+Tab');
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await download;
    await expect(page.getByText('Version 2 is saved.')).toBeVisible({ timeout: 30_000 });
    await press(page, page.getByRole('link', { name: 'Chat', exact: true }));
    await expect(page).toHaveURL(/\/chat/);
  });

  await test.step('edits, proves, restores and exports a document', async () => {
    const chat = await call<Chat>(page, baseURL, 'POST', '/api/chats', { title: 'New Conversation' });
    const { id } = await call<Document>(page, baseURL, 'POST', '/api/documents', {
      kind: 'other',
      title: 'Salt Road',
      markdown: 'She recorded it with Otto Kern.',
      chatId: chat.id,
    });
    await page.goto(`/chat?c=${chat.id}&document=${id}`);
    const pane = page.getByLabel('Document', { exact: true });
    const text = page.getByRole('textbox', { name: 'Text of Salt Road' });
    await tabTo(page, text);
    await page.keyboard.press('Control+End');
    await page.keyboard.type(' It was cold.');
    await expect(pane.getByRole('status').first()).toHaveText('Saved');

    await press(page, page.getByRole('button', { name: 'Confirm: Otto Kern' }));
    await expect(page.getByRole('button', { name: 'Confirm: Otto Kern' })).toHaveCount(0);
    // The focus stays in the pane.
    await expect(pane.locator(':focus')).toHaveCount(1);

    const versions = pane.getByRole('button', { name: 'Versions' });
    await tabTo(page, versions, 'Shift+Tab');
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Versions' });
    await press(page, dialog.getByRole('button', { name: 'Restore version 1' }));
    await expect(dialog).toHaveCount(0);
    await expect(text).not.toContainText('It was cold.');

    const exporting = pane.getByRole('button', { name: 'Export' });
    await tabTo(page, exporting, (await exporting.evaluate(isAfterFocus)) ? 'Tab' : 'Shift+Tab');
    await page.keyboard.press('Enter');
    const word = page.getByRole('menuitem', { name: 'Word' });
    await expect(word).toBeVisible();
    for (let step = 0; step < 10 && !(await word.evaluate((item) => item === document.activeElement)); step++)
      await page.keyboard.press('ArrowDown');
    const download = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    expect((await download).suggestedFilename()).toMatch(/\.docx$/);
    await expect(exporting).toBeFocused();
  });
});

/** Whether an element comes after the focused one. */
function isAfterFocus(element: Element): boolean {
  const focused = document.activeElement ?? document.body;
  return (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}
