import { Injectable } from '@nestjs/common';
import type { DocumentVersionText } from '../../../contract/documents/document.js';
import { NotFound } from '../common/app-error.js';
import { DocumentVersionsRepository } from './document-versions.repository.js';
import { toListed, toVersionText } from './document-view.js';
import { type ListedTitle, DocumentsRepository } from './documents.repository.js';

/** Reads an account's documents completely, for the worker. */
@Injectable()
export class DocumentRecordsService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly versions: DocumentVersionsRepository,
  ) {}

  /** Oldest first. */
  list(userId: string): Promise<ListedTitle[]> {
    return this.documents.listTitles(userId);
  }

  /** A document's current text. @throws NotFound if it was deleted in the meantime */
  async text(userId: string, id: string): Promise<string> {
    const row = await this.documents.find(userId, id);
    if (!row) throw new NotFound();
    return row.markdown;
  }

  /** A document with what was confirmed in it, all of its versions, oldest first, and its public link. @throws NotFound */
  async record(userId: string, id: string): Promise<object> {
    const row = await this.documents.find(userId, id);
    if (!row) throw new NotFound();
    const versions: DocumentVersionText[] = (await this.versions.listTexts(userId, id)).map(toVersionText);
    const { findings: _, ...document } = toListed(row);
    const { confirmed } = row;
    return { ...document, confirmed, share: await this.documents.findShare(userId, id), versions };
  }
}
