import { IsOptional, IsUUID } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';
import { TimeZone } from '../rules/time-zone-rule.js';

/** POST /api/chats/{id}/messages/{messageId}/edit: another version of what the artist said, to go on from. */
export class EditMessageBody {
  @Text({ label: 'Message', min: 1, max: limits.messageMax })
  message: string;

  /** The same id again answers what the first one did and makes nothing twice. */
  @IsOptional()
  @IsUUID()
  clientMessageId?: string;

  /** The time zone of whoever asks, which says what day it is for them: `Europe/London`. UTC where it is not given or not known. */
  @IsOptional()
  @TimeZone()
  timeZone?: string;
}
