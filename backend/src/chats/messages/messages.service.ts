import { Injectable } from '@nestjs/common';
import type { Message } from '../../../../contract/chats/chat.js';
import type { FeedbackBody } from '../../../../contract/chats/feedback.body.js';
import { limits } from '../../../../contract/limits.js';
import type { MessagePageQuery } from '../../../../contract/chats/message-page.query.js';
import { NotFound } from '../../common/app-error.js';
import { Broadcaster } from '../../broadcast/broadcaster.js';
import { ChatsRepository } from '../chats.repository.js';
import type { MessageRow } from './message-row.js';
import { MessagesRepository } from './messages.repository.js';
import { ReplyService } from '../replies/reply.service.js';

/** A page of a chat, oldest first, and whether there are older and newer messages. */
interface MessagePage {
  messages: Message[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/** Messages of chats by owner id. Another owner's chat is reported as not found. */
@Injectable()
export class MessagesService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly chats: ChatsRepository,
    private readonly replies: ReplyService,
    private readonly broadcaster: Broadcaster,
  ) {}

  /** The newest page of a chat, or the one before, after or around a message. @throws NotFound */
  async page(ownerId: string, chatId: string, query: MessagePageQuery): Promise<MessagePage> {
    const limit = Number(query.limit ?? limits.messagePageDefault);
    const { messages, ...more } = await this.findPage(ownerId, chatId, limit, query);
    return { ...more, messages: await Promise.all(messages.map((row) => this.replies.show(row))) };
  }

  /**
   * A chat's title, and a version that changes whenever the shown messages do (null while a reply is in flight).
   * @throws NotFound
   */
  async version(ownerId: string, chatId: string): Promise<{ title: string; version: string | null }> {
    const chat = await this.chats.findOwned(ownerId, chatId);
    if (!chat) throw new NotFound();
    const last = await this.messages.findLast(chatId);
    if (last?.status === 'streaming') return { title: chat.title, version: null };
    return { title: chat.title, version: last ? `${last.id} ${last.attempt} ${last.status}` : 'empty' };
  }

  /** A finished reply. @throws NotFound */
  async findReply(ownerId: string, chatId: string, messageId: string): Promise<{ content: string }> {
    const reply = await this.messages.findReply(ownerId, chatId, messageId);
    if (!reply) throw new NotFound();
    return reply;
  }

  /** The reply in flight in a chat, with its text so far, or null. */
  async sync(ownerId: string, chatId: string): Promise<Message | null> {
    const reply = await this.messages.findStreaming(ownerId, chatId);
    return reply ? this.replies.show(reply) : null;
  }

  /** Stores the artist's rating of a reply; null removes it. @throws NotFound */
  async rate(ownerId: string, chatId: string, messageId: string, { rating, note = '' }: FeedbackBody): Promise<void> {
    const feedback = rating && { rating, note: note.trim() };
    if (!(await this.messages.rate(ownerId, chatId, messageId, feedback))) throw new NotFound();
    this.broadcaster.emit(ownerId, 'message:rated', { chatId, messageId, feedback });
  }

  private async findPage(
    ownerId: string,
    chatId: string,
    limit: number,
    { before, after, around }: MessagePageQuery,
  ): Promise<{ messages: MessageRow[]; hasOlder: boolean; hasNewer: boolean }> {
    const messageId = after ?? around;
    const half = after ? limit : Math.ceil(limit / 2);
    const onwards = messageId
      ? await this.messages.findOnwards(ownerId, chatId, half, { messageId, isIncluded: after === undefined })
      : null;
    // With `after`, older messages always exist; only `around` needs the ones before.
    const count = after ? 1 : Math.max(1, limit - (onwards?.messages.length ?? 0));
    const page = await this.messages.findPage(ownerId, chatId, count, before ?? messageId);
    if (!page) throw new NotFound();
    if (!onwards) return { ...page, hasNewer: false };
    if (after) return { messages: onwards.messages, hasOlder: true, hasNewer: onwards.hasNewer };
    return { ...page, messages: [...page.messages, ...onwards.messages], hasNewer: onwards.hasNewer };
  }
}
