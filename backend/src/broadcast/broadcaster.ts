import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { ServerEvent, ServerEventPayload } from '../../../contract/events.js';
import { gatherWindowMs } from '../../../contract/limits.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { createRedis, sendTogether, toPublish } from '../redis/redis-client.js';
import { replaceIfSilent } from '../redis/redis-watch.js';
import {
  type AccountCut,
  type AppServer,
  type InterServerEvents,
  ownerIn,
  ownerRoom,
  type RelayedEvent,
  sessionIn,
  sessionRoom,
} from './realtime.types.js';
import { renewTabsMs, TabServers } from './tab-servers.js';

/**
 * Emits events to the open tabs of an account or guest, on any server. Sockets on this server receive them at once;
 * other servers with such tabs receive them in batches, since relaying every piece would cost more than the reply
 * itself. Without Redis, local delivery continues and tabs on other servers catch up with `reply:sync`.
 */
@Injectable()
export class Broadcaster implements OnApplicationShutdown {
  private readonly logger = new Logger(Broadcaster.name);
  private server: AppServer | undefined;
  private outgoing: RelayedEvent[] = [];
  private timer: NodeJS.Timeout | undefined;
  private renewTimer: NodeJS.Timeout | undefined;
  private relayed: Promise<void> = Promise.resolve();
  private subscriber: Redis | undefined;
  private readonly listeners: { [E in keyof InterServerEvents]?: InterServerEvents[E] } = {};

  /** Redis channels that the worker, which has no sockets, uses to reach the servers. */
  private readonly workersChannel: string;
  private readonly endedAccounts: string;
  private readonly tabServers: TabServers;

  constructor(
    @Inject(Redis) private readonly redis: Redis,
    @Inject(ENV) private readonly env: Env,
  ) {
    this.workersChannel = `${env.redisPrefix}:worker-says`;
    this.endedAccounts = `${env.redisPrefix}:ended-accounts`;
    this.tabServers = new TabServers(redis, env.redisPrefix);
  }

  /**
   * Called once, when the socket server is up. Until then there are no local tabs, and events only go to other servers.
   */
  attach(server: AppServer): void {
    this.server = server;
    server.on('session:cut', (sessionId) => this.cutHere(sessionId));
    server.on('account:cut', (cut) => this.cutAccountAtThisServer(cut));
    server.on('account:end', (accountId) => this.endAccountHere(accountId));
    server.on('reply:stop', (request) => this.listeners['reply:stop']?.(request));
    this.subscribeToOthers();
    // Redis may have lost them.
    this.redis.on('ready', () => void this.registerTabs());
    this.renewTimer = setInterval(() => void this.registerTabs(), renewTabsMs);
  }

  /** Called before a tab is let in, so that it receives everything that happens afterwards. */
  async expectTab(ownerId: string): Promise<void> {
    await this.register([ownerId]);
  }

  /** Not earlier: while the process drains, its tabs are still open and other servers may write their replies. */
  onApplicationShutdown(): void {
    clearInterval(this.renewTimer);
    this.subscriber?.disconnect();
  }

  /** Emits an event to every tab of an owner: an account's id, or `guest:<number>`. */
  emit<E extends ServerEvent>(ownerId: string, event: E, payload: ServerEventPayload<E>): void {
    const relayed = { ownerId, event, payload } as RelayedEvent;
    if (!this.server) return this.publishFromWorker(relayed);
    this.emitHere(relayed);
    if (!this.reachesOthers()) return;
    this.outgoing.push(relayed);
    this.timer ??= setTimeout(() => this.relay(), gatherWindowMs);
  }

  /** Closes every socket of a session, on every server. */
  cutSession(sessionId: string): void {
    this.cutHere(sessionId);
    if (this.reachesOthers()) this.server?.serverSideEmit('session:cut', sessionId);
  }

  /** Closes every socket of an account on every server, except those of the session to keep. */
  cutAccount(accountId: string, keptSessionId?: string): void {
    const cut: AccountCut = { accountId, ...(keptSessionId === undefined ? {} : { keptSessionId }) };
    this.cutAccountAtThisServer(cut);
    if (this.reachesOthers()) this.server?.serverSideEmit('account:cut', cut);
  }

  /** Emits an event to an owner's tabs on this server only, for changes that every server notices by itself. */
  emitLocally<E extends ServerEvent>(ownerId: string, event: E, payload: ServerEventPayload<E>): void {
    this.emitHere({ ownerId, event, payload });
  }

  /** Closes every socket of a deleted account and ends its replies, on every server. The worker may call it. */
  endAccount(accountId: string): void {
    if (!this.server) return this.publish(this.endedAccounts, accountId);
    this.endAccountHere(accountId);
    if (this.reachesOthers()) this.server.serverSideEmit('account:end', accountId);
  }

  /** Registers the handler that ends an account's replies on this server. */
  onAccountEnded(listener: InterServerEvents['account:end']): void {
    this.listeners['account:end'] = listener;
  }

  /** Sessions with sockets on this server. */
  get sessionsHere(): string[] {
    const rooms = [...(this.server?.sockets.adapter.rooms.keys() ?? [])];
    return rooms.flatMap((room) => sessionIn(room) ?? []);
  }

  /** Closes every socket of a session on this server only. */
  cutSessionLocally(sessionId: string): void {
    this.cutHere(sessionId);
  }

  /** Asks the other servers to stop a reply that one of them may be writing. */
  requestStop(request: { ownerId: string; chatId: string }): void {
    if (this.reachesOthers()) this.server?.serverSideEmit('reply:stop', request);
  }

  /** Registers the handler for other servers' requests to stop a reply. */
  onStopRequested(listener: InterServerEvents['reply:stop']): void {
    this.listeners['reply:stop'] = listener;
  }

  /** A tab that misses the event while Redis is down catches up with its next request. */
  private publishFromWorker(relayed: RelayedEvent): void {
    this.publish(this.workersChannel, JSON.stringify(relayed));
  }

  private publish(channel: string, message: string): void {
    const logMissed = (error: unknown): void => this.logger.warn({ err: error, msg: 'Servers not notified' });
    sendTogether(this.redis, [toPublish(this.redis, channel, message)]).then(([result]) => {
      if (result?.[0]) logMissed(result[0]);
    }, logMissed);
  }

  private endAccountHere(accountId: string): void {
    this.cutAccountAtThisServer({ accountId });
    this.listeners['account:end']?.(accountId);
  }

  private async registerTabs(): Promise<void> {
    const rooms = [...(this.server?.sockets.adapter.rooms.keys() ?? [])];
    await this.register(rooms.flatMap((room) => ownerIn(room) ?? []));
  }

  /** Without Redis, tabs catch up with a sync. */
  private async register(ownerIds: string[]): Promise<void> {
    if (!this.reachesOthers()) return;
    await this.tabServers.register(ownerIds).catch((error: unknown) => this.logNotRelayed(error));
  }

  private subscribeToOthers(): void {
    // A subscribed connection can't run other commands.
    const subscriber = createRedis(this.env, { maxRetriesPerRequest: null });
    this.subscriber = subscriber;
    replaceIfSilent(subscriber);
    subscriber.on('error', (error: Error) => this.logger.debug(`Redis is unavailable: ${error.message}`));
    subscriber.on('message', (channel: string, message: string) => {
      if (channel === this.endedAccounts) this.endAccountHere(message);
      else if (channel === this.tabServers.ownChannel)
        (JSON.parse(message) as RelayedEvent[]).forEach((event) => this.emitHere(event));
      else this.emitHere(JSON.parse(message) as RelayedEvent);
    });
    const channels = [this.workersChannel, this.endedAccounts, this.tabServers.ownChannel];
    subscriber.subscribe(...channels).catch((error: unknown) => {
      if (subscriber.status !== 'end') this.logger.warn({ err: error, msg: "Not subscribed to others' events" });
    });
  }

  /** One batch after another, so that an owner's events stay in order. */
  private relay(): void {
    this.timer = undefined;
    const batch = this.outgoing;
    this.outgoing = [];
    this.relayed = this.relayed
      .then(() => (this.reachesOthers() ? this.tabServers.publish(batch) : undefined))
      .catch((error: unknown) => this.logNotRelayed(error));
  }

  /** Redis went down in the meantime: tabs on other servers catch up with a sync. */
  private logNotRelayed(error: unknown): void {
    this.logger.debug(`Events not relayed: ${error instanceof Error ? error.message : String(error)}`);
  }

  private emitHere({ ownerId, event, payload }: RelayedEvent): void {
    // A relayed event carries its own payload; the compiler can't follow that pair through a union.
    const tabs = this.server?.local.to(ownerRoom(ownerId)) as unknown as
      | { emit(event: string, payload: unknown): unknown }
      | undefined;
    tabs?.emit(event, payload);
  }

  private cutHere(sessionId: string): void {
    this.server?.local.in(sessionRoom(sessionId)).disconnectSockets(true);
  }

  private cutAccountAtThisServer({ accountId, keptSessionId }: AccountCut): void {
    const sockets = this.server?.local.in(ownerRoom(accountId));
    (keptSessionId === undefined ? sockets : sockets?.except(sessionRoom(keptSessionId)))?.disconnectSockets(true);
  }

  private reachesOthers(): boolean {
    return this.server !== undefined && this.redis.status === 'ready';
  }
}
