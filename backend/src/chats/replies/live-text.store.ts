import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import { gatherWindowMs } from '../../../../contract/limits.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import type { LiveReply } from './live-reply.js';
import type { MessageRow } from '../messages/message-row.js';

type ReplyKey = Pick<MessageRow, 'id' | 'attempt'>;

/** The lease of a live reply and how often its server renews it, in milliseconds. */
const leaseMs = 5000;
const renewMs = 1250;

/** How long a text survives the server that wrote it, in seconds. */
const textLifeSeconds = 3600;

/** How much of a reply is in Redis. */
interface Stored {
  length: number;
  bytes: number;
}

/**
 * Keeps the text so far of every reply this server writes in Redis, so that any server can show it and it survives this
 * one. All replies are written in one batch per window. Text that Redis missed or lost during an outage is rewritten in
 * full.
 */
@Injectable()
export class LiveTextStore implements OnApplicationShutdown {
  private readonly logger = new Logger(LiveTextStore.name);
  private readonly stored = new Map<LiveReply, Stored>();
  private readonly dirty = new Set<LiveReply>();
  private flushTimer: NodeJS.Timeout | undefined;
  private readonly renewTimer = setInterval(() => void this.renew([...this.stored.keys()]), renewMs).unref();

  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {
    // Redis may have lost its data.
    redis.on('ready', () => void this.renew([...this.stored.keys()]));
  }

  /** Starts storing a reply; its lease marks this server as the writer. */
  open(reply: LiveReply): void {
    this.stored.set(reply, { length: 0, bytes: 0 });
    void this.renew([reply]);
  }

  /** Marks a reply as changed; it is written within one batch window. */
  touch(reply: LiveReply): void {
    this.dirty.add(reply);
    this.flushTimer ??= setTimeout(() => void this.flush(), gatherWindowMs);
  }

  /** Forgets a finished reply whose text is in the database. */
  close(reply: LiveReply): void {
    this.stored.delete(reply);
    this.dirty.delete(reply);
    const key = reply.exchange.reply;
    if (this.redis.status === 'ready') this.redis.unlink(this.textKey(key), this.leaseKey(key)).catch(this.logMissed);
  }

  /** Abandons a reply whose end could not be stored: its text stays, its lease expires. */
  abandon(reply: LiveReply): void {
    this.stored.delete(reply);
    this.dirty.delete(reply);
  }

  /** The text so far of a reply on another server, alive or dead; empty if Redis has none. */
  async read(reply: ReplyKey): Promise<string> {
    return (await this.redis.get(this.textKey(reply))) ?? '';
  }

  /** Removes the text of a dead server's reply. */
  async discard(reply: ReplyKey): Promise<void> {
    await this.redis.unlink(this.textKey(reply), this.leaseKey(reply));
  }

  /** Returns those replies that no server is writing. */
  async findAbandoned<T extends ReplyKey>(replies: T[]): Promise<T[]> {
    if (replies.length === 0) return [];
    const leases = await this.redis.mget(replies.map((reply) => this.leaseKey(reply)));
    return replies.filter((_, index) => leases[index] === null);
  }

  /** Not earlier: while the process drains, its replies are alive and need their leases. */
  onApplicationShutdown(): void {
    clearInterval(this.renewTimer);
  }

  private async flush(): Promise<void> {
    this.flushTimer = undefined;
    const replies = [...this.dirty];
    this.dirty.clear();
    if (this.redis.status !== 'ready') return this.forgetWhatIsStored(replies);
    const batch = this.redis.pipeline();
    const writes = replies.flatMap((reply) => {
      const stored = this.stored.get(reply);
      if (!stored || stored.length === reply.text.length) return [];
      const key = this.textKey(reply.exchange.reply);
      const piece = reply.text.slice(stored.length);
      if (stored.length === 0) batch.set(key, piece, 'EX', textLifeSeconds);
      else batch.append(key, piece);
      const isFirst = stored.length === 0;
      stored.length = reply.text.length;
      stored.bytes += Buffer.byteLength(piece);
      return [{ reply, isFirst, bytes: stored.bytes }];
    });
    if (writes.length === 0) return;
    try {
      const results = await batch.exec();
      writes.forEach(({ reply, isFirst, bytes }, index) => {
        const [error, answer] = results?.[index] ?? [new Error('no answer')];
        const isIntact = !error && (isFirst || answer === bytes);
        if (!isIntact) this.forgetWhatIsStored([reply]);
      });
    } catch (error) {
      this.logMissed(error);
      this.forgetWhatIsStored(writes.map(({ reply }) => reply));
    }
  }

  /** Makes the next write of these replies a full one. */
  private forgetWhatIsStored(replies: LiveReply[]): void {
    for (const reply of replies) {
      if (this.stored.has(reply)) this.stored.set(reply, { length: 0, bytes: 0 });
    }
  }

  private async renew(replies: LiveReply[]): Promise<void> {
    if (replies.length === 0 || this.redis.status !== 'ready') return;
    const batch = this.redis.pipeline();
    for (const reply of replies) batch.set(this.leaseKey(reply.exchange.reply), '1', 'PX', leaseMs);
    await batch.exec().catch(this.logMissed);
    // Rewrite a reply that Redis lost or never had, even while the model pauses.
    for (const reply of replies) {
      if (this.stored.get(reply)?.length !== reply.text.length) this.touch(reply);
    }
  }

  private textKey({ id, attempt }: ReplyKey): string {
    return `${this.env.redisPrefix}:reply:${id}:${attempt}`;
  }

  private leaseKey({ id, attempt }: ReplyKey): string {
    return `${this.env.redisPrefix}:lease:${id}:${attempt}`;
  }

  private readonly logMissed = (error: unknown): void => {
    this.logger.debug({ err: error, msg: 'Live text not written: Redis is unavailable' });
  };
}
