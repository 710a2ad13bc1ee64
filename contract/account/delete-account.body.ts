import { ValidateIf } from 'class-validator';
import { limits } from '../limits.js';
import { Text } from '../rules/text-rule.js';

/** POST /api/account/delete. An account that has a password asks for it; one that has none, for a sign-in of just now. */
export class DeleteAccountBody {
  @ValidateIf((body: DeleteAccountBody) => body.currentPassword !== undefined)
  @Text({ label: 'Current password', min: 1, max: limits.passwordMax, keepSpaces: true })
  currentPassword?: string;
}
