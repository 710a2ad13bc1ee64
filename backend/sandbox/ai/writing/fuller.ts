import { oneSheetMarker, oneSheetSentence, shortenedSentence } from '../../../../contract/chats/chat.js';
import type { Conversation } from '../conversation.js';

const lead =
  "^\\W*(?:(?:ok|okay|and|now|yes|please|actually|no|hmm|thanks|can I (?:have|get|see)|could I (?:have|get)|give me|show me|send me|I want|I[’']d like|make(?: me)?|write(?: me)?|let[’']s (?:have|see)|vale|y|ahora|sí|por favor|dame|quiero|pásame|ponme|hazme)[ ,!.]+)*";
const end = '(?:[ ,]+(?:please|now|instead|thanks|then|of it|of that|por favor|gracias|ahora|mejor))*\\W*$';
const asksForMore = new RegExp(
  `${lead}(?:(?:the |a )?(?:full|whole|long|longer|complete|entire|proper)(?:er)?(?: (?:one|version|thing|answer|text|bio|sheet|one[- ]?sheet))?|all of it|the rest(?: of it)?|everything|in full|(?:la|el|una?|toda la|todo el)? ?(?:versión )?(?:complet[oa]|enter[oa]|larg[oa]|más larg[oa])|todo|el resto)${end}`,
  'iu',
);

/** How a reply starts to name a topic that may not be what was asked, which "more" then asks for. */
export const closestIs = { en: 'The closest I have is', es: 'Lo más parecido que tengo es' };
const asksForTopic = new RegExp(
  `${lead}(?:(?:tell me |show me |say |dime |cuéntame )?(?:more|más|yes|yep|yeah|sure|go on|sí|claro|adelante|that one|ese|eso)(?: (?:about it|about that|sobre eso))?)${end}`,
  'iu',
);

/**
 * What the artist wants a fuller version of: the last one-sheet, biography or shortened answer; `nothing` if there is
 * none of these, and null if the message doesn't ask for one.
 */
export function fullerOf({
  question,
  said,
}: Pick<Conversation, 'question' | 'said'>): 'sheet' | 'bio' | 'answer' | 'nothing' | null {
  const last = said.at(-1) ?? '';
  const isGuess = last.includes(closestIs.en) || last.includes(closestIs.es);
  if (isGuess && (asksForTopic.test(question) || asksForMore.test(question))) return 'answer';
  if (!asksForMore.test(question)) return null;
  if (last.includes(oneSheetSentence) || last.includes(oneSheetMarker)) return 'sheet';
  if (/\]\(\/documents\//.test(last) && /(?<!\p{L})(?:bio|biograf[ií]a|biography)(?!\p{L})/iu.test(last)) return 'bio';
  if (last.includes(shortenedSentence)) return 'answer';
  return /full|whole|long|complete|entire|version|enter|larg/iu.test(question) ? 'nothing' : null;
}
