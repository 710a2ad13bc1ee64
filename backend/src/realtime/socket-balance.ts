import { Inject, Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { Metrics } from '../common/metrics.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import type { AppServer } from '../broadcast/realtime.types.js';

/** How often servers compare how many sockets they have, in milliseconds. */
const compareEveryMs = 2000;

/** A server that hasn't reported for this long counts as gone, in milliseconds. */
const goneMs = 10_000;

/** For how long after a server has joined sockets are moved, in milliseconds. */
const movingMs = 600_000;

/** How far above the average a server may be, as a factor. */
const tolerance = 1.1;

/** The share of its sockets that a server moves in one go. */
const shareMoved = 0.05;

/** Reports this server's socket count, timed by Redis's own clock, and returns the counts of all live servers. */
const reportScript = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ':' .. now)
local live = {}
local all = redis.call('HGETALL', KEYS[1])
for i = 1, #all, 2 do
  local sockets, at = string.match(all[i + 1], '(%d+):(%d+)')
  if now - tonumber(at) > tonumber(ARGV[3]) then redis.call('HDEL', KEYS[1], all[i])
  else table.insert(live, all[i]); table.insert(live, sockets) end
end
return live`;

/**
 * Moves sockets to a server that has joined: after a rolling restart, the server that started last has none. Surplus
 * sockets are closed a few at a time, each only once, and reconnect by themselves to wherever the proxy sends them.
 */
@Injectable()
export class SocketBalance implements OnModuleDestroy {
  private readonly logger = new Logger(SocketBalance.name);
  private readonly ownId = randomUUID();
  private readonly key: string;
  private server: AppServer | undefined;
  private known: Set<string> | undefined;
  /** When another server last joined. */
  private joinedAt: Date | undefined;

  constructor(
    @Inject(Redis) private readonly redis: Redis,
    metrics: Metrics,
    @Inject(ENV) env: Env,
  ) {
    metrics.watch('fanfare_sockets', 'Open tabs that are connected to this server', () => this.count);
    this.key = `${env.redisPrefix}:servers`;
  }

  /** Called once, when the socket server is up. */
  attach(server: AppServer): void {
    this.server = server;
  }

  /** How many sockets this server has. */
  get count(): number {
    return this.server?.sockets.sockets.size ?? 0;
  }

  /** If a comparison fails, the next one makes up for it. */
  @Interval(compareEveryMs)
  async compare(): Promise<void> {
    if (!this.server || this.redis.status !== 'ready') return;
    const own = this.count;
    try {
      const live = (await this.redis.eval(reportScript, 1, this.key, this.ownId, own, goneMs)) as string[];
      const ids = new Set(live.filter((_, index) => index % 2 === 0));
      const total = live.reduce((sum, sockets, index) => (index % 2 === 0 ? sum : sum + Number(sockets)), 0);
      this.recordJoined(ids);
      this.move(own - Math.ceil((total / ids.size) * tolerance));
    } catch (error) {
      this.logger.debug({ err: error, msg: 'Sockets not compared' });
    }
  }

  /** A server that is stopping doesn't count towards the average. */
  onModuleDestroy(): void {
    this.server = undefined;
    if (this.redis.status === 'ready') this.redis.hdel(this.key, this.ownId).catch(() => undefined);
  }

  private recordJoined(ids: Set<string>): void {
    const { known } = this;
    // Servers that were here before this one don't need its sockets.
    if (known && [...ids].some((id) => !known.has(id))) this.joinedAt = new Date();
    this.known = ids;
  }

  private move(surplus: number): void {
    const { joinedAt } = this;
    if (surplus <= 0 || !joinedAt || Date.now() - joinedAt.getTime() > movingMs) return;
    const sockets = [...(this.server?.sockets.sockets.values() ?? [])];
    const most = Math.ceil(sockets.length * shareMoved);
    // Sockets that connected later already chose among all servers.
    const movable = sockets.filter(({ handshake }) => handshake.issued < joinedAt.getTime());
    for (const socket of movable.slice(0, Math.min(surplus, most))) socket.conn.close();
  }
}
