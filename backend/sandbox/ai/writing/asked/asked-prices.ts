import type { Known } from '../../reading/known.js';
import type { Show } from '../../reading/shows.js';

const night = '(?:night|show|gig|date|one|concert|town|place)';
const english = new RegExp(
  `^\\W*(?:(?:wait|hmm+|ok|oh|sorry|hang on|and|so|btw|hey|remind me|tell me|again)[ ,]+)*(?:which|what) (?:of (?:them|the (?:${night})s?)|${night}s?)?(?:['’]?s| is| was| are| did i say (?:is|was)| were)?(?: it)?(?: (?:again|that['’]?s|that is|was))*(?: the| a)? ?(?<price>free|pay[- ]what[- ]you[- ](?:can|want|like)|[£€$]? ?\\d+(?:[.,]\\d\\d)?(?: ?(?:€|euros?|pounds|quid))?)(?: entry| ${night}s?| to get in)*(?: again| please| lol| haha| tho| though)*\\W*$`,
  'iu',
);
const spanish =
  /^[^\p{L}]*(?:(?:espera|oye|perdona|y|ah)[ ,]+)*(?:(?:cuál|cual)(?: de (?:ellos|ellas|las|los)(?: \p{L}+)?)?|qu[eé] (?:noche|concierto|fecha|día|bolo|ciudad)) (?:(?:es|era|son|eran|fue) )?(?:(?:la|el|los|las) )?(?:que (?:es|era) )?(?:de )?(?<price>gratis|gratuit[oa]s?|libres?|de entrada libre|\d+(?:[.,]\d\d)? ?(?:€|euros)?)(?: de (?:ellos|ellas|todas))?(?: otra vez)?[^\p{L}]*$/iu;
const isOwnChoice = /(?<!\p{L})pay[- ]what[- ]you[- ](?:can|want|like)(?!\p{L})/iu;
const isFree = /(?<!\p{L})(?:free|gratis|entrada libre|gratuit[oa]|no charge)(?!\p{L})/iu;

/** The nights that a question names by their price: "which night is the free one again?"; none for other questions. */
export function nightsOfPrice(question: string, { shows, gig, language }: Known): Show[] {
  const wanted = (language === 'es' ? spanish : english).exec(question.trim())?.groups?.['price'];
  if (wanted === undefined || shows.length < 2) return [];
  const number = /\d+(?:[.,]\d\d)?/u.exec(wanted)?.[0];
  const isWanted = (price: string): boolean =>
    number === undefined
      ? (isOwnChoice.test(wanted) ? isOwnChoice : isFree).test(price)
      : /\d+(?:[.,]\d\d)?/u.exec(price)?.[0] === number;
  const named = shows.filter(({ gig: own }) => own.price !== '' && isWanted(own.price));
  // The price of all nights may be read from the question itself.
  return named.length > 0 || !isWanted(gig.price) ? named : shows.filter(({ gig: own }) => own.price === '');
}
