import { type JsonValue, objectOr } from '../wire/json-value.js';
import { blanksFilled, namedEdit } from '../writing/edits.js';
import { askedDocuments } from '../writing/asked-document.js';
import { type Call, hasTool, lastOf, type Situation } from './call.js';

const linkOf = /\[([^\]\n]*)\]\(\/documents\/([0-9a-f-]{36})\)/g;

/** A reply may call so many tools. */
const callsMax = 8;

/** A document that a reply linked. */
export interface LinkedDocument {
  id: string;
  title: string;
}

/** Edits what the message names in the newest document, or the blanks that it fills in the documents of the last reply. */
export function editCall(situation: Situation): Call | null {
  const { conversation, done } = situation;
  if (!hasTool(situation, 'edit_document') || askedDocuments(conversation.question).length > 0) return null;
  // A date that changed a plan fills no blank of an older document, unless it was asked for.
  if (lastOf(situation, 'plan_release') && !wasAsked(conversation.said)) return null;
  if (done.length >= callsMax) return null;
  if (done.some(({ name, error }) => name === 'edit_document' && error !== null)) return null;
  for (const { id } of documentsToEdit(situation)) {
    const call = editIn(id, situation);
    if (call) return call;
  }
  return null;
}

/** Whether the last reply ended with a question, as one does that lacks a fact for a document. */
function wasAsked(said: readonly string[]): boolean {
  return said.at(-1)?.trimEnd().endsWith('?') ?? false;
}

/** The documents that the message changes. */
export function documentsToEdit(situation: Situation): LinkedDocument[] {
  const { question, said } = situation.conversation;
  const newest = linkedIn(said.join('\n')).slice(-1);
  if (namedEdit(question)) return newest;
  if (!fillsBlanks(situation)) return [];
  const all = linkedIn(said.at(-1) ?? '');
  const linked = all.filter(({ id }, at) => all.findIndex((one) => one.id === id) === at);
  const towns = situation.known.shows.map(({ town }) => town).filter((town) => town !== '' && question.includes(town));
  const named = linked.filter(({ title }) => towns.some((town) => title.includes(town)));
  return named.length > 0 ? named : linked;
}

function editIn(documentId: string, { conversation, known, done }: Situation): Call | null {
  const ofIt = done.filter(({ arguments: args }) => objectOr(args)['documentId'] === documentId);
  const read = ofIt.find(({ name }) => name === 'read_document');
  if (!read) return { name: 'read_document', arguments: { documentId } };
  const markdown = textOf(read.result);
  const named = namedEdit(conversation.question);
  const wanted = named
    ? [named.in(markdown)].flatMap((edit) => edit ?? [])
    : blanksFilled(markdown, known, conversation);
  const next = wanted[ofIt.filter(({ name }) => name === 'edit_document').length];
  return next ? { name: 'edit_document', arguments: { documentId, ...next } } : null;
}

/** The document that the assistant linked last. */
export function documentOf({ conversation }: Pick<Situation, 'conversation'>): string {
  return linkedIn(conversation.said.join('\n')).at(-1)?.id ?? '';
}

function linkedIn(text: string): LinkedDocument[] {
  return [...text.matchAll(linkOf)].map(([, title = '', id = '']) => ({ id, title }));
}

/** A message that asks for something, or closes the subject. */
const isWish =
  /^\W*(?:(?:please|now|and|ok|okay|por favor|ahora|y) )*(?:make|rewrite|shorten|change|translate|write|give|try|thanks|thank|great|perfect|more|less|hazl[oa]|haz|reescrib|acort|traduc|cambia|escrib|más|menos|gracias|genial|perfecto)/iu;

/** A message after a document that asks nothing: it may say what was missing. */
function fillsBlanks({ conversation: { question, said } }: Situation): boolean {
  return (
    (said.at(-1)?.includes('](/documents/') ?? false) &&
    !/[?¿]/.test(question) &&
    !isWish.test(question) &&
    question.length < 600
  );
}

function textOf(result: JsonValue): string {
  const { markdown } = objectOr(result);
  return typeof markdown === 'string' ? markdown : '';
}
