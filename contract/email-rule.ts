import { isEmail, ValidateBy } from 'class-validator';
import { limits } from './limits.js';

/** An e-mail address, outer white space allowed: the server stores it trimmed. */
export function Email(): PropertyDecorator {
  return ValidateBy({
    name: 'email',
    validator: {
      validate: (value) => typeof value === 'string' && value.length <= limits.emailMax && isEmail(value.trim()),
      defaultMessage: () => 'Invalid email address',
    },
  });
}
