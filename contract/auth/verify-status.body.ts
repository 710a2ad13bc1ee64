import { IsOptional } from 'class-validator';
import { Text } from '../rules/text-rule.js';

/** POST /api/subscription/verify-status: with the session id after checkout, empty on expiry. */
export class VerifyStatusBody {
  @IsOptional()
  @Text({ label: 'Session', min: 1, max: 255 })
  sessionId?: string | null;
}
