import { IsOptional, IsUUID } from 'class-validator';
import { limits } from '../limits.js';
import { Day } from '../rules/day-rule.js';
import { OptionalLink } from '../rules/link-rule.js';
import { OptionalEmail } from '../rules/email-rule.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/contacts. */
export class ContactBody {
  /** The new contact's id. Makes a repeated call idempotent. */
  @IsOptional()
  @IsUUID()
  id?: string;

  @Text({ label: 'Name', min: 1, max: limits.nameMax })
  name: string;

  @IsOptional()
  @Text({ label: 'Outlet', max: limits.nameMax })
  outlet?: string;

  @IsOptional()
  @Text({ label: 'Role', max: limits.nameMax })
  role?: string;

  @IsOptional()
  @OptionalEmail()
  email?: string;

  @IsOptional()
  @OptionalLink()
  url?: string;

  @IsOptional()
  @Text({ label: 'Note', max: limits.contactNoteMax })
  note?: string;

  /** When it was last checked; today by default. */
  @IsOptional()
  @Day()
  checkedOn?: string;
}
