import { Injectable } from '@nestjs/common';
import type { Message } from '../../../../contract/chats/chat.js';
import { NotFound } from '../../common/app-error.js';
import {
  type ChatOutline,
  type ChatRecord,
  ChatRecordsRepository,
  type MessageRecord,
  type SaidRecord,
} from './chat-records.repository.js';
import { LiveTextStore } from '../replies/live-text.store.js';

export type { ChatOutline, ChatRecord, MessageRecord };

/** A message as a transcript shows it. */
export type TranscriptMessage = Pick<Message, 'isUser' | 'content' | 'status' | 'createdAt'> &
  Pick<MessageRecord, 'attached'>;

/** How many of a chat's newest messages, including replies, to search for what the artist said. */
const saidMost = 600;

/** How many characters of the preceding reply to read: only its end, where the questions are. */
const askedMost = 400;

/** Messages held in memory at once. */
const pageSize = 500;

/** Reads an account's whole chats, for the worker. */
@Injectable()
export class ChatRecordsService {
  constructor(
    private readonly records: ChatRecordsRepository,
    private readonly texts: LiveTextStore,
  ) {}

  /** Non-empty chats, oldest first. */
  list(userId: string): Promise<ChatRecord[]> {
    return this.records.listChats(userId);
  }

  /**
   * The artist's own messages in a chat, with times and without replaced versions: the newest ones, oldest first, each
   * with the end of the reply before it.
   */
  listSaid(userId: string, chatId: string): Promise<SaidRecord[]> {
    return this.records.findSaid(userId, chatId, { most: saidMost, askedMost });
  }

  /** The messages a chat shows now, without their text. @throws NotFound */
  async outline(userId: string, chatId: string): Promise<ChatOutline> {
    const outline = await this.records.outline(userId, chatId);
    if (!outline) throw new NotFound();
    return outline;
  }

  /**
   * The messages at the given positions of an outline, oldest first; a reply in flight has its text so far.
   * @throws NotFound if the chat has been deleted in the meantime
   */
  async readAt(userId: string, chatId: string, positions: readonly number[]): Promise<TranscriptMessage[]> {
    const rows = await this.records.findAt(userId, chatId, positions);
    if (!rows) throw new NotFound();
    return Promise.all(
      rows.map(async (row) => ({
        isUser: row.isUser,
        content: row.status === 'streaming' ? await this.texts.readText(row).catch(() => '') : row.content,
        status: row.status,
        createdAt: row.createdAt.toISOString(),
        attached: row.attached,
      })),
    );
  }

  /**
   * Reads all messages of an account in a single pass. The returned function yields one chat's messages, oldest first;
   * call it for each chat in the order of `list`, and read each to its end before the next.
   */
  walk(userId: string): (chatId: string) => AsyncGenerator<MessageRecord, void, void> {
    const all = flatten(this.records.readMessages(userId, pageSize));
    let next: Promise<IteratorResult<MessageRecord, void>> | undefined;
    return async function* messagesOf(chatId: string) {
      for (;;) {
        next ??= all.next();
        const { value, done } = await next;
        // A later chat's messages wait for its turn.
        if (done || value.chatId > chatId) return;
        next = undefined;
        if (value.chatId === chatId) yield value;
      }
    };
  }
}

async function* flatten<T>(pages: AsyncIterable<T[]>): AsyncGenerator<T, void, void> {
  for await (const page of pages) yield* page;
}
