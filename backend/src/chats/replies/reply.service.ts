import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import type { Message } from '../../../../contract/chats/chat.js';
import { DependencyDown, Overloaded } from '../../common/app-error.js';
import { withLogContext } from '../../common/log-context.js';
import { Metrics } from '../../common/metrics.js';
import { Drain } from '../../common/drain.js';
import { LoadGate } from '../../http/load-gate.js';
import { Turns } from '../../http/turns.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Broadcaster } from '../../broadcast/broadcaster.js';
import type { Exchange } from '../messages/exchange.js';
import { LiveReply } from './live-reply.js';
import { LiveTextStore } from './live-text.store.js';
import type { MessageRow } from '../messages/message-row.js';
import { MessagesRepository } from '../messages/messages.repository.js';
import { toMessage } from '../messages/message.js';
import { isGuestOwner, type Owner } from '../owner.js';
import { ReplyEndings } from './reply-endings.service.js';
import { ReplyEvents } from './reply-events.js';
import { type Reading, ReplyWriter } from './reply-writer.js';

/** How long a message may wait before it is stored, in milliseconds; later ones are refused. */
const startWaitMs = 2000;

/** How long a shutdown waits for titles, summaries and facts of replies that have ended, in milliseconds. */
const followUpMs = 3000;

/** How many of the pool's connections a reply that starts may use: it reads its chat, facts and plans in parallel. */
const connectionsPerStart = 4;

/** Runs all replies. A reply outlives both the request and the socket that asked for it. */
@Injectable()
export class ReplyService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ReplyService.name);
  private readonly live = new Map<string, LiveReply>();
  private readonly starts: Turns;
  private isDraining = false;

  constructor(
    private readonly messages: MessagesRepository,
    private readonly writer: ReplyWriter,
    private readonly endings: ReplyEndings,
    private readonly events: ReplyEvents,
    private readonly texts: LiveTextStore,
    private readonly broadcaster: Broadcaster,
    private readonly gate: LoadGate,
    private readonly drain: Drain,
    metrics: Metrics,
    @Inject(ENV) private readonly env: Env,
  ) {
    metrics.watch('fanfare_active_replies', 'Replies that this server is writing', () => this.live.size);
    // A crowd that asks at once would fill the pool, and every other call would wait behind it.
    const atOnce = Math.max(1, Math.floor(env.databasePoolSize / connectionsPerStart));
    this.starts = new Turns({ atOnce, waitMs: startWaitMs });
    metrics.watch('fanfare_waiting_replies', 'Messages that wait for a turn to start', () => this.starts.waitingCount);
    broadcaster.onStopRequested(({ ownerId, chatId }) => this.stopHere(ownerId, chatId));
  }

  /**
   * Waits for a turn to store a message and read what its reply needs. Nothing is stored yet if it is refused.
   * @returns ends the turn
   * @throws Overloaded
   */
  async admit(): Promise<() => void> {
    this.assertRoom();
    const endTurn = await this.starts.take();
    try {
      this.assertRoom();
      return endTurn;
    } catch (refusal) {
      endTurn();
      throw refusal;
    }
  }

  /**
   * Starts an exchange's reply and returns it as soon as it has begun.
   * @param isWaiting whether the caller still waits for a response; if not, the message is kept on failure
   * @param reading data read early; if absent, it is read now
   * @throws AssistantFailed, AssistantBusy if it failed before its first piece: a new exchange is then undone, and a
   * retried reply is marked as failed again
   * @throws NotFound if the chat was deleted before that
   */
  async startReply(exchange: Exchange, owner: Owner, isWaiting: () => boolean, reading?: Reading): Promise<Message> {
    const { chatId } = exchange;
    const live: LiveReply = new LiveReply(exchange, owner.id, isWaiting, {
      onBegin: () => this.events.announce(live),
      onGrow: (isFirst) => this.texts.touch(live, isFirst),
      onText: (offset, text) => this.events.emitText(live, offset, text),
      onStep: (index, step) => this.events.emitStep(live, index, step),
    });
    this.live.set(chatId, live);
    // Call the model first: nothing else is on the critical path to the first piece.
    live.done = withLogContext({ replyId: exchange.reply.id }, () => this.run(live, owner, reading));
    this.texts.startStoring(live);
    // Let other servers show the continued text too.
    if (live.start !== '') this.texts.touch(live);
    await live.begun;
    return this.answerOf(live);
  }

  /** This server's reply in a chat, once it has begun; null if this server isn't writing it. */
  async joinBeginning(chatId: string, replyId: string): Promise<Message | null> {
    const live = this.live.get(chatId);
    if (live?.exchange.reply.id !== replyId) return null;
    await live.begun;
    return this.answerOf(live);
  }

  /** Converts a message for the wire; a reply in flight on any server gets its text so far. */
  async show(row: MessageRow): Promise<Message> {
    return row.status === 'streaming' ? toMessage(row, await this.textSoFar(row)) : toMessage(row);
  }

  isHere(chatId: string, replyId: string): boolean {
    return this.live.get(chatId)?.exchange.reply.id === replyId;
  }

  /** Stops an owner's reply in flight and waits until its text is stored; asks the other servers if it isn't here. */
  async stop(ownerId: string, chatId: string): Promise<void> {
    const live = this.stopHere(ownerId, chatId);
    if (live) await live.done;
    // Every server processes the request, so it must be about a reply.
    else if (await this.messages.findStreaming(ownerId, chatId)) this.broadcaster.requestStop({ ownerId, chatId });
  }

  /**
   * Hands this server's reply in a chat, if any, to the chat's new owner, who then receives its events and may stop it.
   */
  handOver(chatId: string, ownerId: string): void {
    const live = this.live.get(chatId);
    if (live) live.ownerId = ownerId;
  }

  /** Guest chats in which this server is writing a reply. */
  get guestChatsHere(): string[] {
    return [...this.live].flatMap(([chatId, { ownerId }]) => (isGuestOwner(ownerId) ? [chatId] : []));
  }

  /** Ends the reply of a deleted chat. */
  drop(ownerId: string, chatId: string): void {
    const live = this.live.get(chatId);
    if (live) live.end('deleted');
    else this.broadcaster.requestStop({ ownerId, chatId });
  }

  /** Ends every reply this server writes for a deleted owner. */
  dropAllHere(ownerId: string): void {
    for (const live of this.live.values()) if (live.ownerId === ownerId) live.end('deleted');
  }

  /** Accounts for which this server is writing paid replies. */
  get accountsHere(): string[] {
    return [...new Set(this.paidFor.map(({ ownerId }) => ownerId))];
  }

  /** Stops this server's paid replies of an account; their text is kept. */
  stopPaidHere(accountId: string): void {
    for (const live of this.paidFor) if (live.ownerId === accountId) live.end('stopped');
  }

  /** Lets running replies finish for a while, then ends them and keeps their text. Their follow-ups get a little longer. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isDraining = true;
    while (this.live.size > 0 && this.drain.msLeft > 0) {
      const all = Promise.all([...this.live.values()].map((live) => live.done));
      await Promise.race([all, wait(this.drain.msLeft, undefined, { ref: false })]);
    }
    const rest = [...this.live.values()];
    rest.forEach((live) => live.end('shutdown'));
    await Promise.all(rest.map((live) => live.done));
    await Promise.race([this.endings.idle(), wait(followUpMs, undefined, { ref: false })]);
  }

  /** @throws Overloaded */
  private assertRoom(): void {
    if (this.isDraining) throw new Overloaded('The service is being updated. Please try again in a moment.');
    if (this.live.size >= this.env.maxActiveReplies) throw new Overloaded();
    this.gate.admit();
  }

  private async textSoFar(reply: MessageRow): Promise<string> {
    const live = this.live.get(reply.chatId);
    if (live?.exchange.reply.id === reply.id) return live.shownText;
    // Without Redis the text only arrives later: the browser asks again.
    return this.texts.readText(reply).catch(() => '');
  }

  private get paidFor(): LiveReply[] {
    return [...this.live.values()].filter(({ isTrial }) => !isTrial);
  }

  private stopHere(ownerId: string, chatId: string): LiveReply | undefined {
    const live = this.live.get(chatId);
    if (live?.ownerId !== ownerId) return undefined;
    live.end('stopped');
    return live;
  }

  private async run(live: LiveReply, owner: Owner, reading?: Reading): Promise<void> {
    const outcome = await this.writer.write(live, owner, reading);
    await this.texts.settle(live);
    try {
      await this.endings.finish(live, owner, outcome);
      // If the call is still waiting, respond with the stored reply.
      live.markBegun();
      this.texts.close(live);
    } catch (error) {
      // The text stays in Redis without a lease; the sweeper ends the reply once the database is back.
      this.logger.error({ err: error, msg: 'Reply end not stored' });
      this.texts.abandon(live);
      live.refuse(new DependencyDown());
    } finally {
      if (this.live.get(live.exchange.chatId) === live) this.live.delete(live.exchange.chatId);
    }
  }

  /**
   * The reply for the response: as stored if it has ended, otherwise the text so far, with live events for the rest.
   */
  private answerOf(live: LiveReply): Message {
    return live.ended ?? { ...toMessage(live.exchange.reply, live.shownText), status: 'streaming' };
  }
}
