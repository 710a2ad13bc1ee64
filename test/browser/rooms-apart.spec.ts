import type { Page } from '@playwright/test';
import type { Document, DocumentPage } from '../../contract/documents/document';
import { call, expect, test } from './fixtures';
import { awaitEnd, send, startChat } from './chat/chat';

const rooms = [
  { title: 'Salt Road', words: 'My single Salt Road is out on 29 January', label: 'Night Bus Records' },
  { title: 'Low Tide', words: 'My EP Low Tide comes out on 12 March', label: 'Harbour Tapes' },
  { title: 'Winter Tour', words: null, label: null },
] as const;

for (const [device, width] of [
  ['a laptop', 1440],
  ['a phone', 390],
] as const) {
  test(`two releases and a tour side by side don’t mix facts on ${device}`, async ({ page, baseURL, subscribed }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await subscribed();
    const addresses: Record<string, string> = {};

    // Two are created by chatting, the tour by its form.
    for (const { title, words } of rooms) {
      if (words === null) {
        await page.goto('/chat');
        if (width < 768) await page.getByRole('button', { name: 'Open the menu' }).click();
        await page.getByRole('button', { name: 'New release' }).click();
        const form = page.getByRole('dialog', { name: 'New release' });
        await form.getByLabel('What is it?').selectOption('tour');
        await form.getByLabel('Title').fill(title);
        await form.getByLabel('First night').fill('2027-02-05');
        await form.getByRole('button', { name: 'Make the plan' }).click();
      } else {
        await startChat(page);
        await send(page, words);
        await awaitEnd(page);
        await page.getByRole('link', { name: `Planned: ${title}` }).click();
      }
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      addresses[title] = page.url();
    }

    // Each gets its own facts.
    for (const { title, label } of rooms) {
      await page.goto(addresses[title] ?? '');
      const facts = page.getByRole('region', { name: 'Facts' });
      await facts.getByRole('button', { name: label ? 'Add: Label' : 'Add: Venues played' }).click();
      await facts.getByLabel(label ? 'Label' : 'Venues played').fill(label ?? 'The Lantern in Hull');
      await facts.getByRole('button', { name: 'Save' }).click();
      await expect(facts.getByRole('list', { name: 'Confirmed', exact: true })).toContainText(
        label ?? 'The Lantern in Hull',
      );
    }

    // A text written in one room contains nothing from the others.
    for (const { title, label } of rooms) {
      await page.goto(addresses[title] ?? '');
      const confirmed = page.getByRole('list', { name: 'Confirmed', exact: true });
      await expect(confirmed).toContainText(label ?? 'The Lantern in Hull');
      for (const foreign of strangersTo(title)) await expect(confirmed).not.toContainText(foreign);
      await page.getByRole('region', { name: 'Conversations' }).getByRole('button', { name: 'Start one' }).click();
      await expect(page).toHaveURL(/\/chat\?c=/);
      await send(page, label ? 'Please write the press release now.' : 'Please write the tour announcement now.');
      await awaitEnd(page);
      const document = await newestDocument(page, baseURL, addresses[title] ?? '');
      expect(document.markdown).toContain(title);
      if (label) expect(document.markdown).toContain(label);
      for (const foreign of strangersTo(title)) expect(document.markdown).not.toContain(foreign);
    }
  });
}

/** Facts that belong only to the other rooms. */
function strangersTo(title: string): string[] {
  return rooms.filter((room) => room.title !== title).flatMap((room) => [room.title, room.label ?? 'The Lantern']);
}

async function newestDocument(page: Page, baseURL: string | undefined, room: string): Promise<Document> {
  const releaseId = new URL(room).pathname.split('/').at(-1);
  const path = `/api/documents?limit=5&releaseId=${releaseId}`;
  const { items } = await call<DocumentPage>(page, baseURL, 'GET', path);
  expect(items).toHaveLength(1);
  return call<Document>(page, baseURL, 'GET', `/api/documents/${items[0]?.id}`);
}
