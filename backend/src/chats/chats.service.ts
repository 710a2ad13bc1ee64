import { Injectable, Logger } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { type Chat, newChatTitle } from '../../../contract/chats/chat.js';
import type { ChangeChatBody } from '../../../contract/chats/change-chat.body.js';
import type { CreateChatBody } from '../../../contract/chats/create-chat.body.js';
import { guestMessageLimit } from '../../../contract/limits.js';
import { NotFound } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import { ProposalsService, type SaidMessage } from '../facts/proposals.service.js';
import { UsersService } from '../users/users.service.js';
import { ChatTitlesService } from './chat-titles.service.js';
import { EmptyChatExists, NothingToChange } from './chats.errors.js';
import { ChatsRepository } from './chats.repository.js';
import { toChat } from './messages/message.js';
import { MessagesRepository } from './messages/messages.repository.js';
import { guestOwnerId } from './owner.js';
import { ReplyService } from './replies/reply.service.js';

/** A page of an owner's chats, and the cursor of the next page; null if there is none. */
interface ChatsPage {
  chats: Chat[];
  before: string | null;
}

/** Conversations by owner id. Another owner's chat is reported as not found. */
@Injectable()
export class ChatsService {
  private readonly logger = new Logger(ChatsService.name);

  constructor(
    private readonly chats: ChatsRepository,
    private readonly messages: MessagesRepository,
    private readonly replies: ReplyService,
    private readonly titles: ChatTitlesService,
    private readonly proposals: ProposalsService,
    private readonly users: UsersService,
    private readonly broadcaster: Broadcaster,
    private readonly clock: Clock,
  ) {}

  /** A page of an owner's chats, most recent activity first. @param before cursor from the previous page */
  async list(ownerId: string, limit: number, before?: string): Promise<ChatsPage> {
    // One more than requested shows whether there are others.
    const found = await this.chats.listOwned(ownerId, limit + 1, before);
    const rows = found.slice(0, limit);
    return { chats: rows.map(toChat), before: (found.length > limit && rows.at(-1)?.cursor) || null };
  }

  /** The chat with the most recent activity; undefined if there is none. */
  async findNewest(ownerId: string): Promise<Chat | undefined> {
    return (await this.list(ownerId, 1)).chats[0];
  }

  /**
   * Creates an empty chat. A known id returns the existing chat. A release of another account is ignored.
   * @throws EmptyChatExists with the chat to use instead; an owner has at most one empty chat
   * @throws NotFound for another owner's id
   */
  async create(ownerId: string, body: CreateChatBody): Promise<Chat> {
    const title = body.title?.trim() ?? newChatTitle;
    const id = body.id ?? uuidv7();
    const titledBy = title === newChatTitle ? 'nobody' : 'user';
    // The conflicting empty chat may have been used or deleted before we read it: try again.
    for (;;) {
      const inserted = await this.chats.insertEmpty({
        id,
        owner: ownerId,
        title,
        titledBy,
        releaseId: body.releaseId ?? null,
      });
      if (typeof inserted === 'object') {
        const chat = toChat(inserted);
        this.broadcaster.emit(ownerId, 'chat:upsert', { chat });
        return chat;
      }
      const known = body.id ? await this.chats.findOwned(ownerId, id) : null;
      if (known) return toChat(known);
      if (inserted === 'taken') throw new NotFound();
      const empty = await this.chats.findEmpty(ownerId);
      if (empty) throw new EmptyChatExists(empty.id);
    }
  }

  /** Returns the chat with the most recent activity; creates one if there is none. */
  async openNewest(ownerId: string, body: CreateChatBody): Promise<Chat> {
    const newest = await this.findNewest(ownerId);
    if (newest) return newest;
    try {
      return await this.create(ownerId, body);
    } catch (error) {
      if (error instanceof EmptyChatExists) return this.openNewest(ownerId, body);
      throw error;
    }
  }

  /**
   * Moves a guest's chats to an account, once, and has them named and read for facts.
   * @returns how many were moved, or null if another account already has them
   */
  async transfer(guestId: number, accountId: string): Promise<number | null> {
    const moved = await this.chats.transfer(guestId, accountId);
    if (!moved) return null;
    for (const chat of moved) {
      // If another server is writing the reply, it sees the new owner in the chat itself.
      this.replies.handOver(chat.id, accountId);
      this.broadcaster.emit(accountId, 'chat:upsert', { chat: toChat(chat) });
      this.broadcaster.emit(guestOwnerId(guestId), 'chat:remove', { id: chat.id });
      void this.nameCarriedOver(accountId, chat.id);
    }
    void this.proposeCarriedOver(
      accountId,
      moved.map(({ id }) => id),
    );
    return moved.length;
  }

  /** Renames, pins, archives or moves a chat. @throws NotFound, NothingToChange */
  async change(ownerId: string, chatId: string, body: ChangeChatBody): Promise<Chat> {
    const { title, isPinned, isArchived, releaseId } = body;
    if ([title, isPinned, isArchived, releaseId].every((field) => field === undefined)) throw new NothingToChange();
    const now = this.clock.now();
    const changed = await this.chats.change(ownerId, chatId, {
      ...(title === undefined ? {} : { title: title.trim(), titledBy: 'user' }),
      ...(isPinned === undefined ? {} : { pinnedAt: isPinned ? now : null }),
      ...(isArchived === undefined ? {} : { archivedAt: isArchived ? now : null }),
      ...(releaseId === undefined ? {} : { releaseId }),
    });
    if (!changed) throw new NotFound();
    const chat = toChat(changed);
    this.broadcaster.emit(ownerId, 'chat:upsert', { chat });
    return chat;
  }

  /** Links a chat to the release planned in it, as long as it is the only one. A room that the artist chose stays. */
  async joinRelease(ownerId: string, chatId: string, releaseId: string): Promise<void> {
    const changed = await this.chats.joinRelease(ownerId, chatId, releaseId);
    if (changed) this.broadcaster.emit(ownerId, 'chat:upsert', { chat: toChat(changed) });
  }

  /** Deletes a chat with its messages and ends any reply in flight. @throws NotFound */
  async remove(ownerId: string, chatId: string): Promise<void> {
    if (!(await this.chats.remove(ownerId, chatId))) throw new NotFound();
    this.replies.drop(ownerId, chatId);
    this.broadcaster.emit(ownerId, 'chat:remove', { id: chatId });
  }

  /** @throws NotFound if the chat isn't the owner's */
  async read(ownerId: string, chatId: string): Promise<Chat> {
    const chat = await this.chats.findOwned(ownerId, chatId);
    if (!chat) throw new NotFound();
    return toChat(chat);
  }

  /** @throws NotFound if the chat isn't the owner's */
  async assertOwned(ownerId: string, chatId: string): Promise<void> {
    if (!(await this.chats.findOwned(ownerId, chatId))) throw new NotFound();
  }

  /** The assistant doesn't name guests' chats, since naming costs a model call; they are named after the transfer. */
  private async nameCarriedOver(accountId: string, chatId: string): Promise<void> {
    const [question, answer] = await this.messages.findFirst(chatId, 2).catch(() => []);
    if (question && answer) await this.titles.name(accountId, chatId, question, answer.content);
  }

  /** Guests have no facts; those of the trial are found after the transfer, with one model call. */
  private async proposeCarriedOver(accountId: string, chatIds: readonly string[]): Promise<void> {
    try {
      const timeZone = await this.users.timeZoneOf(accountId);
      const chats = await Promise.all(chatIds.map((id) => this.messages.findFirst(id, 2 * guestMessageLimit)));
      const said = chats.flatMap((rows) =>
        rows.flatMap(({ id, chatId, isUser, content, createdAt }, index): SaidMessage[] => {
          const origin = { messageId: id, chatId, replyId: rows[index + 1]?.id ?? null, timeZone, saidAt: createdAt };
          return isUser ? [{ text: content, origin }] : [];
        }),
      );
      await this.proposals.proposeFrom(accountId, said);
    } catch (error) {
      this.logger.debug({ err: error, msg: 'Could not look for facts in a trial' });
    }
  }
}
