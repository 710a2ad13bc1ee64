import type { GuestChat, GuestLimit, SentGuestMessage } from '@contract/chats/guest';
import type { Message, SentMessage } from '@contract/chats/chat';
import type { ConversationTransport } from '@/conversation/state/transport';
import { api, ApiError, sentenceOf } from '@/lib/api';
import { repeatWhileBusy } from '@/conversation/state/repeat-while-busy';
import type { LiveSocket } from '@/lib/socket';
import { timeZoneHere } from '@/lib/time-zone';
import { type GuestTrial, isTodayOver, isTrialOver } from './guest-trial';

/** The user context of every guest. */
const userContext = { name: 'Guest User', musicGenre: '', location: '' };

/**
 * Connects a guest's conversation to the server. A message counts as soon as it is sent; failed ones are subtracted
 * again.
 */
export function createGuestTransport(
  socket: LiveSocket,
  trial: GuestTrial,
  currentChat: () => GuestChat | undefined,
): ConversationTransport {
  const pathOf = (chatId: string) => `/api/guest/messages/${chatId}`;
  const assertConnected = () => {
    if (!socket.connected) throw new Error('The connection is down. Please try again in a moment.');
  };
  const refuse = (error: unknown) => {
    if (isTrialOver(error)) trial.refused();
    if (isTodayOver(error)) trial.refusedToday(sentenceOf(error));
  };
  const loadCount = async () => {
    const { messageCount } = await api.get<GuestLimit>(`/api/guest/message-limit/${trial.anonId}`);
    trial.applyServerCount(messageCount);
  };
  return {
    threadKey: (chatId) => [pathOf(chatId)],

    async loadPage(chatId, { signal }) {
      return { messages: await api.get<Message[]>(pathOf(chatId), { signal }), hasOlder: false };
    },

    async send(chatId, text, clientMessageId): Promise<SentMessage> {
      const { guestUserId, assistantId } = currentChat() ?? {};
      trial.sending();
      try {
        const body = {
          message: text,
          guestUserId,
          assistantId,
          anonId: trial.anonId,
          userContext,
          clientMessageId,
          timeZone: timeZoneHere(),
        };
        const { messageCount, userMessage, reply } = await repeatWhileBusy(() =>
          api.post<SentGuestMessage>(pathOf(chatId), body),
        );
        trial.applyServerCount(messageCount);
        return { userMessage, reply };
      } catch (error) {
        if (!isTrialOver(error)) trial.subtractMessage();
        refuse(error);
        // Without a response only the server knows whether the message counts.
        if (error instanceof ApiError && error.status === 0) void loadCount().catch(() => undefined);
        throw error;
      }
    },

    async retry(chatId, replyId, clientMessageId) {
      try {
        const path = `${pathOf(chatId)}/${replyId}/retry`;
        const body = { clientMessageId, timeZone: timeZoneHere() };
        const retried = await repeatWhileBusy(() => api.post<SentMessage>(path, body));
        // A new version of a stopped reply counts as a message.
        void loadCount().catch(() => undefined);
        return retried;
      } catch (error) {
        refuse(error);
        throw error;
      }
    },

    async continueReply(chatId, replyId, clientMessageId) {
      try {
        const path = `${pathOf(chatId)}/${replyId}/continue`;
        const body = { clientMessageId, timeZone: timeZoneHere() };
        return await repeatWhileBusy(() => api.post<SentMessage>(path, body));
      } catch (error) {
        refuse(error);
        throw error;
      }
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
