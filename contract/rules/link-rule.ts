import { ValidateBy } from 'class-validator';
import { limits } from '../limits.js';

/** Whether a text is an absolute http or https URL with a host and without credentials. */
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

/**
 * Completes a link as people type it: `mara.bandcamp.com` becomes `https://mara.bandcamp.com`. Anything else is
 * returned as is.
 */
export function completeLink(typed: string): string {
  const link = typed.trim();
  return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(:\d+)?([/?#]\S*)?$/u.test(link) ? `https://${link}` : link;
}

/**
 * An absolute http or https URL of at most 2,048 characters. Surrounding white space is allowed and trimmed by the
 * server.
 */
export function Link(): PropertyDecorator {
  return linkRule('link', (value) => isLink(trimmed(value)));
}

/** The same, or empty. */
export function OptionalLink(): PropertyDecorator {
  return linkRule('optionalLink', (value) => trimmed(value) === '' || isLink(trimmed(value)));
}

function trimmed(value: unknown): unknown {
  return typeof value === 'string' ? value.trim() : value;
}

function linkRule(name: string, validate: (value: unknown) => boolean): PropertyDecorator {
  return ValidateBy({
    name,
    validator: {
      validate,
      defaultMessage: (args) =>
        typeof args?.value === 'string' && args.value.length > limits.linkMax
          ? `A link must be at most ${limits.linkMax.toLocaleString('en-US')} characters`
          : 'Please enter a valid URL',
    },
  });
}
