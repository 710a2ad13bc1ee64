import { createHash } from 'node:crypto';
import type { FactKind } from '../../../contract/facts/fact.js';

/** What makes two facts the same. */
interface Named {
  kind: FactKind;
  subject: string;
  value: string;
  /** The release or tour it is about: its title may be another one's too. */
  releaseId?: string | null;
}

/** In a release's conversation, these are about that release. */
export const ofRelease: readonly FactKind[] = [
  'releaseKind',
  'releaseDate',
  'label',
  'story',
  'listenLink',
  'cleanVersion',
  'isrc',
  'upc',
  'track',
  'forFansOf',
  'videoLink',
  'mood',
  'tempo',
  'show',
  'quote',
];

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
export function identityOf({ kind, subject, value, releaseId }: Named): string {
  const said = [kind, releaseId ?? plain(subject), plain(value).replace(/[.!]$/, '')];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 32);
}

/** The same for facts that exclude each other, where the newer one counts; null for one that excludes none. */
export function slotOf({ kind, subject, releaseId }: Omit<Named, 'value'>): string | null {
  if (plural.has(kind)) return null;
  const about = releaseId ?? plain(subject);
  return about === '' && pluralWithoutSubject.has(kind) ? null : `${kind} ${about}`;
}
