import type { Attachment } from '@contract/attachments/attachment';
import type { Feedback, Message, SentMessage } from '@contract/chats/chat';
import type { QueryKey } from '@tanstack/react-query';

export interface MessagePage {
  /** Oldest first. */
  messages: Message[];
  hasOlder: boolean;
  /** Whether newer messages exist; only set for pages after or around a row. */
  hasNewer?: boolean;
}

export interface PageOptions {
  before?: string;
  after?: string;
  around?: string;
  signal?: AbortSignal;
}

/** Stores attachments under ids chosen by the caller; repeating a call stores nothing twice. */
export interface AttachTransport {
  text(id: string, text: string): Promise<Attachment>;
  file(id: string, file: File): Promise<Attachment>;
  media(id: string, mediaId: string): Promise<Attachment>;
  /** Removes an attachment that was not sent. */
  remove(id: string): Promise<void>;
}

/**
 * Connects conversations to the server. Calls reject with the error; `ApiError` for HTTP errors. Optional calls are
 * absent where not allowed. Repeating a call's `clientMessageId` does nothing twice, so those calls are repeated while the
 * server is restarting or overloaded.
 */
export interface ConversationTransport {
  /** The cache key of the rows. */
  threadKey(chatId: string): QueryKey;
  /** The newest rows, or those before, after or around a row. */
  loadPage(chatId: string, options: PageOptions): Promise<MessagePage>;
  /** Resolves once the reply has started. */
  send(chatId: string, text: string, clientMessageId: string, attachmentIds: readonly string[]): Promise<SentMessage>;
  /** Stores the attachments of messages. */
  attach?: AttachTransport;
  /** Retries a failed or stopped last reply, under the same id. Resolves once it has started. */
  retry?(chatId: string, replyId: string, clientMessageId: string): Promise<SentMessage>;
  /** Continues a cut-off last reply, under the same id. Resolves with its text so far once it has restarted. */
  continueReply(chatId: string, replyId: string, clientMessageId: string): Promise<SentMessage>;
  /** Replaces a question with a new version. Resolves once the reply has started. */
  edit?(chatId: string, messageId: string, text: string, clientMessageId: string): Promise<SentMessage>;
  /** Generates another version of a reply. Resolves once it has started. */
  regenerate?(chatId: string, messageId: string, clientMessageId: string): Promise<SentMessage>;
  /** Switches to another version of a message and the messages after it. */
  choose?(chatId: string, messageId: string): Promise<void>;
  /** Rates a reply; `undefined` removes the rating. */
  rate?(chatId: string, messageId: string, feedback: Feedback | undefined): Promise<void>;
  /** The streaming reply with its text so far, or null. Rejects without a live connection. */
  syncReply(chatId: string): Promise<Message | null>;
  /** Stops the streaming reply. Rejects without a live connection. */
  stopReply(chatId: string): Promise<void>;
}
