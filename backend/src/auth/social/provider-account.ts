import type { SocialProvider } from '../../../../contract/config.js';
import { isEmailAddress } from '../../../../contract/rules/email-rule.js';
import { limits } from '../../../../contract/limits.js';
import { oneLine, visibleText } from '../../../../contract/rules/text-rule.js';

/** Somebody's account at a sign-in provider, as the provider describes it. */
export interface ProviderAccount {
  provider: SocialProvider;
  /** What the provider calls the account, for ever. */
  subject: string;
  /** Between the limits of an artist's name. */
  name: string;
  /** The address that the provider vouches for as theirs, or null when there is none. */
  verifiedEmail: string | null;
}

/** What the providers say, before any of it is believed. */
export interface ProviderClaims {
  provider: SocialProvider;
  id: unknown;
  name: unknown;
  email: unknown;
  isEmailVerified: boolean;
}

/** Any account's subject is shorter. */
const longestSubject = 255;

/** Reads what a provider says; null when it names no account. */
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

/** The provider's name for them; else the address's first part, which they see and change in onboarding. */
function readName(name: unknown, email: string | null): string {
  const candidates = [name, email?.split('@')[0]].map((text) => (typeof text === 'string' ? cut(text) : ''));
  return candidates.find((text) => visibleText(text).length >= limits.nameMin) ?? 'Artist';
}

function cut(text: string): string {
  const clean = oneLine(text.replaceAll('\0', '')).slice(0, limits.nameMax);
  // Not through the middle of a character of two units.
  return clean.replace(/[\ud800-\udbff]$/, '').trim();
}
