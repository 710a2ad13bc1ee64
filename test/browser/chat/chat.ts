/** Helpers for chat tests: what an artist sees and does in a conversation. */
import type { Locator, Page } from '@playwright/test';
import type { Chat, Message } from '../../../contract/chats/chat';
import { call, expect } from '../fixtures';

/** Opens the chat screen with a new conversation. */
export async function startChat(page: Page): Promise<void> {
  await page.goto('/chat');
  await page.getByRole('button', { name: /^(New Chat|Start a new chat)$/ }).click();
  await expect(page).toHaveURL(/\?c=/);
  await seeWelcome(page);
}

/** Opens a new conversation from another one, without loading the page again. */
export async function startAnotherChat(page: Page): Promise<void> {
  const before = page.url();
  await page.getByRole('button', { name: /^(New Chat|Start a new chat)$/ }).click();
  await expect(page).not.toHaveURL(before);
  await expect(page).toHaveURL(/\?c=/);
  await seeWelcome(page);
}

/** Waits until the new conversation has replaced the previous screen, whose composer looks the same. */
async function seeWelcome(page: Page): Promise<void> {
  await expect(conversation(page).getByRole('heading', { level: 1 })).toContainText("What's the news?");
  await expect(composer(page)).toBeEnabled();
}

export const composer = (page: Page): Locator => page.getByRole('textbox', { name: 'Message to Fanfare' });
export const sendButton = (page: Page): Locator => page.getByRole('button', { name: 'Send', exact: true });
export const stopButton = (page: Page): Locator => page.getByRole('button', { name: 'Stop', exact: true });
export const conversation = (page: Page): Locator => page.getByRole('region', { name: 'Conversation' });
export const notifications = (page: Page): Locator => page.getByRole('region', { name: 'Notifications (F8)' });
export const chatList = (page: Page): Locator => page.getByRole('navigation', { name: 'Conversations' });

/** The assistant's replies, including the one being streamed, oldest first. */
export const replies = (page: Page): Locator =>
  conversation(page)
    .getByRole('listitem')
    .filter({ has: page.getByText('Fanfare', { exact: true }) });

/** The artist's messages, oldest first. */
export const questions = (page: Page): Locator =>
  conversation(page)
    .getByRole('listitem')
    .filter({ has: page.getByText('You said:') });

/** Holds back the response that gives a guest their chat. @returns a function that releases it */
export async function holdGuestChat(page: Page): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/guest/chat', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

export async function send(page: Page, text: string): Promise<void> {
  await composer(page).fill(text);
  await sendButton(page).click();
}

/** Waits until a reply has more text than `than`, and returns all of it. */
export async function awaitMore(reply: Locator, than = ''): Promise<string> {
  const words = async () => (await reply.innerText()).replace('Fanfare is thinking...', '');
  await expect.poll(async () => (await words()).length).toBeGreaterThan(than.length + 20);
  return words();
}

/** Waits until no reply is streaming. */
export async function awaitEnd(page: Page): Promise<void> {
  await expect(sendButton(page)).toBeVisible({ timeout: 40_000 });
}

/** Records what a live region announces from now on. @returns reads it, without empty texts */
export async function recordAnnouncements(region: Locator): Promise<() => Promise<string[]>> {
  const announced = await region.evaluateHandle((node) => {
    const texts: string[] = [];
    const changes = { subtree: true, childList: true, characterData: true };
    new MutationObserver(() => texts.push(node.textContent)).observe(node, changes);
    return texts;
  });
  return async () => (await announced.jsonValue()).filter(Boolean);
}

/** Blocks the page's live connection until the returned function is called. */
export async function holdLive(page: Page): Promise<() => void> {
  let connect = (): void => undefined;
  const held = new Promise<void>((resolve) => (connect = resolve));
  await page.routeWebSocket(/socket\.io/, async (socket) => {
    await held;
    socket.connectToServer();
  });
  return () => connect();
}

/** The scroll container of the messages. */
export const scroller = (page: Page): Locator => conversation(page).locator('.overflow-y-auto').first();

/** The stored messages of the page's conversation. */
export async function storedMessages(page: Page, baseURL: string | undefined): Promise<Message[]> {
  const chatId = new URL(page.url()).searchParams.get('c');
  return call<Message[]>(page, baseURL, 'GET', `/api/chats/${chatId}/messages`);
}

export function makeChat(page: Page, baseURL: string | undefined): Promise<Chat> {
  return call<Chat>(page, baseURL, 'POST', '/api/chats', { title: 'New Conversation' });
}

export async function chooseInMenu(
  page: Page,
  title: string,
  item: 'Edit title' | 'Delete conversation',
): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${title}` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** A time-ordered id, like the server's. */
const idAt = (index: number) =>
  `01998d3e-${String(index).padStart(4, '0')}-7000-8000-${String(index * 7919).padStart(12, '0')}`;

/** A finished message from another day; the even ones are the artist's by default. */
export function messageRow(index: number, content: string, isUser = index % 2 === 0): Message {
  return { id: idAt(index), content, isUser, createdAt: '2026-03-05T17:30:00.000Z', status: 'complete' };
}

/** Serves these messages, in pages like the server's, for every chat. Returns a counter of requested pages. */
export async function serveMessages(page: Page, rows: Message[]): Promise<() => number> {
  let pages = 0;
  await page.route(/\/api\/chats\/[^/]+\/messages/, (route) => {
    pages++;
    const before = new URL(route.request().url()).searchParams.get('before');
    const end = before ? rows.findIndex(({ id }) => id === before) : rows.length;
    const start = Math.max(0, end - 100);
    const headers = start > 0 ? { link: `</api/chats/x/messages?before=${rows[start]?.id}>; rel="next"` } : undefined;
    return route.fulfill({ json: rows.slice(start, end), headers });
  });
  return () => pages;
}

/** Simulates an on-screen keyboard below this height, as on an iPhone, where the page's own height stays the same. */
export async function openKeyboard(page: Page, height = 420): Promise<void> {
  await page.evaluate((room) => {
    Object.defineProperty(window.visualViewport, 'height', { configurable: true, get: () => room });
    window.visualViewport?.dispatchEvent(new Event('resize'));
  }, height);
}

/** Undoes `openKeyboard`. */
export async function closeKeyboard(page: Page): Promise<void> {
  await page.evaluate(() => {
    Reflect.deleteProperty(window.visualViewport ?? {}, 'height');
    window.visualViewport?.dispatchEvent(new Event('resize'));
  });
}
