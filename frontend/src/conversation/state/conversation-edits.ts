import type { Message } from '@contract/chats/chat';
import { v4 as uuid } from 'uuid';
import { type EditDraft, editDrafts } from '@/lib/drafts';
import { type ConversationStore, withEntry } from './conversation.store';
import { hasUserMessage } from './pending-message';

/** Edits of earlier questions. An unsent edit survives a reload, and is sent only once. */
export class ConversationEdits {
  /** Conversations whose stored edit has already been restored or discarded. */
  private readonly settled = new Set<string>();

  constructor(private readonly store: ConversationStore) {}

  /** Opens an editor or saves its text; `undefined` discards the edit. */
  set(chatId: string, edit: EditDraft | undefined): void {
    editDrafts.write(chatId, edit);
    this.show(chatId, edit);
  }

  /**
   * Closes the editor and marks the edit as sent; it stays in browser storage until acknowledged. Sending the same text
   * again uses the same client message id.
   */
  send(chatId: string, edit: EditDraft): Required<EditDraft> {
    const sent = { ...edit, clientMessageId: edit.clientMessageId ?? uuid() };
    editDrafts.write(chatId, sent);
    this.show(chatId, undefined);
    return sent;
  }

  /** The server acknowledged the edit. */
  sent(chatId: string, { messageId }: EditDraft): void {
    if (editDrafts.read(chatId)?.messageId === messageId) editDrafts.write(chatId, undefined);
  }

  /** Sending failed: reopens the editor, unless another one is open by now. */
  restore(chatId: string, edit: EditDraft): void {
    if (!this.store.getState().edits[chatId]) this.set(chatId, edit);
  }

  /**
   * Called when the rows have loaded for the first time: reopens the stored edit, unless it already reached the server.
   */
  settle(chatId: string, rows: readonly Message[]): void {
    if (this.settled.has(chatId)) return;
    this.settled.add(chatId);
    const kept = editDrafts.read(chatId);
    if (!kept) return;
    const isReplaced = !rows.some(({ id }) => id === kept.messageId) && hasUserMessage(rows, kept.text);
    if (kept.clientMessageId && isReplaced) editDrafts.write(chatId, undefined);
    else this.show(chatId, kept);
  }

  private show(chatId: string, edit: EditDraft | undefined): void {
    this.store.setState(({ edits }) => ({ edits: withEntry(edits, chatId, edit) }));
  }
}
