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

/** Networks where a profile's address is its name. Spotify isn't one: addresses of its artists contain an id. */
const profilesAt = { instagram: 'https://www.instagram.com/', x: 'https://x.com/' };
export type LinkNetwork = keyof typeof profilesAt;

/**
 * Completes a link as people type it: `maraquill.com` becomes `https://maraquill.com/` and, for a link to a network,
 * `@maraquill` becomes the address of that profile. Anything else is only trimmed.
 */
export function completeLink(typed: string, network?: LinkNetwork): string {
  const link = typed.trim();
  const [, handle] = /^@([\w.]{1,60})$/.exec(link) ?? [];
  if (handle && network) return profilesAt[network] + handle;
  const host = /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(:\d+)?(?<path>[/?#]\S*)?$/u.exec(link);
  if (!host) return link;
  return host.groups?.['path'] ? `https://${link}` : `https://${link}/`;
}

/** A link that `completeLink` can complete to a URL of at most 2,048 characters. The server stores it completed. */
export function Link(): PropertyDecorator {
  return linkRule('link', (value) => isLink(completed(value)));
}

/** The same, or empty. @param network where `@maraquill` is a profile */
export function OptionalLink(network?: LinkNetwork): PropertyDecorator {
  return linkRule('optionalLink', (value) => completed(value) === '' || isLink(completed(value, network)));
}

function completed(value: unknown, network?: LinkNetwork): unknown {
  return typeof value === 'string' ? completeLink(value, network) : value;
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
