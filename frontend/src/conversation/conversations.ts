import type { Feedback, Message, SentMessage } from '@contract/chat';
import type { ServerEventPayload } from '@contract/events';
import { notifyManager, type QueryClient, queryOptions } from '@tanstack/react-query';
import { v4 as uuid } from 'uuid';
import { ApiError } from '@/lib/api';
import type { Draft, EditDraft } from '@/lib/drafts';
import { type Conversation, type ConversationEvent, newest, reduce, still, type Thread } from './conversation';
import { createConversationStore, isReplying, isWaiting, liveOf, type Pending, withEntry } from './conversation.store';
import { ConversationDrafts } from './conversation-drafts';
import { ConversationEdits } from './conversation-edits';
import { hasArrived } from './pending-message';
import type { ConversationTransport } from './transport';

/** A reply that says nothing for this long is asked after: its pieces or its end may have been lost. */
const silenceMs = 10_000;

/** How soon a reply is asked to stop again whose message may not have arrived yet. */
const stopAgainMs = 250;

/** How many rows a conversation opens with; scrolling up loads the others. */
const rowsOnOpen = 100;

type Question = (asOf: number) => Promise<ConversationEvent>;

/**
 * Keeps conversations true: applies what the socket says, asks when something seems missing, sends, stops and tries
 * again. Rows live in the query cache, the moving half in `store`.
 */
export class Conversations {
  readonly store = createConversationStore();
  private openId: string | undefined;
  private hasConnected = false;
  private isClosed = false;
  /** The conversations whose rows were loaded here. */
  private readonly held = new Set<string>();
  private readonly loading = new Set<string>();
  /** What was asked and has no answer yet, by kind and conversation. */
  private readonly asking = new Map<string, Promise<void>>();
  private readonly watchdogs = new Map<string, ReturnType<typeof setTimeout>>();
  private readonly drafts = new ConversationDrafts(this.store);
  private readonly edits = new ConversationEdits(this.store);
  /** What the artist says of a reply here and the server has not answered yet, by message id. */
  private readonly ratings = new Map<string, object>();

  constructor(
    private readonly queryClient: QueryClient,
    private readonly transport: ConversationTransport,
  ) {
    // Rows and the live half change in one task; told later, as is the default, they would be drawn a frame apart.
    notifyManager.setScheduler(queueMicrotask);
  }

  /** The conversation on screen, or undefined. The one that leaves it keeps its newest rows, so that it opens fast. */
  open(chatId: string | undefined): void {
    if (chatId === this.openId) return;
    const left = this.openId;
    this.openId = chatId;
    this.store.setState({ lastReply: null });
    if (chatId) this.drafts.open(chatId);
    if (left === undefined) return;
    const thread = this.threadOf(left);
    if (thread?.hasNewer) this.unload(left);
    else if (thread) this.queryClient.setQueryData(this.transport.threadKey(left), newest(thread, rowsOnOpen));
  }

  /** A conversation that was just made and holds nothing yet. */
  begin(chatId: string): void {
    const thread: Thread = { messages: [], hasOlder: false };
    this.held.add(chatId);
    this.queryClient.setQueryData(this.transport.threadKey(chatId), thread);
  }

  /** Forgets a conversation that no longer exists. */
  drop(chatId: string): void {
    this.unload(chatId);
    this.drafts.drop(chatId);
    this.edits.set(chatId, undefined);
    this.store.setState(({ pending }) => ({ pending: withEntry(pending, chatId, undefined) }));
  }

  /** The query of a conversation's rows. */
  threadQuery(chatId: string) {
    return queryOptions({
      queryKey: this.transport.threadKey(chatId),
      queryFn: ({ signal }) => this.load(chatId, signal),
    });
  }

  /** Loads the page before the first row. */
  async loadOlder(chatId: string): Promise<void> {
    const before = this.threadOf(chatId)?.messages[0]?.id;
    if (!before) return;
    const page = await this.transport.loadPage(chatId, { before });
    this.apply(chatId, { type: 'older', ...page, before });
  }

  /** Loads the page after the last row. */
  async loadNewer(chatId: string): Promise<void> {
    const after = this.threadOf(chatId)?.messages.at(-1)?.id;
    if (!after) return;
    const { messages, hasNewer = false } = await this.transport.loadPage(chatId, { after });
    this.apply(chatId, { type: 'newer', messages, hasNewer, after });
    if (!hasNewer) await this.askPage(chatId);
  }

  /** Brings a message among the rows, wherever in the conversation it stands. */
  async showAround(chatId: string, messageId: string): Promise<void> {
    if (this.threadOf(chatId)?.messages.some(({ id }) => id === messageId)) return;
    const { hasNewer = false, ...page } = await this.transport.loadPage(chatId, { around: messageId });
    this.apply(chatId, { type: 'around', ...page, hasNewer });
  }

  /** Brings the newest rows back after a look at older ones. Throws when they do not come. */
  async showNewest(chatId: string): Promise<void> {
    if (this.threadOf(chatId)?.hasNewer) await this.replaceRows(chatId);
  }

  messageNew({ chatId, message }: ServerEventPayload<'message:new'>): void {
    this.hear(chatId, { type: 'message:new', message });
  }

  replyStart({ chatId, reply }: ServerEventPayload<'reply:start'>): void {
    this.hear(chatId, { type: 'reply:start', reply });
  }

  replyDelta({ chatId, ...piece }: ServerEventPayload<'reply:delta'>): void {
    this.hear(chatId, { type: 'reply:delta', ...piece });
  }

  replyEnd({ chatId, message, error }: ServerEventPayload<'reply:end'>): void {
    this.hear(chatId, { type: 'reply:end', message, error });
    if (chatId === this.openId) this.store.setState({ lastReply: message });
  }

  branchFork({ chatId, afterId, messageId }: ServerEventPayload<'branch:fork'>): void {
    this.hear(chatId, { type: 'branch:fork', afterId, messageId });
  }

  branchSwitch({ chatId }: ServerEventPayload<'branch:switch'>): void {
    this.hear(chatId, { type: 'branch:switch' });
  }

  messageRated({ chatId, messageId, feedback }: ServerEventPayload<'message:rated'>): void {
    // What is said here meanwhile counts.
    if (this.ratings.has(messageId)) return;
    this.hear(chatId, { type: 'rated', messageId, feedback: feedback ?? undefined });
  }

  /** The live connection is there. What happened since the rows were asked for, or since a break began, was missed. */
  connected(): void {
    const isAgain = this.hasConnected;
    this.hasConnected = true;
    for (const chatId of Object.keys(this.store.getState().live)) {
      if (isAgain && chatId !== this.openId) this.unload(chatId);
    }
    if (!this.openId || !this.threadOf(this.openId)) return;
    this.askAnew(this.openId);
  }

  /** Keeps what is typed, here and in the browser; the caret is at its end unless said otherwise. */
  setDraft(chatId: string, text: string, caret = text.length): void {
    this.drafts.set(chatId, text, caret);
  }

  /**
   * Sends a text, unless it is empty or a reply is under way. Resolves when the reply has begun. When it fails nothing
   * stays behind, the text is back in the draft, and the failure is thrown.
   */
  async send(chatId: string, text: string): Promise<void> {
    if (text.trim() === '' || this.isBusy(chatId)) return;
    const what = { text, createdAt: new Date().toISOString() };
    // Before anything is waited for: a second press sends nothing.
    let pending = this.setPending(chatId, what);
    let clientMessageId = this.drafts.send(chatId, text, pending.afterId);
    try {
      if (this.threadOf(chatId)?.hasNewer) {
        await this.showNewest(chatId);
        pending = this.setPending(chatId, what);
        clientMessageId = this.drafts.send(chatId, text, pending.afterId);
      }
      await this.deliver(chatId, text, clientMessageId, pending);
      this.drafts.sent(chatId);
    } catch (error) {
      this.drafts.putBack(chatId);
      throw error;
    } finally {
      this.store.setState(({ pending: all }) => ({ pending: withEntry(all, chatId, undefined) }));
    }
  }

  /** Whether a failed or stopped reply may be run again. */
  get mayRetry(): boolean {
    return this.transport.retry !== undefined;
  }

  /** Runs a failed or stopped reply again, in its place. Resolves when it has begun; throws when it does not. */
  async retry(chatId: string, replyId: string): Promise<void> {
    const state = this.store.getState();
    if (!this.transport.retry || this.isBusy(chatId)) return;
    this.setPending(chatId, { replyId });
    try {
      const asOf = liveOf(state, chatId).clock;
      this.apply(chatId, { type: 'sent', ...(await this.transport.retry(chatId, replyId)), asOf });
    } finally {
      this.store.setState(({ pending }) => ({ pending: withEntry(pending, chatId, undefined) }));
    }
  }

  /** Whether what was said may be edited, written anew, and looked at in its versions. */
  get mayFork(): boolean {
    return this.transport.edit !== undefined;
  }

  /** Opens a question for editing. Answers false where another one is open whose new words would be lost by it. */
  beginEdit(chatId: string, { id: messageId, content: text }: Message): boolean {
    const open = this.store.getState().edits[chatId];
    const row = this.threadOf(chatId)?.messages.find(({ id }) => id === open?.messageId);
    if (row && row.id !== messageId && open?.text !== row.content) return false;
    this.setEdit(chatId, { messageId, text });
    return true;
  }

  /** Keeps the text of an edit that is being written, or gives it up (undefined). */
  setEdit(chatId: string, edit: EditDraft | undefined): void {
    this.edits.set(chatId, edit);
  }

  /**
   * Sends the edited question in the place of the one that it is a version of, unless it is empty or a reply is under way.
   * When it fails the editor is open again with its text, and the failure is thrown.
   */
  async edit(chatId: string): Promise<void> {
    const typed = this.store.getState().edits[chatId];
    const { transport } = this;
    if (!typed || typed.text.trim() === '' || this.isBusy(chatId)) return;
    const afterId = this.rowBefore(chatId, typed.messageId);
    const what = { text: typed.text, createdAt: new Date().toISOString() };
    const edit = this.edits.send(chatId, typed);
    const { messageId, text, clientMessageId } = edit;
    try {
      await this.fork(chatId, { what, afterId, replacedId: messageId }, () =>
        transport.edit?.(chatId, messageId, text, clientMessageId),
      );
      this.edits.sent(chatId, edit);
    } catch (error) {
      this.edits.putBack(chatId, edit);
      throw error;
    }
  }

  /** Has another version of a reply written in its place. Throws when it does not begin. */
  async regenerate(chatId: string, replyId: string): Promise<void> {
    const { transport } = this;
    const afterId = this.rowBefore(chatId, replyId);
    await this.fork(chatId, { what: { replyId }, afterId }, () => transport.regenerate?.(chatId, replyId, uuid()));
  }

  /** Notes what the artist thinks of a reply, at once; taken back when it could not be stored, and thrown. */
  async rate(chatId: string, messageId: string, feedback: Feedback | undefined): Promise<void> {
    const before = this.threadOf(chatId)?.messages.find(({ id }) => id === messageId)?.feedback;
    const rating = {};
    this.ratings.set(messageId, rating);
    const say = (what: Feedback | undefined) => {
      // What was said later counts.
      if (this.ratings.get(messageId) === rating) this.apply(chatId, { type: 'rated', messageId, feedback: what });
    };
    say(feedback);
    try {
      await this.transport.rate?.(chatId, messageId, feedback);
      // Rows that came meanwhile may be older than that.
      say(feedback);
    } catch (error) {
      say(before);
      throw error;
    } finally {
      if (this.ratings.get(messageId) === rating) this.ratings.delete(messageId);
    }
  }

  /** Shows another version of a message with what followed it. Throws when it could not be. */
  async choose(chatId: string, messageId: string): Promise<void> {
    await this.transport.choose?.(chatId, messageId);
    await this.replaceRows(chatId);
  }

  /**
   * Asks the running reply to stop; its end is heard like any other. While the message itself is on its way it is asked again:
   * the live connection may have been faster. Throws when the question did not get through.
   */
  async stop(chatId: string): Promise<void> {
    if (this.store.getState().stopping[chatId]) return;
    this.store.setState(({ stopping }) => ({ stopping: withEntry(stopping, chatId, true as const) }));
    try {
      await this.transport.stopReply(chatId);
      while (isWaiting(this.store.getState(), chatId)) {
        await new Promise((resolve) => setTimeout(resolve, stopAgainMs));
        if (isWaiting(this.store.getState(), chatId)) await this.transport.stopReply(chatId);
      }
      if (isReplying(this.store.getState(), chatId)) await this.askSync(chatId);
    } finally {
      this.store.setState(({ stopping }) => ({ stopping: withEntry(stopping, chatId, undefined) }));
    }
  }

  /** Shows a draft as another tab left it. */
  showDraft(chatId: string, draft: Draft | undefined): void {
    this.drafts.show(chatId, draft);
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

  /** Resolves when the message stands, also where its answer was lost. */
  private async deliver(chatId: string, text: string, clientMessageId: string, pending: Pending): Promise<void> {
    const asOf = liveOf(this.store.getState(), chatId).clock;
    try {
      const sent = await this.transport.send(chatId, text, clientMessageId);
      this.apply(chatId, { type: 'sent', ...sent, asOf });
    } catch (error) {
      if (!(await this.wasAccepted(chatId, pending, error))) throw error;
    }
  }

  private async fork(chatId: string, pending: Pending, call: () => Promise<SentMessage> | undefined): Promise<void> {
    if (this.isBusy(chatId)) return;
    const asOf = liveOf(this.store.getState(), chatId).clock;
    this.store.setState(({ pending: all }) => ({ pending: withEntry(all, chatId, pending) }));
    try {
      const sent = await call();
      if (!sent) return;
      const first = 'text' in pending.what ? sent.userMessage : sent.reply;
      this.apply(chatId, { type: 'branch:fork', afterId: pending.afterId ?? null, messageId: first.id });
      this.apply(chatId, { type: 'sent', ...sent, asOf });
    } finally {
      this.store.setState(({ pending: all }) => ({ pending: withEntry(all, chatId, undefined) }));
    }
  }

  /** A reply is under way, or waited for: nothing of the conversation can be changed meanwhile. */
  private isBusy(chatId: string): boolean {
    const state = this.store.getState();
    return isWaiting(state, chatId) || isReplying(state, chatId);
  }

  /** The id of the row before one; undefined for the first. */
  private rowBefore(chatId: string, messageId: string): string | undefined {
    const rows = this.threadOf(chatId)?.messages ?? [];
    return rows[rows.findIndex(({ id }) => id === messageId) - 1]?.id;
  }

  private async load(chatId: string, signal: AbortSignal): Promise<Thread> {
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
    const thread = this.threadOf(chatId);
    // Without one the screen is gone: what the rows say is settled when somebody comes back.
    if (thread) {
      this.drafts.settle(chatId, thread.messages);
      this.edits.settle(chatId, thread.messages);
    }
    if (this.hasConnected && !wasConnected) this.askAnew(chatId);
    else this.settleDoubts(chatId);
    return this.threadOf(chatId) ?? { messages: [], hasOlder: false };
  }

  private hear(chatId: string, event: ConversationEvent): void {
    // Of a conversation that was never opened nothing needs to be known: opening it loads it.
    if (this.threadOf(chatId) || this.loading.has(chatId)) this.apply(chatId, event);
  }

  private apply(chatId: string, event: ConversationEvent): void {
    // An answer that comes late: the rows that are there by now are another screen's.
    if (this.isClosed) return;
    const before: Conversation = {
      thread: this.threadOf(chatId),
      live: this.store.getState().live[chatId] ?? still,
    };
    const next = reduce(before, event);
    if (next.thread !== before.thread) this.queryClient.setQueryData(this.transport.threadKey(chatId), next.thread);
    this.store.setState(({ live }) => ({ live: { ...live, [chatId]: next.live } }));
    this.watch(chatId);
    this.settleDoubts(chatId);
  }

  private settleDoubts(chatId: string): void {
    if (this.loading.has(chatId)) return;
    const { wantsSync, wantsPage } = liveOf(this.store.getState(), chatId);
    if (wantsSync) void this.askSync(chatId);
    if (wantsPage) void this.askPage(chatId);
  }

  private askAnew(chatId: string): void {
    void this.askPage(chatId);
    void this.askSync(chatId);
  }

  /** Has all rows replaced by the newest ones. Throws when those do not come. */
  private async replaceRows(chatId: string): Promise<void> {
    this.apply(chatId, { type: 'branch:switch' });
    await this.askPage(chatId);
    const { staleSince } = liveOf(this.store.getState(), chatId);
    if (staleSince !== null) throw new Error('The messages did not load. Please try again in a moment.');
  }

  private async askSync(chatId: string): Promise<void> {
    await this.ask(chatId, 'sync', async (asOf) => ({
      type: 'synced',
      reply: await this.transport.syncReply(chatId),
      asOf,
    }));
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
    if (answer) this.hear(chatId, answer);
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

  /** Whether a message whose sending failed stands all the same. The rows are asked for in any case. */
  private async wasAccepted(chatId: string, pending: Pending, error: unknown): Promise<boolean> {
    // A page that is on its way already may have been read before the message was stored.
    const asked = Promise.resolve(this.asking.get(`page ${chatId}`)).then(() => this.askPage(chatId));
    if (!(error instanceof ApiError && error.status === 0)) return false;
    await asked;
    return hasArrived(this.threadOf(chatId)?.messages ?? [], pending);
  }

  private unload(chatId: string): void {
    clearTimeout(this.watchdogs.get(chatId));
    this.watchdogs.delete(chatId);
    this.queryClient.removeQueries({ queryKey: this.transport.threadKey(chatId) });
    this.store.setState(({ live }) => ({ live: withEntry(live, chatId, undefined) }));
  }

  private setPending(chatId: string, what: Pending['what']): Pending {
    const pending = { what, afterId: this.threadOf(chatId)?.messages.at(-1)?.id };
    this.store.setState(({ pending: all }) => ({ pending: withEntry(all, chatId, pending) }));
    return pending;
  }

  private threadOf(chatId: string): Thread | undefined {
    return this.queryClient.getQueryData(this.transport.threadKey(chatId));
  }
}
