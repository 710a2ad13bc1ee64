import { isEmail, ValidateBy } from 'class-validator';
import { limits } from '../limits.js';

export function isEmailAddress(value: string): boolean {
  // The validator throws on lone surrogates.
  return value.length <= limits.emailMax && !/\p{Surrogate}/u.test(value) && isEmail(value.trim());
}

/** An email address or nothing; surrounding spaces are allowed and trimmed by the server. */
export function OptionalEmail(): PropertyDecorator {
  return ValidateBy({
    name: 'optionalEmail',
    validator: {
      validate: (value) => typeof value === 'string' && (value.trim() === '' || isEmailAddress(value)),
      defaultMessage: () => 'Invalid email address',
    },
  });
}

/** An email address; surrounding spaces are allowed and trimmed by the server. */
export function Email(): PropertyDecorator {
  return ValidateBy({
    name: 'email',
    validator: {
      validate: (value) => typeof value === 'string' && isEmailAddress(value),
      defaultMessage: () => 'Invalid email address',
    },
  });
}
