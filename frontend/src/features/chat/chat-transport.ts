import type { Message, SentMessage } from '@contract/chats/chat';
import type { User } from '@contract/account/user';
import type { ConversationTransport, MessagePage } from '@/conversation/state/transport';
import { createAttachTransport } from '@/conversation/attachments/attach-transport';
import { api, readJson, request } from '@/lib/api';
import { repeatWhileBusy } from '@/conversation/state/repeat-while-busy';
import type { LiveSocket } from '@/lib/socket';
import { timeZoneHere } from '@/lib/time-zone';

/** Connects a signed-in artist's conversations to the server. */
export function createChatTransport(socket: LiveSocket, currentUser: () => User | null): ConversationTransport {
  const pathOf = (chatId: string) => `/api/chats/${chatId}/messages`;
  const assertConnected = () => {
    if (!socket.connected) throw new Error('The connection is down. Please try again in a moment.');
  };
  return {
    threadKey: (chatId) => [pathOf(chatId)],

    async loadPage(chatId, { signal, ...where }) {
      const query = new URLSearchParams(where).toString();
      return request('GET', query ? `${pathOf(chatId)}?${query}` : pathOf(chatId), readPage, { signal });
    },

    async send(chatId, text, clientMessageId, attachmentIds) {
      const { name = '', musicGenre = '', location = '' } = currentUser() ?? {};
      const userContext = { name, musicGenre, location };
      const body = {
        message: text,
        clientMessageId,
        userContext,
        timeZone: timeZoneHere(),
        ...(attachmentIds.length > 0 ? { attachmentIds } : {}),
      };
      return repeatWhileBusy(() => api.post<SentMessage>(pathOf(chatId), body));
    },

    attach: createAttachTransport(),

    async retry(chatId, replyId, clientMessageId) {
      const body = { clientMessageId, timeZone: timeZoneHere() };
      return repeatWhileBusy(() => api.post<SentMessage>(`${pathOf(chatId)}/${replyId}/retry`, body));
    },

    async continueReply(chatId, replyId, clientMessageId) {
      const body = { clientMessageId, timeZone: timeZoneHere() };
      return repeatWhileBusy(() => api.post<SentMessage>(`${pathOf(chatId)}/${replyId}/continue`, body));
    },

    async edit(chatId, messageId, text, clientMessageId) {
      const body = { message: text, clientMessageId, timeZone: timeZoneHere() };
      return repeatWhileBusy(() => api.post<SentMessage>(`${pathOf(chatId)}/${messageId}/edit`, body));
    },

    async regenerate(chatId, messageId, clientMessageId) {
      const body = { clientMessageId, timeZone: timeZoneHere() };
      return repeatWhileBusy(() => api.post<SentMessage>(`${pathOf(chatId)}/${messageId}/regenerate`, body));
    },

    async choose(chatId, messageId) {
      await api.put(`/api/chats/${chatId}/branch`, { messageId });
    },

    async rate(chatId, messageId, feedback) {
      await api.put(`${pathOf(chatId)}/${messageId}/feedback`, feedback ?? { rating: null });
    },

    async syncReply(chatId) {
      assertConnected();
      return (await socket.emitWithAck('reply:sync', { chatId })).reply;
    },

    async stopReply(chatId) {
      assertConnected();
      await socket.emitWithAck('reply:stop', { chatId });
    },
  };
}

async function readPage(response: Response): Promise<MessagePage> {
  const messages = await readJson<Message[]>(response);
  const link = response.headers.get('Link') ?? '';
  return { messages, hasOlder: /;\s*rel="?next"?/.test(link), hasNewer: /;\s*rel="?prev"?/.test(link) };
}
