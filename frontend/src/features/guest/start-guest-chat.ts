import { newChatTitle } from '@contract/chats/chat';
import type { GuestChat } from '@contract/chats/guest';
import { repeatWhileBusy } from '@/conversation/state/repeat-while-busy';
import { readJson, request } from '@/lib/api';

interface StartedGuestChat {
  chat: GuestChat;
  /** Whether the browser had none before. */
  isNew: boolean;
}

/** Starts the guest's chat, or resumes the one that this browser's cookie names. A server that is restarting is asked again. */
export function startGuestChat(): Promise<StartedGuestChat> {
  const body = { tempUserId: Math.floor(Math.random() * 1e9), title: newChatTitle };
  return repeatWhileBusy(() => request('POST', '/api/guest/chat', readStarted, { body }));
}

async function readStarted(response: Response): Promise<StartedGuestChat> {
  return { chat: await readJson<GuestChat>(response), isNew: response.status === 201 };
}
