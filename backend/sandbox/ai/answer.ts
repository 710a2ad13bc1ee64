import { type Situation, doneCalls } from './acting/call.js';
import { nextCall } from './acting/next-call.js';
import type { Step } from './acting/reports/answer-beside.js';
import { withoutEffectRemark } from './acting/reports/without-effect.js';
import { changesWords } from './acting/wording/wording-asked.js';
import { continued } from './continuation.js';
import { type Conversation, readConversation } from './conversation.js';
import { inPlainWords } from './intents/plain-requests.js';
import { withoutTalk } from './intents/without-talk.js';
import { oneSheetTool, sheetArguments } from './one-sheet/one-sheet-intent.js';
import { sheetFacts, sheetFactsForm } from './one-sheet/sheet-facts.js';
import { sheetRequest, wantsOneSheet } from './one-sheet/wanted-sheet.js';
import type { Topic } from './playbook.js';
import { readContinuation, withoutNewest } from './prompt-turns.js';
import { farewellReply } from './questions/farewell.js';
import { droppedReply } from './questions/dropped.js';
import { beforeInterview } from './questions/advice/before-interviews.js';
import { comfortAsked } from './questions/bad-news/comfort-messages.js';
import { isOfMisquote, misquoteReply } from './questions/bad-news/misquotes.js';
import { movedReleaseTold } from './questions/bad-news/moved-release.js';
import { namingAdvice } from './questions/bad-news/naming.js';
import { isOfEarlyPost, postedEarly } from './questions/bad-news/posted-early.js';
import { rumourAdvice } from './questions/bad-news/rumour-advice.js';
import { ticketQuestion } from './questions/bad-news/ticket-questions.js';
import { offerReply } from './questions/bad-news/venue-letters.js';
import { nightsUntold } from './questions/newcomers/nights-untold.js';
import { productAnswer } from './questions/product-questions.js';
import { type Known, readKnown } from './reading/known.js';
import { isAnsweredByRules, withoutCalls } from './replies/by-rules.js';
import { longText } from './replies/long-text.js';
import { chatVersion } from './replies/versions/chat-version.js';
import { withRemarks } from './replies/remarks.js';
import { replyText } from './replies/reply-text.js';
import { saidFacts, saidFactsForm } from './said-facts.js';
import { structuredAnswer } from './structured.js';
import { asksForChatTitle } from './titles/title-request.js';
import { chatTitle } from './titles/title.js';
import { keptOutNoted, notesInCase, whetherToAnswer } from './topics/crisis-replies.js';
import { whenToPost } from './topics/when-to-post.js';
import { ownQuoteAsked } from './topics/own-quote.js';
import { praiseAsked } from './topics/press-quotes.js';
import { distressReply, isForDistress } from './topics/distress-reply.js';
import { type JsonValue, objectOr } from './wire/json-value.js';
import type { ModelRequest, Tool } from './wire/model-request.js';
import { withRemark } from './writing/profile-name.js';
import { withSourceLinks } from './writing/source-links.js';
import { isOfToldBefore } from './writing/told-before.js';
import { requestedSummary } from './writing/summary-request.js';

/** The model's output: a text, a refusal, or a call of one of the request's tools with JSON arguments. */
export type Answer =
  | { kind: 'text'; text: string }
  | { kind: 'refusal'; text: string }
  | { kind: 'tool'; name: string; arguments: string };

/** Answers a request from the playbook. Deterministic per request and day. */
export function answer(request: ModelRequest, topics: Topic[], now: Date, isLong: boolean): Answer {
  const decided = decide(request, topics, now, isLong);
  const conversation = readConversation(request, now);
  if (isLong || decided.kind !== 'text' || !isTalk(request, conversation)) return decided;
  // What went unheeded matters least to them.
  if (isForDistress(decided.text, conversation, topics) || isOfToldBefore(decided.text)) return decided;
  if (isOfEarlyPost(decided.text) || isOfMisquote(decided.text)) return decided;
  const { language } = readKnown(request, conversation);
  const remark = withoutEffectRemark(request, decided.text, language, (other) =>
    stepOf(decide(other, topics, now, false)),
  );
  return { kind: 'text', text: withRemark(decided.text, remark) };
}

/** Whether a request wants a reply for the artist: no form, title or summary. */
function isTalk(request: ModelRequest, conversation: Conversation): boolean {
  const isTitle = !request.isStreamed && asksForChatTitle(request);
  return request.format.kind === 'text' && !isTitle && requestedSummary(request, conversation) === null;
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
    : namingAdvice(asTyped) ||
      misquoteReply(asTyped) ||
      postedEarly(asTyped) ||
      droppedReply(asTyped) ||
      distressReply(asTyped, topics) ||
      ofProduct ||
      rumourAdvice(asTyped) ||
      ticketQuestion(asTyped) ||
      offerReply(asTyped) ||
      whetherToAnswer(asTyped) ||
      whenToPost(asTyped) ||
      movedReleaseTold(asTyped) ||
      notesInCase(asTyped) ||
      keptOutNoted(asTyped) ||
      ownQuoteAsked(asTyped) ||
      praiseAsked(asTyped) ||
      beforeInterview(asTyped) ||
      nightsUntold(asTyped) ||
      [chatVersion(asTyped), comfortAsked(asTyped)].filter(Boolean).join('\n\n') ||
      withoutCalls(request, situation);
  const call = plain === '' ? nextCall(situation) : null;
  if (call) return { kind: 'tool', name: call.name, arguments: JSON.stringify(call.arguments) };
  const text = isLong
    ? longText(conversation, topics)
    : plain || withRemarks(withSourceLinks(replyText(request, situation, topics)), situation, asTyped);
  return { kind: 'text', text: request.format.kind === 'json_object' ? JSON.stringify({ answer: text }) : text };
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

/** @param known values for the tool's parameters of the same names */
function callTool(tool: Tool, conversation: Conversation, known: Record<string, JsonValue> = {}): Answer {
  const filled = objectOr(structuredAnswer({ type: 'object', ...tool.parameters }, conversation));
  const given = Object.entries(known).filter(([name]) => name in filled);
  return { kind: 'tool', name: tool.name, arguments: JSON.stringify({ ...filled, ...Object.fromEntries(given) }) };
}
