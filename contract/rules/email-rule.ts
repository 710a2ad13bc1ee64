import { isEmail, ValidateBy } from 'class-validator';
import { limits } from '../limits.js';

/** Whether a text is an e-mail address. */
export function isEmailAddress(value: string): boolean {
  // Half of a character is none, and the check throws at it.
  return value.length <= limits.emailMax && !/\p{Surrogate}/u.test(value) && isEmail(value.trim());
}

/** An e-mail address, outer white space allowed: the server stores it trimmed. */
export function Email(): PropertyDecorator {
  return ValidateBy({
    name: 'email',
    validator: {
      validate: (value) => typeof value === 'string' && isEmailAddress(value),
      defaultMessage: () => 'Invalid email address',
    },
  });
}
