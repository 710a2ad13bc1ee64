/** What a screenshot needs: a viewer, and a way to bring the screen into a state. */
import { expect, type Page } from '@playwright/test';
import type { Message } from '../../contract/chats/chat';
import type { ProfileBody } from '../../contract/account/profile.body';

export interface Visit {
  page: Page;
  /** Calls the API as the signed-in artist. */
  api: <T>(method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', path: string, data?: unknown) => Promise<T>;
}

/** Brings the page into a state, and resolves once all of it is visible. */
type Open = (visit: Visit) => Promise<unknown>;

export interface Screen {
  name: string;
  /** Who is signed in; absent for visitors. */
  as?: 'artist' | 'subscriber';
  profile?: Partial<ProfileBody>;
  /** By name, in gallery order. */
  states: Record<string, Open>;
}

/** A name that needs more room than most. */
export const longName = 'Ensemble für neue Improvisationsmusik Friedrichshain-Kreuzberg & Freunde';

/** The file name of a screenshot, without the variations. */
export const slug = (...words: string[]) => words.join(' ').toLowerCase().replace(/\W+/g, '-');

/** Opens a page and waits for its heading. */
export async function open(page: Page, path: string, heading: string | RegExp): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
}

/** Leaves all requests to matching URLs unanswered. */
export function keepLoading(page: Page, url: string | RegExp): Promise<unknown> {
  return page.route(url, () => new Promise(() => {}));
}

/** Makes all requests to matching URLs fail as they do while the server is restarting. */
export function failAt(page: Page, url: string | RegExp, status = 503): Promise<unknown> {
  const sentence = 'We’re having trouble on our side. Please try again in a minute.';
  return page.route(url, (route) =>
    route.fulfill({ status, json: { error: sentence, message: sentence, code: 'unavailable' } }),
  );
}

/** Sends a message to a chat and waits until its reply is stored. */
export async function ask(api: Visit['api'], chatId: string, message: string): Promise<void> {
  await api('POST', `/api/chats/${chatId}/messages`, { message });
  const status = async () => (await api<Message[]>('GET', `/api/chats/${chatId}/messages`)).at(-1)?.status;
  await expect.poll(status, { timeout: 30_000 }).toBe('complete');
}
