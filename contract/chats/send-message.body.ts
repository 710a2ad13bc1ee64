import { Allow, ArrayMaxSize, ArrayUnique, IsArray, IsOptional, IsUUID } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';
import { TimeZone } from '../rules/time-zone-rule.js';

/** POST /api/chats/{id}/messages. */
export class SendMessageBody {
  @Text({ label: 'Message', min: 1, max: limits.messageMax })
  message: string;

  /** Idempotency key: repeating it returns the first result and sends nothing. */
  @IsOptional()
  @IsUUID()
  clientMessageId?: string;

  /** Ids of attachments to send with the message, in this order. */
  @IsOptional()
  @IsArray()
  @ArrayMaxSize(limits.attachmentsPerMessage)
  @ArrayUnique()
  @IsUUID(undefined, { each: true })
  attachmentIds?: string[];

  /** IANA name of the user's time zone, such as `Europe/London`. UTC if absent or unknown. */
  @IsOptional()
  @TimeZone()
  timeZone?: string;

  /** Name, genre and location from the browser. Ignored: the stored profile is used. */
  @Allow()
  userContext?: unknown;
}
