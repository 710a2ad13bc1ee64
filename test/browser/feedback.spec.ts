/** What the screen shows and announces while something runs, fails or finds nothing. */
import { randomUUID } from 'node:crypto';
import type { Document } from '../../contract/documents/document';
import type { Release } from '../../contract/releases/release';
import { awaitEnd, closeKeyboard, notifications, openKeyboard, send, startAnotherChat, startChat } from './chat/chat';
import { call, expect, test } from './fixtures';

/** Holds back the responses to matching requests. @returns a function that releases them */
function gate(): { held: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const held = new Promise<void>((resolve) => (open = resolve));
  return { held, open };
}

test('what runs, fails or finds nothing is said', async ({ page, baseURL, subscribed, expectFailing }) => {
  test.slow();
  await page.context().grantPermissions(['clipboard-write']);
  await subscribed();

  await test.step('failed replies and messages that fail to load have titles of their own', async () => {
    expectFailing(/\/(regenerate|messages\?around=.*)$/);
    await startChat(page);
    await send(page, 'Hello');
    await awaitEnd(page);
    await page.route('**/regenerate', (route) => route.fulfill({ status: 503, json: { error: 'Busy' } }));
    await page.getByRole('button', { name: 'Regenerate' }).click();
    await expect(notifications(page)).toContainText("Couldn't get a new reply");
    await page.unroute('**/regenerate');
    await page.route('**/messages?around=*', (route) => route.fulfill({ status: 503, json: { error: 'Busy' } }));
    // Checked while the page loads: the notice goes after a while.
    await Promise.all([
      expect(notifications(page)).toContainText("Couldn't load the messages", { timeout: 30_000 }),
      page.goto(`${page.url()}&m=${randomUUID()}`),
    ]);
  });

  await test.step('“Copied” isn’t announced in the next conversation', async () => {
    const copied = page.getByRole('status').filter({ hasText: 'Copied' });
    await page.getByRole('button', { name: 'Copy text' }).last().click();
    await expect(copied).toHaveCount(1);
    await startAnotherChat(page);
    await expect(copied).toHaveCount(0);
  });

  await test.step('Enter opens no place of an earlier search, and a failed search for places is shown', async () => {
    expectFailing(/\/api\/search\/places/);
    await send(page, 'Is a zebu good?');
    await awaitEnd(page);
    const field = page.getByRole('combobox', { name: 'Search' });
    const results = page.getByRole('option');
    const summary = page.getByRole('dialog', { name: 'Search' }).getByRole('status');
    await call(page, baseURL, 'POST', '/api/releases', { kind: 'release', title: 'Quagga' });
    const address = page.url();
    await page.keyboard.press('ControlOrMeta+k');
    await field.fill('quagga');
    await expect(results).toHaveText([/Quagga/]);
    await expect(summary).toHaveText('1 result');
    const { held, open } = gate();
    await page.route('**/api/search/places?q=zebu', async (route) => {
      await held;
      await route.continue();
    });
    await field.fill('zebu');
    await expect(results.last()).toContainText('zebu');
    await expect(results.first()).toContainText('Quagga');
    await field.press('Enter');
    await expect(summary).toBeEmpty();
    await expect(page).toHaveURL(address);
    open();
    await expect(results.first()).not.toContainText('Quagga');
    await expect(summary).toHaveText(/result/);

    await page.route('**/api/search/places?*', (route) => route.abort());
    await field.fill('good');
    await expect(results.first()).toContainText('good');
    await expect(summary).toHaveText(/reach/);
    await page.unroute('**/api/search/places?*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
    await expect(summary).toHaveText(/result/);
    await page.keyboard.press('Escape');
  });

  const { id: releaseId } = await call<Release>(page, baseURL, 'POST', '/api/releases', {
    kind: 'release',
    title: 'Harbour',
    date: '2030-01-25',
  });

  await test.step('all people can be pitched to, and the chosen ones stay while others are searched for', async () => {
    const people = Array.from({ length: 105 }, (_, index) => `Person ${String(index + 1).padStart(3, '0')}`);
    await page.request.post('/api/contacts/import', {
      headers: { origin: baseURL ?? '', 'content-type': 'text/csv' },
      data: ['Name', ...people].join('\n'),
    });
    await page.goto(`/releases/${releaseId}`);
    await page.getByRole('button', { name: 'Pitch', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Pitch' });
    const list = dialog.getByRole('checkbox');
    await expect(list).toHaveCount(100);
    await dialog.getByRole('button', { name: 'Show more' }).click();
    await expect(list).toHaveCount(105);
    await dialog.getByRole('checkbox', { name: 'Person 105' }).check();
    await dialog.getByRole('textbox', { name: /Person 105$/ }).fill('You play cellos.');
    const { held, open } = gate();
    await page.route('**/api/contacts?*q=Nobody*', async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest('**/api/contacts?*q=Nobody*');
    await dialog.getByLabel('Find people').fill('Nobody');
    await asked;
    await expect(list).toHaveCount(105);
    open();
    await expect(dialog.getByText('No results for “Nobody”.')).toBeVisible();
    await expect(list).toHaveCount(1);
    await expect(dialog.getByRole('checkbox', { name: 'Person 105' })).toBeChecked();
    await dialog.getByLabel('Find people').fill('001');
    await expect(list).toHaveCount(2);
    await expect(list.first()).toHaveAccessibleName('Person 105');
    await expect(dialog.getByRole('textbox', { name: /Person 105$/ })).toHaveValue('You play cellos.');
  });

  await test.step('on a phone a task’s controls are large enough', async () => {
    await page.setViewportSize({ width: 390, height: 780 });
    await page.goto(`/releases/${releaseId}`);
    const plan = page.getByRole('region', { name: 'Plan' });
    for (const control of [
      plan.getByRole('button', { name: /^Change the date of / }),
      plan.getByRole('button', { name: 'Have it drafted' }),
      plan.getByText('Why', { exact: true }),
    ]) {
      const box = await control.first().boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(44);
    }
  });

  await test.step('of an open document', async () => {
    expectFailing(/\/api\/documents\//);
    const markdown = Array.from({ length: 60 }, (_, index) => `Line ${index + 1}.`).join('\n\n');
    const { id } = await call<Document>(page, baseURL, 'POST', '/api/documents', {
      kind: 'other',
      title: 'Salt Road',
      markdown,
    });
    await page.goto(`/chat?document=${id}`);
    const pane = page.getByLabel('Document', { exact: true });
    const text = page.getByRole('textbox', { name: 'Text of Salt Road' });
    const [shown, announced] = [pane.getByRole('status').first(), pane.getByRole('status').nth(1)];

    await test.step('the caret stays above a phone’s keyboard', async () => {
      const line = text.getByText('Line 14.', { exact: true });
      await line.click();
      await openKeyboard(page, 330);
      await expect(line).toBeInViewport({ ratio: 1 });
      const box = await line.boundingBox();
      expect((box?.y ?? NaN) + (box?.height ?? NaN)).toBeLessThanOrEqual(330);
      await closeKeyboard(page);
    });

    await test.step('its saves are shown, and only failures and their end announced', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await text.press('Control+End');
      await page.keyboard.type(' More.');
      await expect(shown).toHaveText('Saved');
      await expect(shown).toHaveAttribute('aria-live', 'off');
      await expect(announced).toBeEmpty();
      const isSave = (url: URL) => url.pathname === `/api/documents/${id}`;
      await page.route(isSave, (route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback()));
      await page.keyboard.type(' Again.');
      await expect(announced).toHaveText(/^Not saved: /);
      await page.unroute(isSave);
      await expect(announced).toHaveText('Saved');
    });

    await test.step('its files are being made', async () => {
      const { held, open } = gate();
      await page.route('**/file?format=md', async (route) => {
        await held;
        await route.continue();
      });
      const download = page.waitForEvent('download');
      await pane.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'Markdown' }).click();
      await expect(pane.getByText('Making the file…')).toBeVisible();
      open();
      await download;
      await expect(pane.getByText('Making the file…')).toHaveCount(0);
    });

    await test.step('a conflict is left only by choosing a text', async () => {
      const { version } = await call<Document>(page, baseURL, 'GET', `/api/documents/${id}`);
      await text.press('Control+End');
      await page.keyboard.type(' Mine.');
      await call(page, baseURL, 'PUT', `/api/documents/${id}`, { markdown: 'Theirs.', baseVersion: version });
      const dialog = page.getByRole('dialog', { name: 'This document was changed elsewhere' });
      await expect(dialog).toBeVisible();
      await expect(dialog.getByRole('button')).toHaveText(['Use the other text', 'Use your text']);
      const { held, open } = gate();
      await page.route(`**/api/documents/${id}`, async (route) => {
        await held;
        await route.continue();
      });
      await dialog.getByRole('button', { name: 'Use your text' }).click();
      for (const name of ['Use your text', 'Use the other text'])
        await expect(dialog.getByRole('button', { name })).toBeDisabled();
      open();
      await expect(dialog).toHaveCount(0);
      await expect(shown).toHaveText('Saved');
    });
  });
});
