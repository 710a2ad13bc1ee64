import { IsIn, IsOptional } from 'class-validator';
import { type DocumentKind, documentKinds } from './document-kinds.js';

/** POST /api/chats/{id}/messages/{messageId}/document: creates a document from the draft in a reply. */
export class DraftDocumentBody {
  /** Detected from the draft if absent. */
  @IsOptional()
  @IsIn(documentKinds)
  kind?: DocumentKind;
}
