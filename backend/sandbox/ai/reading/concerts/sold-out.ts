import { withoutAccents } from '../../without-accents.js';
import type { Language } from '../language.js';
import type { Show } from '../shows.js';
import type { GigDetails } from './gig-details.js';

const soldOut =
  /(?<!\p{L})(?<!(?:not|almost|nearly|isn['’]?t|aren['’]?t|if|until|before|get|to|casi|no|been) (?:\p{L}+ )?)(?:sold[ -]?out|agotad[oas]{1,2}|(?:ya )?no quedan (?:m[aá]s )?(?:entradas|boletos|tickets)|sin entradas)(?!\p{L})/iu;
/** "Leeds and Hull are sold out, Bath isn't": each clause has its own nights. */
const clause = /[^.!?;,\n(]+(?:\([^)]*\))?|\([^)]*\)/gu;
/** "Our last tour sold out": no night to come. */
const ofPast =
  /(?<!\p{L})(?:last (?:tour|year|show|gig|time)|(?:in|since) (?:19|20)\d\d|(?:la )?(?:última|anterior) (?:gira|vez)|el año pasado|(?:we|I)['’]?(?:ve)? (?:just )?sold out|vendimos|agotamos)(?!\p{L})/iu;

/** Nights with those marked that messages say are sold out, by their town or hall; the only night needs no name. */
export function withSoldOut(shows: readonly Show[], texts: readonly string[]): Show[] {
  const said = texts
    .flatMap((text) => text.match(clause) ?? [])
    .filter((one) => soldOut.test(one) && !ofPast.test(one));
  if (said.length === 0) return [...shows];
  const plain = said.map((one) => withoutAccents(one.toLowerCase()));
  const isNamed = ({ town, venue }: Show): boolean =>
    [town, venue].some((name) => name !== '' && plain.some((one) => one.includes(withoutAccents(name.toLowerCase()))));
  const isAll = said.some((one) =>
    /(?<!\p{L})(?:all (?:of them|the (?:shows|dates|nights)|\p{L}+ (?:nights|shows|dates))|every (?:night|show|date)|the whole tour|tod[oa]s)(?!\p{L})/iu.test(
      one,
    ),
  );
  return shows.map((show) => (shows.length === 1 || isAll || isNamed(show) ? { ...show, isSoldOut: true } : show));
}

/** The details of a concert, which has no tickets left if it is the only one and sold out. */
export function ticketsOf(shows: readonly Show[], gig: GigDetails, language: Language): GigDetails {
  const isSoldOut = shows.length === 1 && shows[0]?.isSoldOut === true;
  return isSoldOut ? { ...gig, tickets: language === 'es' ? 'agotadas' : 'sold out' } : gig;
}
