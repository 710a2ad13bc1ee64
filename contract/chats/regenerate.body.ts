import { IsOptional, IsUUID } from 'class-validator';
import { TimeZone } from '../rules/time-zone-rule.js';

/** POST /api/chats/{id}/messages/{messageId}/regenerate: a new version of a reply. */
export class RegenerateBody {
  /** Idempotency key: repeating it returns the first result and creates nothing. */
  @IsOptional()
  @IsUUID()
  clientMessageId?: string;

  /** IANA name of the user's time zone, such as `Europe/London`. UTC if absent or unknown. */
  @IsOptional()
  @TimeZone()
  timeZone?: string;
}
