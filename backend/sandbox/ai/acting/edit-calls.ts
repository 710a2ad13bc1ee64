import { type JsonValue, objectOr } from '../wire/json-value.js';
import { type ChangedValue, changedValues, tellsNew } from '../writing/changed-values.js';
import { blanksFilled, type Edit, linesRewritten } from '../writing/edits.js';
import { namedEdit, type NamedEdit } from '../writing/named-edits.js';
import { knownAnswer } from '../writing/known-answers.js';
import { speaksOfAllNights, subjectOf } from '../reading/concerts/night-details.js';
import { asksForText } from './document-calls.js';
import { documentAsked, textQuestion } from './text-questions.js';
import { type Call, hasTool, lastOf, type Situation } from './call.js';
import { detailCut } from './detail-cuts.js';
import { nightEdits, nightsChanged } from './night-edits.js';

const linkOf = /\[([^\]\n]*)\]\(\/documents\/([0-9a-f-]{36})\)/g;

/** The most tool calls a reply may make. */
const callsMax = 8;

/** A document linked in a reply. */
export interface LinkedDocument {
  id: string;
  title: string;
}

/** Makes the edit that the message names in the newest document, or fills blanks in the documents of the last reply. */
export function editCall(situation: Situation): Call | null {
  const { conversation, done } = situation;
  if (!hasTool(situation, 'edit_document') || asksForText(situation) || textQuestion(situation) !== null) return null;
  // A date that changed a plan doesn't fill an older document's blank, unless it was asked for.
  if (lastOf(situation, 'plan_release') && !wasAsked(conversation.said) && !changesNews(situation)) return null;
  if (done.length >= callsMax) return null;
  if (done.some(({ name, error }) => name === 'edit_document' && error !== null)) return null;
  for (const document of documentsToEdit(situation)) {
    const call = editIn(document, situation);
    if (call) return call;
  }
  return null;
}

/** Whether a text isn't about one night alone. */
function isOfTour({ title }: LinkedDocument, { before }: Situation): boolean {
  return before().shows.filter(({ town }) => town !== '' && title.includes(town)).length !== 1;
}

/** Whether a message moves the release or a night to another day, which its documents have to follow. */
function changesNews(situation: Situation): boolean {
  const { conversation, known, before } = situation;
  if (nightsChanged(situation).length > 0) return true;
  const old = before();
  return (
    known.title === old.title && old.day !== null && changedValues(conversation, old, known).some(({ to }) => to !== '')
  );
}

/** Whether the last reply ended with a question, as it does if a document lacks a fact. */
function wasAsked(said: readonly string[]): boolean {
  return said.at(-1)?.trimEnd().endsWith('?') ?? false;
}

/** The documents that the message changes. */
export function documentsToEdit(situation: Situation): LinkedDocument[] {
  const { question, said, today } = situation.conversation;
  const asked = documentAsked(situation.conversation);
  if (editAsked(situation))
    return linkedIn(said.join('\n'))
      .filter(({ id }) => id === asked)
      .slice(-1);
  const last = lastLinked(said);
  if (putsIn.test(question)) return last;
  const night = subjectOf(question, situation.known.shows);
  if (night && saysLeft.test(said.at(-1) ?? ''))
    return linkedSoFar(said).filter(({ title }) => title.includes(night.town));
  if (isOnlyQuestion(question) || knownAnswer(situation.conversation, situation.known) !== '') return [];
  // Something has happened since: that comes first.
  if (situation.known.crisis !== null && situation.before().crisis === null) return [];
  const lacking = documentsLacking(blanksFilled(situation.before(), situation.known, today), said);
  const linked = lacking.length > 0 ? lacking : last;
  const lists = inView(linkedSoFar(said), said.at(-1) ?? '').filter((document) => isOfTour(document, situation));
  if (nightsChanged(situation).length > 0 && lists.length > 0) return lists;
  const isSame = situation.before().title === situation.known.title;
  const changed = (isSame && lacking.length === 0 ? inView(linkedSoFar(said), said.at(-1) ?? '') : linked).filter(
    (document) => changedIn(document, situation).length > 0,
  );
  if (!fillsBlanks(situation)) {
    const isTold = changed.length === 0 && (lacking.length > 0 || tellsNew(situation.before(), situation.known, today));
    return isTold ? linked : changed;
  }
  const { shows } = situation.known;
  const only = speaksOfAllNights(question, shows, today) ? undefined : night;
  const named = linked.filter(({ title }) => only && only.town !== '' && title.includes(only.town));
  return named.length > 0 ? named : changed.length > 0 ? changed : linked;
}

/** A question for a missing fact, with the documents that lack it, so that the answer goes into all of them. */
export function withDocuments(answer: string, { conversation, known }: Situation): string {
  const documents = lastLinked(conversation.said);
  const [, lead, question] = /^(You haven’t told me yet\.|Aún no me lo has dicho\.) (.+\?)$/u.exec(answer) ?? [];
  if (lead === undefined || documents.length < 2) return answer;
  const links = documents.map(({ id, title }) => `[${title}](/documents/${id})`).join(', ');
  return `${lead} ${known.language === 'es' ? 'Va en' : 'It goes into'} ${links}. ${question}`;
}

/** The documents linked in the newest reply that has such links. */
function lastLinked(said: readonly string[]): LinkedDocument[] {
  const all = said.map(linkedIn).findLast((links) => links.length > 0) ?? [];
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}

/** The documents whose report lists a blank that starts like this, those of the newest reply first. */
function documentsLacking(starts: readonly string[], said: readonly string[]): LinkedDocument[] {
  const lists = (reply: string): boolean => starts.some((start) => reply.includes(start));
  return inView(linkedSoFar(said.filter(lists)), said.at(-1) ?? '');
}

/** Of several documents, those that the last reply names, or else the newest: the product changes no other along with it. */
function inView(documents: readonly LinkedDocument[], reply: string): LinkedDocument[] {
  const named = documents.filter(({ id }) => reply.includes(id));
  return named.length > 0 ? named : documents.slice(0, 1);
}

/** All documents linked in replies, those of the newest first. */
function linkedSoFar(said: readonly string[]): LinkedDocument[] {
  const all = said.toReversed().flatMap(linkedIn);
  return all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
}

/** The values in a document that the message changes. */
function changedIn({ title }: Pick<LinkedDocument, 'title'>, situation: Situation): ChangedValue[] {
  const { known, conversation } = situation;
  const night =
    known.shows.length > 1 ? known.shows.find(({ town }) => town !== '' && title.includes(town)) : undefined;
  return changedValues(conversation, situation.before(), known, night);
}

function editIn({ id: documentId, title }: LinkedDocument, situation: Situation): Call | null {
  const { conversation, known, done } = situation;
  const ofIt = done.filter(({ arguments: args }) => objectOr(args)['documentId'] === documentId);
  const read = ofIt.find(({ name }) => name === 'read_document');
  if (!read) return { name: 'read_document', arguments: { documentId } };
  const markdown = textOf(read.result);
  const named = editAsked(situation);
  const wanted = named
    ? [named.in(markdown)].flatMap((edit) => edit ?? [])
    : withoutRepeats([
        ...nightEdits(markdown, situation),
        ...linesRewritten(markdown, known, conversation, changedIn({ title }, situation)),
      ]);
  const next = wanted[ofIt.filter(({ name }) => name === 'edit_document').length];
  return next ? { name: 'edit_document', arguments: { documentId, ...next } } : null;
}

/** One edit per line: the first. */
function withoutRepeats(edits: readonly Edit[]): Edit[] {
  return edits.filter(({ find }, at) => edits.findIndex((one) => one.find.trim() === find.trim()) === at);
}

/** The edit that a message names. */
function editAsked(situation: Situation): NamedEdit | null {
  const { question } = situation.conversation;
  return namedEdit(question) ?? (nightsChanged(situation).length > 0 ? null : detailCut(question));
}

/** The document linked most recently by the assistant. */
export function documentOf({ conversation }: Pick<Situation, 'conversation'>): string {
  return linkedIn(conversation.said.join('\n')).at(-1)?.id ?? '';
}

function linkedIn(text: string): LinkedDocument[] {
  return [...text.matchAll(linkOf)].map(([, title = '', id = '']) => ({ id, title }));
}

/** "Can you put that in the pitch?", "add her quote to it": what was said goes into the text. */
export const putsIn =
  /^\W*(?:(?:please|now|and|ok|okay|also|por favor|ahora|y|can you|could you|would you|puedes|podrías) ,?)*(?:put|add|include|work|use|mention|get|pon|añade|incluye|mete|poner|añadir|incluir|meter)(?:l[oa]s?)? ?(?:(?:all (?:of )?)?(?:that|this|it|them|those)|(?:her|his|their|the|my|our) (?:quote|words|(?:(?:phone|mobile|contact) )?(?:number|phone|e-?mail)(?: address)?)|(?:todo )?(?:eso|esto)|(?:su|mi|la) (?:cita|frase))?(?: too| also| también)? ?(?:in|into|to|en|a)(?:to)? (?:the|my|our|it|that|this|el|la|mi|ese|esa)(?!\p{L})/iu;

/** A message that makes a request or closes the subject. */
const isWish =
  /^\W*(?:(?:please|now|and|ok|okay|por favor|ahora|y) )*(?:make|rewrite|shorten|change|translate|write|give|try|(?:(?:can|could|would|will) you (?:please |just )?)?(?:post|publish|upload|send|share|submit)|(?:don['’]?t|do not) (?:use|put|say|write|mention)|(?:en (?:el|la) \p{L}+,? )?no (?:pongas|uses|escribas|digas|menciones)|thanks|thank|great|perfect|add (?!that(?!\p{L}))|(?:I|we)(?: (?:want|need|wish)|['’]d like| would like)(?!\p{L})|remember|quiero|necesito|put|include|undo|revert|more|less|hazl[oa]|haz|reescrib|acort|traduc|cambia|escrib|más|menos|añade (?!que(?!\p{L}))|pon|incluye|deshaz|gracias|genial|perfecto)/iu;

/** "how do i find a manager": on phones, questions often lack their mark. */
const startsAsQuestion =
  /^\W*(?:(?:and|so|but|ok|okay|also|hey|hi|y|pero) )*(?:how|what|when|where|who|why|which|should (?:i|we)|do (?:i|we|you)|does|is it|cómo|qué|cuándo|dónde|quién|por qué|cuál)(?!\p{L})/iu;

/** Whether a message is a question, other than one that asks the assistant to do something. */
function isOnlyQuestion(question: string): boolean {
  return (
    (/[?¿]/.test(question) || startsAsQuestion.test(question)) &&
    !/^\W*(?:(?:can|could|would|will) you|puedes|podrías)(?!\p{L})/iu.test(question)
  );
}

/** Whether a message follows a document, or a change to it, and asks nothing: it may fill in what was missing. */
function fillsBlanks({ conversation: { question, said } }: Situation): boolean {
  const last = said.at(-1) ?? '';
  return (
    (last.includes('](/documents/') || isChangeReport.test(last)) &&
    !/[?¿]/.test(question) &&
    !isWish.test(question) &&
    question.length < 600
  );
}

/** A report of documents for which the reply had no steps left: "Name a town and I’ll do it." */
const saysLeft = /^(?:Not done yet|Falta): /mu;

/** How the assistant reports an edit. */
export const isChangeReport = /^(?:Changed|Cambiado)(?: in| en)?[^\n]*:/u;

function textOf(result: JsonValue): string {
  const { markdown } = objectOr(result);
  return typeof markdown === 'string' ? markdown : '';
}
