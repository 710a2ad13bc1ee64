import { IsOptional, IsUUID } from 'class-validator';
import { TimeZone } from '../rules/time-zone-rule.js';

/** POST /api/chats/{id}/messages/{replyId}/retry and .../continue, and the same for guests. */
export class RetryBody {
  /** Idempotency key: repeating it returns the reply that the first call restarted, and restarts nothing. */
  @IsOptional()
  @IsUUID()
  clientMessageId?: string;

  /** IANA name of the user's time zone, such as `Europe/London`. UTC if absent or unknown. */
  @IsOptional()
  @TimeZone()
  timeZone?: string;
}
