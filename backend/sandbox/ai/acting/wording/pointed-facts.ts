import { sentencesIn } from '../../sentences.js';
import { addedIn, inThirdPerson } from '../../reading/added-facts.js';
import { factsStated } from '../../reading/statements.js';

const puts =
  '(?:^|[,;:–—] ?|(?<!\\p{L})(?:and|but|so|then|also|please|you|u) )(?:put|add|include|mention|work|get|stick|pop|slip|drop|fit|chuck|throw)(?: back)?';
const thing = '(?:thing|bit|part|stuff|line|detail|news|info|fact|story|sentence)s?';
const text =
  '(?:in|into|to|on)(?:to)? (?:the|my|our|that|this|both|it|there)(?: (?:[\\p{L}-]+ ){0,2}(?:announcements?|bio|biography|release|pitch(?:es)?|text|statement|captions?|post|e-?mail|draft|copy|one))?';
const politely = '(?:[ ,]+(?:too|as well|also|please|pls|then|now|thanks))*[\\s.!]*$';
/** "Put that food thing in the announcement too", "add the bit about my nan to the bio". */
const pointing = [
  `${puts} (?:that|the|this|my|our) (?<topic>[\\p{L}\\d’'& -]{2,40}?) ${thing} ${text}${politely}`,
  `${puts} (?:that|the|this|my|our) ${thing} (?:about|with|on|of|where|that says) (?<topic>[\\p{L}\\d’'& -]{2,50}?) ${text}${politely}`,
].map((pattern) => new RegExp(pattern, 'iu'));

const small = /^(?:the|that|this|my|our|we|i|is|are|and|about|for|with|of|in|to|a|an|whole|same|other|little)$/iu;
const fewestWords = 4;

/** The topic of something told earlier that a message wants in a text; `''` for other messages. */
export function topicPointedAt(message: string): string {
  return (
    sentencesIn(message)
      .map((one) => pointing.map((pattern) => pattern.exec(one.trim())?.groups?.['topic']).find(Boolean) ?? '')
      .find(Boolean) ?? ''
  );
}

/** What the artist told earlier of that topic, as sentences in the third person; the newest message that speaks of it counts. */
export function factsPointedAt(message: string, earlier: readonly string[], name: string): string[] {
  const words = topicPointedAt(message)
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word.length > 2 && !small.test(word));
  if (words.length === 0) return [];
  const speaksOf = (sentence: string): boolean => words.every((word) => sentence.toLowerCase().includes(word));
  for (const told of earlier.toReversed()) {
    const facts = sentencesIn(told)
      .filter((one) => speaksOf(one) && !one.trim().endsWith('?') && topicPointedAt(one) === '')
      .flatMap((one) => factsOf(one.trim(), name));
    if (facts.length > 0) return facts;
  }
  return [];
}

function factsOf(sentence: string, name: string): string[] {
  const stated = factsStated(sentence, name, 'en');
  if (stated.length > 0) return stated;
  const told = addedIn(sentence)?.facts ?? [sentence];
  return told
    .map((one) =>
      one
        .replace(/(?:,? (?:by the way|btw|too|as well))?[\s.!,;]*$/iu, '')
        .replace(/^(?:also|and|oh|btw|so|plus)[, ]+/iu, ''),
    )
    .filter((one) => one.split(/\s+/u).length >= fewestWords)
    .map((one) => inThirdPerson(one, name))
    .flatMap((one) => (one === '' ? [] : [`${one}.`]));
}
