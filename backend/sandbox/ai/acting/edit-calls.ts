import { type JsonValue, objectOr } from '../wire/json-value.js';
import { blanksFilled, namedEdit } from '../writing/edits.js';
import { askedDocuments } from '../writing/asked-document.js';
import { type Call, hasTool, lastOf, type Situation } from './call.js';

const linkOf = /\]\(\/documents\/([0-9a-f-]{36})\)/g;

/** More edits than this are not made for one message: a reply may call only so many tools. */
const editsMax = 4;

/** Edits the newest document of the conversation: what the message names, or the blanks that it fills. */
export function editCall(situation: Situation): Call | null {
  const { conversation, known, done } = situation;
  if (!hasTool(situation, 'edit_document') || askedDocuments(conversation.question).length > 0) return null;
  const documentId = documentOf(situation);
  // A date that changed a plan fills no blank of an older document.
  if (documentId === '' || lastOf(situation, 'plan_release')) return null;
  const named = namedEdit(conversation.question);
  const read = lastOf(situation, 'read_document');
  if (!read) return named || fillsBlanks(situation) ? { name: 'read_document', arguments: { documentId } } : null;
  const edits = done.filter(({ name }) => name === 'edit_document');
  if (edits.length >= editsMax || edits.some(({ error }) => error !== null)) return null;
  const markdown = textOf(read.result);
  const wanted = named
    ? [named.in(markdown)].flatMap((edit) => edit ?? [])
    : blanksFilled(markdown, known, conversation);
  const next = wanted[edits.length];
  return next ? { name: 'edit_document', arguments: { documentId, ...next } } : null;
}

/** The document that the assistant linked last. */
export function documentOf({ conversation }: Pick<Situation, 'conversation'>): string {
  return [...conversation.said.join('\n').matchAll(linkOf)].at(-1)?.[1] ?? '';
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
