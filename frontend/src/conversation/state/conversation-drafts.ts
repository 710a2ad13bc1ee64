import type { Attachment } from '@contract/attachments/attachment';
import type { Message } from '@contract/chats/chat';
import { v4 as uuid } from 'uuid';
import { type Draft, drafts, type UnsentMessage, unsentMessages } from '@/lib/drafts';
import type { AttachmentDrafts } from '../attachments/attachment-drafts';
import { type ConversationStore, withEntry } from './conversation.store';
import { hasUserMessage, pendingIndex } from './pending-message';

/** Separates the restored text of a failed message from what was typed in the meantime. */
const gap = '\n\n';

/**
 * Unsent drafts, and messages that were sent but not acknowledged. Nothing is lost or sent twice, even across a reload.
 * The store has what is on screen; browser storage has everything.
 */
export class ConversationDrafts {
  private readonly unsent = new Map<string, UnsentMessage>();

  constructor(
    private readonly store: ConversationStore,
    private readonly attachments: AttachmentDrafts,
  ) {}

  /** Shows the draft from browser storage. */
  open(chatId: string): void {
    const kept = drafts.read(chatId);
    if (kept) this.show(chatId, kept);
  }

  /** Saves the draft to the store and to browser storage. */
  set(chatId: string, text: string, caret = text.length): void {
    drafts.write(chatId, { text, caret });
    this.show(chatId, { text, caret });
  }

  /** Moves the draft to a conversation that has just been created. */
  move(fromId: string, toId: string): void {
    const { drafts: all, carets } = this.store.getState();
    const text = all[fromId];
    if (!text) return;
    this.set(toId, text, carets[fromId]);
    this.set(fromId, '');
  }

  /** Moves what was typed after the text `before` to another conversation, below any draft there. */
  moveTyped(fromId: string, toId: string, before: string): void {
    const all = this.textOf(fromId);
    if (fromId === toId || !all.startsWith(before)) return;
    const typed = all.slice(before.length).trimStart();
    if (typed === '') return;
    const there = this.textOf(toId);
    this.set(toId, there ? there + gap + typed : typed);
    this.set(fromId, before);
  }

  /** Shows a draft that is already in browser storage. */
  show(chatId: string, draft: Draft | undefined): void {
    this.store.setState((state) => ({
      drafts: withEntry(state.drafts, chatId, draft?.text || undefined),
      carets: withEntry(state.carets, chatId, draft?.text ? draft.caret : undefined),
    }));
  }

  /**
   * Records that `text` is being sent after the row `afterId`, and clears the draft if it is the same text.
   * @returns the client message id; the previous one if the same message is still unacknowledged
   */
  send(chatId: string, text: string, afterId: string | undefined, attachments: Attachment[]): string {
    const earlier = this.unsent.get(chatId) ?? unsentMessages.read(chatId);
    const clientMessageId =
      earlier?.text === text && isSame(earlier.attachments, attachments) ? earlier.clientMessageId : uuid();
    // Before clearing the draft, so the text survives if the page goes away now.
    this.setUnsent(chatId, { text, clientMessageId, afterId, attachments, isInDraft: false });
    this.attachments.removeSent(chatId, attachments);
    if (this.textOf(chatId) === text) this.set(chatId, '');
    return clientMessageId;
  }

  /** The server acknowledged the message. */
  sent(chatId: string): void {
    this.setUnsent(chatId, undefined);
  }

  /** Sending failed: puts the message back in the draft, before anything typed in the meantime. */
  restore(chatId: string): void {
    const message = this.unsent.get(chatId);
    if (!message) return;
    const typed = this.textOf(chatId);
    this.set(chatId, typed ? message.text + gap + typed : message.text);
    this.attachments.restore(chatId, message.attachments ?? []);
    this.setUnsent(chatId, { ...message, isInDraft: true });
  }

  /**
   * Called when the rows have loaded for the first time. A message that was unacknowledged when the page was left is
   * removed from the draft if it is among the rows, and put back in the draft if it isn't.
   */
  settle(chatId: string, rows: readonly Message[]): void {
    const left = this.unsent.has(chatId) ? undefined : unsentMessages.read(chatId);
    if (!left) return;
    this.unsent.set(chatId, left);
    if (hasUserMessage(rows.slice(pendingIndex(rows, left.afterId)), left.text)) {
      this.setUnsent(chatId, undefined);
      this.attachments.removeSent(chatId, left.attachments ?? []);
      const rest = textAfter(this.textOf(chatId), left.text);
      if (rest !== undefined) this.set(chatId, rest);
    } else if (!left.isInDraft) this.restore(chatId);
  }

  /** The conversation was deleted. */
  drop(chatId: string): void {
    this.setUnsent(chatId, undefined);
    this.set(chatId, '');
  }

  /** The draft text, even if the conversation has not been opened yet. */
  textOf(chatId: string): string {
    return this.store.getState().drafts[chatId] ?? drafts.read(chatId)?.text ?? '';
  }

  private setUnsent(chatId: string, message: UnsentMessage | undefined): void {
    if (message) this.unsent.set(chatId, message);
    else this.unsent.delete(chatId);
    unsentMessages.write(chatId, message);
  }
}

function isSame(some: readonly Attachment[] = [], others: readonly Attachment[] = []): boolean {
  return some.map(({ id }) => id).join() === others.map(({ id }) => id).join();
}

/** The rest of a draft after the restored text; undefined if the draft does not start with it. */
function textAfter(draft: string, words: string): string | undefined {
  if (draft === words) return '';
  return draft.startsWith(words + gap) ? draft.slice(words.length + gap.length) : undefined;
}
