import { appName } from '../../../contract/app.js';
import { shortenedSentence } from '../../../contract/chats/chat.js';
import { findNoDay, findTwoWays, longDay, weekdayName } from './calendar.js';
import { continued } from './continuation.js';
import { type Conversation, readConversation } from './conversation.js';
import { templateFacts } from './facts.js';
import { type JsonValue, objectOr } from './wire/json-value.js';
import type { ModelRequest, Tool } from './wire/model-request.js';
import { readMemory, recollection, whatIsMine } from './memory.js';
import { asksForOneSheet, oneSheetTool, sheetArguments } from './one-sheet-intent.js';
import { toPieces } from './pieces.js';
import { normalised, scoreTopic, type Topic } from './playbook.js';
import { readContinuation } from './prompt-turns.js';
import { saidFacts, saidFactsForm } from './said-facts.js';
import { sheetFacts, sheetFactsForm } from './sheet-facts.js';
import { structuredAnswer } from './structured.js';
import { fillTemplate } from './template.js';
import { chatTitle } from './title.js';
import { asksForChatTitle } from './title-request.js';
import { doneCalls, type Situation } from './acting/call.js';
import { wantedTexts } from './acting/document-calls.js';
import { nextCall } from './acting/next-call.js';
import { asksForCalendar } from './acting/plan-call.js';
import { missingFact, questionFor, report } from './acting/report.js';
import { speaksOfCrisis } from './reading/crisis.js';
import { readKnown } from './reading/known.js';
import { languageOf } from './reading/language.js';
import { playbookTexts } from './reading/playbook-texts.js';
import { askedDocuments } from './writing/asked-document.js';
import { withSourceLinks } from './writing/source-links.js';
import { requestedSummary, summaryInChat } from './writing/summary-request.js';
import { whatWasAdded, whatWasTold } from './writing/told.js';

/** The model's output: a text, a refusal, or a call of one of the request's tools with JSON arguments. */
export type Answer =
  | { kind: 'text'; text: string }
  | { kind: 'refusal'; text: string }
  | { kind: 'tool'; name: string; arguments: string };

const unknownTopic = 'unknown';
const spanishUnknownTopic = 'es-unknown';
const notedTopic = 'noted';
const saidAlreadyTopic = 'said-already';
const crisisTopic = 'press-is-asking';
const spanishCrisisTopic = 'es-malas-noticias';
const soberTopics = new Set([crisisTopic, spanishCrisisTopic, 'people-first', 'bad-news', 'low-moment']);
const toolDoneTopic = 'one-sheet-started';
const lowestScore = 3;
const clearScore = 5;
const longAnswerTokens = 4000;
const guestWords = 150;
/** Short messages that only make sense after the previous ones, or that ask nothing: an answer, a wish. */
const followsUp =
  /^\W*(?:and|but|so|then|why|how so|really|what about|how about|yes|ok|okay|no|more|again|go on|continue)\b/i;
const asks = /\?|^\W*(?:who|what|when|where|which|how|do|does|is|are|can|could|should|will)\b/i;
const wishes =
  /^\W*(?:(?:please|now|just) )*(?:make|write|give|do|change|shorten|add|remove|use|try|tell|show|help|find|plan|yes|yep|no|ok|okay|sure|hi|hello|hey|thanks)\b/i;
const followUpWords = 6;

/** Answers a request from the playbook. Deterministic per request and day. */
export function answer(request: ModelRequest, topics: Topic[], now: Date, isLong: boolean): Answer {
  const continuation = readContinuation(request);
  if (continuation) {
    const whole = answer(continuation.request, topics, now, isLong);
    return { kind: 'text', text: continued(whole.kind === 'text' ? whole.text : '', continuation.said) };
  }
  const conversation = readConversation(request, now);
  if (request.format.kind === 'json_schema') {
    const { name, schema } = request.format;
    const filled = fillForm(name, () => structuredAnswer(schema, conversation), request, now);
    return { kind: 'text', text: JSON.stringify(filled) };
  }
  if (request.toolChoice.kind === 'forced') return callTool(request.toolChoice.tool, conversation);
  if (!request.isStreamed && asksForChatTitle(request)) {
    return { kind: 'text', text: chatTitle(request, conversation, topics) };
  }
  const summary = requestedSummary(request, conversation);
  if (summary !== null) return { kind: 'text', text: summary };
  if (request.toolChoice.kind === 'auto' && wantsOneSheet(request, conversation)) {
    const tool = oneSheetTool(request.tools);
    if (tool) return callTool(tool, conversation, sheetArguments(conversation.question));
  }
  const situation: Situation = {
    conversation,
    known: readKnown(request, conversation),
    tools: request.toolChoice.kind === 'none' ? [] : request.tools,
    done: doneCalls(request),
  };
  const call = nextCall(situation);
  if (call) return { kind: 'tool', name: call.name, arguments: JSON.stringify(call.arguments) };
  const text = isLong ? longText(conversation, topics) : withSourceLinks(shortText(request, situation, topics));
  return { kind: 'text', text: request.format.kind === 'json_object' ? JSON.stringify({ answer: text }) : text };
}

/** What a form is filled in with: its own facts where it is known, else what fits its schema. */
function fillForm(name: string, otherwise: () => JsonValue, request: ModelRequest, now: Date): JsonValue {
  if (name === sheetFactsForm) return sheetFacts(request, now);
  return name === saidFactsForm ? saidFacts(request) : otherwise();
}

function wantsOneSheet(request: ModelRequest, conversation: Conversation): boolean {
  const isAnsweringTool = request.messages.at(-1)?.role === 'tool';
  return !isAnsweringTool && asksForOneSheet(conversation.question, conversation.said.at(-1));
}

/** @param known values for the tool's parameters of the same names */
function callTool(tool: Tool, conversation: Conversation, known: Record<string, JsonValue> = {}): Answer {
  const filled = objectOr(structuredAnswer({ type: 'object', ...tool.parameters }, conversation));
  const given = Object.entries(known).filter(([name]) => name in filled);
  return { kind: 'tool', name: tool.name, arguments: JSON.stringify({ ...filled, ...Object.fromEntries(given) }) };
}

function shortText(request: ModelRequest, situation: Situation, topics: Topic[]): string {
  const { conversation } = situation;
  if (situation.done.length > 0) return afterCalls(situation, topics);
  if (request.messages.at(-1)?.role === 'tool') return fill(topicById(topics, toolDoneTopic), conversation);
  return (
    summaryInChat(request, conversation) ??
    ([ambiguousDay(conversation), drafts(situation), withoutPlan(situation)].find(Boolean) ||
      topicText(request, situation, topics))
  );
}

/** What was done, then the answer to a question of the same message, or else the one fact that is missing. */
function afterCalls(situation: Situation, topics: Topic[]): string {
  const { conversation } = situation;
  const isRefused = situation.done.some(({ error }) => error !== null);
  const told =
    (isRefused && ambiguousDay(conversation)) ||
    report(situation) ||
    fill(topicById(topics, toolDoneTopic), conversation);
  const [topic] = asksMore(conversation) ? rankTopics(conversation, topics) : [];
  const isAnswered = !topic || topic.standsAlone || topic.isDraft || ownScore(topic, conversation) < clearScore;
  const next = told.includes('?') ? '' : missingFact(situation);
  return [told, isAnswered ? next : fill(topic, conversation)].filter(Boolean).join('\n\n');
}

/** Whether a message has a question beside the documents that it asks for. */
function asksMore({ question }: Conversation): boolean {
  return (question.match(/[^.!?\n]+[.!?]*/g) ?? []).some(
    (sentence) => sentence.endsWith('?') && askedDocuments(sentence).length === 0,
  );
}

/** A question back about a date that can be read in two ways; `''` if there is none. */
function ambiguousDay({ question }: Conversation): string {
  const found = findTwoWays(question);
  if (!found) return '';
  const [one, other] = found.days;
  return languageOf([question]) === 'es'
    ? `«${found.text}» se puede leer de dos maneras. ¿Es el día ${Number.parseInt(one, 10)} o el ${Number.parseInt(other, 10)}?`
    : `“${found.text}” can be read in two ways: is it ${one} or ${other}?`;
}

/** Documents as Markdown quotes, where no tool keeps them. */
function drafts(situation: Situation): string {
  const { known, conversation } = situation;
  const texts = wantedTexts(situation);
  if (texts.length === 0) return '';
  const isSpanish = known.language === 'es';
  const lead = isSpanish
    ? 'Aquí está, solo con lo que me has contado. Lo que falta está entre corchetes.'
    : "Here it is, with nothing but what you told me. What's missing is in brackets.";
  const quotes = texts.map(({ markdown }) =>
    markdown
      .split('\n')
      .map((line) => (line === '' ? '>' : `> ${line}`))
      .join('\n'),
  );
  const noDay = noDayRemark(conversation);
  const next = noDay === '' ? questionFor(quotes.join('\n'), known) : '';
  return [noDay, lead, ...quotes, next].filter(Boolean).join('\n\n');
}

/** What a wish for dates in a calendar gets where there is no plan to take them from; `''` for other messages. */
function withoutPlan({ conversation, known }: Situation): string {
  if (!asksForCalendar(conversation.question)) return '';
  return known.language === 'es'
    ? 'Las fechas salen del plan de un lanzamiento. ¿Cómo se titula y qué día sale?'
    : 'The dates come from the plan of a release. What is it called, and which day is it out?';
}

function topicText(request: ModelRequest, { conversation, known }: Situation, topics: Topic[]): string {
  const memory = readMemory(request);
  const mine = whatIsMine(conversation, memory.kept);
  if (mine) return mine;
  const [best, second] = rankTopics(conversation, topics);
  const added = whatWasAdded(conversation, known);
  if (added) return added;
  if (speaksOfCrisis(conversation.question)) return fill(crisisTopicOf(best, conversation, topics), conversation);
  const remembered = recollection(conversation.question, memory);
  if (remembered && !best) return remembered;
  const told = best && !best.standsAlone ? '' : whatWasTold(conversation, known);
  if (told)
    return [noDayRemark(conversation), told, weekdayRemark(conversation), remembered].filter(Boolean).join('\n\n');
  const topic = best ?? topicById(topics, isAnswer(conversation) ? notedTopic : unknownFor(conversation));
  const whole = (!best && fromPlaybook(request, conversation)) || fill(topic, conversation);
  const text = conversation.artist.isGuest && !topic.isDraft ? shortened(whole) : whole;
  if (topic.id !== unknownFor(conversation) && repeats(text, conversation)) {
    return remembered || fill(topicById(topics, isAnswer(conversation) ? notedTopic : saidAlreadyTopic), conversation);
  }
  const noDay = noDayRemark(conversation);
  if (noDay) return noDay;
  if (conversation.artist.isGuest) return text;
  const also =
    second && !topic.standsAlone ? `**Also:** ${fillTemplate(second.brief, templateFacts(conversation))}` : '';
  return [text, also, weekdayRemark(conversation), remembered].filter(Boolean).join('\n\n');
}

/** The answer to what happened: the topic that fits, if it is a sober one. */
function crisisTopicOf(best: Topic | undefined, { asked }: Conversation, topics: Topic[]): Topic {
  if (best && soberTopics.has(best.id)) return best;
  return topicById(topics, languageOf(asked) === 'es' ? spanishCrisisTopic : crisisTopic);
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

/** The topic of the newest question, and a second one if it is clearly about both. */
function rankTopics(conversation: Conversation, topics: Topic[]): [best?: Topic, second?: Topic] {
  // The product's name in a question addresses the assistant.
  const question = normalised(conversation.question).replaceAll(normalised(appName), ' you ');
  const earlier = conversation.asked.slice(-3, -1).toReversed().map(normalised);
  const { values } = templateFacts(conversation);
  const language = languageOf(conversation.asked);
  const scored = topics
    .filter((topic) => topic.language === language && !values[topic.unless])
    .map((topic) => ({ topic, own: scoreTopic(topic, question) }));
  const isClear = scored.some(({ own }) => own >= clearScore);
  const context = (topic: Topic) =>
    earlier.reduce((sum, text, index) => sum + scoreTopic(topic, text) * (index === 0 ? 0.5 : 0.25), 0);
  const ranked = scored
    .map(({ topic, own }) => ({ topic, own, score: isClear ? own : own + context(topic) }))
    .sort((a, b) => b.score - a.score);
  const fitting = ranked.filter(({ own, score }) => own > 0 && score >= lowestScore);
  const [best, next] = fitting.length === 0 && isFollowUp(conversation) ? ranked : fitting;
  if (!best || best.score < lowestScore) return [];
  const isAlso = next && isClear && next.own >= clearScore && next.own >= best.own * 0.6 && !next.topic.standsAlone;
  return isAlso ? [best.topic, next.topic] : [best.topic];
}

function ownScore(topic: Topic, { question }: Conversation): number {
  return scoreTopic(topic, normalised(question));
}

/** Whether a question has no subject of its own and continues the previous one. */
function isFollowUp(conversation: Conversation): boolean {
  const { question } = conversation;
  if (isAnswer(conversation)) return true;
  return (followsUp.test(question) || !asks.test(question)) && question.trim().split(/\s+/).length <= followUpWords;
}

/** Whether the artist answers a question of the assistant, which ends its replies with one. */
function isAnswer({ question, said }: Conversation): boolean {
  const hasAsked = said.at(-1)?.slice(-250).includes('?') ?? false;
  return hasAsked && !asks.test(question) && !wishes.test(question);
}

/** Whether a text was just said in reply to another question. Repeating the same question repeats the answer. */
function repeats(text: string, { asked, question, said }: Conversation): boolean {
  const isAskedAgain = normalised(asked.at(-2) ?? '') === normalised(question);
  return !isAskedAgain && Boolean(said.at(-1)?.includes(withSourceLinks(text)));
}

function fill(topic: Topic, conversation: Conversation): string {
  return fillTemplate(topic.answer, templateFacts(conversation));
}

function topicById(topics: Topic[], id: string): Topic {
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

function noDayRemark({ question }: Conversation): string {
  const day = findNoDay(question);
  return day ? `One thing first: there is no ${day} in the calendar. Which day do you mean?` : '';
}

function weekdayRemark({ date }: Conversation): string {
  if (!date?.claimedWeekday || date.claimedWeekday === weekdayName(date.day)) return '';
  const [, ...dayAndMonth] = longDay(date.day).split(' ');
  return `One thing to check: ${dayAndMonth.join(' ')} is a ${weekdayName(date.day)}, not a ${date.claimedWeekday}. Which did you mean?`;
}

/** Several topics in a row, about 4,000 tokens, for tests of long replies. */
function longText(conversation: Conversation, topics: Topic[]): string {
  const pieces: string[] = [];
  for (const topic of topics) {
    pieces.push(...toPieces(`## ${topic.title}\n\n${fill(topic, conversation)}\n\n`));
    if (pieces.length >= longAnswerTokens) break;
  }
  return pieces.slice(0, longAnswerTokens).join('');
}
