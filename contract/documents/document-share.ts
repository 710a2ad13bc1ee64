import type { Timestamp } from '../rules/scalars.js';
import type { DocumentKind } from './document-kinds.js';

/** GET and PUT /api/documents/{id}/share: a public link to the document as it was at `sharedAt`. */
export interface DocumentShare {
  url: string;
  sharedAt: Timestamp;
}

/** GET /api/shared-documents/{token}: a shared document, with no other account data. */
export interface SharedDocument {
  kind: DocumentKind;
  title: string;
  markdown: string;
  /** Whether it had unproven claims when it was shared. */
  isDraft: boolean;
  sharedAt: Timestamp;
}
