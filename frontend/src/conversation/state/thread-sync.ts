import { notifyManager, type QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/api';
import { whenLive } from '@/lib/live-gate';
import { type Conversation, type ConversationEvent, initialLive, reduce, type Thread } from './conversation';
import { type ConversationStore, isReplying, liveOf, withEntry } from './conversation.store';
import type { ConversationTransport } from './transport';

/** After this long without an event for a streaming reply, request a sync: events may have been lost. */
const silenceMs = 10_000;

/** The wait before a failed page is requested again, in milliseconds; it doubles with each failure, up to a limit. */
const retryMs = 1000;
const retryMaxMs = 30_000;

type Question = (asOf: number) => Promise<ConversationEvent>;

/**
 * Keeps the rows and live state of conversations in sync with the server: loads pages, applies socket events, and requests
 * whatever seems to be missing. Rows live in the query cache, live state in `store`.
 */
export class ThreadSync {
  private hasConnected = false;
  private isClosed = false;
  /** The conversations with rows in the cache. */
  private readonly loaded = new Set<string>();
  private readonly loading = new Set<string>();
  /** Requests in flight, by kind and conversation. */
  private readonly inFlight = new Map<string, Promise<void>>();
  private readonly watchdogs = new Map<string, ReturnType<typeof setTimeout>>();
  /** Conversations whose last page request failed, and how long until the next one. */
  private readonly retries = new Map<string, { timer: ReturnType<typeof setTimeout>; waitMs: number }>();

  constructor(
    private readonly queryClient: QueryClient,
    private readonly transport: ConversationTransport,
    private readonly store: ConversationStore,
  ) {
    // By default, query updates are scheduled later, so rows and live state would render a frame apart.
    notifyManager.setScheduler(queueMicrotask);
  }

  /** The cached rows; undefined if none were loaded. */
  get(chatId: string): Thread | undefined {
    return this.queryClient.getQueryData(this.transport.threadKey(chatId));
  }

  /** Caches the rows of a conversation. */
  set(chatId: string, thread: Thread): void {
    this.loaded.add(chatId);
    this.queryClient.setQueryData(this.transport.threadKey(chatId), thread);
  }

  /** Removes a conversation's rows and live state; opening it again loads them. */
  unload(chatId: string): void {
    clearTimeout(this.watchdogs.get(chatId));
    this.watchdogs.delete(chatId);
    this.cancelRetry(chatId);
    this.queryClient.removeQueries({ queryKey: this.transport.threadKey(chatId) });
    this.store.setState(({ live }) => ({ live: withEntry(live, chatId, undefined) }));
  }

  /** Loads the newest page when a conversation opens. */
  async load(chatId: string, signal: AbortSignal): Promise<void> {
    this.loading.add(chatId);
    this.loaded.add(chatId);
    await whenLive();
    const asOf = liveOf(this.store.getState(), chatId).clock;
    const wasConnected = this.hasConnected;
    try {
      const page = await this.transport.loadPage(chatId, { signal });
      this.apply(chatId, { type: 'page', ...page, asOf });
    } finally {
      this.loading.delete(chatId);
    }
    if (this.hasConnected && !wasConnected) this.resync(chatId);
    else this.requestMissing(chatId);
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
    if (!hasNewer) await this.requestPage(chatId);
  }

  /** Loads the rows around a message, unless it is already loaded. */
  async showAround(chatId: string, messageId: string): Promise<void> {
    if (this.get(chatId)?.messages.some(({ id }) => id === messageId)) return;
    const { hasNewer = false, ...page } = await this.transport.loadPage(chatId, { around: messageId });
    this.apply(chatId, { type: 'around', ...page, hasNewer });
  }

  /** Whether the rows end with the newest message of the current branch, as far as this tab knows. */
  hasNewest(chatId: string): boolean {
    return !this.get(chatId)?.hasNewer && liveOf(this.store.getState(), chatId).staleSince === null;
  }

  /** Returns to the newest rows of the current branch. Throws if they don't load. */
  async showNewest(chatId: string): Promise<void> {
    if (!this.hasNewest(chatId)) await this.replaceRows(chatId);
  }

  /** Replaces all rows with the newest ones. Throws if they don't load. */
  async replaceRows(chatId: string): Promise<void> {
    this.apply(chatId, { type: 'branch:switch' });
    await this.requestPage(chatId);
    const { staleSince } = liveOf(this.store.getState(), chatId);
    if (staleSince !== null) throw new Error("The messages didn't load. Please try again in a moment.");
  }

  /** Loads the newest rows as of now; a page already in flight may be older. */
  async refresh(chatId: string): Promise<void> {
    await this.inFlight.get(`page ${chatId}`);
    await this.requestPage(chatId);
  }

  /** Requests the streaming reply with its text so far. */
  async requestSync(chatId: string): Promise<void> {
    await this.request(chatId, 'sync', async (asOf) => ({
      type: 'synced',
      reply: await this.transport.syncReply(chatId),
      asOf,
    }));
  }

  /** Called on connect and reconnect: events since the rows were loaded, or since the connection broke, were missed. */
  connected(openId: string | undefined): void {
    const isAgain = this.hasConnected;
    this.hasConnected = true;
    for (const chatId of Object.keys(this.store.getState().live)) {
      if (isAgain && chatId !== openId) this.unload(chatId);
    }
    if (openId && this.get(openId)) this.resync(openId);
  }

  /** Applies an event or a response from the server. */
  receive(chatId: string, event: ConversationEvent): void {
    // Ignore conversations that were never opened: opening one loads it.
    if (this.get(chatId) || this.loading.has(chatId)) this.apply(chatId, event);
  }

  /** Applies an event. */
  apply(chatId: string, event: ConversationEvent): void {
    // A late response: the cached rows may belong to another screen by now.
    if (this.isClosed) return;
    const before: Conversation = {
      thread: this.get(chatId),
      live: this.store.getState().live[chatId] ?? initialLive,
    };
    const next = reduce(before, event);
    if (next.thread !== before.thread) this.queryClient.setQueryData(this.transport.threadKey(chatId), next.thread);
    this.store.setState(({ live }) => ({ live: { ...live, [chatId]: next.live } }));
    // A request of ours says nothing about the reply.
    if (event.type !== 'asked') this.watch(chatId);
    this.requestMissing(chatId);
  }

  /** Called when the screen mounts. */
  start(): void {
    this.isClosed = false;
  }

  /** Called when the screen unmounts. Without live events the rows would go stale, so they are removed. */
  close(): void {
    this.isClosed = true;
    for (const chatId of this.loaded) this.unload(chatId);
  }

  private requestMissing(chatId: string): void {
    if (this.loading.has(chatId)) return;
    const { wantsSync, wantsPage } = liveOf(this.store.getState(), chatId);
    if (wantsSync) void this.requestSync(chatId);
    if (wantsPage) void this.requestPage(chatId);
  }

  private resync(chatId: string): void {
    void this.requestPage(chatId);
    void this.requestSync(chatId);
  }

  private async requestPage(chatId: string): Promise<void> {
    await this.request(chatId, 'page', async (asOf) => ({
      type: 'page',
      ...(await this.transport.loadPage(chatId, {})),
      asOf,
    }));
  }

  /** Allows one request of a kind at a time; further callers wait for the one in flight. */
  private async request(chatId: string, what: 'sync' | 'page', question: Question): Promise<void> {
    if (this.isClosed) return;
    const key = `${what} ${chatId}`;
    if (!this.inFlight.has(key)) this.inFlight.set(key, this.requestOnce(chatId, what, question));
    // A response that turns out to be too old triggers another request: wait for that one too.
    while (this.inFlight.has(key)) await this.inFlight.get(key);
  }

  /** If a sync fails, the newest page is requested instead; if that fails, it is requested again after a while. */
  private async requestOnce(chatId: string, what: 'sync' | 'page', question: Question): Promise<void> {
    const { clock } = liveOf(this.store.getState(), chatId);
    this.apply(chatId, { type: 'asked', what });
    let answer: ConversationEvent | undefined;
    let failure: unknown;
    try {
      answer = await question(clock);
    } catch (error) {
      failure = error;
    }
    this.inFlight.delete(`${what} ${chatId}`);
    if (answer) {
      if (what === 'page') this.cancelRetry(chatId);
      this.receive(chatId, answer);
    } else if (what === 'sync') await this.requestPage(chatId);
    else {
      if (!this.watchdogs.has(chatId)) this.watch(chatId);
      this.retryPage(chatId, failure);
    }
  }

  /** Requests the newest page again after a failure, unless the conversation is gone or not ours. */
  private retryPage(chatId: string, failure: unknown): void {
    const waited = this.retries.get(chatId)?.waitMs;
    this.cancelRetry(chatId);
    const isGone = failure instanceof ApiError && [401, 402, 403, 404].includes(failure.status);
    if (isGone || this.isClosed || !this.get(chatId)) return;
    const waitMs = waited === undefined ? retryMs : Math.min(2 * waited, retryMaxMs);
    const timer = setTimeout(() => void this.requestPage(chatId), waitMs);
    this.retries.set(chatId, { timer, waitMs });
  }

  private cancelRetry(chatId: string): void {
    clearTimeout(this.retries.get(chatId)?.timer);
    this.retries.delete(chatId);
  }

  /** Restarts the watchdog of a streaming reply. */
  private watch(chatId: string): void {
    clearTimeout(this.watchdogs.get(chatId));
    this.watchdogs.delete(chatId);
    if (this.isClosed || !isReplying(this.store.getState(), chatId)) return;
    this.watchdogs.set(
      chatId,
      setTimeout(() => {
        this.watchdogs.delete(chatId);
        void this.requestSync(chatId);
      }, silenceMs),
    );
  }
}
