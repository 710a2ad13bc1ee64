import { IsOptional, IsUUID } from 'class-validator';
import { limits } from './limits.js';
import { Text } from './rules/text-rule.js';

/** POST /api/support: a question to the operator, from the signed-in account. */
export class SupportBody {
  /** The new question's id. Makes a repeated call idempotent. */
  @IsOptional()
  @IsUUID()
  id?: string;

  @Text({ label: 'Message', min: 1, max: limits.supportMax })
  message: string;
}
