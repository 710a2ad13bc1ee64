import type { Situation } from '../acting/call.js';
import { asksForText, newsAsked } from '../acting/document-calls.js';
import { changesWords } from '../acting/wording/wording-asked.js';
import { statementToEdit } from '../acting/statement-edits.js';
import { noTextYet, textToSee, whatChanged } from '../acting/text-questions.js';
import { reportsTrouble } from '../reading/crisis/trouble.js';
import { isPassageRequest } from '../prompt-turns.js';
import { encouragement } from './feelings.js';
import { onlyOutOfReach, outOfReach } from './out-of-reach.js';
import { smallTalk } from './small-talk.js';

/** The reply to a question about a text that was written, or was never; `''` for other messages. */
export function textReply(situation: Situation): string {
  if (situation.done.length > 0 || statementToEdit(situation) !== null) return '';
  return whatChanged(situation) || textToSee(situation) || noTextYet(situation) || newsAsked(situation);
}

/** The reply to a message for which nothing is done: small talk, frustration, a request out of reach; otherwise `''`. */
export function plainReply(situation: Situation): string {
  // Words that a passage is to be replaced with aren't said to the assistant.
  if (situation.done.length > 0 || isPassageRequest(situation.conversation.question)) return '';
  // "Help, our van was stolen" needs more than an offer of help.
  if (reportsTrouble(situation.conversation.question, situation.known.language)) return '';
  // "Very good. One correction, …" is no small talk.
  if (changesWords(situation)) return '';
  if (asksForText(situation)) return onlyOutOfReach(situation) ? outOfReach(situation) : '';
  return smallTalk(situation) || outOfReach(situation) || encouragement(situation);
}
