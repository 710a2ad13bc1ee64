import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import type { ServerEvent, ServerEventPayload } from '../../../contract/events.js';
import { gatherWindowMs } from '../../../contract/limits.js';
import {
  type AccountCut,
  type AppServer,
  type InterServerEvents,
  ownerRoom,
  type RelayedEvent,
  sessionRoom,
} from './realtime.types.js';

/**
 * Says things to the open tabs of an account or a guest, whichever server they are connected to. Sockets of this server
 * hear it at once; the other servers get it in batches, a piece at a time would cost them more than the reply itself. With
 * Redis away, local delivery goes on and other servers' tabs catch up by asking (`reply:sync`).
 */
@Injectable()
export class Broadcaster {
  private server: AppServer | undefined;
  private outgoing: RelayedEvent[] = [];
  private timer: NodeJS.Timeout | undefined;
  private readonly listeners: { [E in keyof InterServerEvents]?: InterServerEvents[E] } = {};

  constructor(@Inject(Redis) private readonly redis: Redis) {}

  /** Called once, when the socket server stands. Before that, and in the worker, nobody listens. */
  attach(server: AppServer): void {
    this.server = server;
    server.on('relay', (events) => events.forEach((event) => this.emitHere(event)));
    server.on('session:cut', (sessionId) => this.cutHere(sessionId));
    server.on('account:cut', (cut) => this.cutAccountHere(cut));
    server.on('reply:stop', (request) => this.listeners['reply:stop']?.(request));
  }

  /** Says an event to every tab of an owner: an account's id, or `guest:<number>`. */
  emit<E extends ServerEvent>(ownerId: string, event: E, payload: ServerEventPayload<E>): void {
    const relayed = { ownerId, event, payload } as RelayedEvent;
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

  /** Closes every socket of an account, on every server, but for those of a session that goes on. */
  cutAccount(accountId: string, keptSessionId?: string): void {
    const cut: AccountCut = { accountId, ...(keptSessionId === undefined ? {} : { keptSessionId }) };
    this.cutAccountHere(cut);
    if (this.reachesOthers()) this.server?.serverSideEmit('account:cut', cut);
  }

  /** Asks the other servers to stop a reply that one of them may be running. */
  askToStop(request: { ownerId: string; chatId: string }): void {
    if (this.reachesOthers()) this.server?.serverSideEmit('reply:stop', request);
  }

  /** Who answers when another server asks to stop a reply. */
  onAskedToStop(listener: InterServerEvents['reply:stop']): void {
    this.listeners['reply:stop'] = listener;
  }

  private relay(): void {
    this.timer = undefined;
    const batch = this.outgoing;
    this.outgoing = [];
    if (this.reachesOthers()) this.server?.serverSideEmit('relay', batch);
  }

  private emitHere({ ownerId, event, payload }: RelayedEvent): void {
    // A relayed event carries its own payload; the compiler can't follow that pair through a union.
    const tabs = this.server?.local.to(ownerRoom(ownerId)) as unknown as
      { emit(event: string, payload: unknown): unknown } | undefined;
    tabs?.emit(event, payload);
  }

  private cutHere(sessionId: string): void {
    this.server?.local.in(sessionRoom(sessionId)).disconnectSockets(true);
  }

  private cutAccountHere({ accountId, keptSessionId }: AccountCut): void {
    const sockets = this.server?.local.in(ownerRoom(accountId));
    (keptSessionId === undefined ? sockets : sockets?.except(sessionRoom(keptSessionId)))?.disconnectSockets(true);
  }

  private reachesOthers(): boolean {
    return this.server !== undefined && this.redis.status === 'ready';
  }
}
