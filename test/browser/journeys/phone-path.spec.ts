import { readFile, stat } from 'node:fs/promises';
import { awaitEnd, replies, send } from '../chat/chat';
import { cards, expect, newArtist, payWith, test } from '../fixtures';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('on a phone, a visitor gets from the landing page to a downloaded press release', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Try Fanfare for Free' }).first().tap();
  await expect(page).toHaveURL('/guest-chat');

  // The free trial writes the release in the chat.
  await send(page, 'My single Salt Road is out on 29 January 2027. Write a press release for it.');
  await expect(replies(page).first()).toContainText('Salt Road', { timeout: 30_000 });
  await awaitEnd(page);

  // Documents and their files come with the subscription.
  await replies(page).getByRole('link', { name: 'Sign up to edit and download it' }).tap();
  await expect(page).toHaveURL(/\/auth/);
  const { name, email, password } = newArtist();
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign Up', exact: true }).tap();
  await page.getByLabel('Music Genre').fill('Dream pop');
  await page.getByLabel('Location').fill('Leeds, UK');
  await page.getByRole('button', { name: 'Complete Profile' }).tap();
  await page.getByRole('button', { name: 'Choose Monthly Plan' }).tap();
  await payWith(page, cards.pays);
  await expect(page).toHaveURL(/\/chat/, { timeout: 30_000 });

  // The conversation was transferred and is open; one tap turns the release into a document.
  await expect(replies(page)).toHaveCount(1);
  await page.getByRole('button', { name: 'Save as document' }).tap();
  const pane = page.getByRole('main', { name: 'Document' });
  await expect(pane.getByRole('textbox', { name: /^Text of / })).toContainText('Salt Road');

  await pane.getByRole('button', { name: 'Export' }).tap();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'PDF' }).tap();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.pdf$/);
  const file = await download.path();
  expect((await stat(file)).size).toBeGreaterThan(1000);
  expect(String((await readFile(file)).subarray(0, 5))).toBe('%PDF-');

  // Back in the chat, the button below the release opens the document.
  await pane.getByRole('button', { name: 'Close the document' }).tap();
  await page.getByRole('button', { name: 'Open document' }).tap();
  await expect(pane.getByRole('textbox', { name: /^Text of / })).toContainText('Salt Road');
});
