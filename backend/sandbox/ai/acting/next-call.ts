import { askedDocuments } from '../writing/asked/asked-document.js';
import type { Call, Situation } from './call.js';
import { dateMathCall } from './date-math-call.js';
import { rememberCall } from './remember-call.js';
import { writeCall } from './document-calls.js';
import { editCall } from './edit-calls.js';
import { isShortening, shortenCall } from './lengths/shortening.js';
import { libraryCall, linkCall, readCall, saidCall } from './lookup-calls.js';
import { isOfLetters, lettersCall } from './wording/lowercase.js';
import { planCall } from './plan-call.js';

/** The things messages can ask for, in the order they are done. Each returns its next call, or null once it is done. */
const purposes: ((situation: Situation) => Call | null)[] = [
  rememberCall,
  planCall,
  writeCall,
  linkCall,
  libraryCall,
  readCall,
  changeCall,
  saidCall,
  dateMathCall,
];

/** Makes a text shorter, puts it in small letters, or makes the edits that a message asks for. */
function changeCall(situation: Situation): Call | null {
  if (isShortening(situation)) return shortenCall(situation);
  return isOfLetters(situation) ? lettersCall(situation) : editCall(situation);
}

/** The tool to call next for the artist's message; null once everything is done. */
export function nextCall(situation: Situation): Call | null {
  // What is known already can't be remembered again; the rest of the message is done all the same.
  const refused = situation.done.filter(({ error, name }) => error !== null && name !== 'propose_facts');
  // A tool that refused isn't called again: the artist gets its reason.
  if (refused.some(({ name }) => name !== 'plan_release')) return null;
  // An unreadable date must be clarified before anything is written with it.
  if (refused.length > 0 && askedDocuments(situation.conversation.question).length === 0) return null;
  for (const purpose of purposes) {
    const call = purpose(situation);
    if (call) return call;
  }
  return null;
}
