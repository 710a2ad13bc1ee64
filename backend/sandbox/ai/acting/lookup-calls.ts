import { knownAnswer } from '../writing/known-answers.js';
import { toldBefore } from '../writing/told-before.js';
import { type JsonValue, objectOr } from '../wire/json-value.js';
import { type Call, hasTool, lastOf, readingCall, type Situation } from './call.js';
import { documentOf } from './linked-documents.js';
import { documentAsked, textQuestion } from './text-questions.js';

const link = /https?:\/\/[^\s<>"')\]]+[^\s<>"')\].,!?]/;
const asksForCheck = /(?<!\p{L})(?:check|test|works?|working|broken|open|funciona|comprueba|revisa|abre)(?!\p{L})/iu;

const library: [kind: string, words: RegExp][] = [
  ['images', /(?<!\p{L})(?:photos?|pictures?|images?|fotos?|imágenes)(?!\p{L})/iu],
  ['songs', /(?<!\p{L})(?:songs?|audio|tracks?|canciones|audios?)(?!\p{L})/iu],
  ['videos', /(?<!\p{L})(?:videos?|vídeos?)(?!\p{L})/iu],
  ['one_sheets', /(?<!\p{L})one[- ]?sheets?(?!\p{L})/iu],
];
const asksForFiles =
  /(?<!\p{L})(?:(?:which|what) (?:\p{L}+ )?(?:photos?|pictures?|images?|songs?|videos?|files|one[- ]?sheets?)(?: \p{L}+)? (?:do|have|did) (?:I|we)|(?:in|from) my library|have I uploaded|did I upload|list my|(?:qué|cuáles) (?:fotos?|imágenes|canciones|vídeos?) (?:tengo|he subido)|en mi biblioteca)(?!\p{L})/iu;

/** A question about what is still missing in a document. */
export const asksWhatIsOpen =
  /(?<!\p{L})(?:what(?:['’]s| is| else is)? (?:still )?(?:missing|left|open|unproven|wrong)|is (?:it|that|this) (?:ready|finished|done)|anything (?:still |else )?(?:missing|left|blank)|blanks?|falta algo|qué falta|está lista?|qué queda)(?!\p{L})/iu;

/** "How many tickets did we sell again?": its noun is searched for. */
const asksHowMany =
  /(?<!\p{L})(?:how (?:many|much)|cuánt[oa]s?) (\p{L}{3,}(?: \p{L}{4,})?) (?:did|had|have|do) (?:I|we)(?!\p{L})[^?.!\n]{0,60}(?:again|in total|so far)?\W*$|(?<!\p{L})cuánt[oa]s? (\p{L}{4,}) (?:hemos|habíamos|he|había|\p{L}+(?:imos|amos|í|é))(?!\p{L})[^?.!\n]{0,60}\W*$/iu;

const asksWhatWasSaid =
  /(?<!\p{L})(?:what did I (?:say|tell you)|what (?:else )?do you (?:already )?(?:know|remember) (?:about|of)(?= (?!me|us|my|our|mine)(?:\p{L}))|when did I (?:say|tell)|where did I (?:say|mention)|(?:did|have) I (?:ever )?(?:say|said|tell|told|mention|mentioned|give|given)(?: (?:you|u))?|find what I said|qué (?:te )?dije|cuándo dije|dónde dije) ?(?:that |about |que |sobre |de )?([^?!.\n]{2,120})/iu;

/** Opens a link that the artist asks about. */
export function linkCall(situation: Situation): Call | null {
  const { question } = situation.conversation;
  const url = link.exec(question)?.[0];
  if (url === undefined || !asksForCheck.test(question.replace(url, '')) || !hasTool(situation, 'check_link'))
    return null;
  return once(situation, 'check_link', { url });
}

/** Lists the files of the requested kind. */
export function libraryCall(situation: Situation): Call | null {
  const { question } = situation.conversation;
  const kind = library.find(([, words]) => words.test(question))?.[0];
  if (kind === undefined || !asksForFiles.test(question)) return null;
  return once(situation, 'look_in_library', { kind });
}

/** Reads a document if asked what is missing in it, or about its words. */
export function readCall(situation: Situation): Call | null {
  const isAbout = textQuestion(situation) !== null;
  const documentId = isAbout ? documentAsked(situation.conversation) : documentOf(situation);
  // A shorter biography is written instead.
  if (lastOf(situation, 'write_document')) return null;
  if (documentId === '' || (!isAbout && !asksWhatIsOpen.test(situation.conversation.question))) return null;
  const last = lastOf(situation, 'read_document');
  const isOther = last !== undefined && objectOr(last.arguments)['documentId'] !== documentId;
  return hasTool(situation, 'read_document') && !isOther ? readingCall(documentId, situation) : null;
}

/** Searches the artist's earlier messages. */
export function saidCall(situation: Situation): Call | null {
  const { question } = situation.conversation;
  const [, english, spanish] = asksHowMany.exec(question) ?? [];
  const words = asksWhatWasSaid.exec(question)?.[1]?.trim() ?? english ?? spanish;
  const tool = situation.tools.find(({ name }) => name === 'find_said');
  // What was read from the messages answers better than a search.
  const { conversation, known } = situation;
  const isKnown = knownAnswer(conversation, known) !== '' || toldBefore(conversation, known.language) !== '';
  if (words === undefined || !tool || isKnown) return null;
  const { properties } = tool.parameters;
  const names = typeof properties === 'object' && properties !== null ? Object.entries(properties) : [];
  const filled = names.map(([name, schema]): [string, JsonValue] => [name, isText(schema) ? words : null]);
  return once(situation, tool.name, Object.fromEntries(filled));
}

function isText(schema: unknown): boolean {
  return typeof schema === 'object' && schema !== null && 'type' in schema && schema.type === 'string';
}

function once(situation: Situation, name: string, args: JsonValue): Call | null {
  return hasTool(situation, name) && !lastOf(situation, name) ? { name, arguments: args } : null;
}
