import { Injectable } from '@nestjs/common';
import { v5 as uuidv5, v7 as uuidv7 } from 'uuid';
import type { CreateDocumentBody } from '../../../contract/documents/create-document.body.js';
import type { Document, DocumentAuthor, DocumentPage, ListedDocument } from '../../../contract/documents/document.js';
import type { DocumentKind } from '../../../contract/documents/document-kinds.js';
import { draftName, draftNamespace } from '../../../contract/documents/draft-name.js';
import { kindGuides } from '../../../contract/documents/kind-guides.js';
import type { DocumentsQuery } from '../../../contract/documents/documents.query.js';
import type { SaveDocumentBody } from '../../../contract/documents/save-document.body.js';
import { limits } from '../../../contract/limits.js';
import { draftsIn } from '../../../contract/rules/draft-rule.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import { ChatsService } from '../chats/chats.service.js';
import { toTsQuery, wordsOf } from '../chats/history/search-words.js';
import { MessagesService } from '../chats/messages/messages.service.js';
import { NotFound } from '../common/app-error.js';
import type { Transaction } from '../database/transaction.js';
import { SourcedFactsService } from '../facts/sourced-facts.service.js';
import { type RateLimit, RateLimits } from '../http/rate-limits.js';
import { factOfClaim } from './fact-of-claim.js';
import { kindOfDraft, titleOfDraft } from './draft-kind.js';
import type { Checked } from './check-document.js';
import { DocumentChecks } from './document-checks.service.js';
import { DocumentChanged, NoDraft, TooManyDocuments } from './document.errors.js';
import { toDocument, toListed } from './document-view.js';
import { DocumentVersionsService } from './document-versions.service.js';
import { type Alongside, type DocumentRow, DocumentsRepository, type NewDocument } from './documents.repository.js';

/** A draft in a reply. */
interface DraftPlace {
  chatId: string;
  messageId: string;
  /** Its index among the reply's drafts. */
  place?: number | undefined;
}

/** Checking a text blocks the server for milliseconds. Autosave leaves at least a second between saves. */
const saving: RateLimit = { name: 'document-saves', times: 1200, seconds: 600 };
/** Whatever else checks a text at the artist's request. Counted separately, so that a document can be opened after too many saves. */
const checking: RateLimit = { name: 'document-checks', times: 1200, seconds: 600 };

/** A document written from known facts. `confirmed` are the artist's own words that prove it. */
export type WrittenDocument = Pick<NewDocument, 'id' | 'kind' | 'title' | 'markdown'> & { confirmed: string[] };

/** Runs in the transaction that stores a document. */
export type SavedAlongside = (transaction: Transaction, document: Document) => Promise<void>;

/** An account's documents. Another account's document is reported as not found. */
@Injectable()
export class DocumentsService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly versions: DocumentVersionsService,
    private readonly checks: DocumentChecks,
    private readonly chats: ChatsService,
    private readonly messages: MessagesService,
    private readonly facts: SourcedFactsService,
    private readonly broadcaster: Broadcaster,
    private readonly rateLimits: RateLimits,
  ) {}

  /** Most recently changed first. */
  async list(userId: string, { cursor, limit, q, ...filter }: DocumentsQuery): Promise<DocumentPage> {
    const words = q === undefined ? null : wordsOf(q);
    // Punctuation alone finds nothing.
    if (words?.length === 0) return { items: [], next: null };
    const query = words ? toTsQuery(words) : undefined;
    const most = Number(limit ?? limits.documentPageDefault);
    // One more than requested shows whether there are older ones.
    const rows = await this.documents.list(userId, most + 1, { ...filter, query }, cursor ?? undefined);
    return {
      items: rows.slice(0, most).map(toListed),
      next: rows.length > most ? (rows[most - 1]?.cursor ?? null) : null,
    };
  }

  /**
   * Creates a document. If the account already has one with this id, returns that one.
   * @param options.confirmed values the artist has entered elsewhere, such as a contact's name
   * @param options.alongside runs in the same transaction
   * @throws NotFound for a chat or an id of another account, TooManyDocuments, TooManyTries
   */
  async create(
    userId: string,
    body: CreateDocumentBody,
    by: DocumentAuthor = 'artist',
    { confirmed = [], alongside }: { confirmed?: readonly string[]; alongside?: SavedAlongside } = {},
  ): Promise<Document> {
    if (by === 'artist') await this.rateLimits.count([checking, userId]);
    // Callers may send null for omitted fields.
    const id = body.id ?? uuidv7();
    const known = body.id ? await this.documents.find(userId, id) : null;
    if (known) return this.checked(userId, known);
    const { kind, chatId = null } = body;
    const chat = chatId ? await this.chats.read(userId, chatId) : null;
    // What is written in a release's conversation is about that release.
    const releaseId = body.releaseId ?? chat?.releaseId ?? null;
    const text = { kind, title: body.title.trim(), markdown: body.markdown ?? '', chatId, releaseId, confirmed };
    const checked = await this.checks.check(userId, text);
    const stored = { id, ...text, findings: checked.findings };
    const row = await this.documents.insert(userId, stored, by, withView(alongside, checked));
    if (row === 'taken') throw new NotFound();
    if (row === 'full') throw new TooManyDocuments();
    // A concurrent call created it, and the artist may have edited it since.
    if (!row.isNew) return this.checked(userId, row);
    return this.notifyTabs(userId, toDocument(row, checked));
  }

  /**
   * Creates documents about a release: all of them, in this order, or none. Documents with known ids stay as they are.
   * @throws TooManyDocuments
   */
  async createAll(
    userId: string,
    releaseId: string,
    documents: readonly WrittenDocument[],
    by: DocumentAuthor,
  ): Promise<ListedDocument[]> {
    const known = await this.documents.findKnown(documents.map(({ id }) => id));
    const added = documents.filter(({ id }) => !known.has(id));
    const results = await this.checks.checkAll(userId, { chatId: null, releaseId }, added);
    const checked = new Map(added.map(({ id }, index) => [id, results[index]]));
    const rows = await this.documents.insertAll(
      userId,
      documents.map((document) => ({
        ...document,
        chatId: null,
        releaseId,
        findings: checked.get(document.id)?.findings ?? [],
      })),
      by,
    );
    if (rows === 'full') throw new TooManyDocuments();
    const byId = new Map(rows.map((row) => [row.id, row]));
    return documents.flatMap(({ id }) => {
      const row = byId.get(id);
      if (!row) return [];
      const own = checked.get(id);
      if (own && row.isNew) this.notifyTabs(userId, toDocument(row, own));
      return [toListed(row)];
    });
  }

  /**
   * Creates a document that the assistant is about to write, or resumes an unfinished one, whose title may change.
   * @returns false if there are too many documents or this one is already finished
   */
  async startDraft(userId: string, document: Pick<NewDocument, 'id' | 'kind' | 'title' | 'chatId'>): Promise<boolean> {
    const chat = document.chatId ? await this.chats.read(userId, document.chatId) : null;
    const releaseId = chat?.releaseId ?? null;
    const empty = { ...document, markdown: '', releaseId, findings: [], isUnfinished: true };
    const row = await this.documents.insert(userId, empty, 'assistant');
    if (row === 'full' || row === 'taken' || !row.isUnfinished) return false;
    const { kind, title } = document;
    const isSame = row.kind === kind && row.title === title;
    const begun = isSame ? row : await this.documents.fill(userId, row.id, { ...row, kind, title });
    if (!begun) return false;
    this.notifyTabs(userId, toDocument(begun, { findings: [], proofs: [] }));
    return true;
  }

  /** Sends the text that the assistant has added to open tabs. @param delta.offset length of the text before it */
  showDelta(userId: string, delta: { documentId: string; offset: number; text: string }): void {
    this.broadcaster.emit(userId, 'document:delta', { ...delta, version: 1 });
  }

  /** Stores the text so far of a document that the assistant is writing. */
  async storeUnfinished(userId: string, id: string, markdown: string): Promise<void> {
    await this.documents.fill(userId, id, { markdown, findings: [], isUnfinished: true });
  }

  /** Completes a document that the assistant started. Null if it isn't unfinished. */
  finish(
    userId: string,
    id: string,
    written: Pick<NewDocument, 'kind' | 'title' | 'markdown'>,
    alongside: SavedAlongside,
  ): Promise<Document | null> {
    return this.fill(userId, id, { ...written, isUnfinished: false }, alongside);
  }

  /** Keeps the text so far of a document that the assistant couldn't finish. */
  async stopWriting(userId: string, id: string): Promise<void> {
    await this.fill(userId, id, { isUnfinished: true });
  }

  /** Creates a document from a draft in a reply, once per draft. @throws NotFound, NoDraft, TooManyDocuments, TooManyTries */
  async createFromReply(
    userId: string,
    { chatId, messageId, kind, place = 0 }: DraftPlace & { kind?: DocumentKind | undefined },
  ): Promise<Document> {
    await this.rateLimits.count([checking, userId]);
    const reply = await this.messages.findReply(userId, chatId, messageId);
    const draft = draftsIn(reply.content)[place];
    if (!draft) throw new NoDraft();
    const markdown = draft.text.slice(0, limits.documentMax);
    const found = kind ?? kindOfDraft(markdown, draft.heading);
    const title = titleOfDraft(markdown, kindGuides[found].label);
    const body = { id: uuidv5(draftName(messageId, place), draftNamespace), kind: found, title, markdown, chatId };
    return this.create(userId, body, 'assistant');
  }

  /** A document at the artist's request. @throws NotFound, TooManyTries */
  async open(userId: string, id: string): Promise<Document> {
    await this.rateLimits.count([checking, userId]);
    return this.getDocument(userId, id);
  }

  /** @throws NotFound */
  async getDocument(userId: string, id: string): Promise<Document> {
    return this.checked(userId, await this.findOwned(userId, id));
  }

  /**
   * Saves the version after `baseVersion`; repeating a save returns the same result. @throws NotFound, DocumentChanged,
   * TooManyTries
   */
  async save(
    userId: string,
    id: string,
    { markdown, title, baseVersion, isAutosave }: SaveDocumentBody,
    by: DocumentAuthor = 'artist',
    alongside?: SavedAlongside,
  ): Promise<Document> {
    const present = await this.findOwned(userId, id);
    const text = { ...present, title: title?.trim() ?? present.title, markdown };
    const isRepeated =
      present.version === baseVersion + 1 && present.markdown === markdown && present.title === text.title;
    if (present.version !== baseVersion) {
      await this.rateLimits.count([checking, userId]);
      const document = await this.checked(userId, present);
      if (isRepeated) return document;
      throw new DocumentChanged(document);
    }
    await this.rateLimits.count([saving, userId]);
    const checked = await this.checks.check(userId, text);
    const { findings } = checked;
    const save = { ...text, findings, baseVersion, by, isAutosave: isAutosave ?? false };
    const row = await this.documents.save(userId, id, save, withView(alongside, checked));
    if (!row) throw new DocumentChanged(await this.getDocument(userId, id));
    return this.notifyTabs(userId, toDocument(row, checked));
  }

  /** Records the artist's confirmation of an unproven claim, and keeps the claim as a fact. @throws NotFound, TooManyTries */
  async confirm(userId: string, id: string, text: string): Promise<Document> {
    const words = text.trim();
    const { findings, markdown } = await this.open(userId, id);
    const claim = findings.find((finding) => finding.kind === 'unproven' && finding.text.trim() === words);
    const fact = claim && factOfClaim(markdown, claim, findings);
    const row = await this.documents.confirm(userId, id, words, async (transaction, { releaseId }) => {
      if (fact) await this.facts.keepConfirmed(transaction, userId, { ...fact, documentId: id, releaseId });
    });
    if (!row) throw new NotFound();
    return this.notifyTabs(userId, await this.checked(userId, row));
  }

  /** Makes the title and text of an earlier version the newest version. @throws NotFound, DocumentChanged */
  async restore(userId: string, id: string, version: number): Promise<Document> {
    const { version: baseVersion } = await this.findOwned(userId, id);
    const { title, markdown } = await this.versions.find(userId, id, version);
    return this.save(userId, id, { title, markdown, baseVersion });
  }

  /** @throws NotFound */
  async remove(userId: string, id: string): Promise<void> {
    if (!(await this.documents.remove(userId, id))) throw new NotFound();
    this.broadcaster.emit(userId, 'document:remove', { id });
  }

  /** @throws NotFound */
  async assertOwned(userId: string, id: string): Promise<void> {
    await this.findOwned(userId, id);
  }

  private async fill(
    userId: string,
    id: string,
    change: Partial<Pick<NewDocument, 'kind' | 'title' | 'markdown'>> & { isUnfinished: boolean },
    alongside?: SavedAlongside,
  ): Promise<Document | null> {
    const row = await this.documents.find(userId, id);
    if (!row?.isUnfinished) return null;
    const text = { ...row, ...change };
    const checked = await this.checks.check(userId, text);
    const filling = { ...text, findings: checked.findings };
    const filled = await this.documents.fill(userId, id, filling, withView(alongside, checked));
    return filled && this.notifyTabs(userId, toDocument(filled, checked));
  }

  private async findOwned(userId: string, id: string): Promise<DocumentRow> {
    const row = await this.documents.find(userId, id);
    if (!row) throw new NotFound();
    return row;
  }

  /** Checks again on every read: facts may have been added or deleted since the save. */
  private async checked(userId: string, row: DocumentRow): Promise<Document> {
    const checked = await this.checks.check(userId, row);
    await this.documents.storeFindings(userId, row.id, row.version, checked.findings);
    return toDocument(row, checked);
  }

  private notifyTabs(userId: string, document: Document): Document {
    this.broadcaster.emit(userId, 'document:saved', { document });
    return document;
  }
}

function withView(alongside: SavedAlongside | undefined, checked: Checked): Alongside | undefined {
  return alongside && ((transaction, row) => alongside(transaction, toDocument(row, checked)));
}
