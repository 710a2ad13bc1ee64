import { IsOptional, Matches } from 'class-validator';
import { limits } from '../limits.js';
import { PageLimit } from '../rules/page-limit-rule.js';
import { Text } from '../rules/text-rule.js';

/** GET /api/contacts: the first page, or the one after a cursor. */
export class ContactsQuery {
  @IsOptional()
  @Matches(/^(?:0[1-9a-f]|[1-9a-f][0-9a-f]){1,1000}\.[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, {
    message: 'cursor must come from another page',
  })
  cursor?: string;

  @IsOptional()
  @PageLimit()
  limit?: string;

  /** Text contained in a name, outlet, role, email or note. */
  @IsOptional()
  @Text({ label: 'Search', min: 1, max: limits.searchMax })
  q?: string;
}
