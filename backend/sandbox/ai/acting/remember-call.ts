import { askedFacts } from '../said-facts.js';
import { type Call, hasTool, lastOf, type Situation } from './call.js';

/** A request at the start of an English message is recognised before the model is called. */
const isRecognised =
  /^\s*(?:(?:please|can you|could you|hey|ok|okay|fanfare)[ ,]+){0,3}(?:remember|keep in mind|note down|make a note|don['’]t forget|never forget)(?!\p{L})/iu;

/** Stores what the message asks to be remembered, wherever it asks. */
export function rememberCall(situation: Situation): Call | null {
  // A fact must stand in the message as it was typed.
  const { question, typed } = situation.conversation;
  if (!hasTool(situation, 'propose_facts') || lastOf(situation, 'propose_facts')) return null;
  const facts = isRecognised.test(question) ? [] : askedFacts(typed || question);
  return facts.length > 0 ? { name: 'propose_facts', arguments: { facts } } : null;
}
