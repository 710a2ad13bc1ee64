import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Metrics } from '../../common/metrics.js';
import { Broadcaster } from '../../broadcast/broadcaster.js';
import { ExchangesRepository, type StreamingReply } from '../messages/exchanges.repository.js';
import { LiveTextStore } from './live-text.store.js';
import { toMessage } from '../messages/message.js';
import { isGuestOwner } from '../owner.js';
import { ReplyService } from './reply.service.js';
import { SweepRole } from './sweep-role.js';

/** How often to sweep, in milliseconds. */
const sweepEveryMs = 1000;

/**
 * How long a reply must be without a writer before it is ended, in milliseconds: longer than a live server needs to
 * renew its lease after Redis lost its data.
 */
const suspicionMs = 2500;

/**
 * Ends replies whose server has died or couldn't store their end, keeping the text they had; one server sweeps for all.
 * Replies to guests whose chat has been transferred continue for the new account; each server handles its own.
 */
@Injectable()
export class ReplySweeper {
  private readonly logger = new Logger(ReplySweeper.name);
  /** When each reply and attempt was first seen without a writer. */
  private suspects = new Map<string, number>();

  constructor(
    private readonly exchanges: ExchangesRepository,
    private readonly texts: LiveTextStore,
    private readonly replies: ReplyService,
    private readonly broadcaster: Broadcaster,
    private readonly role: SweepRole,
    private readonly metrics: Metrics,
  ) {}

  /** If a sweep fails, the next one makes up for it. */
  @Interval(sweepEveryMs)
  async sweep(): Promise<void> {
    try {
      await this.followTransfers();
      if (await this.role.isOurs()) await this.endAbandoned();
      else this.suspects.clear();
    } catch (error) {
      // Without Redis or PostgreSQL we can't tell which writers are alive, so start over when they are back.
      this.suspects.clear();
      this.logger.debug({ err: error, msg: 'Sweep of abandoned replies failed' });
    }
  }

  /** Chats only move from guests to accounts, so only guests' replies can change owner. */
  private async followTransfers(): Promise<void> {
    const chatIds = this.replies.guestChatsHere;
    if (chatIds.length === 0) return;
    for (const { chatId, owner } of await this.exchanges.findOwners(chatIds)) {
      if (!isGuestOwner(owner)) this.replies.handOver(chatId, owner);
    }
  }

  private async endAbandoned(): Promise<void> {
    const streaming = await this.exchanges.findAllStreaming();
    const elsewhere = streaming.filter(({ chatId, id }) => !this.replies.isHere(chatId, id));
    const abandoned = await this.texts.findAbandoned(elsewhere);
    const now = performance.now();
    const before = this.suspects;
    this.suspects = new Map(
      abandoned.map(({ id, attempt }) => [`${id}:${attempt}`, before.get(`${id}:${attempt}`) ?? now]),
    );
    for (const reply of abandoned) {
      if (now - (this.suspects.get(`${reply.id}:${reply.attempt}`) ?? now) < suspicionMs) continue;
      try {
        await this.end(reply);
      } catch (error) {
        // One failure must not block the others.
        this.logger.error({ err: error, msg: `Abandoned reply ${reply.id} could not be ended` });
      }
    }
  }

  private async end(reply: StreamingReply): Promise<void> {
    const { status, content, tokens } = await this.texts.readEnding(reply);
    const ended = await this.exchanges.end(reply, status, content, tokens);
    if (!ended) return;
    this.metrics.swept.inc({ outcome: status });
    this.logger.warn(`Ended abandoned reply ${reply.id}: ${status}`);
    const error = status === 'failed' ? { error: 'The reply was interrupted. Please try again.' } : {};
    for (const { chatId, owner } of await this.exchanges.findOwners([reply.chatId])) {
      this.broadcaster.emit(owner, 'reply:end', { chatId, message: toMessage(ended), ...error });
    }
    await this.texts.discard(reply);
  }
}
