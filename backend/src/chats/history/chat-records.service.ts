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
export type TranscriptMessage = Pick<Message, 'isUser' | 'content' | 'status' | 'createdAt'>;

/** The newest messages of a chat that are read for what the artist says there, with the replies between them. */
const saidMost = 600;

/** How much is read of the reply that a message answers: its end, where questions are. In characters. */
const askedMost = 400;

/** Messages that are in memory at a time. */
const pageSize = 500;

/** An account's chats as they are handed out whole, for the worker. */
@Injectable()
export class ChatRecordsService {
  constructor(
    private readonly records: ChatRecordsRepository,
    private readonly texts: LiveTextStore,
  ) {}

  /** The chats in which something was said, in the order in which they were begun. */
  list(userId: string): Promise<ChatRecord[]> {
    return this.records.listChats(userId);
  }

  /**
   * What the artist said in a chat and when, without versions that were replaced: the newest messages, oldest first, each with
   * the end of the reply before it.
   */
  said(userId: string, chatId: string): Promise<SaidRecord[]> {
    return this.records.findSaid(userId, chatId, { most: saidMost, askedMost });
  }

  /** The messages that a chat shows now, without their text. @throws NotFound */
  async outline(userId: string, chatId: string): Promise<ChatOutline> {
    const outline = await this.records.outline(userId, chatId);
    if (!outline) throw new NotFound();
    return outline;
  }

  /**
   * The messages at some positions of an outline, oldest first; a reply that is being written with its text so far.
   * @throws NotFound when the chat was deleted in the meantime
   */
  async readAt(userId: string, chatId: string, positions: readonly number[]): Promise<TranscriptMessage[]> {
    const rows = await this.records.findAt(userId, chatId, positions);
    if (!rows) throw new NotFound();
    return Promise.all(
      rows.map(async (row) => ({
        isUser: row.isUser,
        content: row.status === 'streaming' ? await this.texts.read(row).catch(() => '') : row.content,
        status: row.status,
        createdAt: row.createdAt.toISOString(),
      })),
    );
  }

  /**
   * Goes through the messages of all of an account's chats once. The answer gives those of one chat, oldest first; it is to
   * be called for one chat after the other, in the order of `list`, and each is to be read to its end.
   */
  walk(userId: string): (chatId: string) => AsyncGenerator<MessageRecord, void, void> {
    const all = flatten(this.records.readMessages(userId, pageSize));
    let next: Promise<IteratorResult<MessageRecord, void>> | undefined;
    return async function* messagesOf(chatId: string) {
      for (;;) {
        next ??= all.next();
        const { value, done } = await next;
        // What belongs to a later chat waits for its turn.
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
