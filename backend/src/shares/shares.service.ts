import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import type { ChatShare, OwnedShare, SharedChat } from '../../../contract/share.js';
import { ChatsService } from '../chats/chats.service.js';
import { NotFound, Overloaded } from '../common/app-error.js';
import { type RateLimit, RateLimits } from '../common/rate-limits.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { NothingToShare } from './shares.errors.js';
import { type ShareRow, SharesRepository } from './shares.repository.js';

/** A link may lead to a very long conversation, and whoever has it need not sign in. */
const reading: RateLimit = { name: 'shared-chat', times: 120, seconds: 60 };

/** The page itself costs nothing, its title in it does. */
const previewing: RateLimit = { name: 'shared-preview', times: 120, seconds: 60 };

/** More are not listed at once: the others are when these are no longer shared. */
const listedMax = 100;

/** Each is read as a whole, however long it is: so many at a time, and so many more in line. */
const mostAtOnce = 4;
const lineMax = 100;

/** Lets an artist show a conversation to somebody by a link, and take the link back. */
@Injectable()
export class SharesService {
  private readonly turns = pLimit(mostAtOnce);

  constructor(
    private readonly shares: SharesRepository,
    private readonly chats: ChatsService,
    private readonly limits: RateLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Shares a chat as it is now; one that is shared keeps its link. @throws NotFound, NothingToShare */
  async share(ownerId: string, chatId: string): Promise<ChatShare> {
    const row = await this.shares.put(ownerId, chatId, randomBytes(32).toString('base64url'));
    if (row === 'absent') throw new NotFound();
    if (row === 'empty') throw new NothingToShare();
    return this.toShare(row);
  }

  /** How a chat is shared, or null. @throws NotFound */
  async find(ownerId: string, chatId: string): Promise<ChatShare | null> {
    await this.chats.assertOwned(ownerId, chatId);
    const row = await this.shares.find(ownerId, chatId);
    return row && this.toShare(row);
  }

  /** The chats that an artist shares, shared last first: at most a hundred. */
  async list(ownerId: string): Promise<OwnedShare[]> {
    const rows = await this.shares.listOwned(ownerId, listedMax);
    return rows.map((row) => ({ chatId: row.chatId, title: row.title, ...this.toShare(row) }));
  }

  /** Makes the link of a chat lead nowhere, if it has one. @throws NotFound */
  async revoke(ownerId: string, chatId: string): Promise<void> {
    await this.chats.assertOwned(ownerId, chatId);
    await this.shares.remove(ownerId, chatId);
  }

  /** What a link shows to somebody of a network. @throws NotFound, TooManyTries, Overloaded */
  async read(token: string, network: string): Promise<SharedChat> {
    await this.limits.count([reading, network]);
    if (this.turns.pendingCount >= lineMax) throw new Overloaded();
    return this.turns(() => this.findShared(token));
  }

  /** What a link's preview says to somebody of a network; undefined for a link that leads nowhere. @throws TooManyTries */
  async findTitle(token: string, network: string): Promise<{ title: string; url: string } | undefined> {
    await this.limits.count([previewing, network]);
    const title = await this.shares.findTitle(token);
    return title === undefined ? undefined : { title, url: this.urlOf(token) };
  }

  private async findShared(token: string): Promise<SharedChat> {
    const rows = /^[\w-]{43}$/.test(token) ? await this.shares.findShared(token) : [];
    const [first] = rows;
    if (!first) throw new NotFound('This link leads to nothing: the conversation is no longer shared.');
    return {
      title: first.title,
      sharedAt: first.sharedAt.toISOString(),
      messages: rows.map(({ content, isUser, createdAt, isPartial }) => ({
        content,
        isUser,
        createdAt: createdAt.toISOString(),
        ...(isPartial ? { isPartial } : {}),
      })),
    };
  }

  private toShare({ token, sharedAt }: ShareRow): ChatShare {
    return { url: this.urlOf(token), sharedAt: sharedAt.toISOString() };
  }

  private urlOf(token: string): string {
    return `${this.env.publicUrl}/shared/${token}`;
  }
}
