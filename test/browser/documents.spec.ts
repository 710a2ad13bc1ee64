import type { Page, Route } from '@playwright/test';
import pg from 'pg';
import type { Chat, Message } from '../../contract/chats/chat';
import type { Document, DocumentPage } from '../../contract/documents/document';
import type { Release } from '../../contract/releases/release';
import { barriers } from './barriers';
import { awaitEnd, notifications, send, startChat } from './chat/chat';
import { call, expect, test } from './fixtures';

const screenshots = '.data/test/screenshots';

const markdown = '# Mara Quill returns\n\nShe recorded it with Otto Kern in [town].\n\nShe is from Leeds.';

const sentence = 'We’re having trouble on our side. Please try again in a minute.';

/** Responds as the server does while it is busy. */
const failWith = (status: number) => (route: Route) =>
  route.fulfill({ status, json: { error: sentence, message: sentence, code: 'unavailable' } });

/** Waits for a failure's notice and keeps it open: it would time out, but not below the pointer. */
async function keepNotice(page: Page, title: string, description: string): Promise<void> {
  const notice = notifications(page).getByRole('status').or(notifications(page).getByRole('listitem'));
  await expect(notice).toContainText(title);
  await expect(notice).toContainText(description);
  await notice.hover();
}

/** Chooses from the Export menu, by keyboard, so the pointer stays where it is. */
async function chooseExport(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Export' }).press('Enter');
  await page.getByRole('menuitem', { name }).press('Enter');
}

const create = (page: Page, baseURL: string | undefined, more: object = {}): Promise<Document> =>
  call(page, baseURL, 'POST', '/api/documents', { kind: 'other', title: 'Salt Road', markdown, ...more });

const text = (page: Page) => page.getByRole('textbox', { name: 'Text of Salt Road' });
const checks = (page: Page) => page.getByRole('list', { name: 'Things to check' });
/** Next to the chat it is a complementary landmark, alone on a phone the main one. */
const paneOf = (page: Page) => page.getByLabel('Document', { exact: true });
const status = (page: Page) => paneOf(page).getByRole('status').first();

/** Waits until the reply in the open chat has ended. */
const replied = (page: Page) => expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();

/** Stores a question and its answers, the first of them stopped, as chats had them before there were documents. */
async function storeDraft(chatId: string, ...answers: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: process.env['PRODUCT_DATABASE_URL'] });
  await client.connect();
  try {
    await client.query(
      `INSERT INTO messages (id, chat_id, position, is_user, content, status, created_at)
       SELECT gen_random_uuid(), $1, at, at = 1, content, CASE at WHEN 2 THEN 'stopped' ELSE 'complete' END, '2026-03-05T10:00:00Z'
       FROM unnest($2::text[]) WITH ORDINALITY AS said (content, at)`,
      [chatId, ['Write a pitch', ...answers]],
    );
    const lastPosition = 1 + answers.length;
    await client.query('UPDATE chats SET is_empty = false, last_position = $2 WHERE id = $1', [chatId, lastPosition]);
  } finally {
    await client.end();
  }
}

test.describe('a document', () => {
  test('is checked, saved while typing, changed in two tabs, and shared', async ({
    page,
    baseURL,
    subscribed,
    expectFailing,
    browser,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    await subscribed();

    await test.step('opens beside its chat, is checked, confirmed, filled in and saved while typing', async () => {
      const chat = await call<Chat>(page, baseURL, 'POST', '/api/chats', { title: 'New Conversation' });
      const { id } = await create(page, baseURL, { chatId: chat.id });
      await page.goto(`/documents/${id}`);
      await expect(page).toHaveURL(new RegExp(`c=${chat.id}&document=${id}`));
      await expect(text(page)).toContainText('She recorded it with Otto Kern');
      await expect(page.getByRole('main')).toBeVisible();
      await expect(checks(page).getByRole('listitem')).toHaveCount(2);
      expect(await barriers(page)).toEqual([]);

      // Beside the chat from 1,100 pixels, otherwise in its place.
      await page.setViewportSize({ width: 1099, height: 900 });
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeHidden();
      await expect(page.getByRole('main', { name: 'Document' })).toBeVisible();
      await page.setViewportSize({ width: 1100, height: 900 });
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
      await expect(page.getByRole('complementary', { name: 'Document' })).toBeVisible();
      const chatEdge = await page.getByRole('main').boundingBox();
      const edge = await paneOf(page).boundingBox();
      expect(edge?.x, 'the document begins where the chat ends').toBe((chatEdge?.x ?? NaN) + (chatEdge?.width ?? NaN));
      await page.setViewportSize({ width: 1280, height: 900 });

      const failing = /\/api\/documents\/[^/]+\/(confirm|restore)$/;
      expectFailing(failing);
      const failOnce = () => page.route(failing, failWith(503), { times: 1 });
      await failOnce();
      await page.getByRole('button', { name: 'Confirm: Otto Kern' }).click();
      await keepNotice(page, "Couldn't confirm it", sentence);
      await page.getByRole('button', { name: 'Confirm: Otto Kern' }).press('Enter');
      await expect(checks(page).getByRole('listitem')).toHaveCount(1);
      await expect(notifications(page)).toBeEmpty();
      await page.getByRole('button', { name: '1 blank: go to the next' }).click();
      await page.keyboard.type('a barn');
      await expect(page.getByText('Nothing to check')).toBeVisible();
      await expect(status(page)).toHaveText('Saved');
      const saved = await call<Document>(page, baseURL, 'GET', `/api/documents/${id}`);
      expect(saved.markdown).toContain('with Otto Kern in a barn.');
      expect(saved.markdown).toContain('# Mara Quill returns');

      await page.getByRole('button', { name: 'Versions' }).click();
      const dialog = page.getByRole('dialog', { name: 'Versions' });
      await expect(dialog.locator('del')).toHaveText('[town]');
      expect(await barriers(page)).toEqual([]);
      await failOnce();
      await dialog.getByRole('button', { name: 'Restore version 1' }).click();
      await keepNotice(page, "Couldn't restore it", sentence);
      await dialog.getByRole('button', { name: 'Restore version 1' }).press('Enter');
      await expect(text(page)).toContainText('[town]');
      await expect(notifications(page)).toBeEmpty();
    });

    await test.step('keeps and shows both texts if changed in two tabs', async () => {
      expectFailing(/\/api\/documents\//);
      const { id } = await create(page, baseURL);
      await page.goto(`/chat?document=${id}`);
      await text(page).press('Control+End');
      await page.keyboard.type(' Mine.');
      await call(page, baseURL, 'PUT', `/api/documents/${id}`, { markdown: 'Theirs.', baseVersion: 1 });
      const dialog = page.getByRole('dialog', { name: 'This document was changed elsewhere' });
      await expect(dialog.getByRole('region', { name: 'Your text' })).toContainText('from Leeds. Mine.');
      // As the editor shows it, without Markdown's marks.
      await expect(dialog.getByRole('group', { name: 'Your text here' })).toHaveText(/^Mara Quill returns/);
      await expect(dialog.getByRole('region', { name: 'The other text' })).toContainText('Theirs.');
      expect(await barriers(page)).toEqual([]);
      await page.route(`**/api/documents/${id}`, failWith(503), { times: 1 });
      await dialog.getByRole('button', { name: 'Use your text' }).click();
      await expect(dialog.getByRole('alert')).toHaveText(`${sentence} Both texts are kept.`);
      await dialog.getByRole('button', { name: 'Use your text' }).click();
      await expect(status(page)).toHaveText('Saved');
      const saved = await call<Document>(page, baseURL, 'GET', `/api/documents/${id}`);
      expect(saved.markdown).toContain('Mine.');
      const { items } = await call<{ items: unknown[] }>(page, baseURL, 'GET', `/api/documents/${id}/versions`);
      expect(items).toHaveLength(3);
    });

    await test.step('marks what was chosen or restored, though other tabs were told before this one', async () => {
      expectFailing(/\/api\/documents\//);
      const { id } = await create(page, baseURL);
      await page.goto(`/chat?document=${id}`);
      const changes = paneOf(page).getByRole('region', { name: 'Changes' });
      const blank = text(page).locator('.finding').filter({ hasText: '[town]' });
      await expect(blank).toBeVisible();
      /** Holds a response back until `seen`. */
      const holdBack = (path: RegExp, seen: () => Promise<void>) =>
        page.route(path, async (route) => {
          const response = await route.fetch();
          if (response.ok()) await seen();
          await route.fulfill({ response });
        });

      await text(page).press('Control+End');
      await page.keyboard.type(' Otto Mine plays.');
      await call(page, baseURL, 'PUT', `/api/documents/${id}`, { markdown: 'Theirs.', baseVersion: 1 });
      const dialog = page.getByRole('dialog', { name: 'This document was changed elsewhere' });
      await expect(dialog).toBeVisible();
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
      await page.setViewportSize({ width: 390, height: 740 });
      await expect(dialog.getByRole('button', { name: 'Use the other text' })).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width, height });
      const isSave = new RegExp(`/api/documents/${id}$`);
      // The dialog hides what is below it from screen readers.
      const below = (role: 'list' | 'region', name: string) => page.getByRole(role, { name, includeHidden: true });
      await holdBack(isSave, () => expect(below('list', 'Things to check')).toContainText('Otto Mine'));
      await dialog.getByRole('button', { name: 'Use your text' }).click();
      await expect(dialog).toBeHidden();
      await expect(blank).toBeVisible();
      await expect(changes).toBeHidden();
      await page.unroute(isSave);

      await page.getByRole('button', { name: 'Versions' }).click();
      await holdBack(/\/restore$/, () => expect(below('region', 'Changes')).toBeVisible());
      const versions = page.getByRole('dialog', { name: 'Versions' });
      await versions.getByRole('combobox').selectOption('1');
      await versions.getByRole('button', { name: 'Restore version 1' }).click();
      await expect(versions).toBeHidden();
      await expect(text(page)).not.toContainText('Mine');
      await expect(blank).toBeVisible();
      await expect(changes).toBeHidden();

      // The next change made elsewhere is shown as one.
      const { version } = await call<Document>(page, baseURL, 'GET', `/api/documents/${id}`);
      await call(page, baseURL, 'PUT', `/api/documents/${id}`, { markdown: 'Theirs.', baseVersion: version });
      await expect(changes).toBeVisible();
    });

    await test.step('is not exported or shared while it can’t be saved, and is restored after closing', async () => {
      expectFailing(/\/api\/documents\//);
      const { id } = await create(page, baseURL);
      await page.goto(`/chat?document=${id}`);
      const isSave = (url: URL) => url.pathname === `/api/documents/${id}`;
      const fail = (route: Route) => (route.request().method() === 'PUT' ? route.abort() : route.fallback());
      await page.route(isSave, fail);
      await text(page).press('Control+End');
      await page.keyboard.type(' Not saved.');
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'Markdown' }).click();
      await expect(page.getByText('Export failed', { exact: true })).toBeVisible();
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: 'Share a link' }).click();
      await expect(page.getByText("Couldn't save your text", { exact: true })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByText("kept in this browser, and we'll keep trying to save it.")).toBeVisible();
      const { width, height } = page.viewportSize() ?? { width: 1280, height: 720 };
      await page.setViewportSize({ width: 390, height: 844 });
      await expect(page.getByRole('button', { name: 'Close the document' })).toBeInViewport({ ratio: 1 });
      await page.setViewportSize({ width, height });
      await page.getByRole('button', { name: 'Close the document' }).click();
      await expect(text(page)).toBeHidden();
      await page.goBack();
      await expect(text(page)).toContainText('from Leeds. Not saved.');
      await chooseExport(page, 'Share a link');
      await keepNotice(page, "Couldn't save your text", 'We could not reach the server.');
      await page.unroute(isSave, fail);
      await expect(status(page)).toHaveText('Saved');
      await expect(notifications(page)).toBeEmpty();
      const saved = await call<Document>(page, baseURL, 'GET', `/api/documents/${id}`);
      expect(saved.markdown).toContain('Not saved.');
    });

    await test.step('is shared by a link that anyone can read, marked DRAFT, until it is revoked', async () => {
      const { id } = await create(page, baseURL);
      await page.goto(`/chat?document=${id}`);
      await page.route(/\/file\?format=md$/, failWith(503), { times: 1 });
      await chooseExport(page, 'Markdown');
      await keepNotice(page, 'Export failed', sentence);
      const download = page.waitForEvent('download');
      await chooseExport(page, 'Markdown');
      expect((await download).suggestedFilename()).toMatch(/\.md$/);
      await expect(notifications(page)).toBeEmpty();
      await chooseExport(page, 'Share a link');
      const dialog = page.getByRole('dialog', { name: 'Share a link' });
      await page.route('**/share', failWith(503), { times: 1 });
      await dialog.getByRole('button', { name: 'Create link' }).click();
      await keepNotice(page, 'Sharing failed', sentence);
      await dialog.getByRole('button', { name: 'Create link' }).press('Enter');
      await expect(dialog.getByRole('textbox', { name: 'Link' })).toBeVisible();
      await expect(notifications(page)).toBeEmpty();
      const url = await dialog.getByRole('textbox', { name: 'Link' }).inputValue();
      const stranger = await (await browser.newContext()).newPage();
      await stranger.goto(url);
      await expect(stranger.getByText('DRAFT: not confirmed by the artist yet')).toBeVisible();
      await expect(stranger.getByRole('article')).toContainText('She recorded it with Otto Kern');
      expect(await barriers(stranger)).toEqual([]);
      await stranger.screenshot({ path: `${screenshots}/shared.png` });
      await dialog.getByRole('button', { name: 'Stop sharing' }).click();
      await expect(dialog.getByRole('button', { name: 'Create link' })).toBeVisible();
      await stranger.reload();
      await expect(stranger.getByRole('heading', { name: 'No longer shared' })).toBeVisible();
      await stranger.context().close();
    });
  });

  test('is copied, mailed and shared as it is saved, marked DRAFT for what was just typed', async ({
    page,
    baseURL,
    subscribed,
  }) => {
    await page.context().grantPermissions(['clipboard-write']);
    // The product's permissions policy lets no page read the clipboard.
    await page.addInitScript(() => {
      const taken: string[] = [];
      const write = navigator.clipboard.write.bind(navigator.clipboard);
      navigator.clipboard.write = async (items) => {
        await write(items);
        for (const type of ['text/plain', 'text/html'])
          for (const item of items) taken.push(await (await item.getType(type)).text());
      };
      const share = ({ text = '' }: ShareData) => Promise.resolve(void taken.push(text));
      Object.assign(navigator, { canShare: () => false, share });
      Object.assign(globalThis, { taken });
    });
    const taken = () => page.evaluate(() => Reflect.get(globalThis, 'taken') as string[]);
    await subscribed();
    const typeInto = async (markdown: string, typed: string, item: string): Promise<void> => {
      const { id } = await create(page, baseURL, { markdown });
      await page.goto(`/chat?document=${id}`);
      await text(page).press('Control+End');
      await page.keyboard.type(typed);
      await page.getByRole('button', { name: 'Export' }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    const mark = 'DRAFT, not confirmed yet';

    await typeInto('She sings', ' with Otto Kern.', 'Copy with formatting');
    await expect(page.getByText('Copied', { exact: true })).toBeVisible();
    const [plain, html] = await taken();
    expect(plain).toBe(`${mark}\n\nShe sings with Otto Kern.`);
    expect(html).toContain(`<strong>${mark}</strong>`);

    await typeInto('She sings', ' with Otto Kern.', 'Share…');
    await expect.poll(taken).toEqual([`${mark}\n\nShe sings with Otto Kern.`]);

    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Page.enable');
    const opened = new Promise<string>((resolve) =>
      cdp.on('Page.frameRequestedNavigation', ({ url }) => url.startsWith('mailto:') && resolve(url)),
    );
    await typeInto('Asunto: Una canción\n\nHola,\n\nella canta', ' con Otto Kern.', 'Write an email');
    const mail = new URL(await opened).searchParams;
    expect([mail.get('subject'), mail.get('body')]).toEqual([
      'DRAFT: Una canción',
      `${mark}\n\nHola,\n\nella canta con Otto Kern.`,
    ]);

    await test.step('as an email only while the link fits', async () => {
      for (const [markdown, count] of [
        ['a'.repeat(1000), 1],
        ['д'.repeat(400), 0],
      ] as const) {
        const { id } = await create(page, baseURL, { markdown });
        await page.goto(`/chat?document=${id}`);
        await page.getByRole('button', { name: 'Export' }).click();
        await expect(page.getByRole('menuitem', { name: 'Markdown' })).toBeVisible();
        await expect(page.getByRole('menuitem', { name: 'Write an email' })).toHaveCount(count);
      }
    });
  });

  test('asked about is changed by the assistant, shown as a diff, and undone', async ({
    page,
    baseURL,
    subscribed,
  }) => {
    test.slow();
    await page.setViewportSize({ width: 1280, height: 900 });
    await subscribed();
    await page.goto('/chat');
    const composer = page.getByRole('textbox', { name: 'Message' });
    await composer.fill('Write a press release for my single “Salt Road”. It comes out on 29 January 2027.');
    await composer.press('Enter');
    const pane = paneOf(page);
    const written = pane.getByRole('textbox', { name: /^Text of / });
    await expect(written).toContainText('29 January 2027', { timeout: 30_000 });
    await replied(page);
    await written.getByText('FOR IMMEDIATE RELEASE').click({ clickCount: 3 });
    await pane.getByRole('button', { name: 'Ask about the selection' }).click();
    const ask = pane.getByRole('form', { name: 'Ask about the selection' });
    await ask.getByRole('textbox').fill('Replace it with “UNDER EMBARGO”');
    await ask.getByRole('button', { name: 'Ask', exact: true }).click();
    const changes = pane.getByRole('region', { name: 'Changes' });
    await expect(changes.locator('ins')).toHaveText(['UNDER EMBARGO']);
    await expect(written).toContainText('UNDER EMBARGO');
    await replied(page);
    expect(await barriers(page)).toEqual([]);
    await page.screenshot({ path: `${screenshots}/diff.png` });
    await changes.getByRole('button', { name: 'Undo' }).click();
    await expect(written).toContainText('FOR IMMEDIATE RELEASE');
    await expect(changes).toBeHidden();

    await test.step('in a message that shows the passage as a quotation', async () => {
      const question = page.getByRole('listitem').filter({ hasText: 'Change this passage' });
      await expect(question.getByRole('blockquote')).toHaveText(/^FOR IMMEDIATE RELEASE\s+— “.*”$/);
      await expect(question).toContainText('Replace it with “UNDER EMBARGO”');
      await expect(question).not.toContainText('>');
    });

    await test.step('again, after a reply that does not name it, and from another chat', async () => {
      const url = page.url();
      await composer.fill('Thank you.');
      await composer.press('Enter');
      await replied(page);
      const opened = new URL(url).searchParams;
      const path = `/api/chats/${opened.get('c')}/messages`;
      const messages = await call<Message[]>(page, baseURL, 'GET', path);
      expect(messages.at(-1)?.content).not.toMatch(/press release/i);
      await page.goto(`/chat?document=${opened.get('document')}`);
      await written.getByText('FOR IMMEDIATE RELEASE').click({ clickCount: 3 });
      await pane.getByRole('button', { name: 'Ask about the selection' }).click();
      await ask.getByRole('textbox').fill('Replace it with “ON HOLD”');
      await ask.getByRole('button', { name: 'Ask', exact: true }).click();
      await expect(page).toHaveURL(url);
      await expect(ask).toBeHidden({ timeout: 30_000 });
      await expect(written).toContainText('ON HOLD');
    });
  });

  test('is opened by its name in the reply, beside the chat', async ({ page, subscribed }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await subscribed();
    await startChat(page);
    await send(page, 'Write a press release for my single “Salt Road”. It comes out on 29 January 2027.');
    await awaitEnd(page);
    const pane = paneOf(page);
    await pane.getByRole('button', { name: 'Close the document' }).click();
    await expect(pane).toBeHidden();
    await page.getByRole('paragraph').filter({ hasText: 'I wrote your press release' }).getByRole('link').click();
    await expect(pane.getByRole('textbox', { name: /^Text of / })).toContainText('29 January 2027');
    await expect(page).toHaveURL(/\/chat\?.*document=/);
  });

  test('shows the message from which a fact that proves it was kept', async ({ page, baseURL, subscribed }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await subscribed();
    await startChat(page);
    await send(page, 'My single “Harbour” is out on 22 January 2027.');
    await awaitEnd(page);
    await page.getByRole('button', { name: /^Keep: Release date/ }).click();
    await expect(page.getByRole('button', { name: /^Keep: Release date/ })).toBeHidden();
    const { id } = await create(page, baseURL, { markdown: '22 January 2027' });
    await page.goto(`/documents/${id}`);
    await text(page).getByText('22 January 2027').click();
    await expect(page.getByText(/^From you: “.*22 January 2027/)).toBeVisible();
    await page.getByRole('link', { name: 'Show the message' }).click();
    await expect(page).toHaveURL(/\/chat\?c=.+&m=/);
  });

  test('is made with one click from a draft in an old chat, once', async ({ page, baseURL, subscribed }) => {
    test.skip(!process.env['PRODUCT_DATABASE_URL'], 'needs the database of the product, which `npm test` passes');
    await page.setViewportSize({ width: 1280, height: 900 });
    await subscribed();
    const { id: chatId } = await call<Chat>(page, baseURL, 'POST', '/api/chats', { title: 'Salt Road' });
    await storeDraft(
      chatId,
      `Here it is:\n\n> **Subject:** Salt Road\n>\n> Hi Ann, I sing of Whitby. ${'Rain on the pier again. '.repeat(6)}\n\nGood luck!`,
      'They wrote:\n\n> A lovely song',
    );
    await page.goto(`/chat?c=${chatId}`);
    await expect(page.getByText('A lovely song')).toBeVisible();
    // Offered once: the short quote isn't a draft.
    const save = page.getByRole('button', { name: 'Save as document' });
    await save.click();
    const written = paneOf(page).getByRole('textbox', { name: /^Text of / });
    await expect(written).toContainText('Hi Ann, I sing of Whitby.');
    await expect(written).not.toContainText('Good luck!');
    expect(await barriers(page)).toEqual([]);
    await paneOf(page).getByRole('button', { name: 'Close the document' }).click();
    await page.getByRole('button', { name: 'Open document' }).click();
    await expect(written).toContainText('Hi Ann');
    const { items } = await call<DocumentPage>(page, baseURL, 'GET', '/api/documents');
    expect(items.map((document) => document.chatId)).toEqual([chatId]);
    await page.goto(`/chat?c=${chatId}`);
    await expect(page.getByRole('button', { name: 'Open document' })).toBeVisible();

    await test.step('each of two drafts in one reply', async () => {
      const { id } = await call<Chat>(page, baseURL, 'POST', '/api/chats', { title: 'Two drafts' });
      const release = `> FOR IMMEDIATE RELEASE\n>\n> ${'Mara Quill sings of the pier. '.repeat(6)}`;
      const pitch = `> ${'Hi Ann, I sing of Whitby. '.repeat(6)}`;
      await storeDraft(id, `## Press release\n\n${release}\n\n## Blog pitch\n\n${pitch}`);
      await page.goto(`/chat?c=${id}`);
      await page.getByRole('button', { name: 'Save as document: Blog pitch' }).click();
      await expect(written).toContainText('Hi Ann, I sing of Whitby.');
      await expect(written).not.toContainText('the pier');
      expect(await barriers(page)).toEqual([]);
      await page.getByRole('button', { name: 'Save as document: Press release' }).click();
      await expect(written).toContainText('Mara Quill sings of the pier.');
      const saved = await call<DocumentPage>(page, baseURL, 'GET', `/api/documents?chatId=${id}`);
      expect(saved.items.map(({ kind }) => kind)).toEqual(['press_release', 'blog_pitch']);
    });
  });

  test('announces each show of a tour from one source', async ({ page, baseURL, subscribed }) => {
    await subscribed();
    for (const [width, scheme] of [
      [1280, 'light'],
      [390, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      const year = new Date().getUTCFullYear() + 1;
      const towns = ['York', 'Hull', 'Whitby', 'Ripon'];
      const shows = towns.map((city, index) => ({ city, venue: `${city} Hall`, date: `${year}-03-1${index}` }));
      const tour = { kind: 'tour', title: 'Winter Tour', shows };
      const { id } = await call<Release>(page, baseURL, 'POST', '/api/releases', tour);
      await page.goto(`/releases/${id}`);
      await page.getByRole('button', { name: 'Write an announcement per show' }).click();
      const links = page.getByRole('region', { name: 'Documents' }).getByRole('link');
      await expect(links).toHaveCount(4);
      expect(await barriers(page)).toEqual([]);
      await page.screenshot({ path: `${screenshots}/announcements-${width}.png`, fullPage: true });
      await links.filter({ hasText: 'Hull' }).click();
      const written = paneOf(page).getByRole('textbox', { name: /^Text of / });
      await expect(written).toContainText('Mara Quill live at Hull Hall, Hull');
      await expect(written).toContainText(`11 March ${year}`);
      await expect(written).not.toContainText(/York|Whitby|Ripon/);
      await expect(checks(page)).not.toContainText('Not from you');
      expect(await barriers(page)).toEqual([]);
    }
  });

  test('is found by search and in the library', async ({ page, baseURL, subscribed }) => {
    await test.step('keeps a filled-in blank as a fact, and is found by searching for it', async () => {
      await page.setViewportSize({ width: 1280, height: 900 });
      await subscribed();
      const { id } = await create(page, baseURL);
      await page.goto(`/chat?document=${id}`);
      await text(page).press('Control+Home');
      await page.keyboard.press('F9');
      await page.keyboard.type('Whitby');
      const offer = page.getByRole('group', { name: 'Keep as a fact' });
      await expect(offer).toContainText('town: Whitby. Keep it as a fact?');
      await offer.getByRole('button', { name: 'Keep' }).click();
      await expect(offer).toBeHidden();
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search' }).fill('whitby');
      const found = page.getByRole('listbox', { name: 'Search results' }).getByRole('option');
      await expect(found).toHaveCount(2);
      await expect(found.nth(1)).toContainText('Fact');
      await found.filter({ hasText: 'Document' }).click();
      await expect(text(page)).toContainText('in Whitby.');
    });

    await test.step('on a phone, replaces the chat and can be found in the library', async () => {
      await page.setViewportSize({ width: 390, height: 780 });
      await page.emulateMedia({ colorScheme: 'dark' });
      await page.goto('/chat');
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await page.getByRole('button', { name: 'Media files' }).click();
      await page.getByRole('tab', { name: 'Documents' }).click();
      await page.getByRole('button', { name: /^Salt Road/ }).click();
      await expect(text(page)).toBeVisible();
      await expect(page.getByRole('main', { name: 'Document' })).toBeVisible();
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeHidden();
      expect(await barriers(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(390);
      await page.getByRole('button', { name: 'Close the document' }).click();
      await expect(page.getByRole('textbox', { name: 'Message' })).toBeVisible();
    });
  });
});
