import { IsOptional } from 'class-validator';
import { Text } from '../rules/text-rule.js';

/** POST /api/subscription/verify-status: with the checkout's session id on return from it, empty on expiry. */
export class VerifyStatusBody {
  @IsOptional()
  @Text({ label: 'Session', min: 1, max: 255 })
  sessionId?: string | null;
}
