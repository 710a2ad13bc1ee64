import type { EntityManager } from 'typeorm';
import type { FactKind } from '../../../contract/facts/fact.js';
import { query } from '../database/sql.js';
import { ofRelease, pluralWithoutSubject } from './fact-slot.js';

/** The parts of a fact that tell which release it is about. */
interface SaidFact {
  userId: string;
  releaseId: string | null;
  subject: string;
  kind: FactKind;
  chatId: string | null;
}

/** Facts stated before their release had a plan refer to it by its title. */
export const room = `coalesce(facts.release_id, CASE WHEN facts.subject <> '' AND facts.kind NOT IN ('person', 'email', 'phone') THEN (
  SELECT r.id FROM releases r WHERE r.user_id = facts.user_id AND lower(r.title) = lower(facts.subject)
  ORDER BY r.created_at DESC LIMIT 1) END)`;

/**
 * SQL condition: a fact is of this kind and about this subject, and about this release or none: the one that it had may no longer exist.
 */
export const isAboutSubject = (kind: string, subject: string, releaseId: string): string =>
  `(facts.kind = ${kind} AND facts.subject <> '' AND lower(facts.subject) = lower(${subject})
    AND (facts.release_id IS NULL OR facts.release_id = ${releaseId}::uuid))`;

/**
 * Adds the release that a fact is about: the one with its id, or else the one with its title, or else its
 * conversation's. Another account's release is ignored.
 */
export async function withRoom<F extends SaidFact>(sql: EntityManager, fact: F): Promise<F> {
  const { userId, releaseId, subject, kind, chatId } = fact;
  const isNamed = releaseId !== null || subject !== '';
  if (!isNamed && !(chatId !== null && ofRelease.includes(kind))) return fact;
  const rows = await query<{ id: string; title: string }>(
    sql,
    `SELECT r.id, r.title FROM releases r LEFT JOIN chats c ON c.id = $4 AND c.release_id = r.id
     WHERE r.user_id = $1 AND CASE WHEN $2::uuid IS NOT NULL THEN r.id = $2 WHEN $3 <> '' THEN lower(r.title) = lower($3)
       ELSE c.id IS NOT NULL END
     ORDER BY c.id IS NULL, r.created_at DESC LIMIT 1`,
    [userId, releaseId, ['person', 'email', 'phone'].includes(kind) ? '' : subject, chatId],
  );
  const [release] = rows;
  if (!release) return { ...fact, releaseId: null };
  // A release may have several numbers and people, each named by its subject.
  const isOneOfMany = subject === '' && pluralWithoutSubject.has(kind);
  return { ...fact, releaseId: release.id, subject: isOneOfMany ? '' : subject || release.title };
}
