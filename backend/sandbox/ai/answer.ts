import { continued } from './continuation.js';
import { type Conversation, readConversation } from './conversation.js';
import { type JsonValue, objectOr } from './wire/json-value.js';
import type { ModelRequest, Tool } from './wire/model-request.js';
import { asksForOneSheet, oneSheetTool, sheetArguments } from './one-sheet/one-sheet-intent.js';
import { toPieces } from './pieces.js';
import type { Topic } from './playbook.js';
import { readContinuation, withoutNewest } from './prompt-turns.js';
import { saidFacts, saidFactsForm } from './said-facts.js';
import { sheetFacts, sheetFactsForm } from './one-sheet/sheet-facts.js';
import { structuredAnswer } from './structured.js';
import { chatTitle } from './titles/title.js';
import { asksForChatTitle } from './titles/title-request.js';
import { doneCalls, lastOf, type Situation } from './acting/call.js';
import { asksForText, wantedTexts } from './acting/document-calls.js';
import { missingDay } from './acting/date-math-call.js';
import { asksToPutIn } from './acting/edit-calls.js';
import { nextCall } from './acting/next-call.js';
import { nightsOff } from './acting/night-edits.js';
import { asksForCalendar, asksForPlanOf } from './acting/plan-call.js';
import { aroundDaysOff } from './acting/plans/days-off.js';
import { missingFact, questionFor } from './acting/missing-fact.js';
import { embargoAnswer } from './acting/reports/embargo-remark.js';
import { nothingToCut } from './acting/reports/nothing-to-cut.js';
import { report } from './acting/reports/report.js';
import { unansweredRemark } from './acting/reports/unanswered.js';
import { unplacedRemark } from './acting/reports/unplaced.js';
import { type Step, withoutEffectRemark } from './acting/reports/without-effect.js';
import { textQuestion } from './acting/text-questions.js';
import { weekdayAnswer } from './acting/weekday-answers.js';
import { changesWords } from './acting/wording/wording-asked.js';
import { inPlainWords } from './intents/plain-requests.js';
import { withoutTalk } from './intents/without-talk.js';
import { farewellReply } from './questions/farewell.js';
import { productAnswer } from './questions/product-questions.js';
import { radioFormat } from './questions/radio-format.js';
import { asksWhomToSend } from './questions/whom-to-send.js';
import { type Known, readKnown } from './reading/known.js';
import { whichRelease } from './reading/works/dated-works.js';
import { ownQuoteAsked } from './topics/own-quote.js';
import { shortened } from './topics/guest-text.js';
import { toneRemark } from './topics/out-of-reach.js';
import { pressQuotesReply } from './topics/press-quotes.js';
import { plainReply, textReply } from './topics/plain-reply.js';
import { isClearlyAbout, rankTopics } from './topics/rank-topics.js';
import { distressReply, fill, topicById, topicText, whatIsAsked } from './topics/topic-text.js';
import { askedDocuments } from './writing/asked/asked-document.js';
import { neededFacts } from './writing/asked/needed-facts.js';
import { followUpAdvice } from './writing/follow-ups.js';
import { nextSteps } from './writing/next-steps.js';
import { whatWasTold } from './writing/told.js';
import { taskInTime } from './writing/task-in-time.js';
import { unwantedRemark } from './writing/unwanted-words.js';
import { profileNameRemark, withRemark } from './writing/profile-name.js';
import { notesInCase, whetherToAnswer } from './topics/crisis-replies.js';
import { fullerOf } from './writing/fuller.js';
import { ambiguousDay, noDayRemark } from './writing/remarks.js';
import { withSourceLinks } from './writing/source-links.js';
import { nightsListed } from './writing/listed-nights.js';
import { requestedSummary, summaryInChat } from './writing/summary-request.js';

/** The model's output: a text, a refusal, or a call of one of the request's tools with JSON arguments. */
export type Answer =
  | { kind: 'text'; text: string }
  | { kind: 'refusal'; text: string }
  | { kind: 'tool'; name: string; arguments: string };

const toolDoneTopic = 'one-sheet-started';
const contactsTopic = 'contacts';
const longAnswerTokens = 4000;

/** Answers a request from the playbook. Deterministic per request and day. */
export function answer(request: ModelRequest, topics: Topic[], now: Date, isLong: boolean): Answer {
  const decided = decide(request, topics, now, isLong);
  if (isLong || decided.kind !== 'text' || !request.isStreamed || request.format.kind !== 'text') return decided;
  const { language } = readKnown(request, readConversation(request, now));
  const remark = withoutEffectRemark(request, decided.text, language, (other) =>
    stepOf(decide(other, topics, now, false)),
  );
  return { kind: 'text', text: withRemark(decided.text, remark) };
}

function stepOf(decided: Answer): Step {
  return decided.kind === 'tool'
    ? { tool: decided.name, content: decided.arguments }
    : { tool: null, content: decided.text };
}

function decide(request: ModelRequest, topics: Topic[], now: Date, isLong: boolean): Answer {
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
  const whole: Situation = {
    conversation,
    known: readKnown(request, conversation),
    before: knownBefore(request, now),
    tools: request.toolChoice.kind === 'none' ? [] : request.tools,
    done: doneCalls(request),
  };
  const asTyped = withoutTalk(whole);
  const ofProduct = isLong ? '' : farewellReply(whole) || productAnswer(asTyped);
  const situation =
    isLong || changesWords(asTyped) ? asTyped : inPlainWords(asTyped, (one) => isAnsweredByRules(request, one));
  if (request.toolChoice.kind === 'auto' && ofProduct === '' && wantsOneSheet(request, situation.conversation)) {
    const tool = oneSheetTool(request.tools);
    if (tool) return callTool(tool, conversation, sheetArguments(sheetRequest(situation.conversation)));
  }
  const plain = isLong
    ? ''
    : distressReply(asTyped, topics) ||
      ofProduct ||
      whetherToAnswer(asTyped) ||
      notesInCase(asTyped) ||
      ownQuoteAsked(asTyped) ||
      withoutCalls(request, situation);
  const call = plain === '' ? nextCall(situation) : null;
  if (call) return { kind: 'tool', name: call.name, arguments: JSON.stringify(call.arguments) };
  const text = isLong
    ? longText(conversation, topics)
    : plain || withRemarks(withSourceLinks(shortText(request, situation, topics)), situation, asTyped);
  return { kind: 'text', text: request.format.kind === 'json_object' ? JSON.stringify({ answer: text }) : text };
}

/**
 * A reply with what should not go unsaid beside it.
 * @param asTyped the situation with the message as it was typed, which may ask for something else as well
 */
function withRemarks(text: string, situation: Situation, asTyped: Situation): string {
  const unanswered = /^(?:Noted|Anotado)/u.test(text) ? unansweredRemark(situation) : '';
  const weekday = weekdayAnswer(situation);
  const ofProfile = profileNameRemark(situation);
  const unwanted = situation.done.length > 0 ? unwantedRemark(situation) : '';
  const nights = asksForText(asTyped) ? '' : nightsListed(asTyped.conversation, asTyped.known);
  const asked = [embargoAnswer(asTyped), nights, situation.done.length > 0 ? '' : nothingToCut(situation)].filter(
    (answered) => !text.includes(answered),
  );
  return [
    text.includes(weekday) ? '' : weekday,
    ...asked,
    unanswered,
    unplacedRemark(situation, [text, ofProfile, unwanted].join('\n')),
    unwanted,
    toneRemark(situation),
    ofProfile,
  ].reduce(withRemark, text);
}

/** What was known before the newest few messages, read once for each number of them. */
function knownBefore(request: ModelRequest, now: Date): Situation['before'] {
  const read = new Map<number, Known>();
  return (messages = 1) => {
    const known = read.get(messages);
    if (known) return known;
    let earlier = request;
    for (let count = 0; count < messages; count += 1) earlier = withoutNewest(earlier);
    const result = readKnown(earlier, readConversation(earlier, now));
    read.set(messages, result);
    return result;
  };
}

/** The content of a form: the form's own facts if it is known, otherwise values that fit its schema. */
function fillForm(name: string, otherwise: () => JsonValue, request: ModelRequest, now: Date): JsonValue {
  if (name === sheetFactsForm) return sheetFacts(request, now);
  return name === saidFactsForm ? saidFacts(request) : otherwise();
}

function wantsOneSheet(request: ModelRequest, conversation: Conversation): boolean {
  const isAnsweringTool = request.messages.at(-1)?.role === 'tool';
  const { question, said } = conversation;
  return !isAnsweringTool && (asksForOneSheet(question, said.at(-1)) || fullerOf(conversation) === 'sheet');
}

/** The message that names the kind of one-sheet: for "the full one, please" an earlier one. */
function sheetRequest(conversation: Conversation): string {
  const { question, asked } = conversation;
  if (fullerOf(conversation) !== 'sheet') return question;
  return asked.slice(0, -1).findLast((text) => asksForOneSheet(text)) ?? question;
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
  return byRules(request, situation) || whomToSend(situation, topics) || topicText(request, situation, topics);
}

/** The reply to a message whose words say exactly what it asks for; `''` for other messages. */
function byRules(request: ModelRequest, situation: Situation): string {
  const { conversation } = situation;
  return (
    summaryInChat(request, conversation) ??
    ([
      ambiguousDay(conversation),
      weekdayAlone(situation),
      drafts(situation),
      pressQuotesReply(situation),
      nightsOff(situation),
      isOneRequest(conversation.question) ? embargoAnswer(situation) : '',
      nightsListed(conversation, situation.known),
      followUpAdvice(situation),
      nextSteps(situation),
      taskInTime(situation),
      withoutPlan(situation),
      missingDay(situation),
      radioFormat(situation),
      whatWasTold(situation) === '' ? nothingToCut(situation) : '',
    ].find(Boolean) ||
      '')
  );
}

/** The advice about contacts, for a message that asks who should get a text; `''` for other messages. */
function whomToSend(situation: Situation, topics: Topic[]): string {
  if (!asksWhomToSend(situation)) return '';
  const { conversation } = situation;
  const text = fill(topicById(topics, contactsTopic), conversation);
  return conversation.artist.isGuest ? shortened(text, conversation) : text;
}

/** Whether a message is a single sentence, perhaps after a greeting. */
function isOneRequest(question: string): boolean {
  return (
    (question.match(/[^.!?\n]+/gu) ?? []).filter((sentence) => sentence.trim().split(/\s+/u).length > 3).length === 1
  );
}

/** The answer to a question for a weekday, if the message asks for no text. */
function weekdayAlone(situation: Situation): string {
  return asksForText(situation) ? '' : weekdayAnswer(situation);
}

/** The reply to a message for which no tool is called; `''` for other messages. */
function withoutCalls(request: ModelRequest, situation: Situation): string {
  const { conversation, known } = situation;
  const { asked, heard, askedOn, today } = conversation;
  const said = asked.map((text, at) => ({ text, before: heard[at] ?? '', day: askedOn[at] ?? today }));
  return (
    whichRelease(said, known.language) ||
    neededFacts(situation) ||
    aroundDaysOff(situation) ||
    textReply(situation) ||
    (whatIsAsked(request, situation) === '' ? plainReply(situation) : '')
  );
}

/** Whether a message is answered as it was typed, without a guess at what it means. */
function isAnsweredByRules(request: ModelRequest, situation: Situation): boolean {
  const called = nextCall({ ...situation, done: [] });
  return (
    called !== null ||
    wantsOneSheet(request, situation.conversation) ||
    withoutCalls(request, situation) !== '' ||
    byRules(request, situation) !== '' ||
    asksWhomToSend(situation) ||
    whatIsAsked(request, situation) !== '' ||
    fullerOf(situation.conversation) !== null
  );
}

/** Reports the calls, then answers a question in the same message, or else asks for the one missing fact. */
function afterCalls(situation: Situation, topics: Topic[]): string {
  const { conversation } = situation;
  const isRefused = situation.done.some(({ error }) => error !== null);
  const told =
    (isRefused && ambiguousDay(conversation)) ||
    report(situation) ||
    fill(topicById(topics, toolDoneTopic), conversation);
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

/** Documents as Markdown quotes, if no tool stores them. */
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

/** The answer to a request for calendar dates if there is no plan to take them from; `''` for other messages. */
function withoutPlan({ conversation, known }: Situation): string {
  if (!asksForCalendar(conversation.question) && !asksForPlanOf(conversation.question)) return '';
  if (known.title !== '' && known.day === null)
    return known.language === 'es'
      ? `El plan sale de la fecha. ¿Qué día sale «${known.title}»?`
      : `The plan is made from the date. Which day is “${known.title}” out?`;
  return known.language === 'es'
    ? 'Las fechas salen del plan de un lanzamiento. ¿Cómo se titula y qué día sale?'
    : 'The dates come from the plan of a release. What is it called, and which day is it out?';
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
