import { IsIn, IsInt, IsOptional, Max, Min } from 'class-validator';
import { limits } from '../limits.js';
import { type DocumentKind, documentKinds } from './document-kinds.js';

/** POST /api/chats/{id}/messages/{messageId}/document: creates a document from a draft in a reply. */
export class DraftDocumentBody {
  /** Detected from the draft if absent. */
  @IsOptional()
  @IsIn(documentKinds)
  kind?: DocumentKind;

  /** Which of the reply's drafts, from 0; the first if absent. */
  @IsOptional()
  @IsInt()
  @Min(0)
  @Max(limits.messageMax)
  draft?: number;
}
