import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Chat, type Message, newChatTitle, type SentMessage } from '../../../contract/chat.js';
import type { ChangeChatBody } from '../../../contract/change-chat.body.js';
import type { CreateChatBody } from '../../../contract/create-chat.body.js';
import type { EditMessageBody } from '../../../contract/edit-message.body.js';
import type { FeedbackBody } from '../../../contract/feedback.body.js';
import { limits } from '../../../contract/limits.js';
import type { MessagePageQuery } from '../../../contract/message-page.query.js';
import type { RegenerateBody } from '../../../contract/regenerate.body.js';
import type { SendMessageBody } from '../../../contract/send-message.body.js';
import { NotFound } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { NotesService } from '../memory/notes.service.js';
import { Broadcaster } from '../realtime/broadcaster.js';
import { BranchesRepository } from './branches.repository.js';
import { ChatTitlesService } from './chat-titles.service.js';
import {
  EmptyChatExists,
  MessageLimitExceeded,
  NothingToChange,
  NothingToRetry,
  ReplyInFlight,
} from './chats.errors.js';
import { ChatsRepository } from './chats.repository.js';
import { MessageAllowance } from './message-allowance.service.js';
import { toChat, toMessage } from './message.js';
import type { MessageEntity } from './message.entity.js';
import { type Exchange, MessagesRepository } from './messages.repository.js';
import { guestOwnerId, type Owner } from './owner.js';
import { RecallService } from './recall.service.js';
import { type Reading, ReplyService } from './reply.service.js';

/** A page of a chat, oldest first, and whether older and newer messages exist. */
interface MessagePage {
  messages: Message[];
  hasOlder: boolean;
  hasNewer: boolean;
}

/** What came of a send. */
interface Sent {
  sent: SentMessage;
  /** Where a guest stands with this message; null for an account and for a repeat. */
  trialCount: number | null;
  /** The client id was known: nothing was sent. */
  isRepeat: boolean;
}

/** The conversations of whoever owns them, by owner id. Somebody else's chat is as absent as one that never was. */
@Injectable()
export class ChatsService {
  constructor(
    private readonly chats: ChatsRepository,
    private readonly messages: MessagesRepository,
    private readonly branches: BranchesRepository,
    private readonly replies: ReplyService,
    private readonly titles: ChatTitlesService,
    private readonly recall: RecallService,
    private readonly notes: NotesService,
    private readonly broadcaster: Broadcaster,
    private readonly clock: Clock,
    private readonly allowance: MessageAllowance,
  ) {}

  /** Last activity first. */
  async list(ownerId: string): Promise<Chat[]> {
    return (await this.chats.listOwned(ownerId)).map(toChat);
  }

  /** @throws EmptyChatExists with the chat to use instead; nobody has more than one empty chat */
  async create(ownerId: string, body: CreateChatBody): Promise<Chat> {
    const title = body.title?.trim() ?? newChatTitle;
    const titledBy = title === newChatTitle ? 'nobody' : 'user';
    // The empty chat that was in the way may have been used or deleted by the time it is looked for: then try again.
    for (;;) {
      const inserted = await this.chats.insertEmpty({ id: uuidv7(), owner: ownerId, title, titledBy });
      if (inserted) {
        const chat = toChat(inserted);
        this.broadcaster.emit(ownerId, 'chat:upsert', { chat });
        return chat;
      }
      const empty = await this.chats.findEmpty(ownerId);
      if (empty) throw new EmptyChatExists(empty.id);
    }
  }

  /** The chat of the last activity, made when there is none. */
  async openNewest(ownerId: string, body: CreateChatBody): Promise<Chat> {
    const [newest] = await this.list(ownerId);
    if (newest) return newest;
    try {
      return await this.create(ownerId, body);
    } catch (error) {
      if (error instanceof EmptyChatExists) return this.openNewest(ownerId, body);
      throw error;
    }
  }

  /**
   * Moves a guest's chats to an account, once, and has them named. Answers how many were moved now, or null when another
   * account has them.
   */
  async carryOver(guestId: number, accountId: string): Promise<number | null> {
    const moved = await this.chats.carryOver(guestId, accountId);
    if (!moved) return null;
    for (const chat of moved) {
      // The server that writes its reply, if another one does, sees it in the chat itself.
      this.replies.handOver(chat.id, accountId);
      this.broadcaster.emit(accountId, 'chat:upsert', { chat: toChat(chat) });
      this.broadcaster.emit(guestOwnerId(guestId), 'chat:remove', { id: chat.id });
      void this.nameCarriedOver(accountId, chat.id);
    }
    return moved.length;
  }

  /** Gives a chat a title, pins or archives it. @throws NotFound, NothingToChange */
  async change(ownerId: string, chatId: string, { title, isPinned, isArchived }: ChangeChatBody): Promise<Chat> {
    if (title === undefined && isPinned === undefined && isArchived === undefined) throw new NothingToChange();
    const now = this.clock.now();
    const changed = await this.chats.change(ownerId, chatId, {
      ...(title === undefined ? {} : { title: title.trim(), titledBy: 'user' }),
      ...(isPinned === undefined ? {} : { pinnedAt: isPinned ? now : null }),
      ...(isArchived === undefined ? {} : { archivedAt: isArchived ? now : null }),
    });
    if (!changed) throw new NotFound();
    const chat = toChat(changed);
    this.broadcaster.emit(ownerId, 'chat:upsert', { chat });
    return chat;
  }

  /** Removes a chat with its messages and ends a reply that is being written in it. @throws NotFound */
  async remove(ownerId: string, chatId: string): Promise<void> {
    if (!(await this.chats.remove(ownerId, chatId))) throw new NotFound();
    this.replies.drop(ownerId, chatId);
    this.broadcaster.emit(ownerId, 'chat:remove', { id: chatId });
  }

  /** Ends the replies that this server writes for an owner whose chats are gone. */
  endReplies(ownerId: string): void {
    this.replies.dropAllHere(ownerId);
  }

  /** The newest page of a chat, or the one before, after or around a message. @throws NotFound */
  async page(ownerId: string, chatId: string, query: MessagePageQuery): Promise<MessagePage> {
    const limit = Number(query.limit ?? limits.messagePageDefault);
    const { messages, ...more } = await this.findPage(ownerId, chatId, limit, query);
    return { ...more, messages: await Promise.all(messages.map((row) => this.show(row))) };
  }

  /** @throws NotFound when the chat is not the owner's */
  async assertOwned(ownerId: string, chatId: string): Promise<void> {
    if (!(await this.chats.findOwned(ownerId, chatId))) throw new NotFound();
  }

  /** A chat with all messages of the branch that is shown, oldest first. @throws NotFound */
  async whole(ownerId: string, chatId: string): Promise<{ title: string; messages: Message[] }> {
    const chat = await this.chats.findOwned(ownerId, chatId);
    if (!chat) throw new NotFound();
    const rows = await this.messages.findAll(chatId);
    return { title: chat.title, messages: await Promise.all(rows.map((row) => this.show(row))) };
  }

  /**
   * Sends a message and answers as soon as the reply has begun. A client id that was used before answers what it did then,
   * even where a message would be refused, and costs nothing.
   * @param isWaiting whether the caller is still there to be told of a failure
   * @throws NotFound, MessageLimitExceeded, TooManyMessages, ReplyInFlight, Overloaded, AssistantFailed, AssistantBusy
   */
  async send(owner: Owner, chatId: string, body: SendMessageBody, isWaiting: () => boolean): Promise<Sent> {
    try {
      this.replies.admit();
      if (!owner.trial) this.allowance.check(owner.id);
    } catch (refusal) {
      return { sent: await this.findSentOrRefuse(refusal, owner.id, chatId, body), trialCount: null, isRepeat: true };
    }
    const clientMessageId = body.clientMessageId ?? null;
    const starting = this.messages.startExchange({
      owner,
      chatId,
      userMessageId: uuidv7(),
      replyId: uuidv7(),
      text: body.message,
      clientMessageId,
    });
    // Read while the message is stored; nobody sees it before the chat has proved to be theirs.
    const reading: Reading = {
      since: this.messages.findSinceSummary(chatId).catch(() => undefined),
      memory: this.recall.recall(owner, chatId, body.message),
    };
    const [started, allowed] = await Promise.allSettled([starting, owner.trial || this.allowance.take(owner.id)]);
    if (started.status === 'rejected') throw started.reason;
    const exchange = started.value;
    if (exchange !== null && exchange !== 'in_flight') {
      if (allowed.status === 'rejected') {
        // One too many, as was found out meanwhile.
        await this.messages.undoExchange(exchange);
        throw allowed.reason;
      }
      const sent = await this.reply(owner, exchange, isWaiting, reading);
      return { sent, trialCount: exchange.trialCount, isRepeat: false };
    }
    if (allowed.status === 'fulfilled') await this.giveBack(owner);
    const earlier = await this.findSent(owner.id, chatId, body);
    if (earlier) return { sent: earlier, trialCount: null, isRepeat: true };
    if (allowed.status === 'rejected') throw allowed.reason;
    if (exchange === 'in_flight') throw new ReplyInFlight();
    if (owner.trial && (await this.chats.findOwned(owner.id, chatId))) throw new MessageLimitExceeded();
    throw new NotFound();
  }

  /** What a message's client id did earlier, or null when it is new. */
  async findSent(ownerId: string, chatId: string, body: RegenerateBody): Promise<SentMessage | null> {
    if (!body.clientMessageId) return null;
    const earlier = await this.messages.findByClientId(ownerId, chatId, body.clientMessageId);
    if (!earlier) return null;
    const { userMessage, reply } = earlier;
    const live = await this.replies.joinBeginning(chatId, reply.id);
    return { userMessage: toMessage(userMessage), reply: live ?? (await this.show(reply)) };
  }

  /**
   * Has the last reply written again, when it was stopped or failed.
   * @throws NotFound, NothingToRetry, ReplyInFlight, Overloaded, AssistantFailed, AssistantBusy
   */
  async retry(owner: Owner, chatId: string, replyId: string, isWaiting: () => boolean): Promise<SentMessage> {
    await this.admit(owner);
    const exchange = await this.messages.restartReply(owner, chatId, replyId);
    if (exchange !== null && exchange !== 'in_flight') return this.reply(owner, exchange, isWaiting);
    await this.giveBack(owner);
    if (exchange === 'in_flight') throw new ReplyInFlight();
    await this.assertOwned(owner.id, chatId);
    throw new NothingToRetry();
  }

  /**
   * Puts another version of what the artist said in its place and has it answered; the earlier one is kept with all that
   * followed it.
   * @throws NotFound, ReplyInFlight, Overloaded, AssistantFailed, AssistantBusy
   */
  edit(
    owner: Owner,
    chatId: string,
    messageId: string,
    body: EditMessageBody,
    isWaiting: () => boolean,
  ): Promise<SentMessage> {
    return this.fork(owner, chatId, messageId, { id: uuidv7(), text: body.message }, body, isWaiting);
  }

  /**
   * Has another version of a reply written; the earlier one is kept with all that followed it.
   * @throws NotFound, ReplyInFlight, Overloaded, AssistantFailed, AssistantBusy
   */
  regenerate(
    owner: Owner,
    chatId: string,
    messageId: string,
    body: RegenerateBody,
    isWaiting: () => boolean,
  ): Promise<SentMessage> {
    return this.fork(owner, chatId, messageId, null, body, isWaiting);
  }

  /** Notes what the artist thinks of a reply; null takes it back. @throws NotFound */
  async rate(ownerId: string, chatId: string, messageId: string, { rating, note = '' }: FeedbackBody): Promise<void> {
    const feedback = rating && { rating, note: note.trim() };
    if (!(await this.messages.rate(ownerId, chatId, messageId, feedback))) throw new NotFound();
    this.broadcaster.emit(ownerId, 'message:rated', { chatId, messageId, feedback });
  }

  /** Shows a version of a message, with what followed it when it was looked at last. @throws NotFound, ReplyInFlight */
  async choose(ownerId: string, chatId: string, messageId: string): Promise<void> {
    const chosen = await this.branches.choose(ownerId, chatId, messageId);
    if (chosen === 'in_flight') throw new ReplyInFlight();
    if (!chosen) throw new NotFound();
    this.broadcaster.emit(ownerId, 'branch:switch', { chatId });
  }

  /** The reply that is being written in a chat, with its text so far, or null. */
  async sync(ownerId: string, chatId: string): Promise<Message | null> {
    const reply = await this.messages.findStreaming(ownerId, chatId);
    return reply ? this.show(reply) : null;
  }

  /** Ends the reply that is being written in a chat; its text so far is kept. */
  async stop(ownerId: string, chatId: string): Promise<void> {
    await this.replies.stop(ownerId, chatId);
  }

  /** Whether another reply may be asked for. Guests are counted where their trial is. */
  private async admit(owner: Owner): Promise<void> {
    this.replies.admit();
    if (!owner.trial) await this.allowance.take(owner.id);
  }

  /** What was taken for a call that began no reply, whatever kept it from it: the model was not asked. */
  private async giveBack(owner: Owner): Promise<void> {
    if (!owner.trial) await this.allowance.giveBack(owner.id);
  }

  /** What the client id of a refused call did earlier. @throws the refusal when the id is new */
  private async findSentOrRefuse(
    refusal: unknown,
    ownerId: string,
    chatId: string,
    body: RegenerateBody,
  ): Promise<SentMessage> {
    const earlier = await this.findSent(ownerId, chatId, body);
    if (!earlier) throw refusal;
    return earlier;
  }

  private async fork(
    owner: Owner,
    chatId: string,
    messageId: string,
    question: { id: string; text: string } | null,
    body: RegenerateBody,
    isWaiting: () => boolean,
  ): Promise<SentMessage> {
    try {
      await this.admit(owner);
    } catch (refusal) {
      return this.findSentOrRefuse(refusal, owner.id, chatId, body);
    }
    const clientMessageId = body.clientMessageId ?? null;
    const exchange = await this.branches.fork({
      ownerId: owner.id,
      chatId,
      messageId,
      question,
      replyId: uuidv7(),
      clientMessageId,
    });
    if (exchange !== null && exchange !== 'in_flight') return this.reply(owner, exchange, isWaiting);
    await this.giveBack(owner);
    const earlier = await this.findSent(owner.id, chatId, body);
    if (earlier) return earlier;
    if (exchange === 'in_flight') throw new ReplyInFlight();
    throw new NotFound();
  }

  private async findPage(
    ownerId: string,
    chatId: string,
    limit: number,
    { before, after, around }: MessagePageQuery,
  ): Promise<{ messages: MessageEntity[]; hasOlder: boolean; hasNewer: boolean }> {
    const messageId = after ?? around;
    const half = after ? limit : Math.ceil(limit / 2);
    const onwards = messageId
      ? await this.messages.findOnwards(ownerId, chatId, half, { messageId, isIncluded: after === undefined })
      : null;
    // After a message there always is an older one; what comes before it is only asked for around it.
    const count = after ? 1 : Math.max(1, limit - (onwards?.messages.length ?? 0));
    const page = await this.messages.findPage(ownerId, chatId, count, before ?? messageId);
    if (!page) throw new NotFound();
    if (!onwards) return { ...page, hasNewer: false };
    if (after) return { messages: onwards.messages, hasOlder: true, hasNewer: onwards.hasNewer };
    return { ...page, messages: [...page.messages, ...onwards.messages], hasNewer: onwards.hasNewer };
  }

  private async reply(
    owner: Owner,
    exchange: Exchange,
    isWaiting: () => boolean,
    reading?: Reading,
  ): Promise<SentMessage> {
    const userMessage = toMessage(exchange.userMessage);
    if (owner.trial && exchange.trialCount === owner.trial.limit) {
      return { userMessage, reply: await this.close(owner.id, exchange, owner.trial.closingReply) };
    }
    const reply = await this.replies.begin(exchange, owner, isWaiting, reading);
    // Only now: of a message whose reply never began nothing is kept.
    if (owner.artist) await this.notes.keepFrom(owner.id, exchange.userMessage);
    return { userMessage, reply };
  }

  /** Ends an exchange with a reply that nobody has to write. It began like any other, so it has waited for its turn. */
  private async close(ownerId: string, exchange: Exchange, text: string): Promise<Message> {
    const { chatId, userMessage, reply } = exchange;
    const ended = await this.messages.endReply(reply, 'complete', text);
    const message = toMessage(ended ?? reply);
    this.broadcaster.emit(ownerId, 'message:new', { chatId, message: toMessage(userMessage) });
    this.broadcaster.emit(ownerId, 'reply:end', { chatId, message });
    return message;
  }

  /** A guest's chat has no title of the assistant's: naming costs a call of the model. */
  private async nameCarriedOver(accountId: string, chatId: string): Promise<void> {
    const [question, answer] = await this.messages.findFirst(chatId, 2).catch(() => []);
    if (question && answer) await this.titles.name(accountId, chatId, question.content, answer.content);
  }

  private async show(row: MessageEntity): Promise<Message> {
    return row.status === 'streaming' ? toMessage(row, await this.replies.textSoFar(row)) : toMessage(row);
  }
}
