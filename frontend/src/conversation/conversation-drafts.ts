import type { Message } from '@contract/chat';
import { v4 as uuid } from 'uuid';
import { type Draft, drafts, type UnsentMessage, unsentMessages } from '@/lib/drafts';
import { type ConversationStore, withEntry } from './conversation.store';
import { isSaid, pendingIndex } from './pending-message';

/** Between the words that came back and what was typed meanwhile. */
const gap = '\n\n';

/**
 * What was typed and not sent, and what was sent and has had no answer: none of it is lost, and nothing goes off twice, also
 * where the page was loaded again in between. What is shown lies in the store, all of it is kept in the browser.
 */
export class ConversationDrafts {
  private readonly unsent = new Map<string, UnsentMessage>();

  constructor(private readonly store: ConversationStore) {}

  /** Shows the draft that the browser kept. */
  open(chatId: string): void {
    const kept = drafts.read(chatId);
    if (kept) this.show(chatId, kept);
  }

  /** Keeps what is typed, here and in the browser. */
  set(chatId: string, text: string, caret = text.length): void {
    drafts.write(chatId, { text, caret });
    this.show(chatId, { text, caret });
  }

  /** Shows a draft and keeps nothing: it is kept already. */
  show(chatId: string, draft: Draft | undefined): void {
    this.store.setState((state) => ({
      drafts: withEntry(state.drafts, chatId, draft?.text || undefined),
      carets: withEntry(state.carets, chatId, draft?.text ? draft.caret : undefined),
    }));
  }

  /**
   * A text goes off as a message after the row `afterId`; a draft that says something else stays. Answers the id that it
   * carries: that of before where the same words had no answer.
   */
  send(chatId: string, text: string, afterId: string | undefined): string {
    const earlier = this.unsent.get(chatId) ?? unsentMessages.read(chatId);
    const clientMessageId = earlier?.text === text ? earlier.clientMessageId : uuid();
    // Before the draft is empty: whatever happens to the page, its words are kept.
    this.setUnsent(chatId, { text, clientMessageId, afterId, isInDraft: false });
    if (this.textOf(chatId) === text) this.set(chatId, '');
    return clientMessageId;
  }

  /** The message has its answer. */
  sent(chatId: string): void {
    this.setUnsent(chatId, undefined);
  }

  /** The message did not go off: its words are the draft again, before what was typed meanwhile. */
  putBack(chatId: string): void {
    const message = this.unsent.get(chatId);
    if (!message) return;
    const typed = this.textOf(chatId);
    this.set(chatId, typed ? message.text + gap + typed : message.text);
    this.setUnsent(chatId, { ...message, isInDraft: true });
  }

  /**
   * The rows are there for the first time. A message that had no answer when the page went away is no draft where it stands
   * among them, and is one again where it does not.
   */
  settle(chatId: string, rows: readonly Message[]): void {
    const left = this.unsent.has(chatId) ? undefined : unsentMessages.read(chatId);
    if (!left) return;
    this.unsent.set(chatId, left);
    if (isSaid(rows.slice(pendingIndex(rows, left.afterId)), left.text)) {
      this.setUnsent(chatId, undefined);
      const rest = textAfter(this.textOf(chatId), left.text);
      if (rest !== undefined) this.set(chatId, rest);
    } else if (!left.isInDraft) this.putBack(chatId);
  }

  /** The conversation is no more. */
  drop(chatId: string): void {
    this.setUnsent(chatId, undefined);
    this.set(chatId, '');
  }

  /** The draft, also where the conversation was not opened yet. */
  private textOf(chatId: string): string {
    return this.store.getState().drafts[chatId] ?? drafts.read(chatId)?.text ?? '';
  }

  private setUnsent(chatId: string, message: UnsentMessage | undefined): void {
    if (message) this.unsent.set(chatId, message);
    else this.unsent.delete(chatId);
    unsentMessages.write(chatId, message);
  }
}

/** What a draft holds beside the words that came back; undefined where it does not begin with them. */
function textAfter(draft: string, words: string): string | undefined {
  if (draft === words) return '';
  return draft.startsWith(words + gap) ? draft.slice(words.length + gap.length) : undefined;
}
