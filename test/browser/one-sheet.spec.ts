import type { Download, Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import type { MediaFile } from '../../contract/media/media';
import type { OneSheet, SheetVersion } from '../../contract/one-sheets/one-sheet';
import { mailedLink } from './account/mailed-link';
import { barriers } from './barriers';
import {
  awaitEnd,
  awaitMore,
  composer,
  notifications,
  openKeyboard,
  questions,
  replies,
  scroller,
  send,
  startChat,
} from './chat/chat';
import { call, expect, test } from './fixtures';

const facts =
  'My single is called Iron Tide. For fans of Beach House. We have 12,400 monthly listeners on Spotify. ' +
  'I play 18 December at the Brudenell Social Club, Leeds.';

/** The progress card of the one-sheet. */
const card = (page: Page) => page.getByRole('region', { name: 'Your one-sheet' });
/** The one-sheet below the reply that promised it. */
const made = (page: Page) => replies(page).last().getByRole('region', { name: 'Press one-sheet' });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const paper = (page: Page) => page.getByTitle('Preview');
/** A version is printed before it is saved, which takes a while on a busy machine. */
const seeSaved = (page: Page, number: number) =>
  expect(page.getByText(`Version ${number} is saved.`)).toBeVisible({
    timeout: 30_000,
  });
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save and download' });

async function bytesOf(download: Download): Promise<Buffer> {
  expect(download.suggestedFilename()).toMatch(
    /^(one_sheet|Mara Quill (press|booking) one-sheet \d{4}-\d\d-\d\d( v\d)?)\.pdf$/,
  );
  const bytes = await readFile(await download.path());
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
  return bytes;
}

/** Sends the facts as messages. */
async function tell(page: Page): Promise<void> {
  await startChat(page);
  await send(page, facts);
  await awaitMore(replies(page));
  await awaitEnd(page);
}

async function askForSheet(page: Page): Promise<Download> {
  const download = page.waitForEvent('download');
  await send(page, 'Please make my one-sheet');
  return download;
}

for (const [device, viewport] of [
  ['a desktop', { width: 1440, height: 900 }],
  ['a phone', { width: 390, height: 844 }],
] as const) {
  test(`on ${device}: requested in chat, it shows its progress, downloads, is in the library, and becomes a booking sheet`, async ({
    page,
    baseURL,
    subscribed,
  }) => {
    test.slow();
    const isPhone = viewport.width < 768;
    await page.setViewportSize(viewport);
    await subscribed();
    await tell(page);

    const download = askForSheet(page);
    await expect(card(page).getByText('Making your one-sheet').last()).toBeVisible();
    await expect(card(page).getByRole('progressbar')).toBeVisible();
    await expect(replies(page).last()).toContainText("I'll start generating your One Sheet PDF now.");
    const first = await bytesOf(await download);
    await expect(card(page).getByText('Your one-sheet is ready').last()).toBeVisible();
    // It stays in the chat.
    await expect(made(page)).toContainText('Version 1');
    await expect(made(page).getByRole('link', { name: 'Edit press one-sheet' })).toHaveAttribute(
      'href',
      /^\/one-sheet\//,
    );
    const again = page.waitForEvent('download');
    await made(page).getByRole('button', { name: 'Download press one-sheet' }).click();
    expect((await again).suggestedFilename()).toMatch(/^Mara Quill press one-sheet \d{4}-\d\d-\d\d\.pdf$/);
    // The progress card repeats its actions only in other chats. It covers the conversation, so they are in one row.
    await expect(card(page).getByRole('link', { name: 'Edit one-sheet' })).toHaveCount(0);
    await expect(card(page).getByRole('button', { name: 'Download' })).toHaveCount(0);
    await page.getByRole('button', { name: /^(New Chat|Start a new chat)$/ }).click();
    await expect(card(page).getByRole('link', { name: 'Edit one-sheet' })).toBeVisible();
    const edit = await card(page).getByRole('link', { name: 'Edit one-sheet' }).boundingBox();
    expect((await card(page).getByRole('button', { name: 'Download' }).boundingBox())?.y).toBe(edit?.y);
    if (isPhone) {
      // At 400% zoom there is still room for messages and the composer.
      await page.setViewportSize({ width: 320, height: 256 });
      expect(await scroller(page).evaluate((view) => view.clientHeight)).toBeGreaterThanOrEqual(48);
      await composer(page).click({ trial: true, timeout: 3000 });
      await page.setViewportSize(viewport);
    }
    const [file] = await call<MediaFile[]>(page, baseURL, 'GET', '/api/media');
    expect(file).toMatchObject({
      fileType: 'application/pdf',
      sizeBytes: first.length,
    });

    if (isPhone) await page.getByRole('button', { name: 'Open the menu' }).click();
    await page.getByRole('button', { name: 'Media files' }).last().click();
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /^Edit Mara Quill press one-sheet/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Mara Quill one-sheet' })).toBeVisible();
    await expect(field(page, 'For fans of')).toHaveValue('Beach House');
    if (isPhone) {
      // The editor's header leaves room as well.
      await page.setViewportSize({ width: 320, height: 256 });
      await field(page, 'For fans of').click();
      await expect(saveButton(page)).not.toBeInViewport();
      await page.setViewportSize(viewport);
    }
    await page.getByRole('radio', { name: 'Booking' }).check();
    await field(page, 'Credential').fill('Supported Low in 2025');
    const top = async (name: string) => (await field(page, name).boundingBox())?.y;
    if (!isPhone) expect(await top('Contact name')).toBe(await top('Contact role'));
    // Unsaved changes survive a reload.
    await page.reload();
    await expect(field(page, 'Credential')).toHaveValue('Supported Low in 2025');
    await expect(page.getByRole('radio', { name: 'Booking' })).toBeChecked();

    if (isPhone) await page.getByRole('button', { name: 'Preview' }).click();
    const page1 = paper(page).contentFrame();
    await expect(page1.getByText('Supported Low in 2025')).toBeVisible();
    await expect(page1.getByText('Booking', { exact: true }).first()).toBeVisible();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      expect(await barriers(page, 'iframe')).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);

    const saved = page.waitForEvent('download');
    await saveButton(page).click();
    await bytesOf(await saved);
    await seeSaved(page, 2);
    const names = (await call<MediaFile[]>(page, baseURL, 'GET', '/api/media')).map(({ fileName }) => fileName);
    expect(names).toEqual([
      expect.stringMatching(/^Mara Quill booking one-sheet \d{4}-\d\d-\d\d v2\.pdf$/),
      expect.stringMatching(/^Mara Quill press one-sheet \d{4}-\d\d-\d\d\.pdf$/),
    ]);

    if (isPhone) await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await page.getByRole('link', { name: 'From the chat' }).first().click();
    await expect(questions(page).first()).toContainText('For fans of Beach House');
    await expect(replies(page).last().getByRole('region', { name: 'Booking one-sheet' })).toContainText('Version 2');
  });
}

test('other tabs show the sheet, a confirmed address and newer versions', async ({
  page,
  baseURL,
  newTab,
  subscribed,
  expectFailing,
}) => {
  test.slow();
  const { email } = await subscribed();
  await startChat(page);
  const other = await newTab();

  await test.step('the tab that asked downloads it, both tabs show that it is ready, and only one is made', async () => {
    await other.goto(page.url());
    await expect(composer(other)).toBeVisible();
    let asked = 0;
    await page.context().route('**/api/generate-pdf', (route) => {
      asked += 1;
      return route.continue();
    });
    await bytesOf(await askForSheet(page));
    await expect(card(other).getByText('Your one-sheet is ready').last()).toBeVisible();
    await expect(made(other).getByRole('button', { name: 'Download press one-sheet' })).toBeVisible();
    expect(asked).toBe(1);
    expect(await call<MediaFile[]>(page, baseURL, 'GET', '/api/media')).toHaveLength(1);
  });

  await test.step('an address confirmed in the meantime appears on the sheet, as its field says', async () => {
    await made(page).getByRole('link').click();
    const address = field(page, 'Contact email');
    await expect(address).toHaveValue('');
    await expect(address).toHaveAccessibleDescription('Confirm your email and it appears here');
    await other.goto(await mailedLink(page, email, 'Confirm your email address for Fanfare'));
    await expect(other.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
    // Simulates returning to the tab.
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(address).toHaveValue(email);
    await expect(address).not.toHaveAccessibleDescription(/Confirm/);
  });

  await test.step('a version saved elsewhere is neither lost nor overwritten', async () => {
    expectFailing(/versions/);
    await other.goto(page.url());
    await expect(field(other, 'Credential')).toBeVisible();
    await field(page, 'Mood').fill('wistful');
    await field(other, 'Mood').fill('loud');
    await saveButton(other).click();
    await seeSaved(other, 2);
    await saveButton(page).click();
    await expect(page.getByText('There is a newer version')).toBeVisible();
    await expect(field(page, 'Mood')).toHaveValue('wistful');
    await page.getByRole('button', { name: 'Save mine as a new version' }).click();
    await seeSaved(page, 3);
  });
});

test('an interrupted or failed sheet ends up in the library; a typed marker starts nothing', async ({
  page,
  baseURL,
  subscribed,
  expectFailing,
}) => {
  test.slow();
  expectFailing(/generate-pdf/);
  await page.setViewportSize({ width: 390, height: 844 });
  await subscribed();
  await startChat(page);

  await test.step('a booking sheet requested on a phone that then locks is in the library afterwards', async () => {
    let asked = 0;
    await page.route('**/api/generate-pdf', (route) => {
      asked += 1;
      return route.abort();
    });
    const sent = page.waitForResponse((response) => /\/messages$/.test(response.url()) && response.ok());
    await send(page, 'Make me a booking one-sheet');
    await sent;
    await page.goto('about:blank');
    await expect
      .poll(async () => (await call<MediaFile[]>(page, baseURL, 'GET', '/api/media')).map(({ fileName }) => fileName), {
        timeout: 30_000,
      })
      .toEqual([expect.stringMatching(/^Mara Quill booking one-sheet /)]);
    expect(asked).toBeLessThanOrEqual(1);
  });

  await test.step('a failed sheet can be retried; a typed marker starts nothing', async () => {
    await page.unroute('**/api/generate-pdf');
    await page.setViewportSize({ width: 1280, height: 720 });
    await startChat(page);
    let asked = 0;
    await page.route('**/api/generate-pdf', (route) => {
      asked += 1;
      return asked === 1
        ? route.fulfill({
            status: 503,
            contentType: 'text/plain',
            body: 'Nobody is there',
          })
        : route.continue();
    });
    await send(page, '__GENERATE_PDF__');
    await expect(questions(page)).toContainText('__GENERATE_PDF__');
    await awaitMore(replies(page));
    await awaitEnd(page);
    await send(page, 'Please make my one-sheet');
    const note = notifications(page).getByText('Failed to generate One Sheet PDF. Please try again.');
    await expect(note).toBeVisible();
    await expect(notifications(page).getByText('Nobody is there', { exact: true })).toBeVisible();
    expect(asked).toBe(1);
    const download = page.waitForEvent('download');
    await notifications(page).getByRole('button', { name: 'Try again' }).click();
    await bytesOf(await download);
    expect(asked).toBe(2);
  });
});

test('text typed while a version is saved stays, and becomes the next version', async ({ page, subscribed }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await subscribed();
  await startChat(page);
  await askForSheet(page);
  await made(page).getByRole('link').click();
  await field(page, 'Mood').fill('wistful');
  let answer = (): void => undefined;
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/versions', async (route) => {
    await held;
    await route.continue();
  });
  await saveButton(page).click();
  await field(page, 'Mood').fill('wistful, but loud');
  answer();
  await expect(notifications(page).getByText('Version 2 is saved')).toBeVisible({ timeout: 30_000 });
  await expect(field(page, 'Mood')).toHaveValue('wistful, but loud');
  await expect(page.getByText('There is a newer version')).toHaveCount(0);
  await saveButton(page).click();
  await seeSaved(page, 3);
  await page.reload();
  await expect(field(page, 'Mood')).toHaveValue('wistful, but loud');

  await field(page, 'Mood').fill('neither');
  const versions = page.getByRole('combobox', { name: 'Start from a version' });
  const question = page.getByRole('alertdialog', {
    name: 'Start from version 2?',
  });
  await versions.selectOption('2');
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(field(page, 'Mood')).toHaveValue('neither');
  await versions.selectOption('2');
  await question.getByRole('button', { name: 'Start from version 2' }).click();
  await expect(field(page, 'Mood')).toHaveValue('wistful');

  // As with an iPhone's keyboard over the page, the focused field stays visible.
  const last = page.getByRole('form', { name: 'One-sheet content' }).getByRole('textbox').last();
  await last.focus();
  await openKeyboard(page, 200);
  await expect.poll(async () => (await page.getByRole('main').boundingBox())?.height).toBeLessThanOrEqual(200);
  const form = await page.getByRole('form', { name: 'One-sheet content' }).boundingBox();
  expect((form?.y ?? 0) + (form?.height ?? 0)).toBeLessThanOrEqual(200);
  // The form has this space to itself.
  expect(form?.height).toBeGreaterThan(150);
  const box = await last.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(200);
});

test('a story and a bio worded by the assistant are printed only after the artist adds them', async ({
  page,
  baseURL,
  subscribed,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await subscribed();
  await startChat(page);
  await send(page, 'My single is called Iron Tide. It is about leaving the coast for good.');
  await awaitMore(replies(page));
  await awaitEnd(page);
  await askForSheet(page);
  await made(page).getByRole('link').click();
  const story = 'A song about leaving the coast for good.';
  const suggested = (place: string) => page.getByRole('region', { name: `Suggested ${place}` });
  await expect(suggested('story')).toContainText(story);
  await expect(paper(page).contentFrame().getByText('Iron Tide').first()).toBeVisible();
  await expect(paper(page).contentFrame().getByText(story)).toHaveCount(0);

  await suggested('story').getByRole('button', { name: 'Add to story' }).click();
  await expect(suggested('story')).toHaveCount(0);
  await expect(field(page, 'Story')).toHaveValue(story);
  await expect(paper(page).contentFrame().getByText(story)).toBeVisible();
  await saveButton(page).click();
  await seeSaved(page, 2);

  const id = new URL(page.url()).pathname.split('/').at(-1);
  const { versions } = await call<OneSheet>(page, baseURL, 'GET', `/api/one-sheets/${id}`);
  const { content, design } = versions.at(-1) as SheetVersion;
  expect(content).toMatchObject({ release: { story }, proposals: {} });
  const bio = 'Mara Quill grew up by the sea.';
  await call(page, baseURL, 'POST', `/api/one-sheets/${id}/versions`, {
    baseNumber: 2,
    content: { ...content, proposals: { bio } },
    design,
  });
  await page.reload();
  await expect(suggested('bio')).toContainText(bio);
  await suggested('bio').getByRole('button', { name: 'Dismiss' }).click();
  await expect(suggested('bio')).toHaveCount(0);
  await expect(field(page, 'Bio')).not.toHaveValue(bio);
  await saveButton(page).click();
  await seeSaved(page, 4);
  await page.reload();
  await expect(field(page, 'Story')).toHaveValue(story);
  await expect(suggested('bio')).toHaveCount(0);
});

test('in the editor a photo, links and lists are changed, and the preview follows', async ({
  page,
  expectFailing,
  baseURL,
  subscribed,
}) => {
  test.slow();

  await test.step('a photo is uploaded, gives its colour, and keeps its point; the page fits the window', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await subscribed();
    await tell(page);
    await bytesOf(await askForSheet(page));
    await made(page).getByRole('link').click();
    const sheet = page.getByRole('img', {
      name: 'The page as it will be printed',
    });
    await expect(paper(page).contentFrame().getByText('Mara Quill').first()).toBeVisible();
    const box = await sheet.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? Infinity)).toBeLessThanOrEqual(900);

    await page.getByLabel('Upload a photo').last().setInputFiles('test/support/files/photo.heic');
    await expect(page.getByRole('radio', { name: 'photo.jpg' }).first()).toBeChecked({ timeout: 30_000 });
    // The picture is blue, and now so is the sheet.
    await expect(page.getByRole('radio', { name: 'From the photo' })).toBeChecked({ timeout: 30_000 });
    const point = page.getByRole('button', {
      name: /^Point that stays in view: found for you/,
    });
    await point.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('ArrowUp');
    await expect(page.getByRole('button', { name: /: 45% from the left, 25% from the top/ })).toBeFocused();
    await saveButton(page).click();
    await seeSaved(page, 2);
    const [file] = await call<MediaFile[]>(page, baseURL, 'GET', '/api/media');
    const { versions } = await call<OneSheet>(page, baseURL, 'GET', `/api/one-sheets/${file?.sheetId}`);
    expect(versions.at(-1)?.design).toMatchObject({
      photoFocus: { x: 45, y: 25 },
    });

    // An invalid field is named above the form, and the link leads to it.
    await field(page, 'Listen link').fill('not a link at all');
    await page.getByRole('link', { name: 'Listen link: please enter a valid URL' }).click();
    await expect(field(page, 'Listen link')).toBeFocused();
    await field(page, 'Genre').fill('Harbour folk');
    await expect(
      paper(page)
        .contentFrame()
        .getByText(/Harbour folk/)
        .first(),
    ).toBeVisible();
  });

  await test.step('a link is completed as people type it; an invalid one is named, and the preview keeps the last valid one', async () => {
    await field(page, 'Listen link').fill('');
    await field(page, 'Video link').fill('maraquill.bandcamp.com');
    await field(page, 'Credential').fill('Supported Low');
    await expect(field(page, 'Video link')).toHaveValue('https://maraquill.bandcamp.com/');
    await expect(paper(page).contentFrame().getByText('Supported Low').first()).toBeVisible();
    await field(page, 'Video link').fill('not a link');
    await expect(
      page.getByRole('region', { name: 'Preview' }).getByText('Video link: please enter a valid URL'),
    ).toBeVisible();
    await expect(paper(page).contentFrame().getByText('Supported Low').first()).toBeVisible();
    // Only its panes scroll.
    expect(await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)).toBe(0);
  });

  await test.step('a preview that fails leaves the last one on screen, and can be tried again', async () => {
    const previews = '**/api/one-sheets/*/preview';
    expectFailing(/\/preview$/);
    await page.route(previews, (route) => route.abort());
    await field(page, 'Video link').fill('');
    await field(page, 'Credential').fill('Supported Grouper');
    await expect(page.getByText("Couldn't lay out the page")).toBeVisible();
    await expect(paper(page).contentFrame().getByText('Supported Low').first()).toBeVisible();
    await page.unroute(previews);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(paper(page).contentFrame().getByText('Supported Grouper').first()).toBeVisible();
  });

  await test.step('an item moved in a list by keyboard keeps the focus, so it can be moved further', async () => {
    for (const text of ['first', 'second', 'third']) {
      await page.getByRole('button', { name: 'Add a quote' }).click();
      await expect(page.locator('li input:focus')).toHaveValue('');
      await page.keyboard.type(text);
    }
    const moveUp = (from: number) => page.getByRole('button', { name: `Move quote ${from} up` });
    await moveUp(3).press('Enter');
    await expect(moveUp(2)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Move quote 1 down' })).toBeFocused();
    const first = page.getByRole('group', { name: 'Quote 1' }).getByRole('textbox').first();
    await expect(first).toHaveValue('third');
  });
});
