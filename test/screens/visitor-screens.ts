import { expect } from '@playwright/test';
import type { Document } from '../../contract/documents/document';
import type { DocumentShare } from '../../contract/documents/document-share';
import type { Chat } from '../../contract/chats/chat';
import type { ChatShare } from '../../contract/shares/share';
import { awaitEnd, composer, send } from '../browser/chat/chat';
import { ask, failAt, keepLoading, open, type Screen, type Visit } from './screen';

const token = 'a'.repeat(43);

/** Opens the login or sign-up and waits for what the app adds to the prerendered view. */
async function openAuth(page: Visit['page'], path: string): Promise<void> {
  await open(page, path, 'Fanfare');
  await expect(page.getByRole('button', { name: /^Sign (in|up) with Google$/ })).toBeVisible();
}

/** Opens the free trial and waits until the app has replaced the prerendered view. */
async function openTrial(page: Visit['page']): Promise<void> {
  const loaded = page.waitForResponse(/\/api\/guest\/messages/);
  await open(page, '/guest-chat', "Hi there. What's the news?");
  await loaded;
}

export const visitorScreens: Screen[] = [
  {
    name: 'Landing page',
    states: {
      full: async ({ page }) => {
        await open(page, '/', 'Your music is ready. Make some noise.');
        await page.locator('summary').first().click();
        await expect(page.getByRole('img', { name: /^The one-sheet of Mara Quill/ })).toBeVisible();
      },
    },
  },
  {
    name: 'Free trial',
    states: {
      empty: ({ page }) => open(page, '/guest-chat', "Hi there. What's the news?"),
      full: async ({ page }) => {
        await open(page, '/guest-chat', "Hi there. What's the news?");
        await send(page, 'My single Salt Road is out on 29 January 2027. Write a press release for it.');
        await awaitEnd(page);
      },
      'after the last message': async ({ page }) => {
        await page.goto('/guest-chat');
        await expect(composer(page)).toBeEnabled();
        await expect(page.getByText('Starting your chat...')).toBeHidden();
        await page.evaluate(() => {
          localStorage.setItem('hasUsedFreeTrial', 'true');
          localStorage.setItem('guestMessageCount', '4');
        });
        await page.reload();
        await expect(page.getByRole('dialog')).toBeVisible();
      },
      error: async ({ page }) => {
        await openTrial(page);
        await failAt(page, /\/api\/guest\/messages/);
        await send(page, 'Is a zebra on the cover good?');
        await expect(page.getByText('having trouble').first()).toBeVisible();
      },
      offline: async ({ page }) => {
        await openTrial(page);
        await page.context().setOffline(true);
        await expect(page.getByText(/offline/i).first()).toBeVisible();
      },
    },
  },
  {
    name: 'Log in',
    states: {
      empty: ({ page }) => openAuth(page, '/auth'),
      'session expired': ({ page }) => openAuth(page, '/auth?error=session_expired'),
      error: async ({ page }) => {
        await open(page, '/auth', 'Fanfare');
        await page.getByLabel('Email').fill('nobody@artist.test');
        await page.getByLabel('Password', { exact: true }).fill('not the password');
        await page.getByRole('button', { name: 'Log In', exact: true }).click();
        await expect(page.getByRole('main').getByText('Incorrect email or password')).toBeVisible();
      },
    },
  },
  {
    name: 'Sign up',
    states: {
      empty: ({ page }) => openAuth(page, '/auth?tab=register'),
      error: async ({ page }) => {
        await open(page, '/auth?tab=register', 'Fanfare');
        await page.getByLabel('Password', { exact: true }).fill('short');
        await page.getByRole('button', { name: 'Sign Up', exact: true }).click();
        await expect(page.getByText('Invalid email address')).toBeVisible();
      },
    },
  },
  {
    name: 'Forgotten password',
    states: { empty: ({ page }) => open(page, '/forgot-password', 'Forgot your password?') },
  },
  {
    name: 'Emailed links',
    states: {
      'refused reset': ({ page }) =>
        open(page, `/reset-password?email=a@x.test&token=${token}`, 'Invalid or Expired Token'),
      'refused confirmation': ({ page }) => open(page, `/verify-email?token=${token}`, "That link doesn't work"),
      loading: async ({ page }) => {
        await keepLoading(page, '**/api/verify-email');
        await open(page, `/verify-email?token=${token}`, 'Confirming your address');
      },
      'stop reminders': ({ page }) => open(page, `/stop-reminders?token=${token}`, 'Stop the Monday email?'),
    },
  },
  {
    name: 'Legal pages',
    states: {
      privacy: ({ page }) => open(page, '/privacy', 'Privacy Policy'),
      terms: ({ page }) => open(page, '/tos', 'Terms of Use'),
      deletion: ({ page }) => open(page, '/deletion', 'Data Deletion'),
    },
  },
  {
    name: 'Not found',
    states: { full: ({ page }) => open(page, '/nowhere', '404 Page Not Found') },
  },
  {
    name: 'Shared conversation',
    as: 'subscriber',
    states: {
      full: async ({ page, api }) => {
        const { id } = await api<Chat>('POST', '/api/chats', { title: 'New Conversation' });
        await ask(api, id, 'When do I have to pitch my single to Spotify?');
        await readAsVisitor(page, (await api<ChatShare>('PUT', `/api/chats/${id}/share`, {})).url);
      },
      gone: async ({ page }) => {
        await page.context().clearCookies();
        await open(page, `/shared/${token}`, /./);
      },
    },
  },
  {
    name: 'Shared document',
    as: 'subscriber',
    states: {
      full: async ({ page, api }) => {
        const { id } = await api<Document>('POST', '/api/documents', {
          kind: 'other',
          title: 'Salt Road',
          markdown: '# Mara Quill returns\n\nShe recorded it with Otto Kern in Leeds.\n\n- Out on 29 January 2027',
        });
        await readAsVisitor(page, (await api<DocumentShare>('PUT', `/api/documents/${id}/share`)).url);
      },
      gone: async ({ page }) => {
        await page.context().clearCookies();
        await open(page, `/shared/documents/${token}`, /./);
      },
    },
  },
];

async function readAsVisitor(page: Visit['page'], url: string): Promise<void> {
  await page.context().clearCookies();
  await open(page, new URL(url).pathname, /./);
}
