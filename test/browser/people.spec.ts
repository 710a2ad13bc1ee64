import type { Contact, ContactPage } from '../../contract/contacts/contact';
import type { Document } from '../../contract/documents/document';
import type { PitchPage } from '../../contract/pitches/pitch';
import type { Release } from '../../contract/releases/release';
import { barriers } from './barriers';
import { awaitEnd, send, startChat } from './chat/chat';
import { call, expect, test } from './fixtures';

/** As written by Excel: semicolons, UTF-16, a line break in a cell, an empty row, a formula, a duplicate, an invalid line. */
const csv = Buffer.from(
  '\ufeffContact;Publication;E-Mail;Notes\r\n' +
    'Ada Fry;Night Bus Zine;ada@nightbus.test;"likes cellos; hates\r\nattachments"\r\n' +
    '"=HYPERLINK(""http://evil.test"")";Evil;evil@evil.test;+1\r\n' +
    'Ada Fry;Night Bus Zine;;again\r\n' +
    ';;;\r\n' +
    'No Mail;The Paper;not-an-address;\r\n' +
    'Inés Vale;Radio Salt;music@radiosalt.test;\r\n' +
    'Ben Roe;Radio Salt;music@radiosalt.test;\r\n',
  'utf16le',
);

for (const [device, width, colorScheme] of [
  ['a laptop', 1440, 'dark'],
  ['a phone', 390, 'light'],
] as const) {
  test(`people are imported, merged and pitched on ${device}`, async ({ page, baseURL, subscribed }) => {
    test.slow();
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await subscribed();
    const contacts = async (): Promise<Contact[]> =>
      (await call<ContactPage>(page, baseURL, 'GET', '/api/contacts')).items;

    await page.goto('/people');
    await page.getByRole('button', { name: 'Import' }).click();
    const importing = page.getByRole('dialog', { name: 'Import people' });
    await importing.getByLabel('CSV file').setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: csv });
    await expect(importing.getByRole('alert')).toContainText('Line 7 has no valid email address: not-an-address');
    await expect(importing.getByRole('alert').getByRole('listitem')).toHaveCount(1);
    await expect(importing.getByText('4 new, 1 already in your list')).toBeVisible();
    expect(await contacts()).toEqual([]);
    await importing.getByRole('button', { name: 'Import the other lines' }).click();
    await importing.getByRole('button', { name: 'Done' }).click();
    const list = page.getByRole('list', { name: 'People' });
    await expect(list.getByRole('listitem')).toHaveCount(4);
    expect((await contacts()).find(({ name }) => name === 'Ada Fry')?.note).toBe(
      'likes cellos; hates\nattachments\nagain',
    );

    // A person who was added twice is merged after a preview.
    const ada = { name: 'A. Fry', email: 'ada@nightbus.test', role: 'Editor' };
    await call<Contact>(page, baseURL, 'POST', '/api/contacts', ada);
    await page.getByRole('button', { name: 'Review and merge' }).click();
    const merging = page.getByRole('dialog', { name: 'Merge people' });
    await merging.getByLabel('Who stays').selectOption('Ada Fry, Night Bus Zine, ada@nightbus.test');
    await expect(merging.getByRole('region', { name: 'After merging' })).toContainText('Editor');
    expect(await barriers(page)).toEqual([]);
    await merging.getByRole('button', { name: 'Merge 2 people' }).click();
    await expect(merging).toHaveCount(0);
    await expect(list.getByRole('listitem')).toHaveCount(4);
    await expect(page.getByRole('button', { name: 'Review and merge' })).toHaveCount(0);

    // Someone who isn't one of the artist's people is deleted, after a confirmation.
    await list.getByRole('button', { name: 'HYPERLINK' }).click();
    const editing = page.getByRole('dialog', { name: 'HYPERLINK' });
    await editing.getByRole('button', { name: 'Delete' }).click();
    const asking = page.getByRole('alertdialog');
    await expect(asking).toContainText('What you sent them stays in your results.');
    await asking.getByRole('button', { name: 'Cancel' }).click();
    expect(await contacts()).toHaveLength(4);
    await editing.getByRole('button', { name: 'Delete' }).click();
    await asking.getByRole('button', { name: 'Delete' }).click();
    await expect(editing).toHaveCount(0);
    await expect(list.getByRole('listitem')).toHaveCount(3);

    // A contact keeps line breaks, and shows when it was checked.
    await list.getByRole('button', { name: /^Ada Fry/ }).click();
    const contact = page.getByRole('dialog', { name: 'Ada Fry' });
    await contact.getByLabel('Last checked').fill('2026-10-01');
    await contact.getByLabel('Note').press('End');
    await contact.getByLabel('Website').fill('nightbus.test');
    // What was changed elsewhere in the meantime stays.
    const adaId = (await contacts()).find(({ name }) => name === 'Ada Fry')?.id;
    await call<Contact>(page, baseURL, 'PATCH', `/api/contacts/${adaId}`, { role: 'Head of music' });
    await contact.getByRole('button', { name: 'Save' }).click();
    await expect(contact).toHaveCount(0);
    expect((await contacts()).find(({ name }) => name === 'Ada Fry')).toMatchObject({
      role: 'Head of music',
      checkedOn: '2026-10-01',
      url: 'https://nightbus.test/',
      note: 'likes cellos; hates\nattachments\nagain',
    });

    // The same text for three people triggers a warning, and it accepts the first lines that it asks for.
    const { id: releaseId } = await call<Release>(page, baseURL, 'POST', '/api/releases', {
      kind: 'release',
      title: 'Salt Road',
    });
    const pitch = { kind: 'blog_pitch', title: 'Pitch for Salt Road', markdown: 'Salt Road is out soon.', releaseId };
    await call<Document>(page, baseURL, 'POST', '/api/documents', pitch);
    await page.goto(`/releases/${releaseId}`);
    await page.getByRole('button', { name: 'Pitch', exact: true }).click();
    const pitching = page.getByRole('dialog', { name: 'Pitch' });
    await pitching.getByLabel('Document').selectOption('Pitch for Salt Road');
    const names = ['Ada Fry', 'Ben Roe', 'Inés Vale'];
    for (const name of names) await pitching.getByRole('checkbox', { name }).check();
    await pitching.getByRole('button', { name: 'Draft 3 emails' }).click();
    await expect(pitching.getByRole('alert')).toContainText('3 people get exactly the same text');
    for (const name of names)
      await pitching.getByLabel(`First line for ${name}`).fill(`Hello ${name}, you play cellos.`);
    await pitching.getByRole('button', { name: 'Draft 3 emails' }).click();
    await expect(pitching).toHaveCount(0);
    const { items } = await call<PitchPage>(page, baseURL, 'GET', `/api/pitches?releaseId=${releaseId}`);
    expect(items.map(({ firstLine }) => firstLine).toSorted()).toEqual(
      names.map((name) => `Hello ${name}, you play cellos.`),
    );
    expect(await barriers(page)).toEqual([]);
  });
}

test('a person whom the assistant added is taken back from its reply', async ({ page, baseURL, subscribed }) => {
  await subscribed();
  await startChat(page);
  await send(page, 'Add Ines Vale from Low Tide Zine (ines@zine.example) to my contacts');
  await awaitEnd(page);
  const contacts = async (): Promise<number> =>
    (await call<ContactPage>(page, baseURL, 'GET', '/api/contacts')).items.length;
  expect(await contacts()).toBe(1);
  const step = page.getByRole('list', { name: 'What was done' }).getByRole('listitem');
  await expect(step.getByRole('link', { name: 'Added: Ines Vale' })).toBeVisible();
  await step.getByRole('button', { name: 'Undo: Added: Ines Vale' }).click();
  await expect(step.getByText('Undone')).toBeFocused();
  expect(await contacts()).toBe(0);
});
