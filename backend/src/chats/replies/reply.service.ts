import { type BeforeApplicationShutdown, Inject, Injectable, Logger } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { type Message, type MessageStatus, oneSheetMarker, oneSheetSentence } from '../../../../contract/chats/chat.js';
import { ActivityService } from '../../activity/activity.service.js';
import { AppError, DependencyDown, NotFound, Overloaded } from '../../common/app-error.js';
import { Clock } from '../../common/clock.js';
import { Drain } from '../../common/drain.js';
import { LoadGate } from '../../http/load-gate.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { countTokens, estimateTokens } from '../../common/tokens.js';
import { Assistant, type FinishReason, type Prompt, type StreamItem } from '../../providers/assistant/assistant.js';
import { AssistantFailed, ContextTooLong, PromptFiltered } from '../../providers/assistant/assistant.errors.js';
import { reasoningRoom } from '../../providers/assistant/request-features.js';
import { Broadcaster } from '../../broadcast/broadcaster.js';
import { BranchesRepository } from '../messages/branches.repository.js';
import { ChatTitlesService } from '../chat-titles.service.js';
import { draftIn } from '../messages/draft.js';
import type { Exchange } from '../messages/exchange.js';
import { ExchangesRepository } from '../messages/exchanges.repository.js';
import { LiveReply } from './live-reply.js';
import { LiveTextStore } from './live-text.store.js';
import type { MessageEntity } from '../messages/message.entity.js';
import { toMessage } from '../messages/message.js';
import { MessagesRepository, type SinceSummary } from '../messages/messages.repository.js';
import { oneSheetTool, withoutMarker } from './one-sheet-tool.js';
import { isGuestOwner, type Owner } from '../owner.js';
import { buildPrompt, type Memory } from './prompt.js';
import { RecallService } from '../history/recall.service.js';
import { SummariesService } from '../history/summaries.service.js';
import { measure } from '../history/summary.js';

/** What is read beside an exchange, so that it is there when the model is asked. */
export interface Reading {
  /** What was said in the chat since its last summary. */
  since: Promise<SinceSummary | undefined>;
  memory: Promise<Memory>;
}

type Ending = Exclude<MessageStatus, 'streaming'>;

/** How a reply's text came to its end. */
interface Outcome {
  /** Null where the stream broke off. */
  finish: FinishReason | null;
  /** What went wrong; null where nothing did. */
  failure: unknown;
}

/** Of a prompt that turned out too long for the model, this much is sent again. */
const shorterShare = 0.5;

/** The waits between tries to store an ended reply while PostgreSQL is away, in milliseconds. */
const storeAgainAfter = [200, 500, 1000, 2000, 5000, 5000, 5000, 5000];

/** The one place where a reply is made. A reply depends on neither the request nor the socket that asked for it. */
@Injectable()
export class ReplyService implements BeforeApplicationShutdown {
  private readonly logger = new Logger(ReplyService.name);
  private readonly live = new Map<string, LiveReply>();
  private isDraining = false;

  constructor(
    private readonly assistant: Assistant,
    private readonly exchanges: ExchangesRepository,
    private readonly messages: MessagesRepository,
    private readonly branches: BranchesRepository,
    private readonly texts: LiveTextStore,
    private readonly titles: ChatTitlesService,
    private readonly recall: RecallService,
    private readonly activity: ActivityService,
    private readonly summaries: SummariesService,
    private readonly broadcaster: Broadcaster,
    private readonly gate: LoadGate,
    private readonly clock: Clock,
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
    const { chatId, reply } = exchange;
    const live: LiveReply = new LiveReply(exchange, owner.id, isWaiting, (offset, text) => {
      if (!live.hasBegun) this.announce(live);
      live.begin();
      this.broadcaster.emit(live.ownerId, 'reply:delta', { chatId, messageId: reply.id, offset, text });
      this.texts.touch(live);
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
  async show(row: MessageEntity): Promise<Message> {
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

  private async textSoFar(reply: MessageEntity): Promise<string> {
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
    const outcome = await this.write(live, owner, reading);
    live.flush();
    try {
      await this.finish(live, owner, outcome);
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

  /** Lets the model write, with time limits to the first piece, between pieces, while it reasons, and in total. */
  private async write(live: LiveReply, owner: Owner, reading?: Reading): Promise<Outcome> {
    const { firstTokenMs, reasoningMs, stallMs, totalMs } = this.env.assistant;
    const tooLate = (): void => live.end('late');
    const limit = setTimeout(tooLate, totalMs);
    let watchdog = setTimeout(tooLate, firstTokenMs);
    let waitsFor = firstTokenMs;
    const waitFor = (ms: number): void => {
      if (ms === waitsFor) return void watchdog.refresh();
      clearTimeout(watchdog);
      watchdog = setTimeout(tooLate, ms);
      waitsFor = ms;
    };
    let finish: FinishReason | null = null;
    try {
      for await (const item of this.ask(live, owner, reading)) {
        if (typeof item === 'string') {
          live.add(item);
          waitFor(stallMs);
        } else if (item.type === 'reasoning') waitFor(reasoningMs);
        else if (item.type === 'end') finish = item.finish;
        else live.asksForSheet ||= item.call.name === oneSheetTool.name && owner.artist !== null;
      }
      return { finish, failure: null };
    } catch (error) {
      return { finish: null, failure: error };
    } finally {
      clearTimeout(watchdog);
      clearTimeout(limit);
    }
  }

  /** Asks the model, and once more with a shorter prompt where the first was too long for it. */
  private async *ask(live: LiveReply, owner: Owner, reading?: Reading): AsyncGenerator<StreamItem> {
    const { chatId, userMessage, reply, continues = false } = live.exchange;
    const [{ summary, turns }, memory] = await Promise.all([
      this.readTurns(live.exchange, reading?.since),
      reading?.memory ?? this.recall.recall(owner, chatId, userMessage.content),
    ]);
    live.saidBefore = measure(turns);
    const present = { now: this.clock.now(), timeZone: owner.timeZone };
    const subject = { purpose: 'reply' as const, ownerId: live.ownerId, messageId: reply.id };
    // Only an artist has something to put on a sheet, and a library to keep it in.
    const tools = owner.artist ? [oneSheetTool] : [];
    const all = continues ? [...turns, { ...reply, content: live.start }] : turns;
    const promptIn = (room: number) =>
      buildPrompt({ artist: owner.artist, turns: all, present, memory, summary, continues, room });
    const { contextTokens, replyTokens, effort } = this.env.assistant;
    const room = contextTokens - replyTokens - reasoningRoom(effort, contextTokens);
    const { signal } = live;
    const prompt = promptIn(room);
    try {
      yield* this.assistant.stream({ subject, prompt, tools, signal });
    } catch (error) {
      if (!(error instanceof ContextTooLong) || !live.isSilent || signal.aborted) throw error;
      // A short conversation may take much less than the room.
      const shorter = promptIn(Math.min(room, sizeOf(prompt)) * shorterShare);
      yield* this.assistant.stream({ subject, prompt: shorter, tools, signal });
    }
  }

  /** What was said in a chat since its last summary, the artist's message last. */
  private async readTurns(
    { chatId, userMessage }: Exchange,
    early?: Promise<SinceSummary | undefined>,
  ): Promise<SinceSummary> {
    const read = await early;
    const before = read?.turns.filter((row) => row.position < userMessage.position);
    const last = before?.at(-1);
    // What was read beside the exchange will do if nothing was said in between and the reply before had ended.
    const isWhole = (last?.position ?? 0) === userMessage.position - 1 && last?.status !== 'streaming';
    if (read && before && isWhole) return { summary: read.summary, turns: [...before, userMessage] };
    return this.messages.findSinceSummary(chatId, userMessage.position);
  }

  /** For the artist's own figures. */
  private async count({ ownerId, exchange, text }: LiveReply): Promise<void> {
    await this.activity.note(ownerId, 'message_sent', exchange.userMessage.id);
    if (draftIn(text) !== null) await this.activity.note(ownerId, 'draft_made', exchange.reply.id);
  }

  private async finish(live: LiveReply, owner: Owner, { finish, failure }: Outcome): Promise<void> {
    if (live.endReason === 'deleted') return live.refuse(new NotFound());
    if (live.endReason === 'stopped') return this.end(live, 'stopped');
    const content = contentOf(live);
    const isCut = !live.asksForSheet && (finish === 'length' || finish === 'content_filter');
    if (failure === null && content !== '' && !(isCut && live.isSilent)) {
      await this.end(live, isCut ? 'cut' : 'complete');
      const { chatId, isUntitled, userMessage } = live.exchange;
      if (owner.artist) void this.count(live);
      const { turns, tokens } = live.saidBefore;
      void this.summaries.keepUp(live.ownerId, chatId, {
        upToPosition: live.exchange.reply.position,
        said: { turns: turns + 1, tokens: tokens + estimateTokens(content) },
        timeZone: owner.timeZone,
      });
      const answer = live.asksForSheet ? oneSheetSentence : content;
      if (isUntitled) void this.titles.name(live.ownerId, chatId, userMessage, answer);
      return;
    }
    const nothing = finish === 'content_filter' ? new PromptFiltered() : new AssistantFailed({ cause: failure });
    const error = failure instanceof AppError ? failure : nothing;
    this.logFailure(live, error);
    if (live.hasBegun) return this.end(live, 'failed', error);
    await this.endUnbegun(live, error);
  }

  /** What only the operator can fix is logged once a minute where it is found out. */
  private logFailure(live: LiveReply, error: AppError): void {
    const line = { msg: `A reply failed: ${live.endReason ?? error.code}`, err: error.cause };
    if (error.isLogged) this.logger.debug(line);
    else this.logger.warn(line);
  }

  /**
   * Nothing came: the message is taken back when its sender can be told, and kept with a failed reply otherwise, which is then
   * the answer. A reply that was tried again stays with what it had, and its call is refused.
   */
  private async endUnbegun(live: LiveReply, error: AppError): Promise<void> {
    const { chatId, reply, fork } = live.exchange;
    const isFirstTry = reply.attempt === 1;
    const { continues = false } = live.exchange;
    const isTakenBack = isFirstTry && live.isWaiting() && live.endReason !== 'shutdown';
    if (isTakenBack) {
      if (fork) await this.branches.undoFork(live.exchange, live.ownerId);
      else await this.exchanges.undo(live.exchange);
      const message: Message = { ...toMessage(reply), status: 'failed' };
      this.broadcaster.emit(live.ownerId, 'reply:end', { chatId, message, error: error.message, code: error.code });
      if (fork) this.broadcaster.emit(live.ownerId, 'branch:switch', { chatId });
    } else {
      // What was to be continued is as it was.
      await this.end(live, continues ? 'cut' : 'failed', error);
    }
    if (isTakenBack || !isFirstTry) live.refuse(error);
  }

  /** Stores the end, then says it. */
  private async end(live: LiveReply, status: Ending, error?: AppError): Promise<void> {
    const { chatId, reply } = live.exchange;
    const content = live.text === '' && !live.asksForSheet ? undefined : contentOf(live);
    const tokens = content === undefined ? undefined : await countTokens(content);
    const ended = await this.store(() => this.exchanges.end(reply, status, content, tokens));
    if (!ended) return;
    if (!live.hasBegun) this.announce(live);
    const message = toMessage(ended);
    live.ended = message;
    this.broadcaster.emit(live.ownerId, 'reply:end', {
      chatId,
      message,
      ...(error ? { error: error.message, code: error.code } : {}),
    });
  }

  private async store<T>(write: () => Promise<T>): Promise<T> {
    for (const pause of storeAgainAfter) {
      try {
        return await write();
      } catch (error) {
        this.logger.error({ err: error, msg: 'The end of a reply could not be stored; trying again' });
        await wait(pause);
      }
    }
    return write();
  }

  /** Tells every tab what was said and that the reply begins. */
  private announce(live: LiveReply): void {
    const { chatId, userMessage, reply, fork } = live.exchange;
    if (fork && reply.attempt === 1) {
      const messageId = fork.what === 'reply' ? reply.id : userMessage.id;
      this.broadcaster.emit(live.ownerId, 'branch:fork', { chatId, afterId: fork.afterId, messageId });
    }
    if (reply.attempt === 1 && fork?.what !== 'reply') {
      this.broadcaster.emit(live.ownerId, 'message:new', { chatId, message: toMessage(userMessage) });
    }
    this.broadcaster.emit(live.ownerId, 'reply:start', { chatId, reply: toMessage(reply, live.start) });
  }

  /** The reply as the answer shows it: as it is stored when it has ended, else what has come, and live events for the rest. */
  private answerOf(live: LiveReply): Message {
    return live.ended ?? { ...toMessage(live.exchange.reply, live.text), status: 'streaming' };
  }
}

/** The whole text of a reply as it is stored. */
function contentOf(live: LiveReply): string {
  return live.asksForSheet ? oneSheetMarker : withoutMarker(live.text);
}

/** About how many tokens a prompt has. */
function sizeOf({ system, turns }: Prompt): number {
  return turns.reduce((sum, { text }) => sum + estimateTokens(text), estimateTokens(system));
}
