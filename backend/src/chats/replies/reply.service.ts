import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import type { Message } from '../../../../contract/chats/chat.js';
import { DependencyDown, Overloaded } from '../../common/app-error.js';
import { Drain } from '../../common/drain.js';
import { LoadGate } from '../../http/load-gate.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Broadcaster } from '../../broadcast/broadcaster.js';
import type { Exchange } from '../messages/exchange.js';
import { LiveReply } from './live-reply.js';
import { LiveTextStore } from './live-text.store.js';
import type { MessageRow } from '../messages/message-row.js';
import { toMessage } from '../messages/message.js';
import { isGuestOwner, type Owner } from '../owner.js';
import { ReplyEndings } from './reply-endings.service.js';
import { ReplyEvents } from './reply-events.js';
import { type Reading, ReplyWriter } from './reply-writer.js';

/** The one place where a reply is made. A reply depends on neither the request nor the socket that asked for it. */
@Injectable()
export class ReplyService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ReplyService.name);
  private readonly live = new Map<string, LiveReply>();
  private isDraining = false;

  constructor(
    private readonly writer: ReplyWriter,
    private readonly endings: ReplyEndings,
    private readonly events: ReplyEvents,
    private readonly texts: LiveTextStore,
    private readonly broadcaster: Broadcaster,
    private readonly gate: LoadGate,
    private readonly drain: Drain,
    @Inject(ENV) private readonly env: Env,
  ) {
    broadcaster.onAskedToStop(({ ownerId, chatId }) => this.stopHere(ownerId, chatId));
  }

  /** Whether another reply can be taken on. @throws Overloaded */
  admit(): void {
    if (this.isDraining) throw new Overloaded('The service is being updated. Please try again in a moment.');
    if (this.live.size >= this.env.maxActiveReplies) throw new Overloaded();
    this.gate.admit();
  }

  /**
   * Has the reply of an exchange written, and answers it as soon as it has begun.
   * @param isWaiting whether the caller is still there to be told; if not, a failure keeps what was said
   * @param reading what was read beside the exchange: absent, it is read now
   * @throws AssistantFailed, AssistantBusy when it died before its first piece: then nothing of a new exchange is kept, and a
   * reply that was tried again is failed once more
   * @throws NotFound when the chat was deleted before it
   */
  async begin(exchange: Exchange, owner: Owner, isWaiting: () => boolean, reading?: Reading): Promise<Message> {
    const { chatId } = exchange;
    const live: LiveReply = new LiveReply(exchange, owner.id, isWaiting, {
      announce: () => this.events.announce(live),
      say: (offset, text) => {
        this.events.emitText(live, offset, text);
        this.texts.touch(live);
      },
      showStep: (index, step) => this.events.emitStep(live, index, step),
    });
    this.live.set(chatId, live);
    // The model is asked first: nothing else is on the way to the first piece.
    live.done = this.run(live, owner, reading);
    this.texts.open(live);
    // Other servers show what it continues, too.
    if (live.start !== '') this.texts.touch(live);
    await live.begun;
    return this.answerOf(live);
  }

  /** The reply that this server is writing in a chat, once it has begun; null when it writes none. */
  async joinBeginning(chatId: string, replyId: string): Promise<Message | null> {
    const live = this.live.get(chatId);
    if (live?.exchange.reply.id !== replyId) return null;
    await live.begun;
    return this.answerOf(live);
  }

  /** A message as the wire shows it: a reply in flight, wherever it is written, with its text so far. */
  async show(row: MessageRow): Promise<Message> {
    return row.status === 'streaming' ? toMessage(row, await this.textSoFar(row)) : toMessage(row);
  }

  /** Whether this server writes a reply. */
  isHere(chatId: string, replyId: string): boolean {
    return this.live.get(chatId)?.exchange.reply.id === replyId;
  }

  /** Stops the reply in flight in an owner's chat and waits until its text is stored; asks the other servers if it is not here. */
  async stop(ownerId: string, chatId: string): Promise<void> {
    const live = this.stopHere(ownerId, chatId);
    if (live) await live.done;
    else this.broadcaster.askToStop({ ownerId, chatId });
  }

  /** Has the reply that this server may be writing in a chat go on for its new owner: who hears it, and who may stop it. */
  handOver(chatId: string, ownerId: string): void {
    const live = this.live.get(chatId);
    if (live) live.ownerId = ownerId;
  }

  /** The chats of guests in which this server is writing a reply. */
  get guestChatsHere(): string[] {
    return [...this.live].flatMap(([chatId, { ownerId }]) => (isGuestOwner(ownerId) ? [chatId] : []));
  }

  /** Ends the reply of a chat that was deleted. */
  drop(ownerId: string, chatId: string): void {
    const live = this.live.get(chatId);
    if (live) live.end('deleted');
    else this.broadcaster.askToStop({ ownerId, chatId });
  }

  /** Ends every reply that this server writes for an owner who is gone. */
  dropAllHere(ownerId: string): void {
    for (const live of this.live.values()) if (live.ownerId === ownerId) live.end('deleted');
  }

  /** The accounts for whose access this server writes replies. */
  get accountsHere(): string[] {
    return [...new Set(this.paidFor.map(({ ownerId }) => ownerId))];
  }

  /** Stops every reply that this server writes for an account's access; what was written is kept. */
  stopPaidHere(accountId: string): void {
    for (const live of this.paidFor) if (live.ownerId === accountId) live.end('stopped');
  }

  /** Lets running replies finish for a while, then ends them with their text kept. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isDraining = true;
    while (this.live.size > 0 && this.drain.msLeft > 0) {
      const all = Promise.all([...this.live.values()].map((live) => live.done));
      await Promise.race([all, wait(this.drain.msLeft, undefined, { ref: false })]);
    }
    const rest = [...this.live.values()];
    rest.forEach((live) => live.end('shutdown'));
    await Promise.all(rest.map((live) => live.done));
  }

  private async textSoFar(reply: MessageRow): Promise<string> {
    const live = this.live.get(reply.chatId);
    if (live?.exchange.reply.id === reply.id) return live.text;
    // With Redis away the text is only late: the browser asks again.
    return this.texts.read(reply).catch(() => '');
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
    live.flush();
    try {
      await this.endings.finish(live, owner, outcome);
      // A call that still waits and was not refused is answered with what is stored.
      live.begin();
      this.texts.close(live);
    } catch (error) {
      // Its text stays in Redis without a lease; the sweeper ends it once the database is back.
      this.logger.error({ err: error, msg: 'The end of a reply could not be stored' });
      this.texts.abandon(live);
      live.refuse(new DependencyDown());
    } finally {
      if (this.live.get(live.exchange.chatId) === live) this.live.delete(live.exchange.chatId);
    }
  }

  /** The reply as the answer shows it: as it is stored when it has ended, else what has come, and live events for the rest. */
  private answerOf(live: LiveReply): Message {
    return live.ended ?? { ...toMessage(live.exchange.reply, live.text), status: 'streaming' };
  }
}
