import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Chat, type Message, newChatTitle, type SentMessage } from '../../../contract/chat.js';
import type { CreateChatBody } from '../../../contract/create-chat.body.js';
import { limits } from '../../../contract/limits.js';
import type { MessagePageQuery } from '../../../contract/message-page.query.js';
import type { SendMessageBody } from '../../../contract/send-message.body.js';
import type { User } from '../../../contract/user.js';
import { NotFound } from '../common/app-error.js';
import { Broadcaster } from '../realtime/broadcaster.js';
import { EmptyChatExists, NothingToRetry, ReplyInFlight } from './chats.errors.js';
import { ChatsRepository } from './chats.repository.js';
import { toChat, toMessage } from './message.js';
import type { MessageEntity } from './message.entity.js';
import { type Exchange, MessagesRepository } from './messages.repository.js';
import { ReplyService } from './reply.service.js';

/** A page of a chat, oldest first, and whether older messages exist. */
interface MessagePage {
  messages: Message[];
  hasOlder: boolean;
}

/** An account's conversations. Somebody else's chat is as absent as one that never was. */
@Injectable()
export class ChatsService {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly messages: MessagesRepository,
    private readonly replies: ReplyService,
    private readonly broadcaster: Broadcaster,
  ) {}

  /** Last activity first. */
  async list(userId: string): Promise<Chat[]> {
    return (await this.chats.listOwned(userId)).map(toChat);
  }

  /** @throws EmptyChatExists with the chat to use instead; one account has at most one empty chat */
  async create(userId: string, body: CreateChatBody): Promise<Chat> {
    const title = body.title?.trim() ?? newChatTitle;
    const titledBy = title === newChatTitle ? 'nobody' : 'user';
    // The empty chat that was in the way may have been used or deleted by the time it is looked for: then try again.
    for (;;) {
      const inserted = await this.chats.insertEmpty({ id: uuidv7(), userId, title, titledBy });
      if (inserted) {
        const chat = toChat(inserted);
        this.broadcaster.emit(userId, 'chat:upsert', { chat });
        return chat;
      }
      const empty = await this.chats.findEmpty(userId);
      if (empty) throw new EmptyChatExists(empty.id);
    }
  }

  /** @throws NotFound */
  async rename(userId: string, chatId: string, title: string): Promise<Chat> {
    const renamed = await this.chats.rename(userId, chatId, title.trim());
    if (!renamed) throw new NotFound();
    const chat = toChat(renamed);
    this.broadcaster.emit(userId, 'chat:upsert', { chat });
    return chat;
  }

  /** Removes a chat with its messages and ends a reply that is being written in it. @throws NotFound */
  async remove(userId: string, chatId: string): Promise<void> {
    if (!(await this.chats.remove(userId, chatId))) throw new NotFound();
    this.replies.drop(userId, chatId);
    this.broadcaster.emit(userId, 'chat:remove', { id: chatId });
  }

  /** The newest page of a chat, or the one before a message. @throws NotFound */
  async page(userId: string, chatId: string, query: MessagePageQuery): Promise<MessagePage> {
    const page = await this.messages.findPage(
      userId,
      chatId,
      Number(query.limit ?? limits.messagePageDefault),
      query.before,
    );
    if (!page) throw new NotFound();
    return { hasOlder: page.hasOlder, messages: await Promise.all(page.messages.map((row) => this.show(row))) };
  }

  /**
   * Sends a message and answers as soon as the reply has begun. A client id that was used before answers what it did then.
   * @param isWaiting whether the caller is still there to be told of a failure
   * @throws NotFound, ReplyInFlight, Overloaded, AssistantFailed, AssistantBusy
   */
  async send(user: User, chatId: string, body: SendMessageBody, isWaiting: () => boolean): Promise<SentMessage> {
    this.replies.admit();
    const clientMessageId = body.clientMessageId ?? null;
    const exchange = await this.messages.startExchange({
      userId: user.id,
      chatId,
      userMessageId: uuidv7(),
      replyId: uuidv7(),
      text: body.message,
      clientMessageId,
    });
    if (exchange === null) throw new NotFound();
    if (exchange === 'in_flight') return this.repeat(user.id, chatId, clientMessageId);
    return this.reply(user, exchange, isWaiting);
  }

  /**
   * Has the last reply written again, when it was stopped or failed.
   * @throws NotFound, NothingToRetry, ReplyInFlight, Overloaded, AssistantFailed, AssistantBusy
   */
  async retry(user: User, chatId: string, replyId: string, isWaiting: () => boolean): Promise<SentMessage> {
    this.replies.admit();
    if (!(await this.chats.findOwned(user.id, chatId))) throw new NotFound();
    const exchange = await this.messages.restartReply(user.id, chatId, replyId);
    if (exchange === null) throw new NothingToRetry();
    if (exchange === 'in_flight') throw new ReplyInFlight();
    return this.reply(user, exchange, isWaiting);
  }

  /** The reply that is being written in a chat, with its text so far, or null. */
  async sync(userId: string, chatId: string): Promise<Message | null> {
    const reply = await this.messages.findStreaming(userId, chatId);
    return reply ? this.show(reply) : null;
  }

  /** Ends the reply that is being written in a chat; its text so far is kept. */
  async stop(userId: string, chatId: string): Promise<void> {
    await this.replies.stop(userId, chatId);
  }

  private async reply(user: User, exchange: Exchange, isWaiting: () => boolean): Promise<SentMessage> {
    const reply = await this.replies.begin(exchange, user, isWaiting);
    return { userMessage: toMessage(exchange.userMessage), reply };
  }

  /** What a client id did earlier. */
  private async repeat(userId: string, chatId: string, clientMessageId: string | null): Promise<SentMessage> {
    const earlier = clientMessageId && (await this.messages.findByClientId(userId, chatId, clientMessageId));
    if (!earlier) throw new ReplyInFlight();
    const { userMessage, reply } = earlier;
    const live = await this.replies.joinBeginning(chatId, reply.id);
    return { userMessage: toMessage(userMessage), reply: live ?? (await this.show(reply)) };
  }

  private async show(row: MessageEntity): Promise<Message> {
    return row.status === 'streaming' ? toMessage(row, await this.replies.textSoFar(row)) : toMessage(row);
  }
}
