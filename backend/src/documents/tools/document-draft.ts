import { v5 as uuidv5 } from 'uuid';
import { type DocumentKind, documentKinds } from '../../../../contract/documents/document-kinds.js';
import { limits } from '../../../../contract/limits.js';
import type { CallDraft, DraftContext } from '../../assistant/tool.js';
import type { DocumentsService } from '../documents.service.js';

/**
 * Namespace of ids derived from a reply and a call's place in it, so that a retried reply continues the same document.
 */
const namespace = 'c2d5b0de-0d38-4f8e-9c53-5e1a7b7f6d11';

/** How often to show and store new text, in milliseconds. */
const showMs = 60;
const storeMs = 2000;

/** What is known of a document before its text. */
export interface Named {
  kind: DocumentKind;
  title: string;
}

export function draftIdOf({ replyId, place }: Pick<DraftContext, 'replyId' | 'place'>): string {
  return uuidv5(`${replyId} ${place}`, namespace);
}

/**
 * A document while the assistant is writing it. It is stored with its first words, shown in every open tab as it grows,
 * and kept as far as it got if the call isn't carried out.
 */
export class DocumentDraft implements CallDraft {
  private id = '';
  private text = '';
  private shown = 0;
  private stored = 0;
  private isBegun = false;
  private isSkipped = false;
  private work: Promise<void> = Promise.resolve();
  private timer: NodeJS.Timeout | undefined;
  private storedAt = performance.now();

  constructor(
    private readonly documents: DocumentsService,
    private readonly context: DraftContext,
    /** Whether the artist wants the document. */
    private readonly isWanted: (document: Named) => Promise<boolean>,
    private readonly onError: (error: unknown) => void,
  ) {}

  add(name: string, added: string, done: ReadonlyMap<string, string | null>): void {
    if (name !== 'markdown' || this.isSkipped) return;
    if (this.id === '') this.startDocument(done);
    // The complete text will be refused too.
    this.isSkipped ||= this.text.length + added.length > limits.documentMax;
    if (this.isSkipped) return;
    this.text += added.replaceAll('\0', '');
    this.timer ??= setTimeout(() => this.show(), showMs);
  }

  async end(): Promise<void> {
    if (this.id === '') return;
    clearTimeout(this.timer);
    this.show();
    await this.work;
  }

  async abort(): Promise<void> {
    if (!this.isBegun) return;
    this.store();
    this.queue(() => this.documents.stopWriting(this.context.accountId, this.id));
    await this.work;
  }

  /**
   * Starts a new document, once its kind and title are known. An existing document stays as it is until its new text is
   * complete.
   */
  private startDocument(done: ReadonlyMap<string, string | null>): void {
    const kind = documentKinds.find((each) => each === done.get('kind'));
    const title = done.get('title')?.trim() ?? '';
    if (!kind || title === '' || title.length > limits.documentTitleMax || done.get('documentId') !== null) {
      this.isSkipped = true;
      return;
    }
    const { accountId, chatId } = this.context;
    this.id = draftIdOf(this.context);
    this.queue(async () => {
      this.isBegun =
        (await this.isWanted({ kind, title })) &&
        (await this.documents.startDraft(accountId, { id: this.id, kind, title, chatId }));
      this.isSkipped ||= !this.isBegun;
    });
  }

  private show(): void {
    this.timer = undefined;
    this.queue(() => {
      const text = this.text.slice(this.shown);
      if (!this.isBegun || text === '') return Promise.resolve();
      this.documents.showDelta(this.context.accountId, { documentId: this.id, offset: this.shown, text });
      this.shown = this.text.length;
      return Promise.resolve();
    });
    if (performance.now() - this.storedAt >= storeMs) this.store();
  }

  /** Stores regularly, so that even if the server dies, no more than a few seconds of text are lost. */
  private store(): void {
    this.storedAt = performance.now();
    this.queue(async () => {
      if (!this.isBegun || this.stored === this.text.length) return;
      this.stored = this.text.length;
      await this.documents.storeUnfinished(this.context.accountId, this.id, this.text);
    });
  }

  /** Runs one task after another. If showing the text early fails, the call itself still writes it. */
  private queue(work: () => Promise<void>): void {
    this.work = this.work.then(work).catch(this.onError);
  }
}
