import { Injectable } from '@nestjs/common';
import type { DocumentVersionPage, DocumentVersionText } from '../../../contract/documents/document.js';
import type { DocumentVersionsQuery } from '../../../contract/documents/document-versions.query.js';
import { limits } from '../../../contract/limits.js';
import { NotFound } from '../common/app-error.js';
import { DocumentVersionsRepository } from './document-versions.repository.js';
import { toVersion, toVersionText } from './document-view.js';
import { DocumentsRepository } from './documents.repository.js';

/** The kept versions of an account's documents. */
@Injectable()
export class DocumentVersionsService {
  constructor(
    private readonly documents: DocumentsRepository,
    private readonly versions: DocumentVersionsRepository,
  ) {}

  /** Newest first. @throws NotFound */
  async list(userId: string, id: string, { cursor, limit }: DocumentVersionsQuery): Promise<DocumentVersionPage> {
    if (!(await this.documents.find(userId, id))) throw new NotFound();
    const most = Number(limit ?? limits.documentVersionsMax);
    const rows = await this.versions.list(userId, id, most + 1, cursor ? Number(cursor) : undefined);
    const items = rows.slice(0, most).map(toVersion);
    return { items, next: rows.length > most ? String(items.at(-1)?.version) : null };
  }

  /** @throws NotFound also for a version that is no longer kept */
  async find(userId: string, id: string, version: number): Promise<DocumentVersionText> {
    const row = await this.versions.find(userId, id, version);
    if (!row) throw new NotFound();
    return toVersionText(row);
  }
}
