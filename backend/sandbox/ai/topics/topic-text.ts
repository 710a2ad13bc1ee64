import { shortenedSentence } from '../../../../contract/chats/chat.js';
import type { Situation } from '../acting/call.js';
import type { Conversation } from '../conversation.js';
import { templateFacts } from '../facts.js';
import { readMemory, recollection, whatIsKept, whatIsMine } from '../memory.js';
import { normalised, type Topic } from '../playbook.js';
import { speaksOfCrisis } from '../reading/crisis.js';
import { languageOf } from '../reading/language.js';
import { playbookTexts } from '../reading/playbook-texts.js';
import { fillTemplate } from '../template.js';
import type { ModelRequest } from '../wire/model-request.js';
import { noDayRemark, weekdayRemark } from '../writing/remarks.js';
import { withSourceLinks } from '../writing/source-links.js';
import { isOnlyEarlier, whatWasAdded, whatWasTold } from '../writing/told.js';
import { isAnswer, rankTopics } from './rank-topics.js';

const unknownTopic = 'unknown';
const spanishUnknownTopic = 'es-unknown';
const notedTopic = 'noted';
const spanishNotedTopic = 'es-noted';
const saidAlreadyTopic = 'said-already';
const crisisTopic = 'press-is-asking';
const spanishCrisisTopic = 'es-malas-noticias';
const soberTopics = new Set([
  crisisTopic,
  spanishCrisisTopic,
  'people-first',
  'bad-news',
  'low-moment',
  'es-low-moment',
  'in-danger',
  'es-in-danger',
]);
const guestWords = 150;

/** The reply to a message that no tool and no document answers: what was told, or the topic that it is about. */
export function topicText(request: ModelRequest, { conversation, known }: Situation, topics: Topic[]): string {
  if (conversation.question === '') return nothingOwn(known);
  const memory = readMemory(request);
  const mine =
    whatIsMine(conversation, memory.kept) || whatIsKept(conversation.question, memory, languageOf(conversation.asked));
  if (mine) return mine;
  const [best, second] = rankTopics(conversation, topics);
  const added = whatWasAdded(conversation, known);
  if (added) return added;
  if (speaksOfCrisis(conversation.question)) return fill(crisisTopicOf(best, conversation, topics), conversation);
  const remembered = recollection(conversation.question, memory);
  if (remembered && !best) return remembered;
  const isOpen = !best || best.standsAlone || isOnlyEarlier(conversation.question);
  const told = isOpen ? whatWasTold(conversation, known) : '';
  if (told)
    return [noDayRemark(conversation), told, weekdayRemark(conversation), remembered].filter(Boolean).join('\n\n');
  const topic = best ?? topicById(topics, isAnswer(conversation) ? notedFor(conversation) : unknownFor(conversation));
  const whole = (!best && fromPlaybook(request, conversation)) || fill(topic, conversation);
  const text = conversation.artist.isGuest && !topic.isDraft ? shortened(whole) : whole;
  if (topic.id !== unknownFor(conversation) && repeats(text, conversation)) {
    return (
      remembered ||
      fill(topicById(topics, isAnswer(conversation) ? notedFor(conversation) : saidAlreadyTopic), conversation)
    );
  }
  const noDay = noDayRemark(conversation);
  if (noDay) return noDay;
  if (conversation.artist.isGuest) return text;
  const also =
    second && !topic.standsAlone ? `**Also:** ${fillTemplate(second.brief, templateFacts(conversation))}` : '';
  return [text, also, weekdayRemark(conversation), remembered].filter(Boolean).join('\n\n');
}

/** The reply to a message that has nothing but what someone else wrote. */
function nothingOwn({ language }: Situation['known']): string {
  return language === 'es'
    ? 'Eso lo escribió otra persona, así que no guardo nada de ello como dato tuyo. ¿Qué parte es cierta, o qué quieres responder?'
    : 'Someone else wrote that, so I keep none of it as a fact about you. Which part of it is right, or what would you like to answer?';
}

/** The answer to what happened: the topic that fits, if it is a sober one. */
function crisisTopicOf(best: Topic | undefined, { asked }: Conversation, topics: Topic[]): Topic {
  if (best && soberTopics.has(best.id)) return best;
  return topicById(topics, languageOf(asked) === 'es' ? spanishCrisisTopic : crisisTopic);
}

function notedFor({ asked }: Conversation): string {
  return languageOf(asked) === 'es' ? spanishNotedTopic : notedTopic;
}

function unknownFor({ asked }: Conversation): string {
  return languageOf(asked) === 'es' ? spanishUnknownTopic : unknownTopic;
}

/** The playbook's best text, word for word, for a question that the script has no answer to; `''` without one. */
function fromPlaybook(request: ModelRequest, { question, asked }: Conversation): string {
  const [text] = playbookTexts(request);
  if (!text || !/[?¿]/.test(question)) return '';
  const isSpanish = languageOf(asked) === 'es';
  // A scripted answer can't tell whether the text fits: a word of its title must be in the question.
  const words = text.title.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  if (!isSpanish && !words.some((word) => question.toLowerCase().includes(word))) return '';
  const lead = isSpanish
    ? 'Aquí sigo un guion, así que te doy lo que dice mi manual, en inglés:'
    : "I'm scripted, so this is my playbook's own text:";
  return `${lead}\n\n**${text.title}**\n\n${text.body}\n\n${isSpanish ? 'Fuentes' : 'Sources'}: ${text.sources}`;
}

/** Whether a text was just said in reply to another question. Repeating the same question repeats the answer. */
function repeats(text: string, { asked, question, said }: Conversation): boolean {
  const isAskedAgain = normalised(asked.at(-2) ?? '') === normalised(question);
  return !isAskedAgain && Boolean(said.at(-1)?.includes(withSourceLinks(text)));
}

/** A topic's answer, with what is known of the artist. */
export function fill(topic: Topic, conversation: Conversation): string {
  return fillTemplate(topic.answer, templateFacts(conversation));
}

/** @throws Error if there is none */
export function topicById(topics: Topic[], id: string): Topic {
  const topic = topics.find((candidate) => candidate.id === id);
  if (!topic) throw new Error(`The playbook has no ${id}.md.`);
  return topic;
}

/** Guests get the first blocks and lines of an answer, a note that there is more, and a question to continue with. */
function shortened(text: string): string {
  const kept: string[] = [];
  let words = 0;
  for (const line of text.split('\n')) {
    words += line.split(/\s+/).filter(Boolean).length;
    if (words > guestWords && kept.length > 0) break;
    kept.push(line);
  }
  while (/^(?:#|\*\*[^*]+\*\*:?$|\s*$)/.test(kept.at(-1) ?? '') && kept.length > 1) kept.pop();
  const short = kept.join('\n').trim();
  if (short === text) return text;
  return `${short}\n\n${shortenedSentence} Tell me your genre, where you're based and when your next song is out, and I'll make this yours.`;
}
