import type { GuestChat } from '@contract/guest';
import { storage } from '@/lib/storage';

/** Remembers the guest whose chat may be carried over to an account. */
export function rememberGuestChat({ id, guestUserId }: GuestChat): void {
  storage.write('guestUserId', String(guestUserId));
  storage.write('guestChatId', id);
}

/** The guest that this browser was, or null. */
export function readGuestUserId(): number | null {
  const id = Number.parseInt(storage.read('guestUserId') ?? '', 10);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** The chat is the account's now: what is remembered is which one to open first. */
export function rememberCarriedChat(): void {
  const id = storage.read('guestChatId');
  storage.remove('guestUserId');
  storage.remove('guestChatId');
  if (id) storage.write('carriedChatId', id);
}

/** The chat that was carried over and not opened yet, or null. It is forgotten by asking. */
export function takeCarriedChat(): string | null {
  const id = storage.read('carriedChatId');
  storage.remove('carriedChatId');
  return id;
}
