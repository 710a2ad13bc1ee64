import { IsOptional, Matches } from 'class-validator';
import { PageLimit } from '../rules/page-limit-rule.js';

/** GET /api/shared/{token}: the newest messages, or those before a cursor. */
export class SharedPageQuery {
  /** Cursor from the `Link` header of the previous page. */
  @IsOptional()
  @Matches(/^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\.[\w-]{22}$/, {
    message: 'before must come from the Link header of another page',
  })
  before?: string;

  @IsOptional()
  @PageLimit()
  limit?: string;
}
