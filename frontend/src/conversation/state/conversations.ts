import type { Attachment } from '@contract/attachments/attachment';
import type { Feedback, Message, SentMessage } from '@contract/chats/chat';
import type { ServerEventPayload } from '@contract/events';
import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { v4 as uuid } from 'uuid';
import { ApiError } from '@/lib/api';
import type { Draft, EditDraft } from '@/lib/drafts';
import { AttachmentDrafts } from '../attachments/attachment-drafts';
import { newest, type Thread } from './conversation';
import { createConversationStore, isReplying, isWaiting, liveOf, type Pending, withEntry } from './conversation.store';
import { ConversationDrafts } from './conversation-drafts';
import { ConversationEdits } from './conversation-edits';
import { hasArrived } from './pending-message';
import { ThreadSync } from './thread-sync';
import type { ConversationTransport } from './transport';

/** How often to repeat a stop request while the message itself is still being sent. */
const repeatStopMs = 250;

/** How many rows of a conversation are kept when it leaves the screen. */
const rowsOnOpen = 100;

/** The conversations of a screen: applies socket events, and sends, retries, edits, stops and rates. */
export class Conversations {
  readonly store = createConversationStore();
  readonly threads: ThreadSync;
  private openId: string | undefined;
  /** The attachments of unsent messages. */
  readonly attachments: AttachmentDrafts;
  private readonly drafts: ConversationDrafts;
  private readonly edits = new ConversationEdits(this.store);
  /** Ratings that the server has not acknowledged yet, by message id. */
  private readonly ratings = new Map<string, object>();

  constructor(
    queryClient: QueryClient,
    private readonly transport: ConversationTransport,
  ) {
    this.threads = new ThreadSync(queryClient, transport, this.store);
    this.attachments = new AttachmentDrafts(this.store, transport.attach);
    this.drafts = new ConversationDrafts(this.store, this.attachments);
  }

  /** Sets the conversation on screen, or none. The previous one keeps its newest rows so it reopens fast. */
  open(chatId: string | undefined): void {
    if (chatId === this.openId) return;
    const left = this.openId;
    this.openId = chatId;
    this.store.setState({ lastReply: null });
    if (chatId) {
      this.drafts.open(chatId);
      this.attachments.open(chatId);
    }
    if (left === undefined) return;
    const thread = this.threads.get(left);
    if (thread?.hasNewer) this.threads.unload(left);
    else if (thread) this.threads.set(left, newest(thread, rowsOnOpen));
  }

  /** Adds a conversation that was just created, so its rows need not be loaded. */
  addEmpty(chatId: string): void {
    this.threads.set(chatId, { messages: [], hasOlder: false });
  }

  /** Removes everything about a deleted conversation. */
  drop(chatId: string): void {
    this.threads.unload(chatId);
    this.drafts.drop(chatId);
    this.attachments.drop(chatId);
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

  replyStep({ chatId, ...step }: ServerEventPayload<'reply:step'>): void {
    this.threads.receive(chatId, { type: 'reply:step', ...step });
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
    // A rating from this tab is on its way to the server and will replace this one.
    if (this.ratings.has(messageId)) return;
    this.threads.receive(chatId, { type: 'rated', messageId, feedback: feedback ?? undefined });
  }

  /** Called on every connect and reconnect of the live connection. */
  connected(): void {
    this.threads.connected(this.openId);
  }

  /** Moves a draft to the conversation it was written for. */
  moveDraft(fromId: string, toId: string): void {
    this.drafts.move(fromId, toId);
  }

  /**
   * Watches the composer on screen while a conversation is being created. The returned function moves what was typed since to
   * the new conversation.
   * @param isOfNone the composer belongs to no conversation yet: all that is in it moves
   */
  watchTyping(isOfNone: boolean): (toId: string) => void {
    const fromId = this.openId;
    if (fromId === undefined) return () => undefined;
    const before = isOfNone ? '' : this.drafts.textOf(fromId);
    return (toId) => {
      this.drafts.moveTyped(fromId, toId, before);
      if (isOfNone) this.attachments.move(fromId, toId);
    };
  }

  /** Saves a draft. The caret defaults to the end. */
  setDraft(chatId: string, text: string, caret = text.length): void {
    this.drafts.set(chatId, text, caret);
  }

  /**
   * Sends a text, unless it is empty or a reply is in progress. Resolves once the reply has started. On failure the message
   * is removed, its text returns to the draft, and the error is thrown.
   * @param attachments those in the composer belong to what is written there: a question asked elsewhere leaves them
   */
  async send(chatId: string, text: string, attachments: Attachment[] = []): Promise<void> {
    if (text.trim() === '' || this.isBusy(chatId)) return;
    const what = { text, createdAt: new Date().toISOString(), attachments };
    // Before the first await, so a double click sends only once.
    let pending = this.setPending(chatId, what);
    let clientMessageId = this.drafts.send(chatId, text, pending.afterId, attachments);
    try {
      if (!this.threads.hasNewest(chatId)) {
        await this.threads.showNewest(chatId);
        pending = this.setPending(chatId, what);
        clientMessageId = this.drafts.send(chatId, text, pending.afterId, attachments);
      }
      await this.deliver(chatId, what, clientMessageId, pending);
      this.drafts.sent(chatId);
    } catch (error) {
      this.drafts.restore(chatId);
      throw error;
    } finally {
      this.store.setState(({ pending: all }) => ({ pending: withEntry(all, chatId, undefined) }));
    }
  }

  /** Sends a text along with the attachments in the composer. */
  sendComposed(chatId: string, text: string): Promise<void> {
    return this.send(chatId, text, this.attachments.ready(chatId));
  }

  /**
   * Creates a conversation with `create`, which returns its id, and sends `text` in it. The text stays in the draft
   * `draftId` until the conversation exists, so nothing is lost if creating it fails: then the error is thrown.
   */
  async start(draftId: string, text: string, create: () => Promise<string>): Promise<void> {
    if (text.trim() === '' || this.isBusy(draftId)) return;
    this.setPending(draftId, { text, createdAt: new Date().toISOString() });
    let chatId: string;
    try {
      chatId = await create();
    } finally {
      this.store.setState(({ pending }) => ({ pending: withEntry(pending, draftId, undefined) }));
    }
    const isSending = !this.isBusy(chatId);
    this.attachments.move(draftId, chatId);
    // Puts the text into storage before the draft is cleared.
    const sent = isSending ? this.sendComposed(chatId, text) : undefined;
    if (!isSending) this.setDraft(chatId, text);
    if (this.store.getState().drafts[draftId] === text) this.setDraft(draftId, '');
    await sent;
  }

  /** Whether messages may have attachments. */
  get mayAttach(): boolean {
    return this.transport.attach !== undefined;
  }

  /** Whether failed or stopped replies may be retried. */
  get mayRetry(): boolean {
    return this.transport.retry !== undefined;
  }

  /** Retries a failed or stopped reply in place. Resolves once it has started; throws if it doesn't start. */
  async retry(chatId: string, replyId: string): Promise<void> {
    await this.rerun(chatId, { replyId }, () => this.transport.retry?.(chatId, replyId, uuid()));
  }

  /**
   * Continues a cut-off reply in the same message; its text so far stays visible. Resolves once it has restarted; throws if
   * it doesn't.
   */
  async continueReply(chatId: string, replyId: string): Promise<void> {
    await this.rerun(chatId, { continuedId: replyId }, () => this.transport.continueReply(chatId, replyId, uuid()));
  }

  /** Whether questions may be edited, replies regenerated, and versions selected. */
  get mayFork(): boolean {
    return this.transport.edit !== undefined;
  }

  /** Opens a question for editing. @returns false if another edit is open whose changes would be lost */
  startEdit(chatId: string, { id: messageId, content: text }: Message): boolean {
    const open = this.store.getState().edits[chatId];
    const row = this.threads.get(chatId)?.messages.find(({ id }) => id === open?.messageId);
    if (row && row.id !== messageId && open?.text !== row.content) return false;
    this.setEdit(chatId, { messageId, text });
    return true;
  }

  /** Saves the text of an edit; `undefined` discards it. */
  setEdit(chatId: string, edit: EditDraft | undefined): void {
    this.edits.set(chatId, edit);
  }

  /**
   * Sends the edited question as a new version, unless it is empty or a reply is in progress. On failure the editor reopens
   * with its text and the error is thrown.
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
      this.edits.restore(chatId, edit);
      throw error;
    }
  }

  /** Generates another version of a reply in its place. Throws if it doesn't start. */
  async regenerate(chatId: string, replyId: string): Promise<void> {
    const { transport } = this;
    const afterId = this.rowBefore(chatId, replyId);
    await this.fork(chatId, { what: { replyId }, afterId }, () => transport.regenerate?.(chatId, replyId, uuid()));
  }

  /**
   * Answers the question above a trial's closing reply, in its place. Safe to repeat: the reply's id is the client id, so
   * all tabs get the same answer. Throws if it doesn't start.
   */
  async answerOpenQuestion(chatId: string, replyId: string): Promise<void> {
    const { transport } = this;
    const afterId = this.rowBefore(chatId, replyId);
    if (afterId === undefined) return;
    await this.fork(chatId, { what: { replyId }, afterId }, () => transport.regenerate?.(chatId, replyId, replyId));
  }

  /** Rates a reply optimistically; on failure the previous rating is restored and the error thrown. */
  async rate(chatId: string, messageId: string, feedback: Feedback | undefined): Promise<void> {
    const before = this.threads.get(chatId)?.messages.find(({ id }) => id === messageId)?.feedback;
    const rating = {};
    this.ratings.set(messageId, rating);
    const show = (what: Feedback | undefined) => {
      // A later rating wins.
      if (this.ratings.get(messageId) === rating)
        this.threads.apply(chatId, { type: 'rated', messageId, feedback: what });
    };
    show(feedback);
    try {
      await this.transport.rate?.(chatId, messageId, feedback);
      // Rows that loaded in the meantime may contain the old rating.
      show(feedback);
    } catch (error) {
      show(before);
      throw error;
    } finally {
      if (this.ratings.get(messageId) === rating) this.ratings.delete(messageId);
    }
  }

  /** Shows another version of a message and the messages after it. Throws if that fails. */
  async choose(chatId: string, messageId: string): Promise<void> {
    await this.transport.choose?.(chatId, messageId);
    await this.threads.replaceRows(chatId);
  }

  /**
   * Stops the streaming reply; its end arrives as an event. Repeats the request while the message is still being sent,
   * since the socket can be faster. Throws if the request fails.
   */
  async stop(chatId: string): Promise<void> {
    if (this.store.getState().stopping[chatId]) return;
    this.store.setState(({ stopping }) => ({ stopping: withEntry(stopping, chatId, true as const) }));
    // Don't stop a message that is sent later.
    const meant = this.store.getState().pending[chatId];
    const isOnItsWay = () => meant !== undefined && this.store.getState().pending[chatId] === meant;
    try {
      await this.transport.stopReply(chatId);
      while (isOnItsWay()) {
        await new Promise((resolve) => setTimeout(resolve, repeatStopMs));
        if (isOnItsWay()) await this.transport.stopReply(chatId);
      }
      if (isReplying(this.store.getState(), chatId)) await this.threads.requestSync(chatId);
    } finally {
      this.store.setState(({ stopping }) => ({ stopping: withEntry(stopping, chatId, undefined) }));
    }
  }

  /** Shows a draft that changed in another tab. */
  showDraft(chatId: string, draft: Draft | undefined): void {
    this.drafts.show(chatId, draft);
  }

  /** Loads the rows, then settles messages that were unacknowledged when the page was left. */
  private async load(chatId: string, signal: AbortSignal): Promise<Thread> {
    await this.threads.load(chatId, signal);
    const thread = this.threads.get(chatId);
    // The screen was closed: settle on the next visit.
    if (!thread) return { messages: [], hasOlder: false };
    this.drafts.settle(chatId, thread.messages);
    this.edits.settle(chatId, thread.messages);
    return thread;
  }

  /** Sends a message. Resolves once it is stored, even if the response was lost. */
  private async deliver(
    chatId: string,
    { text, attachments }: { text: string; attachments: readonly Attachment[] },
    clientMessageId: string,
    pending: Pending,
  ): Promise<void> {
    const asOf = liveOf(this.store.getState(), chatId).clock;
    try {
      const sent = await this.transport.send(
        chatId,
        text,
        clientMessageId,
        attachments.map(({ id }) => id),
      );
      this.threads.apply(chatId, { type: 'sent', ...sent, asOf });
    } catch (error) {
      if (!(await this.wasAccepted(chatId, pending, error))) throw error;
    }
  }

  /** Retries or continues the last reply. Does nothing while a reply is in progress. */
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

  /** Whether a reply is in progress or waited for; the conversation can't be changed until it ends. */
  isBusy(chatId: string): boolean {
    const state = this.store.getState();
    return isWaiting(state, chatId) || isReplying(state, chatId);
  }

  /** The id of the row before a message; undefined for the first. */
  private rowBefore(chatId: string, messageId: string): string | undefined {
    const rows = this.threads.get(chatId)?.messages ?? [];
    return rows[rows.findIndex(({ id }) => id === messageId) - 1]?.id;
  }

  /** Whether a message was stored although sending it failed. Refreshes the rows in any case. */
  private async wasAccepted(chatId: string, pending: Pending, error: unknown): Promise<boolean> {
    const refreshed = this.threads.refresh(chatId);
    if (!(error instanceof ApiError && error.status === 0)) return false;
    await refreshed;
    return hasArrived(this.threads.get(chatId)?.messages ?? [], pending);
  }

  private setPending(chatId: string, what: Pending['what']): Pending {
    const pending = { what, afterId: this.threads.get(chatId)?.messages.at(-1)?.id };
    this.store.setState(({ pending: all }) => ({ pending: withEntry(all, chatId, pending) }));
    return pending;
  }
}
