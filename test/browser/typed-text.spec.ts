import type { Page } from '@playwright/test';
import type { Contact, ContactPage } from '../../contract/contacts/contact';
import type { Document } from '../../contract/documents/document';
import type { Pitch } from '../../contract/pitches/pitch';
import type { Release, ReleasePage } from '../../contract/releases/release';
import { call, expect, test } from './fixtures';

const details = (page: Page) => page.getByRole('dialog', { name: 'Details' });

test('what was typed on a release’s page is never lost', async ({ page, baseURL, subscribed, expectFailing }) => {
  test.setTimeout(300_000);
  await subscribed();
  const post = <T>(path: string, body: object) => call<T>(page, baseURL, 'POST', path, body);
  const { id: releaseId } = await post<Release>('/api/releases', { kind: 'between', title: 'Salt Road' });
  const { id: contactId } = await post<Contact>('/api/contacts', { name: 'Ada Fry', email: 'ada@nightbus.test' });
  const markdown = 'Salt Road is out in Leeds.';
  const { id: documentId } = await post<Document>('/api/documents', {
    ...{ kind: 'blog_pitch', title: 'Pitch', markdown, releaseId },
  });
  const { id: pitchId } = await post<Pitch>('/api/pitches', { contactId, documentId });
  await page.goto(`/releases/${releaseId}`);

  await test.step('a changed form asks before Escape, a click outside or Back closes it', async () => {
    const question = page.getByRole('alertdialog', { name: 'Discard your changes?' });
    await page.getByRole('button', { name: 'Edit details' }).click();
    await details(page).getByLabel('Photo credit').fill('Ann Lee');
    for (const leave of [() => page.keyboard.press('Escape'), () => page.mouse.click(5, 5), () => page.goBack()]) {
      await leave();
      await question.getByRole('button', { name: 'Keep editing' }).click();
      await expect(question).toBeHidden();
      await expect(details(page).getByLabel('Photo credit')).toHaveValue('Ann Lee');
      // The browser removes the question's history entry asynchronously.
      await expect.poll(() => page.evaluate(() => history.state)).toMatchObject({ sheets: 1 });
    }
  });

  await test.step('details changed elsewhere in the meantime are combined with those typed here', async () => {
    expectFailing(/\/api\/releases\//);
    const elsewhere = { title: 'Salt Road Live', photoCredit: 'Jo Ek' };
    await call(page, baseURL, 'PATCH', `/api/releases/${releaseId}`, elsewhere);
    await details(page).getByRole('button', { name: 'Save' }).click();
    await expect(details(page).getByText('Saved elsewhere: Jo Ek')).toBeVisible();
    await expect(details(page).getByLabel('Title')).toHaveValue('Salt Road Live');
    await details(page).getByRole('button', { name: 'Save' }).click();
    await expect(details(page)).toHaveCount(0);
    const saved = await call<Release>(page, baseURL, 'GET', `/api/releases/${releaseId}`);
    expect([saved.title, saved.photoCredit]).toEqual(['Salt Road Live', 'Ann Lee']);
  });

  await test.step('first lines stay when the pitch dialog closes; Escape clears a search first', async () => {
    const dialog = page.getByRole('dialog', { name: 'Pitch' });
    const line = dialog.getByLabel('First line for Ada Fry');
    await page.getByRole('button', { name: 'Pitch', exact: true }).click();
    await dialog.getByRole('checkbox', { name: 'Ada Fry' }).check();
    await line.fill('Your piece on Otto Kern stayed with me.');
    await dialog.getByLabel('Find people').fill('Ada');
    await page.keyboard.press('Escape');
    await expect(dialog.getByLabel('Find people')).toHaveValue('');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.reload();
    await page.getByRole('button', { name: 'Pitch', exact: true }).click();
    await dialog.getByLabel('Find people').fill('Nobody');
    await expect(dialog.getByText('No results for “Nobody”.')).toBeVisible();
    await expect(line).toHaveValue('Your piece on Otto Kern stayed with me.');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toHaveCount(0);
  });

  await test.step('a link that can’t be saved stays, with what is wrong with it', async () => {
    expectFailing(/\/api\/pitches\//);
    await page.getByLabel('Outcome of the pitch to Ada Fry').selectOption('Placed');
    const dialog = page.getByRole('dialog', { name: 'Placed' });
    await dialog.getByLabel('Link (optional)').fill('not a link');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(dialog.getByLabel('Link (optional)')).toHaveValue(/not a link/);
    await dialog.getByLabel('Link (optional)').fill('nightbus.test/salt-road');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    const results = page.getByRole('region', { name: 'People and results' });
    await expect(results.getByRole('link', { name: 'https://nightbus.test/salt-road' })).toBeVisible();
  });

  await test.step('a link that was corrected elsewhere stays if it isn’t changed here', async () => {
    const outcome = page.getByLabel('Outcome of the pitch to Ada Fry');
    const results = page.getByRole('region', { name: 'People and results' });
    await outcome.selectOption('Yes');
    await expect(results.getByText('0 placed')).toBeVisible();
    await outcome.selectOption('Placed');
    const dialog = page.getByRole('dialog', { name: 'Placed' });
    await expect(dialog.getByLabel('Link (optional)')).toHaveValue('https://nightbus.test/salt-road');
    const link = 'https://nightbus.test/salt-road-live';
    await call<Pitch>(page, baseURL, 'PATCH', `/api/pitches/${pitchId}`, { link });
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog).toHaveCount(0);
    await expect(results.getByRole('link', { name: link })).toBeVisible();
  });

  await test.step('a task typed while the previous one is being added stays', async () => {
    let answer = (): void => undefined;
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/tasks', async (route) => {
      if (route.request().method() === 'POST') await answered;
      await route.fallback();
    });
    const field = page.getByLabel('Add a task');
    await field.fill('Call Ada');
    await field.press('Enter');
    await field.fill('Call Otto');
    answer();
    await expect(page.getByRole('checkbox', { name: 'Done: Call Ada' })).toBeVisible();
    await expect(field).toHaveValue('Call Otto');
    await page.unroute('**/tasks');
  });

  await test.step('a calendar address that could not be loaded is not replaced', async () => {
    expectFailing(/\/api\/calendar/);
    await page.getByRole('button', { name: 'Get an address' }).click();
    await expect(page.getByText('your old one will stop working')).toBeVisible();
    await page.route('**/api/calendar', (route) => route.fulfill({ status: 503, json: {} }));
    await page.reload();
    await expect(page.getByText("We couldn't load your address.")).toBeVisible();
    await expect(page.getByRole('button', { name: /^Get a/ })).toHaveCount(0);
    await page.unroute('**/api/calendar');
  });

  await test.step('a logout asks before it removes text that could not be saved', async () => {
    expectFailing(/\/api\/documents\//);
    await page.goto(`/chat?document=${documentId}`);
    const text = page.getByRole('textbox', { name: 'Text of Pitch' });
    await page.route(`**/api/documents/${documentId}`, (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.fallback(),
    );
    await text.press('Control+End');
    await page.keyboard.type(' Not saved.');
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page.getByRole('alertdialog', { name: "Your text isn't saved" })).toBeVisible();
    await page.getByRole('button', { name: 'Stay logged in' }).click();
    await expect(text).toContainText('Leeds. Not saved.');
    await page.unroute(`**/api/documents/${documentId}`);
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL('/auth');
  });
});

/** Has the server carry out the next call of this method, and loses its response. */
async function loseResponse(page: Page, method: string, address: string): Promise<void> {
  let isLost = false;
  await page.route(address, async (route) => {
    if (isLost || route.request().method() !== method) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

test('what is typed after a save whose response was lost is stored, and nothing twice', async ({
  page,
  baseURL,
  subscribed,
  expectFailing,
}) => {
  expectFailing(/\/api\/(contacts|releases)/);
  await subscribed();

  await test.step('of a person, together with what another tab has changed', async () => {
    const contacts = async () => (await call<ContactPage>(page, baseURL, 'GET', '/api/contacts')).items;
    await page.goto('/people');
    await page.getByRole('button', { name: 'Add a person' }).click();
    const form = page.getByRole('dialog', { name: 'Add a person' });
    const save = form.getByRole('button', { name: 'Save' });
    await form.getByLabel('Name').fill('Ada');
    await form.getByLabel('Outlet').fill('Night Bus');
    await loseResponse(page, 'POST', '**/api/contacts');
    await save.click();
    await expect(form.getByRole('alert')).toBeVisible();
    const [added] = await contacts();
    const elsewhere = { role: 'Editor', outlet: 'Night Bus Zine' };
    await call<Contact>(page, baseURL, 'PATCH', `/api/contacts/${added?.id}`, elsewhere);

    await form.getByLabel('Name').fill('Ada Fry');
    await loseResponse(page, 'PATCH', '**/api/contacts/*');
    await save.click();
    await expect.poll(async () => (await contacts())[0]?.name).toBe('Ada Fry');
    await expect(form.getByRole('alert')).toBeVisible();
    await form.getByLabel('Name').fill('Ada Frey');
    await save.click();
    await expect(form).toHaveCount(0);
    expect(await contacts()).toMatchObject([{ id: added?.id, name: 'Ada Frey', ...elsewhere }]);
  });

  await test.step('of a release, whose kind was another one', async () => {
    await page.goto('/chat');
    await page.getByRole('button', { name: 'New release' }).click();
    const form = page.getByRole('dialog', { name: 'New release' });
    await form.getByLabel('Title').fill('Salt');
    await form.getByLabel('Release date').fill('2031-05-02');
    await loseResponse(page, 'POST', '**/api/releases');
    await form.getByRole('button', { name: 'Make the plan' }).click();
    await expect(form.getByRole('alert')).toBeVisible();

    await form.getByLabel('Title').fill('Salt Road tour');
    await form.getByLabel('What is it?').selectOption('Tour');
    await form.getByLabel('First night').fill('');
    await form.getByRole('button', { name: 'Make the plan' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Salt Road tour' })).toBeVisible();
    const { items } = await call<ReleasePage>(page, baseURL, 'GET', '/api/releases');
    expect(items).toMatchObject([{ title: 'Salt Road tour', kind: 'tour', date: null }]);
  });
});
