import { Allow, IsOptional, IsUUID } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';
import { TimeZone } from '../rules/time-zone-rule.js';

/** POST /api/chats/{id}/messages. */
export class SendMessageBody {
  @Text({ label: 'Message', min: 1, max: limits.messageMax })
  message: string;

  /** The same id again answers what the first one did and sends nothing twice. */
  @IsOptional()
  @IsUUID()
  clientMessageId?: string;

  /** The time zone of whoever asks, which says what day it is for them: `Europe/London`. UTC where it is not given or not known. */
  @IsOptional()
  @TimeZone()
  timeZone?: string;

  /** Name, genre and location as the browser knows them. Accepted and not used: the stored profile wins. */
  @Allow()
  userContext?: unknown;
}
