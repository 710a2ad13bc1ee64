import { Injectable, Logger } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Broadcaster } from '../../broadcast/broadcaster.js';
import { ExchangesRepository, type StreamingReply } from '../messages/exchanges.repository.js';
import { LiveTextStore } from './live-text.store.js';
import { toMessage } from '../messages/message.js';
import { isGuestOwner } from '../owner.js';
import { ReplyService } from './reply.service.js';

/** How often to sweep, in milliseconds. */
const sweepEveryMs = 1500;

/**
 * For how long nobody may be found who writes a reply before it is ended, in milliseconds: longer than a server that lives
 * takes to say so again after Redis came back empty.
 */
const suspicionMs = 3500;

/**
 * Looks at the replies that are marked as being written. Those whose server died it ends, with the text they had; any server
 * does it for all. Those of this server whose chat has been carried over meanwhile go on for the new owner.
 */
@Injectable()
export class ReplySweeper {
  private readonly logger = new Logger(ReplySweeper.name);
  /** Since when nobody was found to write them, by reply and attempt. */
  private suspects = new Map<string, number>();

  constructor(
    private readonly exchanges: ExchangesRepository,
    private readonly texts: LiveTextStore,
    private readonly replies: ReplyService,
    private readonly broadcaster: Broadcaster,
  ) {}

  /** Sweeps once. One that fails is made up for by the next. */
  @Interval(sweepEveryMs)
  async sweep(): Promise<void> {
    try {
      await this.endAbandoned();
    } catch (error) {
      // Without Redis or PostgreSQL nobody can tell who is alive: begin anew when they are back.
      this.suspects.clear();
      this.logger.debug({ err: error, msg: 'The sweep of abandoned replies failed' });
    }
  }

  private async endAbandoned(): Promise<void> {
    const streaming = await this.exchanges.findAllStreaming();
    for (const { chatId, owner } of streaming) {
      // Chats go from guests to accounts and never back: a guest's may have gone since it was read.
      if (!isGuestOwner(owner)) this.replies.handOver(chatId, owner);
    }
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
        // One that can't be ended keeps no other from it.
        this.logger.error({ err: error, msg: `Reply ${reply.id}, which nobody writes any more, could not be ended` });
      }
    }
  }

  private async end(reply: StreamingReply): Promise<void> {
    const text = await this.texts.read(reply);
    const ended = await this.exchanges.end(reply, 'failed', text === '' ? undefined : text);
    if (!ended) return;
    this.logger.warn(`Ended reply ${reply.id}, which nobody was writing any more`);
    this.broadcaster.emit(reply.owner, 'reply:end', {
      chatId: reply.chatId,
      message: toMessage(ended),
      error: 'The reply was interrupted. Please try again.',
    });
    await this.texts.discard(reply);
  }
}
