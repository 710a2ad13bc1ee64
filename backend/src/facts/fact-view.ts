import type { Fact } from '../../../contract/facts/fact.js';
import { nameOfFact } from '../../../contract/facts/fact-names.js';
import type { FactRow } from './facts.repository.js';

/** A fact as callers see it. */
export function toFact({ messageId, chatId, replyId, words, source, updatedAt, ...fact }: FactRow): Fact {
  return {
    id: fact.id,
    kind: fact.kind,
    subject: fact.subject,
    value: fact.value,
    status: fact.status,
    documentId: fact.documentId,
    evidence: messageId !== null && words !== null ? { messageId, chatId, replyId, words } : null,
    source: source ?? '',
    releaseId: fact.releaseId,
    asOf: fact.asOf,
    updatedAt: updatedAt.toISOString(),
  };
}

/** The text for the model: a preference in the artist's words, any other fact with its name. */
export function lineOf(fact: Pick<Fact, 'kind' | 'subject' | 'value'>): string {
  return fact.kind === 'preference' ? fact.value : `${nameOfFact(fact)}: ${fact.value}`;
}
