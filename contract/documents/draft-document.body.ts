import { IsIn, IsOptional, IsUUID } from 'class-validator';
import { type DocumentKind, documentKinds } from './document-kinds.js';

/** POST /api/documents/from-message: makes a document of the draft in a reply. */
export class DraftDocumentBody {
  @IsUUID()
  chatId: string;

  /** The reply. */
  @IsUUID()
  messageId: string;

  /** By default the kind is told from the draft. */
  @IsOptional()
  @IsIn(documentKinds)
  kind?: DocumentKind;
}
