import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { type Conversation, type ConversationEvent, initialLive, reduce, type Thread } from './conversation';
import { type ConversationStore, isReplying, liveOf, withEntry } from './conversation.store';
import type { ConversationTransport } from './transport';

/** A reply that says nothing for this long is asked after: its pieces or its end may have been lost. */
const silenceMs = 10_000;

type Question = (asOf: number) => Promise<ConversationEvent>;

/**
 * Keeps the rows of conversations, and what moves in them, in step with the server: loads pages, applies what the socket
 * says, and asks when something seems missing. Rows live in the query cache, the moving half in `store`.
 */
export class ThreadSync {
  private hasConnected = false;
  private isClosed = false;
  /** The conversations whose rows were loaded here. */
  private readonly held = new Set<string>();
  private readonly loading = new Set<string>();
  /** What was asked and has no answer yet, by kind and conversation. */
  private readonly asking = new Map<string, Promise<void>>();
  private readonly watchdogs = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(
    private readonly queryClient: QueryClient,
    private readonly transport: ConversationTransport,
    private readonly store: ConversationStore,
  ) {
    // Rows and the live half change in one task; told later, as is the default, they would be drawn a frame apart.
    notifyManager.setScheduler(queueMicrotask);
  }

  /** The rows that are held; undefined where none were loaded. */
  get(chatId: string): Thread | undefined {
    return this.queryClient.getQueryData(this.transport.threadKey(chatId));
  }

  /** Holds these rows of a conversation. */
  set(chatId: string, thread: Thread): void {
    this.held.add(chatId);
    this.queryClient.setQueryData(this.transport.threadKey(chatId), thread);
  }

  /** Forgets the rows and what moves in them: who opens the conversation again loads them. */
  unload(chatId: string): void {
    clearTimeout(this.watchdogs.get(chatId));
    this.watchdogs.delete(chatId);
    this.queryClient.removeQueries({ queryKey: this.transport.threadKey(chatId) });
    this.store.setState(({ live }) => ({ live: withEntry(live, chatId, undefined) }));
  }

  /** Loads the newest page for the first time. */
  async load(chatId: string, signal: AbortSignal): Promise<void> {
    this.loading.add(chatId);
    this.held.add(chatId);
    const asOf = liveOf(this.store.getState(), chatId).clock;
    const wasConnected = this.hasConnected;
    try {
      const page = await this.transport.loadPage(chatId, { signal });
      this.apply(chatId, { type: 'page', ...page, asOf });
    } finally {
      this.loading.delete(chatId);
    }
    if (this.hasConnected && !wasConnected) this.resync(chatId);
    else this.askForMissing(chatId);
  }

  /** Loads the page before the first row. */
  async loadOlder(chatId: string): Promise<void> {
    const before = this.get(chatId)?.messages[0]?.id;
    if (!before) return;
    const page = await this.transport.loadPage(chatId, { before });
    this.apply(chatId, { type: 'older', ...page, before });
  }

  /** Loads the page after the last row. */
  async loadNewer(chatId: string): Promise<void> {
    const after = this.get(chatId)?.messages.at(-1)?.id;
    if (!after) return;
    const { messages, hasNewer = false } = await this.transport.loadPage(chatId, { after });
    this.apply(chatId, { type: 'newer', messages, hasNewer, after });
    if (!hasNewer) await this.askPage(chatId);
  }

  /** Brings a message among the rows, wherever in the conversation it stands. */
  async showAround(chatId: string, messageId: string): Promise<void> {
    if (this.get(chatId)?.messages.some(({ id }) => id === messageId)) return;
    const { hasNewer = false, ...page } = await this.transport.loadPage(chatId, { around: messageId });
    this.apply(chatId, { type: 'around', ...page, hasNewer });
  }

  /** Brings the newest rows back after a look at older ones. Throws when they do not come. */
  async showNewest(chatId: string): Promise<void> {
    if (this.get(chatId)?.hasNewer) await this.replaceRows(chatId);
  }

  /** Has all rows replaced by the newest ones. Throws when those do not come. */
  async replaceRows(chatId: string): Promise<void> {
    this.apply(chatId, { type: 'branch:switch' });
    await this.askPage(chatId);
    const { staleSince } = liveOf(this.store.getState(), chatId);
    if (staleSince !== null) throw new Error('The messages did not load. Please try again in a moment.');
  }

  /** Asks for the newest rows as of now: a page that is on its way already may have been read before. */
  async refresh(chatId: string): Promise<void> {
    await this.asking.get(`page ${chatId}`);
    await this.askPage(chatId);
  }

  /** Asks which reply is being written, and for its text so far. */
  async askSync(chatId: string): Promise<void> {
    await this.ask(chatId, 'sync', async (asOf) => ({
      type: 'synced',
      reply: await this.transport.syncReply(chatId),
      asOf,
    }));
  }

  /** The live connection is there. What happened since the rows were asked for, or since a break began, was missed. */
  connected(openId: string | undefined): void {
    const isAgain = this.hasConnected;
    this.hasConnected = true;
    for (const chatId of Object.keys(this.store.getState().live)) {
      if (isAgain && chatId !== openId) this.unload(chatId);
    }
    if (openId && this.get(openId)) this.resync(openId);
  }

  /** Applies what the server says of a conversation. */
  receive(chatId: string, event: ConversationEvent): void {
    // Of a conversation that was never opened nothing needs to be known: opening it loads it.
    if (this.get(chatId) || this.loading.has(chatId)) this.apply(chatId, event);
  }

  /** Applies what was done here, or what was asked for. */
  apply(chatId: string, event: ConversationEvent): void {
    // An answer that comes late: the rows that are there by now are another screen's.
    if (this.isClosed) return;
    const before: Conversation = {
      thread: this.get(chatId),
      live: this.store.getState().live[chatId] ?? initialLive,
    };
    const next = reduce(before, event);
    if (next.thread !== before.thread) this.queryClient.setQueryData(this.transport.threadKey(chatId), next.thread);
    this.store.setState(({ live }) => ({ live: { ...live, [chatId]: next.live } }));
    this.watch(chatId);
    this.askForMissing(chatId);
  }

  /** The screen is there. */
  start(): void {
    this.isClosed = false;
  }

  /** The screen goes away. From here on nothing is heard, so the rows are forgotten: whoever comes back loads them. */
  close(): void {
    this.isClosed = true;
    for (const chatId of this.held) this.unload(chatId);
  }

  private askForMissing(chatId: string): void {
    if (this.loading.has(chatId)) return;
    const { wantsSync, wantsPage } = liveOf(this.store.getState(), chatId);
    if (wantsSync) void this.askSync(chatId);
    if (wantsPage) void this.askPage(chatId);
  }

  private resync(chatId: string): void {
    void this.askPage(chatId);
    void this.askSync(chatId);
  }

  private async askPage(chatId: string): Promise<void> {
    await this.ask(chatId, 'page', async (asOf) => ({
      type: 'page',
      ...(await this.transport.loadPage(chatId, {})),
      asOf,
    }));
  }

  /** One question of a kind at a time: who asks meanwhile waits for the same answer. */
  private async ask(chatId: string, what: 'sync' | 'page', question: Question): Promise<void> {
    if (this.isClosed) return;
    const key = `${what} ${chatId}`;
    if (!this.asking.has(key)) this.asking.set(key, this.askOnce(chatId, what, question));
    // An answer that was asked for too early is followed by another question.
    while (this.asking.has(key)) await this.asking.get(key);
  }

  /** When a sync gets no answer, the rows are asked for; when they don't, the watchdog asks again. */
  private async askOnce(chatId: string, what: 'sync' | 'page', question: Question): Promise<void> {
    const { clock } = liveOf(this.store.getState(), chatId);
    this.apply(chatId, { type: 'asked', what });
    let answer: ConversationEvent | undefined;
    try {
      answer = await question(clock);
    } catch {
      answer = undefined;
    }
    this.asking.delete(`${what} ${chatId}`);
    if (answer) this.receive(chatId, answer);
    else if (what === 'sync') await this.askPage(chatId);
    else this.watch(chatId);
  }

  /** Starts the wait for the next sign of life of a running reply anew. */
  private watch(chatId: string): void {
    clearTimeout(this.watchdogs.get(chatId));
    this.watchdogs.delete(chatId);
    if (this.isClosed || !isReplying(this.store.getState(), chatId)) return;
    this.watchdogs.set(
      chatId,
      setTimeout(() => {
        this.watchdogs.delete(chatId);
        void this.askSync(chatId);
      }, silenceMs),
    );
  }
}
