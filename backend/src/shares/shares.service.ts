import { Inject, Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { limits } from '../../../contract/limits.js';
import type { ChatShare, OwnedShare, SharedChat } from '../../../contract/shares/share.js';
import type { SharedPageQuery } from '../../../contract/shares/shared-page.query.js';
import { ChatsService } from '../chats/chats.service.js';
import { NotFound, Overloaded } from '../common/app-error.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { NothingToShare, SharedAgain } from './shares.errors.js';
import { type SharedLink, type ShareRow, SharesRepository } from './shares.repository.js';

/** Readers don't have to sign in. */
const reading: RateLimit = { name: 'shared-chat', times: 120, seconds: 60 };

/** The page itself is cheap; looking up its title isn't. */
const previewing: RateLimit = { name: 'shared-preview', times: 120, seconds: 60 };

/** Pages read concurrently, and how many more may wait. */
const mostAtOnce = 4;
const lineMax = 100;

/** A page of a shared conversation, and where the older messages start; null when there are none. */
interface SharedPage {
  chat: SharedChat;
  before: string | null;
}

/** A page of an artist's shares, and where the older ones start; null when there are none. */
interface OwnedSharesPage {
  shares: OwnedShare[];
  before: string | null;
}

/** Lets an artist share a conversation by link, and revoke the link. */
@Injectable()
export class SharesService {
  private readonly turns = pLimit(mostAtOnce);

  constructor(
    private readonly shares: SharesRepository,
    private readonly chats: ChatsService,
    private readonly rateLimits: RateLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Shares a chat as it is now; one already shared keeps its link. @throws NotFound, NothingToShare */
  async share(ownerId: string, chatId: string): Promise<ChatShare> {
    const row = await this.shares.upsertShare(ownerId, chatId, randomBytes(32).toString('base64url'));
    if (row === 'absent') throw new NotFound();
    if (row === 'empty') throw new NothingToShare();
    return this.toShare(row);
  }

  /** A chat's share, or null. @throws NotFound */
  async find(ownerId: string, chatId: string): Promise<ChatShare | null> {
    await this.chats.assertOwned(ownerId, chatId);
    const row = await this.shares.find(ownerId, chatId);
    return row && this.toShare(row);
  }

  /** A page of an artist's shared chats, most recently shared first. @param before cursor from the previous page */
  async list(ownerId: string, limit: number, before?: string): Promise<OwnedSharesPage> {
    // One more than requested shows whether there are older ones.
    const found = await this.shares.listOwned(ownerId, limit + 1, before);
    const rows = found.slice(0, limit);
    const shares = rows.map((row) => ({ chatId: row.chatId, title: row.title, ...this.toShare(row) }));
    return { shares, before: (found.length > limit && rows.at(-1)?.cursor) || null };
  }

  /** Revokes a chat's link, if it has one. @throws NotFound */
  async revoke(ownerId: string, chatId: string): Promise<void> {
    await this.chats.assertOwned(ownerId, chatId);
    await this.shares.remove(ownerId, chatId);
  }

  /**
   * A page of the messages behind a link, for a reader on a network.
   * @throws NotFound, SharedAgain, TooManyTries, Overloaded
   */
  async read(token: string, network: string, { before, limit }: SharedPageQuery): Promise<SharedPage> {
    await this.rateLimits.count([reading, network]);
    if (this.turns.pendingCount >= lineMax) throw new Overloaded();
    return this.turns(() => this.readPage(token, Number(limit ?? limits.messagePageDefault), before));
  }

  /** A link's preview, for a reader on a network; undefined for an unknown link. @throws TooManyTries */
  async findTitle(token: string, network: string): Promise<{ title: string; url: string } | undefined> {
    await this.rateLimits.count([previewing, network]);
    const title = await this.shares.findTitle(token);
    return title === undefined ? undefined : { title, url: this.urlOf(token) };
  }

  private async readPage(token: string, limit: number, before?: string): Promise<SharedPage> {
    const link = /^[\w-]{43}$/.test(token) ? await this.shares.findLink(token) : null;
    if (!link) throw new NotFound('This link leads to nothing: the conversation is no longer shared.');
    const [beforeId] = before?.split('.') ?? [];
    if (beforeId !== undefined && before !== this.cursorOf(link, beforeId)) throw new SharedAgain();
    // One extra row shows whether older ones exist.
    const found = await this.shares.findShared(link, limit + 1, beforeId);
    const rows = found.slice(-limit);
    const [first] = rows;
    const chat = {
      title: link.title,
      sharedAt: link.sharedAt.toISOString(),
      messages: rows.map(({ content, isUser, createdAt, isPartial }) => ({
        content,
        isUser,
        createdAt: createdAt.toISOString(),
        ...(isPartial ? { isPartial } : {}),
      })),
    };
    return { chat, before: first && found.length > limit ? this.cursorOf(link, first.id) : null };
  }

  /**
   * A page cursor: a message of the shared branch, signed, because checking that it is on the branch would mean walking
   * it from its end. Sharing again invalidates the previous branch's cursors.
   */
  private cursorOf({ chatId, leafId }: SharedLink, messageId: string): string {
    const signature = createHmac('sha256', this.env.sessionKey).update(`share:${chatId}:${leafId}:${messageId}`);
    return `${messageId}.${signature.digest('base64url').slice(0, 22)}`;
  }

  private toShare({ token, sharedAt }: ShareRow): ChatShare {
    return { url: this.urlOf(token), sharedAt: sharedAt.toISOString() };
  }

  private urlOf(token: string): string {
    return `${this.env.publicUrl}/shared/${token}`;
  }
}
