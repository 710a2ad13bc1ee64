import { IsOptional, IsUUID } from 'class-validator';
import { TimeZone } from '../rules/time-zone-rule.js';

/** POST /api/chats/{id}/messages/{messageId}/regenerate: another version of a reply. */
export class RegenerateBody {
  /** The same id again answers what the first one did and makes nothing twice. */
  @IsOptional()
  @IsUUID()
  clientMessageId?: string;

  /** The time zone of whoever asks, which says what day it is for them: `Europe/London`. UTC where it is not given or not known. */
  @IsOptional()
  @TimeZone()
  timeZone?: string;
}
