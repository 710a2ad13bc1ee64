import { IsIn, IsOptional } from 'class-validator';
import { type DocumentKind, documentKinds } from './document-kinds.js';

/** POST /api/chats/{id}/messages/{messageId}/document: makes a document of the draft in a reply. */
export class DraftDocumentBody {
  /** By default the kind is told from the draft. */
  @IsOptional()
  @IsIn(documentKinds)
  kind?: DocumentKind;
}
