import { namedEdit } from '../../writing/named-edits.js';
import { isPassageRequest } from '../../prompt-turns.js';
import type { Situation } from '../call.js';
import { lastLinked, type LinkedDocument, linkedSoFar } from '../linked-documents.js';
import { asksForSize, documentAsked } from '../text-questions.js';
import { shorterAsked, type ShorterAsked } from './shorter-asked.js';

/** The shorter text that a message asks for, if there is a text to shorten. */
export function shorteningAsked(situation: Pick<Situation, 'conversation' | 'known'>): ShorterAsked | null {
  const { question, said } = situation.conversation;
  if (linkedSoFar(said).length === 0 || isPassageRequest(question) || namedEdit(question) !== null) return null;
  return asksForSize(situation) ? null : shorterAsked(question, situation.known.language);
}

/** The documents that a message wants shorter. */
export function documentsToShorten(
  { conversation }: Pick<Situation, 'conversation'>,
  { isOfAll }: ShorterAsked,
): LinkedDocument[] {
  const { said } = conversation;
  const last = lastLinked(said);
  if (isOfAll && last.length > 1) return last;
  const id = documentAsked(conversation);
  return linkedSoFar(said).filter((one) => one.id === id);
}
