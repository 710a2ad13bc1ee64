import { IsOptional, IsUUID } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';
import { TimeZone } from '../rules/time-zone-rule.js';

/** POST /api/chats/{id}/messages/{messageId}/edit: a new version of the artist's message, which starts a new branch. */
export class EditMessageBody {
  @Text({ label: 'Message', min: 1, max: limits.messageMax })
  message: string;

  /** Idempotency key: repeating it returns the first result and creates nothing. */
  @IsOptional()
  @IsUUID()
  clientMessageId?: string;

  /** IANA name of the user's time zone, such as `Europe/London`. UTC if absent or unknown. */
  @IsOptional()
  @TimeZone()
  timeZone?: string;
}
