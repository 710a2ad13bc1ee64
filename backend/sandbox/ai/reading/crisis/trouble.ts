import { meaningsOf } from '../../intents/meaning.js';
import { speaksOfBadReview } from '../bad-reviews.js';
import type { Language } from '../language.js';
import { namesDeparture } from '../people/departures.js';
import { isOfSong, speaksOfCrisis } from './crisis.js';
import { saysNoMoney } from './no-money.js';

/** A mistake turns news into a crisis, so the classifier must be surer than for a request. */
const surely = 0.7;

/** "We wrote to many webzines and had zero reactions": no crisis. */
const ofNoReplies =
  /(?<!\p{L})(?:no|zero|any|without|not one|not a single|nobody|no one|never|ningun[oa]?|nadie|cero) (?:\p{L}+ )?(?:reactions?|repl(?:y|ies|ied)|answer(?:s|ed)?|responses?|responded|feedback|wrote back|got back|respuestas?|respond(?:e|ió|ieron)|contest(?:a|ó|aron))(?!\p{L})/iu;

/** Whether a message reports that something went wrong, in words that a rule knows or that the classifier is sure of. */
export function reportsTrouble(text: string, language: Language): boolean {
  return (
    speaksOfCrisis(text) ||
    // That people talk about a member who leaves is no trouble of its own.
    (!namesDeparture(text) &&
      meaningsOf(text, language).some(
        ({ intent, probability, sentence }) =>
          intent === 'tell-trouble' &&
          probability >= surely &&
          ![isOfSong, ofNoReplies].some((pattern) => pattern.test(sentence)) &&
          !speaksOfBadReview(sentence) &&
          !saysNoMoney(sentence),
      ))
  );
}
