import { Inject, Injectable } from '@nestjs/common';
import { createHmac, randomBytes } from 'node:crypto';
import pLimit from 'p-limit';
import { limits } from '../../../contract/limits.js';
import { oneSheetMarker } from '../../../contract/chats/chat.js';
import type { ShareBody } from '../../../contract/shares/share.body.js';
import type { ChatShare, OwnedShare, SharedChat, SharedSheet } from '../../../contract/shares/share.js';
import type { SharedPageQuery } from '../../../contract/shares/shared-page.query.js';
import { ChatsService } from '../chats/chats.service.js';
import { NotFound, Overloaded } from '../common/app-error.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { MediaService } from '../media/media.service.js';
import { NothingToShare, SharedAgain } from './shares.errors.js';
import { type SharedLink, type SharedRow, type ShareRow, SharesRepository } from './shares.repository.js';

/** Limit per network, since readers don't sign in. */
const reading: RateLimit = { name: 'shared-chat', times: 120, seconds: 60 };

/** A page of a chat shows the thumbnails of all its one-sheets. */
const readingSheets: RateLimit = { name: 'shared-sheet', times: 120, seconds: 60 };

/** The page itself is cheap, but looking up its title isn't. */
const previewing: RateLimit = { name: 'shared-preview', times: 120, seconds: 60 };

/** How many pages are read concurrently, and how many more may wait. */
const mostAtOnce = 4;
const lineMax = 100;

/** A page of a shared conversation, and the cursor of older messages; null if there are none. */
interface SharedPage {
  chat: SharedChat;
  before: string | null;
}

/** A one-sheet's file or thumbnail. */
interface SharedFile {
  fileName: string;
  bytes: Buffer;
}

/** A page of an artist's shares, and the cursor of older ones; null if there are none. */
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
    private readonly media: MediaService,
    private readonly rateLimits: RateLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Shares the chat's current state; if it is already shared, its link stays the same. @throws NotFound, NothingToShare
   */
  async share(ownerId: string, chatId: string, { withSheets }: ShareBody): Promise<ChatShare> {
    const token = randomBytes(32).toString('base64url');
    const row = await this.shares.upsertShare(ownerId, chatId, token, withSheets ?? null);
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
  async readSharedPage(token: string, network: string, { before, limit }: SharedPageQuery): Promise<SharedPage> {
    await this.rateLimits.count([reading, network]);
    if (this.turns.pendingCount >= lineMax) throw new Overloaded();
    return this.turns(() => this.readPage(token, Number(limit ?? limits.messagePageDefault), before));
  }

  /**
   * A one-sheet's file or thumbnail behind a link, for a reader on a network.
   * @throws NotFound, TooManyTries
   */
  async readSheet(token: string, network: string, mediaId: string, part: 'file' | 'thumbnail'): Promise<SharedFile> {
    await this.rateLimits.count([readingSheets, network]);
    const userId = /^[\w-]{43}$/.test(token) ? await this.shares.findSheetOwner(token, mediaId) : null;
    if (userId === null) throw new NotFound();
    const { fileName } = await this.media.find(userId, mediaId);
    const bytes = await (part === 'file'
      ? this.media.readSheet(userId, mediaId)
      : this.media.readThumbnail(userId, mediaId));
    return { fileName, bytes };
  }

  /** A link's preview, for a reader on a network; undefined for an unknown link. @throws TooManyTries */
  async findTitle(token: string, network: string): Promise<{ title: string; url: string } | undefined> {
    await this.rateLimits.count([previewing, network]);
    const title = await this.shares.findTitle(token);
    return title === undefined ? undefined : { title, url: this.urlOf(token) };
  }

  private async readPage(token: string, limit: number, before?: string): Promise<SharedPage> {
    const link = /^[\w-]{43}$/.test(token) ? await this.shares.findLink(token) : null;
    if (!link) throw new NotFound('This link no longer works: the conversation isn’t shared any more.');
    const [beforeId] = before?.split('.') ?? [];
    if (beforeId !== undefined && before !== this.cursorOf(link, beforeId)) throw new SharedAgain();
    // One extra row shows whether older ones exist.
    const found = await this.shares.findShared(link, limit + 1, beforeId);
    const rows = found.slice(-limit);
    const [first] = rows;
    const sheets = await this.sheetsOf(link, token, rows);
    const chat = {
      title: link.title,
      sharedAt: link.sharedAt.toISOString(),
      messages: rows.map(({ id, content, isUser, createdAt, isPartial, steps, attachments }) => ({
        content,
        isUser,
        createdAt: createdAt.toISOString(),
        ...(isPartial ? { isPartial } : {}),
        ...sheets.get(id),
        ...(steps.length > 0 ? { steps } : {}),
        ...(attachments ? { attachments } : {}),
      })),
    };
    return { chat, before: first && found.length > limit ? this.cursorOf(link, first.id) : null };
  }

  /** The one-sheets to show below these messages, if the artist shares them. */
  private async sheetsOf(
    link: SharedLink,
    token: string,
    rows: readonly SharedRow[],
  ): Promise<Map<string, { sheet: SharedSheet }>> {
    const replyIds = rows.filter(({ isUser, content }) => !isUser && content === oneSheetMarker).map(({ id }) => id);
    if (!link.withSheets || replyIds.length === 0) return new Map();
    const sheets = await this.shares.findSheets(link, replyIds);
    return new Map(
      sheets.map(({ replyId, mediaId, variant, version }) => {
        const url = `/api/shared/${token}/sheets/${mediaId}`;
        return [replyId, { sheet: { variant, version, fileUrl: `${url}/file`, thumbnailUrl: `${url}/thumbnail` } }];
      }),
    );
  }

  /**
   * A page cursor: the id of a message on the shared branch, signed, because checking that it is on the branch would
   * mean walking the branch from its end. Sharing again invalidates the previous branch's cursors.
   */
  private cursorOf({ chatId, leafId }: SharedLink, messageId: string): string {
    const signature = createHmac('sha256', this.env.sessionKey).update(`share:${chatId}:${leafId}:${messageId}`);
    return `${messageId}.${signature.digest('base64url').slice(0, 22)}`;
  }

  private toShare({ token, sharedAt, withSheets }: ShareRow): ChatShare {
    return { url: this.urlOf(token), sharedAt: sharedAt.toISOString(), withSheets };
  }

  private urlOf(token: string): string {
    return `${this.env.publicUrl}/shared/${token}`;
  }
}
