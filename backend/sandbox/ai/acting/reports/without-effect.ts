import { isWriting, meaningOf } from '../../intents/meaning.js';
import { isPassageRequest, newestWords, withNewest } from '../../prompt-turns.js';
import { isOfPreparing } from '../../questions/interview-asked.js';
import type { Language } from '../../reading/language.js';
import { type ModelRequest, textsOf } from '../../wire/model-request.js';
import { asksForCounsel } from '../../topics/counsel.js';
import { isOrder } from '../../typed/wishes/orders-apart.js';
import { isOfEdits, isOfMove, isOfNewNight, textsAgain } from './after-edits.js';
import { answerBeside, type Step } from './answer-beside.js';
import { type MessagePart, partsIn } from './message-parts.js';
import { signsKeptOut } from './signs-kept-out.js';
import { addsIt, asksForPlanAsOne } from './unanswered.js';

const ofPlans = new Set(['make-plan', 'show-plan', 'next-steps', 'add-to-calendar']);
const doneBy: Record<string, string> = { remember: 'propose_facts', 'one-sheet': 'make_one_sheet' };

/** Advice on what happened ends with the offer of a statement: it answers "what do we say?". */
const ofStatement = /(?<!\p{L})(?:statement|comunicado)(?!\p{L})/iu;

/** "When do I follow up and what do I say?", within the advice for emails that stay unanswered. */
const asksToFollowUp =
  /(?<!\p{L})(?:follow(?:ing)?[- ]?up|write again|chase|(?:what|when) (?:do|should|can|would) (?:i|we) (?:say|write|send)|insist|volver a escribir|qué (?:les |le )?(?:digo|escribo|pongo))(?!\p{L})/iu;
const advisesFollowUp = /^\*\*(?:Follow up once|Escribe una sola vez más)/u;

/** The note is what "add that please" asked for. */
const isNoted = /^(?:Noted|Anotado)/u;

/** "Should I reply?", which "No, don't reply" answers, whatever else of the message led to it. */
const asksYesNo =
  /^(?:should|shall|can|could|may|do|does|is|are|will|would|tengo que|debería|puedo|hay que|conviene)(?!\p{L})[^?]*\?$/iu;
const answersYesNo = /^(?:Yes|No|Sí)(?!\p{L})/u;

/** "Leeds fell through, take that one out": a night that is off is out without being told. */
const takesItOut =
  /^(?:(?:so|and|please|pls|can you|could you|y|por favor) )*(?:(?:take|leave|cut|pull|get|drop|scrap|remove|delete|lose) (?:it|that|this|them)(?: (?:one|show|gig|date|night))?(?: (?:out|off))?(?: of (?:there|it|the \p{L}+))?|(?:quít|sác|bórr|elimín)a(?:lo|la|los|las))(?: (?:please|pls|then|por favor|porfa))?\W*$/iu;

/** "Put her name in", behind the name. */
const putsNameIn =
  /^(?:(?:so|and|please|pls|can you|could you) )*(?:put|add|use|write) (?:her|his|their|the|that) name(?: in)?(?: (?:it|there|too|now|please|pls))*\W*$/iu;

/** "How do I tell people without it looking bad?", beside the notice for them. */
const asksForTact =
  /^(?:without|sin) (?:(?:it|us|me|them|this|que|anyone|people) )*(?:look|seem|sound|com(?:e|ing) (?:across|off)|upset|annoy|piss|disappoint|qued|son|parec|parezc|molest|enfad|decepcion)\p{L}*(?: [\p{L}’']+){0,5}\W*$/iu;

/** "Ok, write the post", with what is new in it: the notice that is there is changed. */
const asksForNotice =
  /^(?:(?:ok|okay|yes|please|pls|so|then|vale|sí|dale|bueno|porfa|por favor|entonces)[ ,]+)*(?:write|draft|do|make|escr[ií]be(?:me|lo)?|escrib[ií]|haz(?:me|lo)?|redacta)(?: (?:it|up|me|us|the|a|an|el|la|un|una))* ?(?:post|notice|text|message|announcement|statement|texto|mensaje|aviso|anuncio|comunicado)?(?: (?:please|pls|porfa|por favor))?\W*$/iu;
const namesStatement = /(?:crisis statement|comunicado de crisis): ?\[|\[(?:Crisis statement|Comunicado de crisis)/u;

/** More parts of a message than this aren't tried: each takes as long as the reply itself. */
const mostTried = 8;
/** More would bury the reply. */
const mostShown = 2;
const longestShown = 90;
/** Longer messages are texts of their own. */
const longestMessage = 1200;

/**
 * Answers the questions of the newest message that changed nothing, and says which other requests did: without them, the reply and
 * its calls would have been the same. What goes unmentioned looks as if it was done. `''` if everything had an effect.
 * @param request with the calls of this reply and their results
 * @param text the reply
 * @param decide what the reply to a request does next
 */
export function withoutEffectRemark(
  request: ModelRequest,
  text: string,
  language: Language,
  decide: (request: ModelRequest) => Step,
): string {
  const message = newestWords(request);
  if (message.length > longestMessage || isPassageRequest(message)) return '';
  const steps = stepsOf(request, text);
  const changesNotice =
    steps.some(({ step }) => step.tool === 'edit_document') &&
    namesStatement.test(textsOf(request.messages, 'assistant').findLast((one) => one !== '') ?? '');
  const ignored = partsIn(message, language)
    .slice(0, mostTried)
    .filter(({ from, to }) => {
      const rest = `${message.slice(0, from)}${message.slice(to)}`;
      return /\p{L}/u.test(rest) && leadsTo(withNewest(request, rest), steps, decide);
    })
    .filter(
      ({ words }) =>
        !(asksForCounsel.test(words) && ofStatement.test(text)) &&
        !(asksForTact.test(words) && ofStatement.test(text)) &&
        !(asksForNotice.test(words) && changesNotice) &&
        !(isNoted.test(text) && addsIt.test(words)) &&
        !(
          (isOrder(words, language) || putsNameIn.test(words)) &&
          steps.some(({ step }) => step.tool === 'edit_document') &&
          valuesIn(words).every((value) => steps.some(({ step }) => step.content.includes(value)))
        ) &&
        !(advisesFollowUp.test(text) && asksToFollowUp.test(words)) &&
        !(asksYesNo.test(words) && answersYesNo.test(text)) &&
        !(takesItOut.test(words) && steps.some(({ step }) => step.tool === 'edit_document')) &&
        !(steps.length === 1 && isOfPreparing(words, message, language)) &&
        !isDone(words, steps, language) &&
        !asksForPlanAsOne(
          words,
          message,
          steps.map(({ step }) => step.tool),
        ) &&
        !isOfNewNight(words, text, steps.find(({ step }) => step.tool === 'plan_release')?.step.content ?? '') &&
        (textsAgain(words, request, language) !== '' || !isAnsweredAlone(withNewest(request, words), steps, decide)),
    )
    .filter((part, at, all) => !all.slice(0, at).some(({ from, to }) => from <= part.from && part.to <= to));
  const answers = ignored.map((part) => ({
    ...part,
    answer: textsAgain(part.words, request, language) || answerBeside(part, request, steps, decide),
  }));
  const answered = [...new Set(answers.map(({ answer }) => answer))].filter((one) => one !== '' && !text.includes(one));
  const rest = answers.filter(({ answer }) => answer === '');
  return [...answered.slice(0, mostShown), notFollowed(rest, language)].filter(Boolean).join('\n\n');
}

/** The addresses and figures of an order, which its edit has to have: "half as long, and put our email in, hello@sisters.example". */
function valuesIn(words: string): string[] {
  return (
    words.match(
      /[^\s@,]+@[\p{L}\d-]+\.[\p{L}\d.]*[\p{L}\d]|https?:\/\/[^\s,]+|@[\p{L}\d_.]+|[£€$]?\d[\d.,:]*(?<=\d)/gu,
    ) ?? []
  );
}

function notFollowed(ignored: readonly MessagePart[], language: Language): string {
  if (ignored.length === 0) return '';
  const shown = ignored.slice(0, mostShown).map(({ words }) => shorten(words));
  return language === 'es'
    ? `No he seguido ${shown.map((words) => `«${words}»`).join(' ni ')}: sigo un guion.`
    : `I didn’t follow ${shown.map((words) => `“${words}”`).join(' or ')}: I’m scripted.`;
}

/** The steps of a reply: the calls it made, then its text. Each with the number of messages before it. */
function stepsOf({ messages }: ModelRequest, text: string): { step: Step; before: number }[] {
  const newest = messages.findLastIndex(({ role }) => role === 'user');
  const calls = messages.flatMap(({ calls: made = [] }, index) =>
    index < newest
      ? []
      : made.slice(0, 1).map((call) => ({ step: { tool: call.name, content: asJson(call.arguments) }, before: index })),
  );
  return [...calls, { step: { tool: null, content: text }, before: messages.length }];
}

/** Whether another message in place of the newest one leads to the same steps. */
function leadsTo(
  request: ModelRequest,
  steps: readonly { step: Step; before: number }[],
  decide: (request: ModelRequest) => Step,
): boolean {
  return steps.every(({ step, before }) => {
    const { tool, content } = decide({ ...request, messages: request.messages.slice(0, before) });
    return tool === step.tool && (tool === null ? content : asJson(content)) === step.content;
  });
}

/** "Me ayudas con el correo", "help me with the email". */
const helpsWithText =
  /(?<!\p{L})(?:help (?:me|us) (?:out )?(?:with|write)|(?:me|nos) ayud\p{L}+ (?:con|a)|ay[uú]d[ae](?:me|nos) (?:con|a)) (?:(?:escribir|hacer|redactar|the|an?|my|our|this|that|it|el|la|un|una|mi|ese|esa|lo|los) )*(?:e-?mail|mail|pitch|press release|release|text|post|captions?|bio|announcement|statement|it|that|correo|nota|texto|anuncio|comunicado|biograf[ií]a|eso)?(?: (?:please|pls|por favor|porfa))*\W*$/iu;

/** Whether a part asks for what was done anyway: a plan is made where a date is told. */
function isDone(words: string, steps: readonly { step: Step }[], language: Language): boolean {
  const tools = steps.map(({ step }) => step.tool);
  if (isOfEdits(words, tools) || isOfMove(words, tools)) return true;
  const written = steps.filter(({ step }) => step.tool === 'write_document');
  const kept = written.length > 0 ? signsKeptOut(words) : null;
  if (kept) return written.every(({ step }) => kept.every((sign) => !sign.test(step.content)));
  if (helpsWithText.test(words) && tools.includes('write_document')) return true;
  const intent = meaningOf(words, language)?.intent ?? '';
  const tool = ofPlans.has(intent) ? 'plan_release' : isWriting(intent) ? 'write_document' : (doneBy[intent] ?? '');
  return steps.some(({ step }) => step.tool === tool);
}

/** Whether a part, as a message of its own, leads to one of the steps: then another part asked for the same. */
function isAnsweredAlone(
  request: ModelRequest,
  steps: readonly { step: Step; before: number }[],
  decide: (request: ModelRequest) => Step,
): boolean {
  const newest = request.messages.findLastIndex(({ role }) => role === 'user');
  const { tool, content } = decide({ ...request, messages: request.messages.slice(0, newest + 1) });
  return steps.some(({ step }) => step.tool === tool && (tool !== null || step.content.includes(content.slice(0, 80))));
}

/** JSON in one form, whatever its spaces. */
function asJson(text: string): string {
  return JSON.stringify(JSON.parse(text));
}

function shorten(words: string): string {
  return words.length > longestShown ? `${words.slice(0, longestShown).trimEnd()}…` : words;
}
