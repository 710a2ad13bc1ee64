import { createHash } from 'node:crypto';
import type { FactKind } from '../../../contract/facts/fact.js';
import { completeLink, type LinkNetwork } from '../../../contract/rules/link-rule.js';

/** The parts of a fact that determine its identity. */
export interface Named {
  kind: FactKind;
  subject: string;
  value: string;
  /** The release or tour it is about; its title may not be unique. */
  releaseId?: string | null;
}

/** In a release's conversation, facts of these kinds are about that release. */
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

/** Kinds of which several facts may be true at once. */
const plural = new Set<FactKind>(['release', 'track', 'quote', 'show', 'credential', 'link', 'preference']);
/** Kinds of which several may be true if they have different subjects: each count and each person has its own fact. */
export const pluralWithoutSubject = new Set<FactKind>(['number', 'person', 'email', 'phone']);
/** Kinds whose subject is a person, an outlet or a count: one release may have facts about several of them. */
const apart = new Set<FactKind>([...pluralWithoutSubject, 'quote']);

/** Normalises case, quotation marks, dashes and white space. */
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

/** The kinds whose value is a link, and the network that a handle such as `@maraquill` belongs to. */
const linkKinds = new Map<FactKind, LinkNetwork | undefined>([
  ['website', undefined],
  ['spotifyUrl', undefined],
  ['instagramUrl', 'instagram'],
  ['twitterUrl', 'x'],
  ['listenLink', undefined],
  ['videoLink', undefined],
  ['link', undefined],
]);

/** The value as it is kept: links are completed. */
export function completedValue(kind: FactKind, value: string): string {
  return linkKinds.has(kind) ? completeLink(value, linkKinds.get(kind)) : value.trim();
}

/** Hash that is the same for facts that state the same. */
export function identityOf({ kind, subject, value, releaseId }: Named): string {
  const said = [kind, aboutOf({ kind, subject, releaseId }), completedValue(kind, plain(value).replace(/[.!]$/, ''))];
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url').slice(0, 32);
}

/** The same for facts that exclude each other, of which the newest counts; null for a fact that excludes no others. */
export function slotOf({ kind, subject, releaseId }: Omit<Named, 'value'>): string | null {
  if (plural.has(kind) || (subject === '' && pluralWithoutSubject.has(kind))) return null;
  return `${kind} ${aboutOf({ kind, subject, releaseId })}`;
}

/** What a fact is about: its release, or else its subject; both for kinds that a release may have several of. */
function aboutOf({ kind, subject, releaseId }: Omit<Named, 'value'>): string {
  const about = plain(subject);
  if (!releaseId) return about;
  return apart.has(kind) && about !== '' ? `${releaseId} ${about}` : releaseId;
}
