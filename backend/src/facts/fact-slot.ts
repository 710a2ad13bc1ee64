import { createHash } from 'node:crypto';
import type { FactKind } from '../../../contract/facts/fact.js';

/** What makes two facts the same. */
interface Named {
  kind: FactKind;
  subject: string;
  value: string;
}

/** Several of these are true at once. */
const plural = new Set<FactKind>(['release', 'track', 'quote', 'show', 'credential', 'link', 'preference']);
/** True at once unless they are about the same: each count and each person has a fact of its own. */
const pluralWithoutSubject = new Set<FactKind>(['number', 'person', 'email', 'phone']);

/** Case, quotation marks, dashes and white space make no difference. */
export function plain(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[‘’ʼ`´]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[‐-―−]/g, '-')
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .toLowerCase();
}

/** The same for facts that say the same. */
export function identityOf({ kind, subject, value }: Named): string {
  const said = [kind, plain(subject), plain(value).replace(/[.!]$/, '')];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 32);
}

/** The same for facts that exclude each other, where the newer one counts; null for one that excludes none. */
export function slotOf({ kind, subject }: Omit<Named, 'value'>): string | null {
  if (plural.has(kind)) return null;
  const about = plain(subject);
  return about === '' && pluralWithoutSubject.has(kind) ? null : `${kind} ${about}`;
}
