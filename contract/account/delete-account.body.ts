import { ValidateIf } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/account/delete. Requires the password, or a recent sign-in if the account has none. */
export class DeleteAccountBody {
  @ValidateIf((body: DeleteAccountBody) => body.currentPassword !== undefined)
  @Text({ label: 'Current password', min: 1, max: limits.passwordMax, keepSpaces: true })
  currentPassword?: string;
}
