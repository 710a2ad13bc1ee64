import type { Situation } from '../acting/call.js';
import { asksForText } from '../acting/documents-asked.js';
import type { Conversation } from '../conversation.js';
import { speaksOfDanger } from '../intents/danger.js';
import { certainly, isWriting, meaningsOf } from '../intents/meaning.js';
import { topicsMeant } from '../intents/topic-intents.js';
import type { Topic } from '../playbook.js';
import { offLimits } from '../questions/advice/off-limits.js';
import { ifNoAnswer } from '../questions/no-answer.js';
import { reportsTrouble } from '../reading/crisis/trouble.js';
import { fill, topicById } from './fill-topic.js';

const ofDanger = new Set(['in-danger', 'es-in-danger']);
/** The topics for people in danger, or at the end of their strength. */
export const ofDistress = new Set(['low-moment', 'es-low-moment', ...ofDanger]);

/** A longer message says how they feel, too. */
const mostWords = 14;

/** The reply to someone in danger, or at the end of their strength, before anything else is done; `''` for other messages. */
export function distressReply(situation: Situation, topics: Topic[]): string {
  const { conversation, known } = situation;
  const { question } = conversation;
  const meant = topicsMeant(question, known.language) ?? [];
  if (answersDanger(situation, topics)) return staysWithPeople[known.language];
  // Who feels awful about a false story needs to know what to do about the story: that topic puts people first as well.
  const isAboutTrouble = reportsTrouble(question, known.language) || meant.some((one) => !ofDistress.has(one));
  // "What if nobody replies?", "what if he asks about patients? I can't talk about that" ask ahead.
  const asksAhead =
    (question.split(/\s+/u).length <= mostWords && ifNoAnswer(situation) !== '') || offLimits(situation) !== '';
  const id =
    (isEdit(situation) && !speaksOfDanger(question, known.language)
      ? undefined
      : meant.find((one) => ofDanger.has(one))) ??
    (isAboutTrouble || asksAhead || asksForText(situation) ? undefined : meant.find((one) => ofDistress.has(one)));
  return id === undefined ? '' : fill(topicById(topics, id), conversation);
}

/** Whether a reply is to someone in danger, or at the end of their strength. */
export function isForDistress(reply: string, conversation: Conversation, topics: Topic[]): boolean {
  return [...ofDistress].some((id) => reply.includes(fill(topicById(topics, id), conversation)));
}

/** "No", "I don't know" in reply to someone in danger. */
function answersDanger(situation: Situation, topics: Topic[]): boolean {
  const { conversation } = situation;
  const last = conversation.said.at(-1) ?? '';
  const isInDanger = [...ofDanger].some((id) => last.includes(fill(topicById(topics, id), conversation)));
  return isInDanger && conversation.question.split(/\s+/u).length <= fewWords && !asksForText(situation);
}

const fewWords = 5;
const staysWithPeople = {
  en: 'I’m a program, so I can’t be with you, and you shouldn’t be alone with this. Call your country’s emergency number now, or the first person you can think of, and tell them what you told me. The music can wait.',
  es: 'Soy un programa y no puedo estar contigo, y no deberías pasar esto a solas. Llama ahora a emergencias de tu país, o a la primera persona que se te ocurra, y dile lo que me has dicho. La música puede esperar.',
};

const edits = new Set(['change-tone', 'edit-text', 'shorten', 'lengthen', 'rewrite-text']);

/** "I don't want to sound like I'm begging. Make it bolder": surely about a text, and not surely about danger. */
function isEdit({ conversation, known }: Situation): boolean {
  const sure = meaningsOf(conversation.question, known.language).filter(({ probability }) => probability >= certainly);
  return (
    sure.some(({ intent }) => edits.has(intent) || isWriting(intent)) &&
    !sure.some(({ intent }) => ofDanger.has(intent))
  );
}
