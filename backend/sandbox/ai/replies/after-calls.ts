import { type Situation, lastOf } from '../acting/call.js';
import { asksToPutIn } from '../acting/edit-calls.js';
import { missingFact } from '../acting/missing-fact.js';
import { report } from '../acting/reports/report.js';
import { unansweredRemark } from '../acting/reports/unanswered.js';
import { textQuestion } from '../acting/text-questions.js';
import type { Conversation } from '../conversation.js';
import type { Topic } from '../playbook.js';
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
  // A text about something that went wrong is no occasion for general advice.
  const isOfCrisis = situation.known.crisis !== null && lastOf(situation, 'write_document') !== undefined;
  const [topic] = asksMore(conversation) && !isDate && !isPutIn && !isOfCrisis ? rankTopics(conversation, topics) : [];
  const isAnswered = !topic || topic.standsAlone || topic.isDraft || !isClearlyAbout(topic, conversation);
  const next = told.includes('?') ? '' : missingFact(situation);
  const unanswered = lastOf(situation, 'plan_release') && isAnswered ? unansweredRemark(situation) : '';
  return [told, unanswered, isAnswered ? next : fill(topic, conversation)].filter(Boolean).join('\n\n');
}

/** Whether a message has a question besides the documents it asks for. */
function asksMore({ question }: Conversation): boolean {
  return (question.match(/[^.!?\n]+[.!?]*/g) ?? []).some(
    (sentence) => sentence.endsWith('?') && askedDocuments(sentence).length === 0,
  );
}
