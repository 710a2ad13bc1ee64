import { IsOptional, Matches } from 'class-validator';
import { PageLimit } from './page-limit-rule.js';

/** The first page of a list, or the one after a cursor. */
export class PageQuery {
  @IsOptional()
  @Matches(/^\d{1,17}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, { message: 'cursor must come from another page' })
  cursor?: string;

  @IsOptional()
  @PageLimit()
  limit?: string;
}
