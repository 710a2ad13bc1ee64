import { ValidateIf } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/**
 * POST /api/account/two-factor/setup and /api/passkeys/options. The password is required unless the session is younger
 * than `freshSignInMinutes` (otherwise 403 `reauthentication_required`).
 */
export class ReauthenticateBody {
  @ValidateIf((body: ReauthenticateBody) => body.currentPassword !== undefined)
  @Text({ label: 'Current password', min: 1, max: limits.passwordMax, keepSpaces: true })
  currentPassword?: string;
}
