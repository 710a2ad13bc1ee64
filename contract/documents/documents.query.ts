import { IsIn, IsOptional, IsUUID, Matches } from 'class-validator';
import { limits } from '../limits.js';
import { PageLimit } from '../rules/page-limit-rule.js';
import { Text } from '../rules/text-rule.js';
import { type DocumentKind, documentKinds } from './document-kinds.js';

/** GET /api/documents: the most recently changed documents, or those after a cursor. */
export class DocumentsQuery {
  @IsOptional()
  @Matches(/^\d{1,17}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { message: 'cursor must come from another page' })
  cursor?: string;

  @IsOptional()
  @PageLimit()
  limit?: string;

  @IsOptional()
  @IsIn(documentKinds)
  kind?: DocumentKind;

  @IsOptional()
  @IsUUID()
  chatId?: string;

  @IsOptional()
  @IsUUID()
  releaseId?: string;

  /** Words in the title or text; the last one may be a prefix. */
  @IsOptional()
  @Text({ label: 'Search', min: 1, max: limits.searchMax })
  q?: string;
}
