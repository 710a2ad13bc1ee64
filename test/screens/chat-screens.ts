import { expect } from '@playwright/test';
import type { Chat } from '../../contract/chats/chat';
import { awaitEnd, composer, messageRow, replies, send, serveMessages } from '../browser/chat/chat';
import { failAt, keepLoading, longName, open, type Screen, type Visit } from './screen';

const everything = `## The plan for Salt Road

1. Pitch it to [Spotify for Artists](https://artists.spotify.com)
2. Write to **three blogs**, *not thirty*

> “Sparse, patient and quietly devastating.”

| Date | What | Who |
|---|---|---|
| 4 December | Pitch | you |
| 29 January | Release | everyone |

- [x] Master delivered`;

const emptyChat = (api: Visit['api'], title = 'New Conversation') => api<Chat>('POST', '/api/chats', { title });

/** Opens a chat with these messages, the artist's first. */
async function openChat({ page, api }: Visit, title: string, ...texts: string[]): Promise<void> {
  const { id } = await emptyChat(api, title);
  await serveMessages(
    page,
    texts.map((text, index) => messageRow(index, text)),
  );
  await page.goto(`/chat?c=${id}`);
  await expect(replies(page).first()).toBeVisible();
}

async function askForSheet({ page, api }: Visit): Promise<void> {
  await page.goto(`/chat?c=${(await emptyChat(api)).id}`);
  await send(page, 'Please make my one-sheet');
  await expect(replies(page).last().getByRole('region', { name: 'Press one-sheet' })).toBeVisible({ timeout: 30_000 });
}

/** Opens a dialog from the sidebar, which stays open at every width. */
const dialog = (button: string | RegExp) => async (visit: Visit) => {
  await openChat(visit, 'New Conversation', 'Hi', 'Hello');
  await visit.page.getByRole('button', { name: button }).first().click();
  await expect(visit.page.getByRole('dialog')).toBeVisible();
  await visit.page.waitForLoadState('networkidle');
};

const ofMenu = (item: string) => async (visit: Visit) => {
  await openChat(visit, 'New Conversation', 'Hi', 'Hello');
  await visit.page.getByRole('button', { name: 'Actions for New Conversation' }).click();
  await visit.page.getByRole('menuitem', { name: item }).click();
  await expect(visit.page.getByRole('dialog').or(visit.page.getByRole('alertdialog'))).toBeVisible();
};

export const chatScreens: Screen[] = [
  {
    name: 'Chat',
    as: 'subscriber',
    states: {
      empty: async ({ page }) => {
        await page.goto('/chat');
        await expect(page.getByText('Select a conversation or start a fresh one!')).toBeVisible();
      },
      welcome: async ({ page, api }) => open(page, `/chat?c=${(await emptyChat(api)).id}`, /What's the news\?/),
      full: (visit) =>
        openChat(visit, 'The plan for Salt Road', 'Plan my release, please.', everything, 'And then?', 'Rest a day.'),
      'drawer on a phone': async (visit) => {
        await visit.page.setViewportSize({ width: 390, height: 844 });
        await openChat(visit, 'The plan for Salt Road', 'Plan my release, please.', everything);
        await visit.page.getByRole('button', { name: 'Open the menu' }).click();
        await expect(visit.page.getByRole('dialog')).toBeVisible();
      },
      'loading a list': async ({ page }) => {
        await keepLoading(page, /\/api\/chats(\?.*)?$/);
        await page.goto('/chat');
        await expect(page.getByRole('main')).toBeVisible();
      },
      'loading a chat': async ({ page, api }) => {
        const { id } = await emptyChat(api);
        await keepLoading(page, '**/messages*');
        await page.goto(`/chat?c=${id}`);
        await expect(page.getByRole('main')).toBeVisible();
      },
      thinking: async (visit) => {
        await openChat(visit, 'The plan for Salt Road', 'Plan my release, please.', everything);
        await keepLoading(visit.page, '**/messages');
        await send(visit.page, 'And then?');
        await expect(visit.page.getByText('Fanfare is thinking...').first()).toBeVisible();
      },
      'error in a list': async ({ page }) => {
        await failAt(page, /\/api\/chats(\?.*)?$/, 400);
        await page.goto('/chat');
        await expect(page.getByText("We couldn't load your conversations.").first()).toBeVisible();
      },
      'error in a chat': async ({ page, api }) => {
        const { id } = await emptyChat(api);
        await failAt(page, '**/messages*', 400);
        await page.goto(`/chat?c=${id}`);
        await expect(page.getByText('having trouble').first()).toBeVisible();
      },
      'error in a reply': async (visit) => {
        await serveMessages(visit.page, [
          messageRow(0, 'Plan my release, please.'),
          { ...messageRow(1, 'First, by Fri'), status: 'failed' },
        ]);
        await visit.page.goto(`/chat?c=${(await emptyChat(visit.api)).id}`);
        await expect(replies(visit.page).getByRole('button', { name: 'Try again' })).toBeVisible();
      },
      'a one-sheet': askForSheet,
      'a one-sheet of another chat': async (visit) => {
        await askForSheet(visit);
        await visit.page.getByRole('button', { name: /^(New Chat|Start a new chat)$/ }).click();
        await expect(visit.page.getByRole('link', { name: 'Edit one-sheet' })).toBeVisible();
      },
      'a saved document': async ({ page }) => {
        // Wider windows open the document by themselves.
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('/chat');
        await send(page, 'Write a press release for my single “Salt Road”. It comes out on 29 January 2027.');
        await awaitEnd(page);
        await expect(page.getByRole('link', { name: /^Saved: press release/ })).toBeVisible();
      },
      offline: async (visit) => {
        await openChat(visit, 'The plan for Salt Road', 'Plan my release, please.', everything);
        await visit.page.context().setOffline(true);
        await expect(visit.page.getByText(/offline/i).first()).toBeVisible();
        await composer(visit.page).fill('What I type while I am on the train');
      },
    },
  },
  {
    name: 'Chat with long names',
    as: 'subscriber',
    profile: { name: longName, location: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch, Wales' },
    states: {
      welcome: async ({ page, api }) => open(page, `/chat?c=${(await emptyChat(api)).id}`, /What's the news\?/),
      full: (visit) =>
        openChat(
          visit,
          `A conversation about ${longName}`,
          'W'.repeat(300),
          `# ${'Donaudampfschifffahrtsgesellschaft'.repeat(4)}\n\nhttps://example.com/${'a-long-path/'.repeat(20)}`,
        ),
    },
  },
  {
    name: 'Chat in Arabic',
    as: 'subscriber',
    profile: { name: 'ليلى حداد', musicGenre: 'إندي', location: 'عمّان، الأردن' },
    states: {
      welcome: async ({ page, api }) => open(page, `/chat?c=${(await emptyChat(api)).id}`, /What's the news\?/),
      full: (visit) =>
        openChat(
          visit,
          'خطة أغنية «طريق الملح»',
          'أغنيتي الجديدة تصدر في 29 يناير. ماذا أفعل أولاً؟',
          '## الخطة\n\n1. أرسل الأغنية إلى Spotify قبل أربعة أسابيع\n2. اكتب إلى **ثلاث مدونات**\n\n| التاريخ | المهمة |\n|---|---|\n| 4 ديسمبر | الإرسال |',
        ),
    },
  },
  {
    name: 'Chat in Japanese',
    as: 'subscriber',
    profile: { name: '水野あかり', musicGenre: 'ドリームポップ', location: '東京' },
    states: {
      full: (visit) =>
        openChat(
          visit,
          '「塩の道」のリリース計画',
          '新しいシングル「塩の道」は1月29日に出ます。まず何をすればいいですか？',
          '## 計画\n\n1. 4週間前までにSpotifyへ申請する\n2. **3つのブログ**に手紙を書く\n\n| 日付 | 内容 |\n|---|---|\n| 12月4日 | 申請 |\n\n> 静かで、忘れがたい。',
        ),
    },
  },
  {
    name: 'Dialogs of the chat',
    as: 'subscriber',
    states: {
      'edit profile': dialog(/Edit Profile/),
      'media files': dialog('Media files'),
      'latest song': dialog('Latest song'),
      'subscription details': dialog('Subscription details'),
      search: dialog(/^Search/),
      'new release': dialog('New release'),
      share: ofMenu('Share'),
      export: ofMenu('Export'),
      'edit title': ofMenu('Edit title'),
      delete: ofMenu('Delete conversation'),
    },
  },
];
