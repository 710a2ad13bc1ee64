import { ValidateIf } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';
import { codeMax } from './two-factor.js';

/**
 * POST /api/account/two-factor/disable and …/recovery-codes: the current password, an authenticator code or a recovery
 * code.
 */
export class TwoFactorChangeBody {
  @ValidateIf((body: TwoFactorChangeBody) => body.currentPassword !== undefined)
  @Text({ label: 'Current password', min: 1, max: limits.passwordMax, keepSpaces: true })
  currentPassword?: string;

  @ValidateIf((body: TwoFactorChangeBody) => body.code !== undefined)
  @Text({ label: 'Code', min: 1, tooShort: 'Enter the code', max: codeMax })
  code?: string;
}
