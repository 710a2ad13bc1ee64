import type { Situation } from '../acting/call.js';
import type { Topic } from '../playbook.js';
import { againstNerves, asksToPrepare } from '../questions/interview-asked.js';
import { askedOfPlainNews } from '../questions/bad-news/plain-news-told.js';
import { asksWhomToSend } from '../questions/whom-to-send.js';
import { alreadyOutTopic, asksAfterRelease } from '../topics/already-out.js';
import { shortened } from '../topics/guest-text.js';
import { fill, topicById } from '../topics/fill-topic.js';
import { topicText } from '../topics/topic-text.js';
import type { ModelRequest } from '../wire/model-request.js';
import { afterCalls, sheetStartedTopic } from './after-calls.js';
import { byRules } from './by-rules.js';

const interviewTopic = { en: 'interview', es: 'es-entrevista' };
const contactsTopic = { en: 'contacts', es: 'es-contactos' };

/** The text of a reply, once nothing is left to call. */
export function replyText(request: ModelRequest, situation: Situation, topics: Topic[]): string {
  const { conversation } = situation;
  if (situation.done.length > 0) return afterCalls(situation, topics);
  if (request.messages.at(-1)?.role === 'tool') return fill(topicById(topics, sheetStartedTopic), conversation);
  return (
    byRules(request, situation) ||
    whomToSend(situation, topics) ||
    interview(situation, topics) ||
    afterRelease(situation, topics) ||
    topicText(request, situation, topics)
  );
}

/** The advice on what is left to do, for a message that says something is out and asks; `''` for other messages. */
function afterRelease(situation: Situation, topics: Topic[]): string {
  if (!asksAfterRelease(situation)) return '';
  const { conversation } = situation;
  const text = fill(topicById(topics, alreadyOutTopic), conversation);
  return conversation.artist.isGuest ? shortened(text, conversation) : text;
}

/** The advice on interviews, for a message that tells of one and asks how to prepare; `''` for other messages. */
function interview(situation: Situation, topics: Topic[]): string {
  if (!asksToPrepare(situation)) return '';
  const { conversation, known } = situation;
  const advice = fill(topicById(topics, interviewTopic[known.language]), conversation);
  const offer =
    // The advice in Spanish offers them itself.
    known.language === 'es'
      ? ''
      : 'Say **write the interview notes**, and I put what you told me under the likely questions.';
  const nerves = againstNerves(conversation.question, known.language);
  // What it asks comes last.
  const [, told = '', asked = ''] = /^([\s\S]*?)(?:\n\n([^\n]*\?))?$/u.exec(advice) ?? [];
  const text = [askedOfPlainNews(known), nerves, nerves === '' ? told : told.replace(/^Good\. /u, ''), offer, asked]
    .filter(Boolean)
    .join('\n\n');
  return conversation.artist.isGuest ? shortened(text, conversation) : text;
}

/** The advice about contacts, for a message that asks who should get a text; `''` for other messages. */
function whomToSend(situation: Situation, topics: Topic[]): string {
  if (!asksWhomToSend(situation)) return '';
  const { conversation } = situation;
  const text = fill(topicById(topics, contactsTopic[situation.known.language]), conversation);
  return conversation.artist.isGuest ? shortened(text, conversation) : text;
}
