/** Where the focus goes when the control that has it disappears. */
import type { Contact } from '../../contract/contacts/contact';
import type { Document } from '../../contract/documents/document';
import type { Release } from '../../contract/releases/release';
import { awaitEnd, composer, send, startChat, stopButton } from './chat/chat';
import { call, expect, test } from './fixtures';

test('the focus stays with what is being done', async ({ page, baseURL, subscribed }) => {
  test.slow();
  await subscribed();
  const { id: releaseId } = await call<Release>(page, baseURL, 'POST', '/api/releases', {
    kind: 'release',
    title: 'Harbour',
    date: '2030-01-25',
  });
  const contact = await call<Contact>(page, baseURL, 'POST', '/api/contacts', { name: 'Ada Fry' });
  const document = await call<Document>(page, baseURL, 'POST', '/api/documents', {
    kind: 'blog_pitch',
    title: 'Pitch',
    markdown: 'Harbour is out soon.',
    releaseId,
  });
  await call(page, baseURL, 'POST', '/api/pitches', { contactId: contact.id, documentId: document.id });

  await test.step('Escape returns from the form of a fact to its Edit button, and doesn’t stop the reply', async () => {
    await startChat(page);
    await send(page, 'My new single is called “Harbour”. It is out on 22 January 2027.');
    await awaitEnd(page);
    const edit = page.getByRole('button', { name: 'Edit: Release date (Harbour): 22 January 2027' });
    await expect(edit).toBeVisible();
    await send(page, 'Wait [sandbox:hang]');
    await edit.press('Enter');
    const value = page.getByLabel('Release date (Harbour)');
    await expect(value).toBeFocused();
    await value.dispatchEvent('keydown', { key: 'Escape', isComposing: true });
    await expect(value).toBeVisible();
    await value.press('Escape');
    await expect(edit).toBeFocused();
    await expect(stopButton(page)).toBeEnabled();
    await stopButton(page).click();
  });

  await test.step('a document that replaces the chat takes the focus, and returns it to where it was opened', async () => {
    await page.setViewportSize({ width: 390, height: 780 });
    await startChat(page);
    await send(page, 'Please write the press release for Harbour now.');
    await awaitEnd(page);
    await send(page, `Thanks!${'\nAnd another line.'.repeat(60)}`);
    await awaitEnd(page);
    const step = page.getByRole('list', { name: 'What was done' }).getByRole('link').first();
    await step.press('Enter');
    await expect(page.getByRole('main', { name: 'Document' })).toBeFocused();
    await page.getByRole('button', { name: 'Close the document' }).press('Enter');
    await expect(step).toBeFocused();
    await expect(step).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 900 });
    await step.press('Enter');
    await expect(step).toBeFocused();
    await page.getByRole('button', { name: 'Close the document' }).press('Enter');
    await expect(step).toBeFocused();
    await expect(composer(page)).toBeVisible();
  });

  await test.step('in a release', async () => {
    await page.goto(`/releases/${releaseId}`);
    const facts = page.getByRole('region', { name: 'Facts' });
    await facts.getByRole('button', { name: 'Keep: 22 January 2027' }).press('Enter');
    await expect(facts.getByRole('list', { name: 'Confirmed', exact: true })).toContainText('22 January 2027');
    await expect(facts.locator(':focus')).toHaveCount(1);
    await facts.getByRole('button', { name: 'Add: Label' }).press('Enter');
    await expect(facts.getByLabel('Label')).toBeFocused();
    await facts.getByRole('button', { name: 'Cancel' }).press('Enter');
    await expect(facts.getByRole('button', { name: 'Add: Label' })).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.type('Low Tide');
    await page.keyboard.press('Enter');
    await expect(facts.getByRole('list', { name: 'Confirmed', exact: true })).toContainText('Low Tide');
    await expect(facts.locator(':focus')).toHaveCount(1);

    const plan = page.getByRole('region', { name: 'Plan' });
    const dates = plan.getByRole('button', { name: /^Change the date of / });
    await dates.first().press('Enter');
    await plan.getByLabel(/^Date of /).fill('2030-01-02');
    await plan.getByRole('button', { name: 'Move', exact: true }).press('Enter');
    await expect(page.locator(':focus')).toHaveAccessibleName(/^Change the date of .*Jan 2/);

    let answer = (): void => undefined;
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route(/\/api\/(reminders|pitches\/.*)$/, async (route) => {
      if (route.request().method() !== 'GET') await held;
      await route.continue();
    });
    const reminder = page.getByRole('checkbox', { name: /Monday/ });
    await reminder.press('Space');
    await expect(reminder).toBeFocused();
    const outcome = page.getByLabel('Outcome of the pitch to Ada Fry');
    await outcome.focus();
    await outcome.selectOption('sent');
    await expect(outcome).toHaveValue('sent');
    await expect(outcome).toBeFocused();
    answer();
    await expect(page.getByText('1 sent')).toBeVisible();
    await expect(outcome).toBeFocused();
  });
});
