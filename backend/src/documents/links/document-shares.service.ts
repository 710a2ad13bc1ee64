import { Inject, Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import type { DocumentShare, SharedDocument } from '../../../../contract/documents/document-share.js';
import { NotFound } from '../../common/app-error.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { type RateLimit, RateLimits } from '../../http/rate-limits.js';
import { DocumentsRepository } from '../documents.repository.js';
import { DocumentsService } from '../documents.service.js';
import { type DocumentShareRow, DocumentSharesRepository } from './document-shares.repository.js';

/** Limit per network, since readers don't sign in. */
const reading: RateLimit = { name: 'shared-document', times: 120, seconds: 60 };

/** Lets an artist share a document by link, and revoke the link. */
@Injectable()
export class DocumentSharesService {
  constructor(
    private readonly shares: DocumentSharesRepository,
    private readonly documents: DocumentsService,
    private readonly records: DocumentsRepository,
    private readonly limits: RateLimits,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Shares the document's current version; if it is already shared, its link stays the same. @throws NotFound, TooManyTries */
  async share(userId: string, documentId: string): Promise<DocumentShare> {
    // Checks it against what is known now, since the share stores whether it is a draft.
    await this.documents.open(userId, documentId);
    const row = await this.shares.upsert(userId, documentId, randomBytes(32).toString('base64url'));
    if (!row) throw new NotFound();
    return this.toShare(row);
  }

  /** A document's share, or null. @throws NotFound */
  async find(userId: string, documentId: string): Promise<DocumentShare | null> {
    await this.documents.assertOwned(userId, documentId);
    const row = await this.records.findShare(userId, documentId);
    return row && this.toShare(row);
  }

  /** Revokes a document's link, if it has one. @throws NotFound */
  async revoke(userId: string, documentId: string): Promise<void> {
    await this.documents.assertOwned(userId, documentId);
    await this.shares.remove(userId, documentId);
  }

  /** The document behind a link. @param network the reader's, for the rate limit. @throws NotFound, TooManyTries */
  async read(token: string, network: string): Promise<SharedDocument> {
    await this.limits.count([reading, network]);
    const row = /^[\w-]{43}$/.test(token) ? await this.shares.findShared(token) : null;
    if (!row) throw new NotFound('This link no longer works: the document isn’t shared any more.');
    return { ...row, sharedAt: row.sharedAt.toISOString() };
  }

  private toShare({ token, sharedAt }: DocumentShareRow): DocumentShare {
    return { url: `${this.env.publicUrl}/shared/documents/${token}`, sharedAt: sharedAt.toISOString() };
  }
}
