import { IsOptional, Matches } from 'class-validator';
import { PageLimit } from '../rules/page-limit-rule.js';

/** GET /api/documents/{id}/versions: the newest versions, or those before a cursor. */
export class DocumentVersionsQuery {
  @IsOptional()
  @Matches(/^[1-9]\d{0,8}$/, { message: 'cursor must come from another page' })
  cursor?: string;

  @IsOptional()
  @PageLimit()
  limit?: string;
}
