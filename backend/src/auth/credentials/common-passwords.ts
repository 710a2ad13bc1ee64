import { dictionary } from '@zxcvbn-ts/language-common';
import { limits } from '../../../../contract/limits.js';
import { InvalidInput } from '../../common/app-error.js';

/** Attackers try these first. Leaked passwords, most frequent first. */
const commonPasswords = new Set(
  dictionary['passwords-common'].filter(({ length }) => length >= limits.passwordMin).slice(0, 3000),
);

/**
 * Rejects a new password that is among the 3,000 most common, in any case.
 * @param field the body's field with the password
 * @throws InvalidInput
 */
export function refuseCommonPassword(field: 'password' | 'newPassword', password: string): void {
  if (!commonPasswords.has(password.trim().toLowerCase())) return;
  throw new InvalidInput({ [field]: 'This password is easy to guess. Choose a less common one.' });
}
