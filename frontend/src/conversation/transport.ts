import type { Feedback, Message, SentMessage } from '@contract/chat';
import type { QueryKey } from '@tanstack/react-query';

export interface MessagePage {
  /** Oldest first. */
  messages: Message[];
  hasOlder: boolean;
  /** Whether newer ones exist: only where a page after or around a row was asked for. */
  hasNewer?: boolean;
}

export interface PageOptions {
  before?: string;
  after?: string;
  around?: string;
  signal?: AbortSignal;
}

/** How a conversation reaches its server. Every call rejects with the failure, `ApiError` where HTTP answered. */
export interface ConversationTransport {
  /** Under what the rows are cached. */
  threadKey(chatId: string): QueryKey;
  /** The newest rows, or those before, after or around a row. */
  loadPage(chatId: string, options: PageOptions): Promise<MessagePage>;
  /** Resolves when the reply has begun. The same `clientMessageId` again sends nothing twice. */
  send(chatId: string, text: string, clientMessageId: string): Promise<SentMessage>;
  /** Runs a failed or stopped last reply again, under the same id. Resolves when it has begun. Absent where none may. */
  retry?(chatId: string, replyId: string): Promise<SentMessage>;
  /** Has the model continue a cut last reply, under the same id. Resolves with its text so far when the reply runs again. */
  continueReply(chatId: string, replyId: string): Promise<SentMessage>;
  /** Puts another version of a question in its place. Resolves when the reply has begun. Absent where none may. */
  edit?(chatId: string, messageId: string, text: string, clientMessageId: string): Promise<SentMessage>;
  /** Has another version of a reply written. Resolves when it has begun. Absent where none may. */
  regenerate?(chatId: string, messageId: string, clientMessageId: string): Promise<SentMessage>;
  /** Shows another version of a message, with what followed it. Absent where there are none. */
  choose?(chatId: string, messageId: string): Promise<void>;
  /** Notes what the artist thinks of a reply. Absent where nobody may. */
  rate?(chatId: string, messageId: string, feedback: Feedback | undefined): Promise<void>;
  /** The reply that is being written, with its text so far. Rejects while there is no live connection. */
  syncReply(chatId: string): Promise<Message | null>;
  /** Ends the reply that is being written. */
  stopReply(chatId: string): Promise<void>;
}
