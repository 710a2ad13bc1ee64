import type { Message } from '@contract/chat';
import { v4 as uuid } from 'uuid';
import { type EditDraft, editDrafts } from '@/lib/drafts';
import { type ConversationStore, withEntry } from './conversation.store';
import { isSaid } from './pending-message';

/** Questions that are being edited: what is typed there outlives a reload, and goes off once. */
export class ConversationEdits {
  /** The conversations whose kept edit was looked at. */
  private readonly settled = new Set<string>();

  constructor(private readonly store: ConversationStore) {}

  /** Opens an editor, keeps what is typed in it, or gives it up (undefined). */
  set(chatId: string, edit: EditDraft | undefined): void {
    editDrafts.write(chatId, edit);
    this.show(chatId, edit);
  }

  /** The edit goes off and its editor closes; it stays kept until there is an answer. The same words carry the same id. */
  send(chatId: string, edit: EditDraft): Required<EditDraft> {
    const sent = { ...edit, clientMessageId: edit.clientMessageId ?? uuid() };
    editDrafts.write(chatId, sent);
    this.show(chatId, undefined);
    return sent;
  }

  /** The edit has its answer. */
  sent(chatId: string, { messageId }: EditDraft): void {
    if (editDrafts.read(chatId)?.messageId === messageId) editDrafts.write(chatId, undefined);
  }

  /** The edit did not go off: it is open again, unless another one is by now. */
  putBack(chatId: string, edit: EditDraft): void {
    if (!this.store.getState().edits[chatId]) this.set(chatId, edit);
  }

  /** The rows are there for the first time: the edit that the tab kept is open again, unless it stands among them. */
  settle(chatId: string, rows: readonly Message[]): void {
    if (this.settled.has(chatId)) return;
    this.settled.add(chatId);
    const kept = editDrafts.read(chatId);
    if (!kept) return;
    const isReplaced = !rows.some(({ id }) => id === kept.messageId) && isSaid(rows, kept.text);
    if (kept.clientMessageId && isReplaced) editDrafts.write(chatId, undefined);
    else this.show(chatId, kept);
  }

  private show(chatId: string, edit: EditDraft | undefined): void {
    this.store.setState(({ edits }) => ({ edits: withEntry(edits, chatId, edit) }));
  }
}
