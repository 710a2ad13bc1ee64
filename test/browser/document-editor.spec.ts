import type { Page, Route } from '@playwright/test';
import type { Document } from '../../contract/documents/document';
import { barriers } from './barriers';
import { call, expect, test } from './fixtures';

const screenshots = '.data/test/screenshots';

const create = (page: Page, baseURL: string | undefined, more: object = {}): Promise<Document> =>
  call(page, baseURL, 'POST', '/api/documents', { kind: 'other', title: 'Salt Road', markdown: 'One.', ...more });

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of Salt Road' });
const pane = (page: Page) => page.getByLabel('Document', { exact: true });
const status = (page: Page) => pane(page).getByRole('status').first();
const tools = (page: Page) => page.getByRole('group', { name: 'Formatting' });

test.describe('the document editor', () => {
  test('keeps every word, undoes what others changed, and saves the title', async ({
    page,
    baseURL,
    subscribed,
    expectFailing,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1440, height: 900 });
    await subscribed();
    const read = (id: string) => call<Document>(page, baseURL, 'GET', `/api/documents/${id}`);
    const put = (id: string, markdown: string, baseVersion: number) =>
      call(page, baseURL, 'PUT', `/api/documents/${id}`, { markdown, baseVersion, isAutosave: true });

    await test.step('shows tables, tasks and pictures, loads nothing, and saves them', async () => {
      const outside: string[] = [];
      page.on('request', (request) => request.url().includes('pictures.example') && outside.push(request.url()));
      const markdown = [
        '# Tour',
        [
          '| Date  | Town | Venue       | Doors | Price | Support act |',
          '| ----- | ---- | ----------- | ----- | ----- | ----------- |',
          '| 3 May | Hull | The Adelphi | 7pm   | £9    | Low Tide    |',
        ].join('\n'),
        '- [ ] Book the hall\n- [x] Ask Ann',
        '![Cover](https://pictures.example/a.png)',
        'Tickets soon.',
      ].join('\n\n');
      const { id } = await create(page, baseURL, { markdown });
      await page.goto(`/chat?document=${id}`);
      await expect(text(page).getByRole('table')).toContainText('Hull');
      await expect(text(page).getByRole('link', { name: 'Picture: Cover' })).toBeVisible();
      await text(page).getByRole('checkbox', { name: 'Done: Book the hall' }).check();
      await text(page).press('Control+End');
      await page.keyboard.type(' Really.');
      await expect(status(page)).toHaveText('Saved');
      expect((await read(id)).markdown).toBe(`${markdown.replace('[ ]', '[x]')} Really.`);
      expect(outside).toEqual([]);
      expect(await barriers(page)).toEqual([]);
      await page.screenshot({ path: `${screenshots}/editor-1440.png` });
      await page.setViewportSize({ width: 390, height: 780 });
      expect(await barriers(page)).toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
    });

    await test.step('shows a text as Markdown if it would lose words otherwise', async () => {
      const markdown = 'Listen [here][1].\n\n[1]: https://listen.example "Front"\n[2]: https://other.example';
      const { id } = await create(page, baseURL, { markdown });
      await page.goto(`/chat?document=${id}`);
      await expect(page.getByRole('note')).toContainText('This text is shown as Markdown');
      await text(page).click();
      await text(page).press('Control+End');
      await page.keyboard.press('Enter');
      await page.keyboard.type('Soon.');
      await expect(status(page)).toHaveText('Saved');
      expect((await read(id)).markdown).toBe(`${markdown}\nSoon.`);
      expect(await barriers(page)).toEqual([]);
      await page.screenshot({ path: `${screenshots}/editor-source.png` });
      await put(id, '**Listen** soon.', 2);
      await expect(text(page).locator('strong')).toHaveText('Listen');
      await expect(page.getByRole('note')).toBeHidden();
      await page.getByRole('region', { name: 'Changes' }).getByRole('button', { name: 'Undo' }).click();
      await expect(text(page)).toContainText('[2]: https://other.example');
      await expect(page.getByRole('note')).toBeVisible();
    });

    await test.step('undoes several autosaves of another tab at once', async () => {
      const { id } = await create(page, baseURL, { markdown: 'Before.' });
      await page.goto(`/chat?document=${id}`);
      await expect(text(page)).toHaveText('Before.');
      await put(id, 'Theirs.', 1);
      await put(id, 'Theirs, longer.', 2);
      await put(id, 'Theirs, longest.', 3);
      await expect(text(page)).toHaveText('Theirs, longest.');
      await page.getByRole('region', { name: 'Changes' }).getByRole('button', { name: 'Undo' }).click();
      await expect(text(page)).toHaveText('Before.');
      await expect.poll(async () => (await read(id)).markdown).toBe('Before.');
      const { items } = await call<{ items: unknown[] }>(page, baseURL, 'GET', `/api/documents/${id}/versions`);
      expect(items.length).toBeGreaterThan(2);
    });

    await test.step('saves the title as it is typed, on top of what another tab wrote', async () => {
      const { id } = await create(page, baseURL);
      await page.goto(`/chat?document=${id}`);
      const title = page.getByRole('textbox', { name: 'Title' });
      await title.fill('Salt Lane');
      await title.press('Enter');
      await expect(page.getByRole('textbox', { name: 'Text of Salt Lane' })).toBeFocused();
      await expect(status(page)).toHaveText('Saved');
      expect((await read(id)).title).toBe('Salt Lane');

      expectFailing(/\/api\/documents\//);
      await title.fill('Salt Street');
      await put(id, 'Theirs.', 2);
      await expect.poll(async () => read(id)).toMatchObject({ title: 'Salt Street', markdown: 'Theirs.' });
      await expect(page.getByRole('textbox', { name: 'Text of Salt Street' })).toHaveText('Theirs.');
    });

    await test.step('keeps what was not saved of a document that another tab deletes', async () => {
      const { id } = await create(page, baseURL);
      await page.goto(`/chat?document=${id}`);
      const isSave = (url: URL) => url.pathname === `/api/documents/${id}`;
      const fail = (route: Route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback());
      await page.route(isSave, fail);
      await text(page).press('Control+End');
      await page.keyboard.type(' Not saved.');
      await expect(page.getByText("kept in this browser, and we'll keep trying to save it.")).toBeVisible();
      await page.unroute(isSave, fail);
      await call(page, baseURL, 'DELETE', `/api/documents/${id}`);
      await page.getByRole('button', { name: 'Save as a new document' }).click();
      await expect(page.getByRole('textbox', { name: 'Text of Unsaved text' })).toHaveText('One. Not saved.');
    });
  });

  test('works by touch on a phone, from a new document to its sources', async ({ page, baseURL, subscribed }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 780 });
    await subscribed();

    await test.step('begins a document of a kind in the library', async () => {
      await page.goto('/chat');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('button', { name: 'Media files' }).click();
      await page.getByRole('tab', { name: 'Documents' }).click();
      const form = page.getByRole('form', { name: 'New document' });
      await form.getByRole('combobox', { name: 'Kind' }).selectOption('Gig announcement');
      expect(await barriers(page)).toEqual([]);
      await page.screenshot({ path: `${screenshots}/new-document-390.png` });
      await form.getByRole('button', { name: 'New document' }).click();
      await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('Gig announcement');
      await expect(page.getByRole('textbox', { name: 'Text of Gig announcement' })).toBeVisible();
    });

    await test.step('formats with buttons that are large enough to touch', async () => {
      const written = page.getByRole('textbox', { name: 'Text of Gig announcement' });
      await tools(page).getByRole('button', { name: 'Heading' }).click();
      await page.keyboard.type('Live in Hull');
      await page.keyboard.press('Enter');
      await tools(page).getByRole('button', { name: 'Bold' }).click();
      await page.keyboard.type('Doors');
      await tools(page).getByRole('button', { name: 'Bold' }).click();
      await tools(page).getByRole('button', { name: 'Italic' }).click();
      await page.keyboard.type(' at seven');
      await tools(page).getByRole('button', { name: 'Italic' }).click();
      await page.keyboard.press('Enter');
      await tools(page).getByRole('button', { name: 'List' }).click();
      await tools(page).getByRole('button', { name: 'Link' }).click();
      const dialog = page.getByRole('dialog', { name: 'Add a link' });
      await dialog.getByRole('textbox', { name: 'Address' }).fill('two words');
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(dialog.getByText('Enter a web or email address.')).toBeVisible();
      await dialog.getByRole('textbox', { name: 'Address' }).fill('https://tickets.example/a_b?c=1&d');
      expect(await barriers(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Save' }).click();
      await expect(status(page)).toHaveText('Saved');
      const [{ id }] = (await call<{ items: [Document] }>(page, baseURL, 'GET', '/api/documents')).items;
      const saved = () => call<Document>(page, baseURL, 'GET', `/api/documents/${id}`);
      expect((await saved()).markdown).toBe(
        '## Live in Hull\n\n**Doors** *at seven*\n\n- https://tickets.example/a_b?c=1&d',
      );
      await tools(page).getByRole('button', { name: 'Undo' }).click();
      await expect(written).not.toContainText('tickets.example');
      await tools(page).getByRole('button', { name: 'Redo' }).click();
      await expect(written).toContainText('tickets.example');
      for (const button of await tools(page).getByRole('button').all()) {
        const box = await button.boundingBox();
        expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
      }
      expect(await barriers(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await page.screenshot({ path: `${screenshots}/editor-390.png` });
    });

    await test.step('shows which words have a source, and names it', async () => {
      const { id } = await create(page, baseURL, { markdown: 'A song by Mara Quill, made with Otto Kern.' });
      await page.goto(`/chat?document=${id}`);
      const toggle = page.getByRole('button', { name: 'Show sources' });
      const proven = text(page).getByText('Mara Quill');
      await expect(proven).toHaveCSS('text-decoration-line', 'none');
      await toggle.click();
      await expect(toggle).toHaveAttribute('aria-pressed', 'true');
      await expect(proven).toHaveCSS('text-decoration-line', 'underline');
      await page.getByRole('button', { name: 'Next source' }).click();
      await expect(page.getByText('From you: “Mara Quill”')).toBeInViewport();
      expect(await barriers(page)).toEqual([]);
      await page.screenshot({ path: `${screenshots}/sources-390.png` });
    });
  });
});
