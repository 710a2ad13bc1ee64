import { Text } from '../rules/text-rule.js';
import { codeMax } from './two-factor.js';

/**
 * POST /api/account/two-factor/confirm and /api/login/two-factor: a six-digit authenticator code. Login also accepts a
 * recovery code, case-insensitive, with or without hyphens.
 */
export class TwoFactorCodeBody {
  @Text({ label: 'Code', min: 1, tooShort: 'Enter the code', max: codeMax })
  code: string;
}
