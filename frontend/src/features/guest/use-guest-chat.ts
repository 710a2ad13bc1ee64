import type { GuestChat, GuestLimit } from '@contract/chats/guest';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Conversations } from '@/conversation/state/conversations';
import { api, ApiError } from '@/lib/api';
import { rememberGuestChat } from '@/session/guest-ids';
import { toast } from '@/ui/toasts/toast-store';
import type { GuestTrial } from './guest-trial';
import { startGuestChat } from './start-guest-chat';

/** The browser did not send our cookie back, so the guest can't be identified. */
export class CookiesBlocked extends Error {}

export const guestChatKey = ['/api/guest/chat'] as const;

/**
 * Starts the guest's chat or resumes this browser's existing one, with its messages and the state of the trial.
 * @throws CookiesBlocked if the browser doesn't store cookies
 */
export function useGuestChat(trial: GuestTrial, conversations: Conversations, isEnabled: boolean) {
  const queryClient = useQueryClient();
  return useQuery<GuestChat>({
    queryKey: guestChatKey,
    enabled: isEnabled,
    queryFn: async ({ signal }) => {
      if (!navigator.cookieEnabled) throw new CookiesBlocked();
      // After the task that hydrates the screen, so a slow phone reacts in between.
      await new Promise((resolve) => setTimeout(resolve));
      const { chat, isNew } = await startGuestChat();
      const limit = api.get<GuestLimit>(`/api/guest/message-limit/${trial.anonId}`, { signal });
      // Awaited below; the screen may be left before that.
      limit.catch(() => undefined);
      try {
        await queryClient.fetchQuery(conversations.threadQuery(chat.id));
      } catch (error) {
        // The chat was just created, so a 404 means the cookie was not sent back.
        if (error instanceof ApiError && error.status === 404) throw new CookiesBlocked();
        throw error;
      }
      trial.applyServerCount((await limit).messageCount);
      rememberGuestChat(chat);
      // In a task of its own: each of them takes a slow phone about a frame.
      if (isNew) setTimeout(() => toast({ title: 'Chat started' }));
      return chat;
    },
  });
}
