import { IsUUID } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/attachments/text: a long paste. */
export class AttachTextBody {
  /** The new attachment's id. Makes a repeated call idempotent. */
  @IsUUID()
  id: string;

  @Text({ label: 'Text', min: 1, max: limits.attachmentMax })
  text: string;
}
