import { expect } from '@playwright/test';
import type { Chat } from '../../contract/chats/chat';
import type { Contact } from '../../contract/contacts/contact';
import type { Document } from '../../contract/documents/document';
import type { MediaFile } from '../../contract/media/media';
import type { Release } from '../../contract/releases/release';
import { ask, failAt, keepLoading, longName, open, type Screen, type Visit } from './screen';

const unknownId = '01998d3e-0000-7000-8000-000000000000';

const release = (api: Visit['api'], more: object = {}) =>
  api<Release>('POST', '/api/releases', { kind: 'release', title: 'Salt Road', date: '2030-01-25', ...more });

/** Opens a document beside its chat. */
async function openDocument({ page, api }: Visit, title: string, markdown: string): Promise<void> {
  const { id: chatId } = await api<Chat>('POST', '/api/chats', { title: 'New Conversation' });
  const { id } = await api<Document>('POST', '/api/documents', { kind: 'other', title, markdown, chatId });
  await page.goto(`/documents/${id}`);
  await expect(page.getByRole('textbox', { name: `Text of ${title}` })).toBeVisible();
  await page.waitForLoadState('networkidle');
}

/** Has a one-sheet made from these words and opens its editor. */
async function openSheet({ page, api }: Visit, words: string): Promise<void> {
  const { id: chatId } = await api<Chat>('POST', '/api/chats', { title: 'New Conversation' });
  await ask(api, chatId, words);
  const made = await page.context().request.post('/api/generate-pdf', { data: { chatId }, timeout: 60_000 });
  expect(made.status()).toBe(200);
  const [file] = await api<MediaFile[]>('GET', '/api/media');
  await open(page, `/one-sheet/${file?.sheetId}`, /one-sheet$/);
  await expect(page.getByTitle('Preview').contentFrame().locator('body')).not.toBeEmpty();
  await page.waitForLoadState('networkidle');
}

export const workScreens: Screen[] = [
  {
    name: 'Release',
    as: 'subscriber',
    states: {
      'without a date': async ({ page, api }) => {
        const { id } = await release(api, { date: undefined });
        await open(page, `/releases/${id}`, 'Salt Road');
        await page.waitForLoadState('networkidle');
      },
      full: async ({ page, api }) => {
        const { id: releaseId } = await release(api);
        const contact = await api<Contact>('POST', '/api/contacts', {
          name: 'Ines Vale',
          outlet: 'Low Tide Zine',
          email: 'ines@zine.example',
        });
        const pitch = { kind: 'blog_pitch', title: 'Pitch for Salt Road', markdown: 'Subject: Salt Road', releaseId };
        const document = await api<Document>('POST', '/api/documents', pitch);
        await api('POST', '/api/pitches', { contactId: contact.id, documentId: document.id });
        await api('POST', '/api/facts', { kind: 'story', value: 'Recorded in one night in a barn', releaseId });
        await api('POST', '/api/chats', { title: 'The plan for Salt Road', releaseId });
        await open(page, `/releases/${releaseId}`, 'Salt Road');
        await expect(page.getByText('Ines Vale').first()).toBeVisible();
        await page.waitForLoadState('networkidle');
      },
      'a tour with long names': async ({ page, api }) => {
        const { id } = await release(api, {
          kind: 'tour',
          title: `${longName} live 2030`,
          shows: [
            { date: '2030-01-25', city: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch', venue: longName },
            { date: '2030-01-27', city: 'عمّان', venue: 'المسرح الروماني' },
            { date: '2030-01-29', city: '東京', venue: '下北沢SHELTER' },
          ],
        });
        await open(page, `/releases/${id}`, /live 2030$/);
        await page.waitForLoadState('networkidle');
      },
      loading: async ({ page, api }) => {
        const { id } = await release(api);
        await keepLoading(page, `**/api/releases/${id}`);
        await page.goto(`/releases/${id}`);
        await expect(page.getByRole('main')).toBeVisible();
      },
      gone: ({ page }) => open(page, `/releases/${unknownId}`, 'Not here'),
    },
  },
  {
    name: 'People',
    as: 'subscriber',
    states: {
      empty: async ({ page }) => {
        await open(page, '/people', 'Your people');
        await expect(page.getByText(/^No one yet/)).toBeVisible();
      },
      full: async ({ page, api }) => {
        const people = [
          { name: 'Ines Vale', outlet: 'Low Tide Zine', email: 'ines@zine.example', role: 'Editor' },
          { name: 'Ines Vale', outlet: 'Low Tide', email: 'ines.vale@zine.example' },
          { name: longName, outlet: 'Zeitschrift für zeitgenössische Improvisationsmusik und Klangkunst' },
          { name: 'ليلى حداد', outlet: 'راديو البلد', email: 'layla@radio.example' },
          { name: '水野あかり', outlet: '音楽と人', email: 'akari@zine.example' },
        ];
        for (const person of people) await api('POST', '/api/contacts', person);
        await open(page, '/people', 'Your people');
        await expect(page.getByText('水野あかり')).toBeVisible();
        await page.waitForLoadState('networkidle');
      },
      loading: async ({ page }) => {
        await keepLoading(page, /\/api\/contacts/);
        await open(page, '/people', 'Your people');
      },
      error: async ({ page }) => {
        await failAt(page, /\/api\/contacts/, 400);
        await open(page, '/people', 'Your people');
        await expect(page.getByRole('alert').first()).toBeVisible();
      },
      'a new person': async ({ page }) => {
        await open(page, '/people', 'Your people');
        await page.getByRole('button', { name: 'Add a person' }).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
    },
  },
  {
    name: 'Document',
    as: 'subscriber',
    states: {
      empty: (visit) => openDocument(visit, 'Salt Road', ''),
      full: (visit) =>
        openDocument(
          visit,
          'Salt Road',
          '# Mara Quill returns\n\nShe recorded it with Otto Kern in [town].\n\n> “Sparse, patient.”\n\n- Out on 29 January\n- 1,200 copies',
        ),
      'in Arabic': (visit) =>
        openDocument(visit, 'طريق الملح', '# ليلى حداد تعود\n\nسجلت الأغنية في عمّان مع Otto Kern.'),
      'in Japanese': (visit) =>
        openDocument(visit, '塩の道', '# 水野あかり、新曲\n\n「塩の道」は1月29日に配信されます。'),
      gone: ({ page }) => open(page, `/documents/${unknownId}`, 'This document is gone'),
      error: async ({ page }) => {
        await failAt(page, `**/api/documents/${unknownId}`, 400);
        await open(page, `/documents/${unknownId}`, 'Your document did not load');
      },
    },
  },
  {
    name: 'One-sheet editor',
    as: 'subscriber',
    states: {
      full: (visit) =>
        openSheet(
          visit,
          'My single is called Iron Tide. For fans of Beach House. We have 12,400 monthly listeners on Spotify. I play 18 December at the Brudenell Social Club, Leeds.',
        ),
      error: async (visit) => {
        await openSheet(visit, 'My single is called Iron Tide.');
        await visit.page.getByRole('textbox', { name: 'Video link', exact: true }).fill('not a link');
        await expect(visit.page.getByText('Video link: please enter a valid URL').first()).toBeVisible();
      },
      loading: async ({ page }) => {
        await keepLoading(page, `**/api/one-sheets/${unknownId}`);
        await page.goto(`/one-sheet/${unknownId}`);
        await expect(
          page.getByLabel('Loading your one-sheet').or(page.getByText('Loading your one-sheet')),
        ).toBeAttached();
      },
      gone: ({ page }) => open(page, `/one-sheet/${unknownId}`, 'This one-sheet is gone'),
      offline: async (visit) => {
        await openSheet(visit, 'My single is called Iron Tide.');
        await visit.page.waitForLoadState('networkidle');
        await visit.page.context().setOffline(true);
        await visit.page.getByRole('textbox', { name: 'Video link', exact: true }).fill('https://youtu.be/abcdefghijk');
        await expect(visit.page.getByText(/offline/i).first()).toBeVisible();
      },
    },
  },
  {
    name: 'One-sheet editor in Arabic',
    as: 'subscriber',
    profile: { name: 'ليلى حداد', musicGenre: 'إندي', location: 'عمّان، الأردن' },
    states: { full: (visit) => openSheet(visit, 'My single is called Iron Tide.') },
  },
  {
    name: 'One-sheet editor with a long name',
    as: 'subscriber',
    profile: { name: longName },
    states: { full: (visit) => openSheet(visit, 'My single is called Iron Tide.') },
  },
];
