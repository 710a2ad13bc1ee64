import type { GuestChat } from '@contract/chats/guest';
import { themeKey } from '@contract/theme';
import { storage } from '@/lib/storage';

/** Remembers the guest whose chat can be transferred to an account. */
export function rememberGuestChat({ id, guestUserId }: GuestChat): void {
  storage.write('guestUserId', String(guestUserId));
  storage.write('guestChatId', id);
}

/** This browser's guest user id, or null. */
export function readGuestUserId(): number | null {
  const id = Number.parseInt(storage.read('guestUserId') ?? '', 10);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** Belongs to the browser rather than an account: the free trial's state, and the app's appearance. */
const keysOfBrowser = [
  ...['anonId', 'guestMessageCount', 'hasUsedFreeTrial', 'isLimitExceeded', 'guestUserId', 'guestChatId'],
  ...[themeKey, 'sidebar'],
];

/** Runs a call whose response clears the browser's storage (`Clear-Site-Data`), keeping what belongs to the browser. */
export async function keepBrowserState(call: () => Promise<void>): Promise<void> {
  const state = keysOfBrowser.map((key) => [key, storage.read(key)] as const);
  await call();
  for (const [key, value] of state) if (value !== null) storage.write(key, value);
}

/** After a transfer: forgets the guest, and remembers the chat to open first. */
export function rememberTransferredChat(): void {
  const id = storage.read('guestChatId');
  storage.remove('guestUserId');
  storage.remove('guestChatId');
  if (id) storage.write('carriedChatId', id);
}

/** The transferred chat to open first, or null. Reading it removes it. */
export function consumeTransferredChat(): string | null {
  const id = storage.read('carriedChatId');
  storage.remove('carriedChatId');
  return id;
}
