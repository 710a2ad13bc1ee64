import { IsOptional } from 'class-validator';
import { TimeZone } from '../rules/time-zone-rule.js';

/** POST /api/chats/{id}/messages/{replyId}/retry and .../continue, and their guest twins. */
export class RetryBody {
  /** The time zone of whoever asks, which says what day it is for them: `Europe/London`. UTC where it is not given or not known. */
  @IsOptional()
  @TimeZone()
  timeZone?: string;
}
