import type { Feedback, Message, SentMessage } from '@contract/chat';
import type { ServerEventPayload } from '@contract/events';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { v4 as uuid } from 'uuid';
import { ApiError } from '@/lib/api';
import type { Draft, EditDraft } from '@/lib/drafts';
import { newest, type Thread } from './conversation';
import { createConversationStore, isReplying, isWaiting, liveOf, type Pending, withEntry } from './conversation.store';
import { ConversationDrafts } from './conversation-drafts';
import { ConversationEdits } from './conversation-edits';
import { hasArrived } from './pending-message';
import { ThreadSync } from './thread-sync';
import type { ConversationTransport } from './transport';

/** How soon a reply is asked to stop again whose message may not have arrived yet. */
const stopAgainMs = 250;

/** How many rows a conversation opens with; scrolling up loads the others. */
const rowsOnOpen = 100;

/** The conversations of a screen: what the socket says of them, and what is said, tried again, stopped and rated here. */
export class Conversations {
  readonly store = createConversationStore();
  readonly threads: ThreadSync;
  private openId: string | undefined;
  private readonly drafts = new ConversationDrafts(this.store);
  private readonly edits = new ConversationEdits(this.store);
  /** What the artist says of a reply here and the server has not answered yet, by message id. */
  private readonly ratings = new Map<string, object>();

  constructor(
    queryClient: QueryClient,
    private readonly transport: ConversationTransport,
  ) {
    this.threads = new ThreadSync(queryClient, transport, this.store);
  }

  /** The conversation on screen, or undefined. The one that leaves it keeps its newest rows, so that it opens fast. */
  open(chatId: string | undefined): void {
    if (chatId === this.openId) return;
    const left = this.openId;
    this.openId = chatId;
    this.store.setState({ lastReply: null });
    if (chatId) this.drafts.open(chatId);
    if (left === undefined) return;
    const thread = this.threads.get(left);
    if (thread?.hasNewer) this.threads.unload(left);
    else if (thread) this.threads.set(left, newest(thread, rowsOnOpen));
  }

  /** A conversation that was just made and holds nothing yet. */
  begin(chatId: string): void {
    this.threads.set(chatId, { messages: [], hasOlder: false });
  }

  /** Forgets a conversation that no longer exists. */
  drop(chatId: string): void {
    this.threads.unload(chatId);
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

  messageNew({ chatId, message }: ServerEventPayload<'message:new'>): void {
    this.threads.receive(chatId, { type: 'message:new', message });
  }

  replyStart({ chatId, reply }: ServerEventPayload<'reply:start'>): void {
    this.threads.receive(chatId, { type: 'reply:start', reply });
  }

  replyDelta({ chatId, ...piece }: ServerEventPayload<'reply:delta'>): void {
    this.threads.receive(chatId, { type: 'reply:delta', ...piece });
  }

  replyEnd({ chatId, message, error, code }: ServerEventPayload<'reply:end'>): void {
    this.threads.receive(chatId, { type: 'reply:end', message, error, code });
    if (chatId === this.openId) this.store.setState({ lastReply: message });
  }

  branchFork({ chatId, afterId, messageId }: ServerEventPayload<'branch:fork'>): void {
    this.threads.receive(chatId, { type: 'branch:fork', afterId, messageId });
  }

  branchSwitch({ chatId }: ServerEventPayload<'branch:switch'>): void {
    this.threads.receive(chatId, { type: 'branch:switch' });
  }

  messageRated({ chatId, messageId, feedback }: ServerEventPayload<'message:rated'>): void {
    // What is said here meanwhile counts.
    if (this.ratings.has(messageId)) return;
    this.threads.receive(chatId, { type: 'rated', messageId, feedback: feedback ?? undefined });
  }

  /** The live connection is there, for the first time or again. */
  connected(): void {
    this.threads.connected(this.openId);
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
      if (this.threads.get(chatId)?.hasNewer) {
        await this.threads.showNewest(chatId);
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
    await this.rerun(chatId, { replyId }, () => this.transport.retry?.(chatId, replyId));
  }

  /**
   * Has the model go on with a reply that it cut, in the same message; the text so far stays in sight. Resolves when the reply
   * runs again; throws when it does not.
   */
  async continueReply(chatId: string, replyId: string): Promise<void> {
    await this.rerun(chatId, { continuedId: replyId }, () => this.transport.continueReply(chatId, replyId));
  }

  /** Whether what was said may be edited, written anew, and looked at in its versions. */
  get mayFork(): boolean {
    return this.transport.edit !== undefined;
  }

  /** Opens a question for editing. Answers false where another one is open whose new words would be lost by it. */
  beginEdit(chatId: string, { id: messageId, content: text }: Message): boolean {
    const open = this.store.getState().edits[chatId];
    const row = this.threads.get(chatId)?.messages.find(({ id }) => id === open?.messageId);
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
    const before = this.threads.get(chatId)?.messages.find(({ id }) => id === messageId)?.feedback;
    const rating = {};
    this.ratings.set(messageId, rating);
    const show = (what: Feedback | undefined) => {
      // What was said later counts.
      if (this.ratings.get(messageId) === rating)
        this.threads.apply(chatId, { type: 'rated', messageId, feedback: what });
    };
    show(feedback);
    try {
      await this.transport.rate?.(chatId, messageId, feedback);
      // Rows that came meanwhile may be older than that.
      show(feedback);
    } catch (error) {
      show(before);
      throw error;
    } finally {
      if (this.ratings.get(messageId) === rating) this.ratings.delete(messageId);
    }
  }

  /** Shows another version of a message with what followed it. Throws when it could not be. */
  async choose(chatId: string, messageId: string): Promise<void> {
    await this.transport.choose?.(chatId, messageId);
    await this.threads.replaceRows(chatId);
  }

  /**
   * Asks the running reply to stop; its end is heard like any other. While the message itself is on its way it is asked again:
   * the live connection may have been faster. Throws when the question did not get through.
   */
  async stop(chatId: string): Promise<void> {
    if (this.store.getState().stopping[chatId]) return;
    this.store.setState(({ stopping }) => ({ stopping: withEntry(stopping, chatId, true as const) }));
    // What is sent afterwards is not meant.
    const meant = this.store.getState().pending[chatId];
    const isOnItsWay = () => meant !== undefined && this.store.getState().pending[chatId] === meant;
    try {
      await this.transport.stopReply(chatId);
      while (isOnItsWay()) {
        await new Promise((resolve) => setTimeout(resolve, stopAgainMs));
        if (isOnItsWay()) await this.transport.stopReply(chatId);
      }
      if (isReplying(this.store.getState(), chatId)) await this.threads.askSync(chatId);
    } finally {
      this.store.setState(({ stopping }) => ({ stopping: withEntry(stopping, chatId, undefined) }));
    }
  }

  /** Shows a draft as another tab left it. */
  showDraft(chatId: string, draft: Draft | undefined): void {
    this.drafts.show(chatId, draft);
  }

  /** Loads the rows; what had no answer when the page went away is told apart by them. */
  private async load(chatId: string, signal: AbortSignal): Promise<Thread> {
    await this.threads.load(chatId, signal);
    const thread = this.threads.get(chatId);
    // The screen is gone: what the rows say is settled when somebody comes back.
    if (!thread) return { messages: [], hasOlder: false };
    this.drafts.settle(chatId, thread.messages);
    this.edits.settle(chatId, thread.messages);
    return thread;
  }

  /** Resolves when the message stands, also where its answer was lost. */
  private async deliver(chatId: string, text: string, clientMessageId: string, pending: Pending): Promise<void> {
    const asOf = liveOf(this.store.getState(), chatId).clock;
    try {
      const sent = await this.transport.send(chatId, text, clientMessageId);
      this.threads.apply(chatId, { type: 'sent', ...sent, asOf });
    } catch (error) {
      if (!(await this.wasAccepted(chatId, pending, error))) throw error;
    }
  }

  /** Runs the last reply again, from nothing or from its text so far. Does nothing while a reply is under way. */
  private async rerun(
    chatId: string,
    what: Pending['what'],
    call: () => Promise<SentMessage> | undefined,
  ): Promise<void> {
    if (this.isBusy(chatId)) return;
    const asOf = liveOf(this.store.getState(), chatId).clock;
    this.setPending(chatId, what);
    try {
      const sent = await call();
      if (sent) this.threads.apply(chatId, { type: 'sent', ...sent, asOf });
    } finally {
      this.store.setState(({ pending }) => ({ pending: withEntry(pending, chatId, undefined) }));
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
      this.threads.apply(chatId, { type: 'branch:fork', afterId: pending.afterId ?? null, messageId: first.id });
      this.threads.apply(chatId, { type: 'sent', ...sent, asOf });
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
    const rows = this.threads.get(chatId)?.messages ?? [];
    return rows[rows.findIndex(({ id }) => id === messageId) - 1]?.id;
  }

  /** Whether a message whose sending failed stands all the same. The rows are asked for in any case. */
  private async wasAccepted(chatId: string, pending: Pending, error: unknown): Promise<boolean> {
    const asked = this.threads.refresh(chatId);
    if (!(error instanceof ApiError && error.status === 0)) return false;
    await asked;
    return hasArrived(this.threads.get(chatId)?.messages ?? [], pending);
  }

  private setPending(chatId: string, what: Pending['what']): Pending {
    const pending = { what, afterId: this.threads.get(chatId)?.messages.at(-1)?.id };
    this.store.setState(({ pending: all }) => ({ pending: withEntry(all, chatId, pending) }));
    return pending;
  }
}
