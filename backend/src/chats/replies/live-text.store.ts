import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import pTimeout from 'p-timeout';
import type { MessageStatus } from '../../../../contract/chats/chat.js';
import { gatherWindowMs } from '../../../../contract/limits.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { readValues, type RedisCommand, sendTogether } from '../../redis/redis-client.js';
import type { LiveReply } from './live-reply.js';
import type { MessageRow } from '../messages/message-row.js';

type ReplyKey = Pick<MessageRow, 'id' | 'attempt'>;

/** The lease of a live reply and how often its server renews it, in milliseconds. */
const leaseMs = 4000;
const renewMs = 1000;

/** How long text waits for Redis before it is shown anyway, in milliseconds. */
const writeMs = 250;

/**
 * How long a text and its ending outlive the server that wrote them, in seconds: longer than an outage of the database.
 * They take little memory, since no reply can start without the database, and are deleted once the end is stored.
 */
const textLifeSeconds = 7 * 86_400;

/** How a reply ended, for as long as its end is not in the database. */
export interface Ending {
  status: Exclude<MessageStatus, 'streaming'>;
  content?: string | undefined;
  tokens?: number | undefined;
}

/** How much of a reply is in Redis. */
interface Stored {
  length: number;
  bytes: number;
}

/**
 * Stores the text so far of every reply this server writes in Redis, so that any server can show it and it survives
 * this one, and only then shows it. All replies are written in one batch per window. Text that Redis missed or lost
 * during an outage is rewritten in full.
 */
@Injectable()
export class LiveTextStore implements OnApplicationShutdown {
  private readonly logger = new Logger(LiveTextStore.name);
  private readonly stored = new Map<LiveReply, Stored>();
  private readonly dirty = new Set<LiveReply>();
  private flushTimer: NodeJS.Timeout | undefined;
  private written: Promise<void> = Promise.resolve();
  private readonly renewTimer = setInterval(() => void this.renew([...this.stored.keys()]), renewMs).unref();

  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {
    // Redis may have lost its data.
    redis.on('ready', () => void this.renew([...this.stored.keys()]));
  }

  /** Starts storing a reply; its lease marks this server as the writer. */
  startStoring(reply: LiveReply): void {
    this.stored.set(reply, { length: 0, bytes: 0 });
    void this.renew([reply]);
  }

  /** Marks a reply as changed; it is written and shown within one batch window, or at once. */
  touch(reply: LiveReply, isUrgent = false): void {
    this.dirty.add(reply);
    if (isUrgent) this.flush();
    else this.flushTimer ??= setTimeout(() => this.flush(), gatherWindowMs);
  }

  /** Writes and shows the rest of a reply's text. */
  async settle(reply: LiveReply): Promise<void> {
    this.dirty.add(reply);
    this.flush();
    await this.written;
  }

  /**
   * Stores how a reply ended while the database is unavailable: if this server dies, another one ends the reply that
   * way.
   */
  async storeEnding(reply: LiveReply, ending: Ending): Promise<void> {
    const key = this.endingKey(reply.exchange.reply);
    await this.redis.set(key, JSON.stringify(ending), 'EX', textLifeSeconds).catch(this.logMissed);
  }

  /** Forgets a finished reply whose text is in the database. */
  close(reply: LiveReply): void {
    this.stored.delete(reply);
    this.dirty.delete(reply);
    const key = reply.exchange.reply;
    if (this.redis.status === 'ready') this.discard(key).catch(this.logMissed);
  }

  /** Abandons a reply whose end could not be stored: its text stays and its lease expires. */
  abandon(reply: LiveReply): void {
    this.stored.delete(reply);
    this.dirty.delete(reply);
  }

  /** The text so far of a reply on another server, alive or dead; empty if Redis has none. */
  async readText(reply: ReplyKey): Promise<string> {
    return (await this.redis.get(this.textKey(reply))) ?? '';
  }

  /**
   * How a reply without a writer ended, if its server left a record because it couldn't reach the database; otherwise
   * the reply failed with its text so far.
   */
  async readEnding(reply: ReplyKey): Promise<Ending> {
    const [ending, text] = await readValues(this.redis, [this.endingKey(reply), this.textKey(reply)]);
    if (ending) return JSON.parse(ending) as Ending;
    return { status: 'failed', content: text || undefined };
  }

  /** Removes everything stored about a reply. */
  async discard(reply: ReplyKey): Promise<void> {
    const keys = [this.textKey(reply), this.leaseKey(reply), this.endingKey(reply)];
    for (const [error] of await sendTogether(
      this.redis,
      keys.map((key): RedisCommand => ['unlink', key]),
    )) {
      if (error) throw error;
    }
  }

  /** Returns those replies that no server is writing. */
  async findAbandoned<T extends ReplyKey>(replies: T[]): Promise<T[]> {
    if (replies.length === 0) return [];
    const leases = await readValues(
      this.redis,
      replies.map((reply) => this.leaseKey(reply)),
    );
    return replies.filter((_, index) => leases[index] === null);
  }

  /** Not earlier: while the process drains, its replies are still running and need their leases. */
  onApplicationShutdown(): void {
    clearInterval(this.renewTimer);
  }

  private flush(): void {
    clearTimeout(this.flushTimer);
    this.flushTimer = undefined;
    const replies = [...this.dirty];
    this.dirty.clear();
    const lengths = replies.map(({ text }) => text.length);
    const showAll = (): void => replies.forEach((reply, index) => reply.show(lengths[index] ?? 0));
    if (this.redis.status !== 'ready') {
      this.forgetWhatIsStored(replies);
      showAll();
      return;
    }
    this.written = pTimeout(this.write(replies), { milliseconds: writeMs, fallback: () => undefined }).then(showAll);
  }

  /** Commands are carried out in order, so once these are done, earlier ones are. Never rejects. */
  private async write(replies: LiveReply[]): Promise<void> {
    const batch: RedisCommand[] = [];
    const writes = replies.flatMap((reply) => {
      const stored = this.stored.get(reply);
      if (!stored || stored.length === reply.text.length) return [];
      const key = this.textKey(reply.exchange.reply);
      const piece = reply.text.slice(stored.length);
      if (stored.length === 0) batch.push(['set', key, piece, 'EX', textLifeSeconds]);
      else batch.push(['append', key, piece]);
      const isFirst = stored.length === 0;
      stored.length = reply.text.length;
      stored.bytes += Buffer.byteLength(piece);
      return [{ reply, isFirst, bytes: stored.bytes }];
    });
    if (writes.length === 0) return this.written;
    try {
      const results = await sendTogether(this.redis, batch);
      writes.forEach(({ reply, isFirst, bytes }, index) => {
        const [error, answer] = results[index] ?? [new Error('no answer')];
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
    const leases = replies.map(({ exchange }): RedisCommand => [
      'set',
      this.leaseKey(exchange.reply),
      '1',
      'PX',
      leaseMs,
    ]);
    await sendTogether(this.redis, leases).catch(this.logMissed);
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

  private endingKey({ id, attempt }: ReplyKey): string {
    return `${this.env.redisPrefix}:ending:${id}:${attempt}`;
  }

  private readonly logMissed = (error: unknown): void => {
    this.logger.debug({ err: error, msg: 'Live text not written: Redis is unavailable' });
  };
}
