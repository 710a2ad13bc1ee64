import type { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { type RedisCommand, sendTogether, toPublish } from '../redis/redis-client.js';
import type { RelayedEvent } from './realtime.types.js';

/** For how long a server counts as having an owner's tabs, and how often it renews that, in milliseconds. */
const rememberedMs = 30_000;
export const renewTabsMs = 10_000;

/** How old a look-up may be for pieces of a reply, in milliseconds: a tab that misses some asks for the text. */
const freshMs = 1000;

/**
 * Both use Redis's own clock, since servers' clocks may differ. KEYS: an owner's servers, scored by when they are
 * forgotten.
 */
const nowInRedis = `local time = redis.call('TIME'); local now = time[1] * 1000 + math.floor(time[2] / 1000)`;
const noteScript = `${nowInRedis}
redis.call('ZADD', KEYS[1], now + ARGV[2], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])`;
const listScript = `${nowInRedis}
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
return redis.call('ZRANGE', KEYS[1], 0, -1)`;

/**
 * Keeps track in Redis of which servers have open tabs of an owner. A server then only sends events to those, so the
 * cost of a reply doesn't grow with the number of servers.
 */
export class TabServers {
  private readonly ownId = randomUUID();
  private readonly lookups = new Map<string, { servers: string[]; at: number }>();

  constructor(
    private readonly redis: Redis,
    private readonly prefix: string,
  ) {}

  /** The channel on which this server receives events for its tabs. */
  get ownChannel(): string {
    return this.channelOf(this.ownId);
  }

  /** Records that this server has, or is about to have, tabs of these owners. */
  async register(ownerIds: string[]): Promise<void> {
    for (const [ownerId, { at }] of this.lookups) if (performance.now() - at > freshMs) this.lookups.delete(ownerId);
    if (ownerIds.length === 0) return;
    const notes = ownerIds.map((id): RedisCommand => ['eval', noteScript, 1, this.keyOf(id), this.ownId, rememberedMs]);
    await sendTogether(this.redis, notes);
  }

  /** Sends events to the other servers that have tabs of their owners. */
  async publish(events: RelayedEvent[]): Promise<void> {
    await this.refreshServers(events);
    const byServer = new Map<string, RelayedEvent[]>();
    for (const event of events) {
      for (const server of this.lookups.get(event.ownerId)?.servers ?? []) {
        const known = byServer.get(server);
        if (known) known.push(event);
        else byServer.set(server, [event]);
      }
    }
    if (byServer.size === 0) return;
    const messages = [...byServer].map(([server, relayed]): RedisCommand => {
      return toPublish(this.redis, this.channelOf(server), JSON.stringify(relayed));
    });
    await sendTogether(this.redis, messages);
  }

  /** Looks up each owner's servers again, unless there are only pieces of a reply and the last look-up is fresh. */
  private async refreshServers(events: RelayedEvent[]): Promise<void> {
    const oldest = performance.now() - freshMs;
    const stale = new Set<string>();
    for (const { ownerId, event } of events) {
      const { at } = this.lookups.get(ownerId) ?? { at: -Infinity };
      if (event !== 'reply:delta' || at < oldest) stale.add(ownerId);
    }
    if (stale.size === 0) return;
    const owners = [...stale];
    const lists = owners.map((ownerId): RedisCommand => ['eval', listScript, 1, this.keyOf(ownerId)]);
    const at = performance.now();
    for (const [index, [error, answer]] of (await sendTogether(this.redis, lists)).entries()) {
      if (error) throw error;
      const servers = (answer as string[]).filter((server) => server !== this.ownId);
      this.lookups.set(owners[index] ?? '', { servers, at });
    }
  }

  private keyOf(ownerId: string): string {
    return `${this.prefix}:tabs:${ownerId}`;
  }

  private channelOf(serverId: string): string {
    return `${this.prefix}:server:${serverId}`;
  }
}
