import type { Situation } from '../acting/call.js';
import { withDocuments } from '../acting/edit-calls.js';
import { readMemory, whatIsMine } from '../memory.js';
import type { ModelRequest } from '../wire/model-request.js';
import { releaseDates } from '../writing/asked/asked-dates.js';
import { knownAnswer } from '../writing/known-answers.js';
import { toldBefore } from '../writing/told-before.js';
import { whatIsKnown } from '../writing/what-is-known.js';

/** The answer to a question about what the artist said before; `''` for other messages. */
export function whatIsAsked(request: ModelRequest, situation: Situation): string {
  const { conversation, known } = situation;
  const memory = readMemory(request);
  return (
    whatIsMine(conversation, memory.kept) ||
    releaseDates(conversation, known.language) ||
    whatIsKnown(conversation, known, memory) ||
    withDocuments(knownAnswer(conversation, known), situation) ||
    toldBefore(conversation, known.language)
  );
}
