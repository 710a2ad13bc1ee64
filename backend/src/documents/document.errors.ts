import type { Document } from '../../../contract/documents/document.js';
import { limits } from '../../../contract/limits.js';
import { AppError } from '../common/app-error.js';

export class TooManyDocuments extends AppError {
  readonly status = 409;
  readonly code = 'too_many_documents';
  constructor() {
    super(`You have ${limits.documentsMax} documents, which is the limit. Delete one you no longer need first.`);
  }
}

export class DocumentChanged extends AppError {
  readonly status = 409;
  readonly code = 'document_changed';
  override readonly details: { document?: Document };

  /** @param document its current state */
  constructor(document?: Document) {
    super('This document was changed elsewhere. Compare both texts, then save again.');
    this.details = document ? { document } : {};
  }
}

export class NoDraft extends AppError {
  readonly status = 409;
  readonly code = 'no_draft';
  constructor() {
    super('This reply contains no draft to turn into a document.');
  }
}
