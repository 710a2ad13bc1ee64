import { IsOptional, Matches } from 'class-validator';
import { PageLimit } from '../rules/page-limit-rule.js';

/** GET /api/chats: the chats with the most recent activity, or those before a cursor. */
export class OwnedChatsQuery {
  /** Cursor from the `Link` header of the previous page. */
  @IsOptional()
  @Matches(/^\d{1,17}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
    message: 'before must come from the Link header of another page',
  })
  before?: string;

  @IsOptional()
  @PageLimit()
  limit?: string;
}
