import { ValidateBy } from 'class-validator';
import { limits } from './limits.js';

/** Whether a text is an absolute http or https address that names a host and carries no credentials. */
export function isLink(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > limits.linkMax || /[\s\\\0]/.test(value)) return false;
  if (!/^https?:\/\/[^/]/i.test(value)) return false;
  try {
    const url = new URL(value);
    return url.hostname !== '' && url.username === '' && url.password === '';
  } catch {
    return false;
  }
}

/** Empty, or an absolute http or https address of at most 2,048 characters. */
export function OptionalLink(): PropertyDecorator {
  return ValidateBy({
    name: 'optionalLink',
    validator: {
      validate: (value) => value === '' || isLink(value),
      defaultMessage: (args) =>
        typeof args?.value === 'string' && args.value.length > limits.linkMax
          ? `A link must be at most ${limits.linkMax.toLocaleString('en-US')} characters`
          : 'Please enter a valid URL',
    },
  });
}
