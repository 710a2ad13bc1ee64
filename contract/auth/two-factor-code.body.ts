import { Text } from '../rules/text-rule.js';
import { codeMax } from './two-factor.js';

/**
 * POST /api/account/two-factor/confirm and /api/login/two-factor: six digits of the authenticator app. The sign-in also takes a
 * recovery code, in any case, with or without its hyphens.
 */
export class TwoFactorCodeBody {
  @Text({ label: 'Code', min: 1, tooShort: 'Enter the code', max: codeMax })
  code: string;
}
