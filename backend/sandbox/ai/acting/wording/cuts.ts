import { objectOr } from '../../wire/json-value.js';
import { ageCut, isAge } from '../../writing/cuts/age-cut.js';
import { cutTopics } from '../../writing/cuts/cut-topics.js';
import { topicCut } from '../../writing/cuts/topic-cut.js';
import { valueCut } from '../../writing/cuts/value-cuts.js';
import { hasWords } from '../../writing/cuts/words-of.js';
import type { Edit } from '../../writing/edits.js';
import type { Situation } from '../call.js';
import { lastLinked, type LinkedDocument, linkedSoFar } from '../linked-documents.js';
import { nightsChanged } from '../night-edits.js';
import { documentAsked } from '../text-questions.js';
import { swapsAsked } from './swaps.js';

/** "Scrap the statement": a text, and no words of one. */
const isWholeText =
  /^(?:(?:the|that|this|my|our|whole|el|la|ese|esa|todo|toda) )*(?:statement|pitch|bio|press release|captions?|announcement|plan|draft|text|document|comunicado|nota|biografía|anuncio|borrador|texto)$/iu;

/** "Cut the teaching from the short bio". */
const namesText =
  /(?<!\p{L})(?:statement|pitch|bio|biography|press release|captions?|announcement|one|version|comunicado|nota|biografía|anuncio|correo)(?!\p{L})/iu;

/** What a message wants out of a text. Nights called off and words with others in their place are none. */
export function cutsAsked(situation: Situation): string[] {
  if (nightsChanged(situation).length > 0) return [];
  const swaps = swapsAsked(situation);
  return cutTopics(situation.conversation.question).filter(
    (topic) => !isWholeText.test(topic) && !swaps.some(({ from }) => hasWords(topic, from) || hasWords(from, topic)),
  );
}

/** Whether a text says something of what a message wants out of it. @param place where the artist lives */
export function speaksOf(markdown: string, topic: string, place: string): boolean {
  if (isAge(topic) && ageCut(markdown).length > 0) return true;
  return valueCut(markdown, topic, place).length > 0 || hasWords(markdown, topic);
}

const theirs: Record<string, string> = {
  my: 'your',
  our: 'your',
  mi: 'tu',
  mis: 'tus',
  i: 'you',
  we: 'you',
  am: 'are',
};

/** A topic as the assistant names it: "my age" is "your age". */
export function asTheirs(topic: string): string {
  return topic.replace(
    /(?<![\p{L}’'])(?:my|our|mi|mis|i|we|am)(?![\p{L}’'])/giu,
    (word) => theirs[word.toLowerCase()] ?? word,
  );
}

/** The edits that take those things out of a text, each of the text as the ones before it leave it. */
export function cutEdits(markdown: string, situation: Situation): Edit[] {
  const { name, place } = situation.known;
  const edits: Edit[] = [];
  let text = markdown;
  for (const topic of cutsAsked(situation)) {
    if (topic.toLowerCase() === name.toLowerCase()) continue;
    const ofValue = isAge(topic) ? ageCut(text) : valueCut(text, topic, place);
    const found = ofValue.length > 0 ? ofValue : topicCut(text, topic);
    edits.push(...found);
    text = found.reduce((rest, { find, replace }) => rest.replace(find, () => replace), text);
  }
  return edits;
}

/**
 * The documents to cut in: those of the last reply if there are several and the message names none, otherwise the newest, or else the
 * first of the others that has the words.
 */
export function documentsToCut(situation: Situation): LinkedDocument[] {
  const { said } = situation.conversation;
  const newest = documentAsked(situation.conversation);
  const all = linkedSoFar(said);
  const last = namesText.test(situation.conversation.question) ? [] : lastLinked(said);
  const isRead = ({ id }: LinkedDocument): boolean => textRead(id, situation) !== '';
  const ofLast = last.filter((one) => !isRead(one) || cutEdits(textRead(one.id, situation), situation).length > 0);
  if (last.length > 1 && ofLast.length > 0) return ofLast;
  const inOrder = [...all.filter(({ id }) => id === newest), ...all.filter(({ id }) => id !== newest)];
  const found = inOrder.find(({ id }) => cutEdits(textRead(id, situation), situation).length > 0);
  return found ? [found] : inOrder;
}

/** The text of a document that was read for this reply; `''` if it wasn't. */
export function textRead(id: string, { done }: Situation): string {
  const read = done.find(
    ({ name, arguments: args }) => name === 'read_document' && objectOr(args)['documentId'] === id,
  );
  const { markdown } = objectOr(read?.result ?? {});
  return typeof markdown === 'string' ? markdown : '';
}
