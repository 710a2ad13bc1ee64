import type { Situation } from '../acting/call.js';
import { isPassageRequest } from '../prompt-turns.js';
import type { Language } from '../reading/language.js';
import { isRequest, type Meaning, meaningsOf } from './meaning.js';

/** What is said beside a request. Consent isn't: "Yes, please" may answer our question. */
const beside = new Set('thanks praise acknowledge goodbye are-you-there how-are-you apologise greet laugh'.split(' '));

/** A longer sentence says something else as well: "Hi, my song Pale Fire is out in May". */
const mostWords = 6;
const fewestWords = 3;

/** The situation with the newest message without its small talk, if it says more: "Thanks! When do I send it?" */
export function withoutTalk(situation: Situation): Situation {
  const { conversation, known } = situation;
  const { question } = conversation;
  if (conversation.hasPasted || conversation.settled !== '' || isPassageRequest(question)) return situation;
  const rest = besideTalk(question, known.language);
  const isMore = wordsIn(rest) >= fewestWords && !isIntroduction(rest, meaningsOf(question, known.language));
  return rest !== question.trim() && isMore ? withQuestion(situation, rest) : situation;
}

/** A message without its small talk, also if the rest only introduces the artist. */
export function besideTalk(message: string, language: Language): string {
  const talk = meaningsOf(message, language).filter(
    ({ intent, sentence }) => beside.has(intent) && wordsIn(sentence) <= mostWords,
  );
  return talk.reduce((text, { sentence }) => text.replace(sentence, () => ''), message).trim();
}

/** "Hi! We're Paper Lanterns from Leeds" is greeted. */
function isIntroduction(rest: string, meanings: readonly Meaning[]): boolean {
  const isGreeting = meanings.some(({ intent }) => intent === 'greet');
  return isGreeting && !rest.includes('?') && !meanings.some(({ intent }) => isRequest(intent));
}

/** The situation with its newest message in other words. */
export function withQuestion(situation: Situation, question: string): Situation {
  const { conversation } = situation;
  const asked = [...conversation.asked.slice(0, -1), question];
  return { ...situation, conversation: { ...conversation, question, asked } };
}

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}’']+/gu)?.length ?? 0;
}
