import { type Situation, lastOf } from '../acting/call.js';
import { asksToPutIn } from '../acting/edit-calls.js';
import { missingFact } from '../acting/missing-fact.js';
import { report } from '../acting/reports/report.js';
import { unansweredRemark } from '../acting/reports/unanswered.js';
import { asksForPlan } from '../acting/plan-call.js';
import { textQuestion } from '../acting/text-questions.js';
import type { Conversation } from '../conversation.js';
import type { Topic } from '../playbook.js';
import { questionBeside } from '../questions/advice/common-questions.js';
import { postponedAnswer } from '../questions/bad-news/ticket-questions.js';
import { whenToSend } from '../questions/when-to-send.js';
import { isClearlyAbout, rankTopics } from '../topics/rank-topics.js';
import { fill, topicById } from '../topics/fill-topic.js';
import { askedDocuments } from '../writing/asked/asked-document.js';
import { ambiguousDay } from '../writing/remarks.js';

/** What is said once a one-sheet is being made. */
export const sheetStartedTopic = 'one-sheet-started';

/** Reports the calls, then answers a question in the same message, or else asks for the one missing fact. */
export function afterCalls(situation: Situation, topics: Topic[]): string {
  const { conversation } = situation;
  const isRefused = situation.done.some(({ error }) => error !== null);
  const told =
    (isRefused && ambiguousDay(conversation)) ||
    report(situation) ||
    fill(topicById(topics, sheetStartedTopic), conversation);
  // The date, or what the text says, was the answer to the question.
  const isDate = situation.done.some(({ name }) => name === 'date_math') || textQuestion(situation) !== null;
  // "Can you work that in?" is answered by the edit.
  const isPutIn =
    situation.done.some(({ name }) => name === 'edit_document') && asksToPutIn.test(conversation.question);
  // A text about something that went wrong, or about who leaves, is no occasion for general advice.
  const isOfCrisis =
    (situation.known.crisis !== null || situation.known.lineUp !== null) &&
    lastOf(situation, 'write_document') !== undefined;
  const beside = questionsBeside(conversation);
  // "Write the radio pitch. When do I send it?" is answered by its day alone.
  const when =
    beside === null || lastOf(situation, 'write_document') === undefined
      ? ''
      : whenToSend({ ...situation, conversation: beside });
  const [topic] =
    beside !== null && when === '' && questionBeside(situation) === '' && !isDate && !isPutIn && !isOfCrisis
      ? rankTopics(beside, topics)
      : [];
  const isAnswered = beside === null || !topic || topic.standsAlone || topic.isDraft || !isClearlyAbout(topic, beside);
  const next = told.includes('?') ? '' : missingFact(situation);
  const unanswered = lastOf(situation, 'plan_release') && isAnswered ? unansweredRemark(situation) : '';
  return [postponedAnswer(situation), told, unanswered, when || (isAnswered ? next : fill(topic, conversation))]
    .filter(Boolean)
    .join('\n\n');
}

/** "Could you write …", "me ayudas con el correo": asks for what was done. */
const asksToDo =
  /(?<!\p{L})(?:can|could|would|will) (?:you|u|ya)(?: (?:please|just|also|maybe|now|then))* (?:write|do|make|draft|give|prepare|send|put|help|get|knock|come up|sort|plan|set|lay)(?!\p{L})|(?<!\p{L})(?:(?:me|nos) (?:ayud|escrib|hac[eé]|haz|prepar|arm|d[aá]s|pas|redact|pued|podr|pod[eé])\p{L}*|(?:puedes|podés|podrías|puede|podría)(?: por favor)? (?:escrib|hac|prepar|arm|ayud|redact|dar)\p{L}*)(?!\p{L})/iu;

/** The conversation with only those questions of its newest message that ask for no document and no plan; null if there are none. */
function questionsBeside(conversation: Conversation): Conversation | null {
  const asking = (conversation.question.match(/[^.!?\n]+[.!?]*/g) ?? []).filter(
    (sentence) =>
      sentence.endsWith('?') &&
      askedDocuments(sentence).length === 0 &&
      !asksToDo.test(sentence) &&
      !asksForPlan.test(sentence),
  );
  if (asking.length === 0) return null;
  const question = asking.join(' ').trim();
  return { ...conversation, question, asked: [...conversation.asked.slice(0, -1), question] };
}
