import type { SocialProvider } from '../../../../contract/config.js';
import { isEmailAddress } from '../../../../contract/rules/email-rule.js';
import { limits } from '../../../../contract/limits.js';
import { oneLine, visibleText } from '../../../../contract/rules/text-rule.js';

/** An account at a sign-in provider, as the provider describes it. */
export interface ProviderAccount {
  provider: SocialProvider;
  /** The provider's permanent id for the account. */
  subject: string;
  /** Within the length limits of an artist's name. */
  name: string;
  /** The address the provider vouches for, or null. */
  verifiedEmail: string | null;
}

/** Unvalidated claims of a provider. */
export interface ProviderClaims {
  provider: SocialProvider;
  id: unknown;
  name: unknown;
  email: unknown;
  isEmailVerified: boolean;
}

/** Longer than any real subject. */
const longestSubject = 255;

/** Validates a provider's claims; null if they identify no account. */
export function toProviderAccount({
  provider,
  id,
  name,
  email,
  isEmailVerified,
}: ProviderClaims): ProviderAccount | null {
  if (typeof id !== 'string' || id === '' || id.length > longestSubject) return null;
  const verifiedEmail = isEmailVerified ? readEmail(email) : null;
  return { provider, subject: id, name: readName(name, verifiedEmail), verifiedEmail };
}

function readEmail(email: unknown): string | null {
  if (typeof email !== 'string') return null;
  const trimmed = email.trim();
  return isEmailAddress(trimmed) ? trimmed : null;
}

/** The name from the provider, or else the local part of the address, which artists can change in onboarding. */
function readName(name: unknown, email: string | null): string {
  const candidates = [name, email?.split('@')[0]].map((text) => (typeof text === 'string' ? cut(text) : ''));
  return candidates.find((text) => visibleText(text).length >= limits.nameMin) ?? 'Artist';
}

function cut(text: string): string {
  const clean = oneLine(text.replaceAll('\0', '')).slice(0, limits.nameMax);
  // Don't split a surrogate pair.
  return clean.replace(/[\ud800-\udbff]$/, '').trim();
}
