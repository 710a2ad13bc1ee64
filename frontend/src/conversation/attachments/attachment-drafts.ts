import type { Attachment } from '@contract/attachments/attachment';
import { v4 as uuid } from 'uuid';
import { ApiError, sentenceOf } from '@/lib/api';
import { type AttachedDraft, attachedDrafts } from '@/lib/drafts';
import { type ConversationStore, withEntry } from '../state/conversation.store';
import type { AttachTransport } from '../state/transport';

/** The page was closed before the upload finished. */
const interrupted = 'This upload was interrupted. Remove it and attach the file again.';

/**
 * The attachments of unsent messages, by chat. Each has its id from the start, so repeating a lost request stores nothing twice. A paste is
 * kept in this browser until the server has it, a typed text until it is sent.
 */
export class AttachmentDrafts {
  /** Chosen files that the server doesn't have yet, by attachment id. They are lost when the page is closed. */
  private readonly files = new Map<string, File>();

  constructor(
    private readonly store: ConversationStore,
    private readonly transport: AttachTransport | undefined,
  ) {}

  /** Restores attachments from browser storage, and resends those the server doesn't have. */
  open(chatId: string): void {
    if (!this.transport || this.of(chatId).length > 0) return;
    const kept = attachedDrafts.read(chatId).map((attached): AttachedDraft => {
      const isLost = attached.state !== 'ready' && attached.text === undefined && attached.mediaId === undefined;
      return isLost ? { ...attached, state: 'refused', problem: attached.problem ?? interrupted } : attached;
    });
    if (kept.length === 0) return;
    this.set(chatId, kept);
    for (const attached of kept)
      if (attached.state === 'sending' || attached.state === 'failed') void this.deliver(attached);
  }

  of(chatId: string): readonly AttachedDraft[] {
    return this.store.getState().attached[chatId] ?? [];
  }

  /** @param isTyped no clipboard has the text, so it is kept until it is sent: the artist can put it back into the draft */
  addText(chatId: string, text: string, { isTyped = false } = {}): void {
    const name = isTyped ? 'Your text' : 'Pasted text';
    this.add(chatId, { id: uuid(), name, state: 'sending', text, ...(isTyped && { isTyped }) });
  }

  addFile(chatId: string, file: File): void {
    const id = uuid();
    this.files.set(id, file);
    this.add(chatId, { id, name: file.name || 'File', state: 'sending' });
  }

  addMedia(chatId: string, { id: mediaId, fileName }: { id: string; fileName: string }): void {
    if (this.of(chatId).some((attached) => (attached.attachment?.mediaId ?? attached.mediaId) === mediaId)) return;
    this.add(chatId, { id: uuid(), name: fileName, state: 'sending', mediaId });
  }

  /** Retries a failed attachment. */
  retry(chatId: string, id: string): void {
    const attached = this.of(chatId).find((each) => each.id === id);
    if (attached) void this.deliver(attached);
  }

  /** Removes an attachment from the message. */
  remove(chatId: string, id: string): void {
    const attached = this.of(chatId).find((each) => each.id === id);
    this.files.delete(id);
    this.set(
      chatId,
      this.of(chatId).filter((each) => each.id !== id),
    );
    // If this fails, the server removes it after a while.
    if (attached?.state === 'ready') this.transport?.remove(id).catch(() => undefined);
  }

  /** The attachments stored on the server. */
  ready(chatId: string): Attachment[] {
    return this.of(chatId).flatMap(({ attachment }) => (attachment ? [attachment] : []));
  }

  /** Removes attachments whose message is being sent. */
  removeSent(chatId: string, attachments: readonly Attachment[]): void {
    const ids = new Set(attachments.map(({ id }) => id));
    this.set(
      chatId,
      this.of(chatId).filter(({ id }) => !ids.has(id)),
    );
  }

  /** Restores the attachments of a message that failed to send, before those added in the meantime. */
  restore(chatId: string, attachments: readonly Attachment[]): void {
    const ids = new Set(attachments.map(({ id }) => id));
    const back = attachments.map((attachment): AttachedDraft => ({
      id: attachment.id,
      name: attachment.name,
      state: 'ready',
      attachment,
    }));
    this.set(chatId, [...back, ...this.of(chatId).filter(({ id }) => !ids.has(id))]);
  }

  /** Moves attachments to a conversation that has just been created. */
  move(fromId: string, toId: string): void {
    const moved = this.of(fromId);
    if (moved.length === 0) return;
    // Those it has already.
    this.open(toId);
    this.set(toId, [...this.of(toId), ...moved]);
    this.set(fromId, []);
  }

  drop(chatId: string): void {
    this.set(chatId, []);
  }

  private add(chatId: string, attached: AttachedDraft): void {
    this.set(chatId, [...this.of(chatId), attached]);
    void this.deliver(attached);
  }

  private async deliver({ id, text, isTyped, mediaId }: AttachedDraft): Promise<void> {
    const { transport } = this;
    const file = this.files.get(id);
    if (!transport) return;
    this.change(id, { state: 'sending', problem: undefined });
    try {
      const attachment =
        text !== undefined
          ? await transport.text(id, text)
          : mediaId !== undefined
            ? await transport.media(id, mediaId)
            : file && (await transport.file(id, file));
      if (!attachment) return;
      this.files.delete(id);
      this.change(id, {
        state: 'ready',
        name: attachment.name,
        attachment,
        text: isTyped ? text : undefined,
        mediaId: undefined,
      });
    } catch (error) {
      // Retrying helps if the server was unreachable or busy, not if it rejected the file.
      const mayRetry =
        !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;
      this.change(id, { state: mayRetry ? 'failed' : 'refused', problem: sentenceOf(error) });
    }
  }

  /** Changes an attachment in the chat it is in now: it may have moved since, or been removed. */
  private change(id: string, change: Partial<AttachedDraft>): void {
    const all = Object.entries(this.store.getState().attached);
    const chatId = all.find(([, attached]) => attached.some((each) => each.id === id))?.[0];
    if (chatId === undefined) return;
    this.set(
      chatId,
      this.of(chatId).map((each) => (each.id === id ? { ...each, ...change } : each)),
    );
  }

  private set(chatId: string, attached: readonly AttachedDraft[]): void {
    attachedDrafts.write(chatId, attached);
    this.store.setState((state) => ({
      attached: withEntry(state.attached, chatId, attached.length > 0 ? attached : undefined),
    }));
  }
}
