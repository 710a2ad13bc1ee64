import type { Chat } from '@contract/chats/chat';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Conversations } from '@/conversation/state/conversations';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { toast } from '@/ui/toasts/toast-store';
import { withChat } from './chat-list';
import { changeChats, chatsKey } from './chats-query';
import { createChat } from './create-chat';

const useExistingFirst = 'Please use your existing conversation before creating a new one.';

/** A conversation's place in the list. */
type Place = Partial<Pick<Chat, 'isPinned' | 'isArchived' | 'releaseId'>>;

interface ChatActionsOptions {
  conversations: Conversations;
  select: (chatId: string | undefined, options?: { replace: boolean }) => void;
  selectedId: string | undefined;
}

/** Creates, renames, pins, archives and deletes conversations, with toasts for each. */
export function useChatActions({ conversations, select, selectedId }: ChatActionsOptions) {
  const queryClient = useQueryClient();

  /** Another tab may have created it while this one was disconnected. */
  const loadMissing = async (chatId: string) => {
    const chats = queryClient.getQueryData<Chat[]>(chatsKey);
    if (!chats?.some(({ id }) => id === chatId)) await queryClient.refetchQueries({ queryKey: chatsKey });
  };

  const create = useMutation({
    mutationFn: () => createChat(),
    // On a slow connection artists type before the new conversation is there.
    onMutate: () => conversations.watchTyping(selectedId === undefined),
    onSuccess: ({ chat, isNew }, _nothing, moveTyped) => {
      if (isNew) conversations.addEmpty(chat.id);
      moveTyped(chat.id);
      changeChats(queryClient, (chats) => withChat(chats, chat));
      select(chat.id);
      toast({ title: 'Chat created' });
    },
    onError: async (error, _nothing, moveTyped) => {
      const existing = emptyChatIn(error);
      if (!existing) {
        const description = error instanceof ApiError && error.status === 409 ? useExistingFirst : sentenceOf(error);
        toast({ title: 'Cannot create new chat', description, variant: 'destructive' });
        return;
      }
      await loadMissing(existing);
      moveTyped?.(existing);
      select(existing);
      toast({ title: 'Empty conversation exists', description: useExistingFirst });
    },
  });

  /** Creates a conversation for a message, or selects the empty one. @returns its id */
  const createForMessage = async (): Promise<string> => {
    try {
      const { chat, isNew } = await createChat();
      if (isNew) conversations.addEmpty(chat.id);
      changeChats(queryClient, (chats) => withChat(chats, chat));
      select(chat.id);
      return chat.id;
    } catch (error) {
      const existing = emptyChatIn(error);
      if (!existing) throw error;
      await loadMissing(existing);
      select(existing);
      return existing;
    }
  };

  const rename = useMutation({
    mutationFn: ({ id, title }: { id: string; title: string }) => api.patch<Chat>(`/api/chats/${id}`, { title }),
    onMutate: ({ id, title }) => {
      const before = queryClient.getQueryData<Chat[]>(chatsKey)?.find((chat) => chat.id === id)?.title;
      changeChats(queryClient, (chats) => withTitle(chats, id, title));
      return before;
    },
    onSuccess: (chat) => {
      changeChats(queryClient, (chats) => withChat(chats, chat));
      toast({ title: 'Chat title has been updated.' });
    },
    onError: (_error, { id }, before) => {
      if (before !== undefined) changeChats(queryClient, (chats) => withTitle(chats, id, before));
      toast({ title: 'Failed to update chat title. Please try again.', variant: 'destructive' });
    },
  });

  const place = useMutation({
    mutationFn: ({ id, change }: { id: string; change: Place }) => api.patch<Chat>(`/api/chats/${id}`, change),
    onMutate: ({ id, change }) => {
      const before = queryClient.getQueryData<Chat[]>(chatsKey)?.find((chat) => chat.id === id);
      changeChats(queryClient, (chats) => chats.map((chat) => (chat.id === id ? { ...chat, ...change } : chat)));
      if (change.isArchived && id === selectedId) select(undefined);
      return before;
    },
    onSuccess: (chat, { change }) => {
      changeChats(queryClient, (chats) => withChat(chats, chat));
      if (!change.isArchived) return;
      toast({
        title: 'Chat archived',
        action: {
          label: 'Undo',
          altText: 'Unarchive it in the list of conversations',
          onAction: () => place.mutate({ id: chat.id, change: { isArchived: false } }),
        },
      });
    },
    onError: (error, _asked, before) => {
      if (before) changeChats(queryClient, (chats) => withChat(chats, before));
      toast({ title: "Couldn't move the conversation", description: sentenceOf(error), variant: 'destructive' });
    },
  });

  const remove = useMutation({
    mutationFn: (id: string) => api.delete<void>(`/api/chats/${id}`),
    onMutate: (id) => {
      const before = queryClient.getQueryData<Chat[]>(chatsKey)?.find((chat) => chat.id === id);
      if (id === selectedId) select(undefined, { replace: true });
      changeChats(queryClient, (chats) => chats.filter((chat) => chat.id !== id));
      return before;
    },
    onSuccess: (_nothing, id) => {
      conversations.drop(id);
      toast({ title: 'Chat deleted' });
    },
    onError: (error, _id, before) => {
      if (before) changeChats(queryClient, (chats) => withChat(chats, before));
      toast({ title: 'Failed to delete chat', description: sentenceOf(error), variant: 'destructive' });
    },
  });

  return { create, createForMessage, rename, place, remove };
}

/** The id of the empty chat that was used instead of a second one. */
function emptyChatIn(error: unknown): string | undefined {
  return error instanceof ApiError && error.status === 409 ? error.json?.chatId : undefined;
}

function withTitle(chats: readonly Chat[], id: string, title: string): Chat[] {
  return chats.map((chat) => (chat.id === id ? { ...chat, title } : chat));
}
