import { type Day, findDays, longDay, spanishDay } from '../../calendar.js';
import { escaped } from '../concerts/escaped.js';
import { type GigDetails, gigDetailsIn } from '../concerts/gig-details.js';
import { withoutDay } from '../concerts/lists/night-lists.js';
import { placeTold } from '../concerts/told-places.js';
import { mentions } from '../concerts/tour-words.js';
import { capitalised, isKnownTown, withPlaceNames } from '../concerts/towns.js';
import { type Language, languageOf } from '../language.js';
import { calledOff } from './called-off.js';

interface Night {
  day: Day;
  town: string;
  venue: string;
}

const sameDay =
  '(?:(?:on |for |at )?(?:(?:the |that |this )?(?:very )?same|that) (?:very )?(?:night|day|date|evening)|(?:en |para )?(?:el|la|ese|esa|es[eo]s) (?:mism[oa] )?(?:día|dia|fecha|noche)|mism[oa] (?:día|dia|fecha|noche))';
const inPlace = '(?:instead(?: of (?:it|that))?|in (?:its|their) (?:place|stead)|en su lugar|en vez de eso|a cambio)';
/** Words for another night in place of one: it is on the same day if no other one is named. */
export const takesPlace = new RegExp(
  `(?<!\\p{L})(?:${sameDay}|${inPlace}|instead of|in place of|replac\\p{L}+|swap\\p{L}*|becomes|en (?:lugar|vez) de|cambi\\p{L}+ [^.,;!?\\n]{2,30} por|sustitu\\p{L}+|reemplaz\\p{L}+|is now)(?!\\p{L})|['’]s now(?!\\p{L})`,
  'iu',
);
const fillers = new RegExp(`,? ?(?<!\\p{L})(?:${sameDay}|${inPlace}|now|ahora|please|por favor)(?!\\p{L})`, 'giu');
/** Nothing is decided yet. */
const wonders =
  /(?<!\p{L})(?:if|might|maybe|perhaps|possibly|thinking|considering|whether|what about|how about|would it|should (?:we|I)|(?:can|could|may) (?:we|I)|do you think|shall|si|quizás?|tal vez|a lo mejor|estamos pensando|podríamos|deberíamos)(?!\p{L})/iu;
/** A request in the form of a question. */
const asks = /(?<!\p{L})((?:can|could|would|will) (?:you|u)|pued[eo]s|podés|podrías|me)(?!\p{L})([^.!?\n]*)\?+/giu;
/** "Can you repair this please": what the change is about is said in it. */
const asksToRepair =
  /^\W*(?:(?:so|and|please|pls|can|could|would|will|you|u|puedes|podrías|y|por favor|me lo) )*(?:fix|repair|change|update|correct|adjust|amend|sort|mend|put (?:it|this|that) right|arregla\p{L}*|cambia\p{L}*|actualiza\p{L}*|corrige\p{L}*|corregir\p{L}*)(?: (?:it|this|that|them|everything|everywhere|the (?:text|texts|plan|announcement|document)s?|all of (?:it|them)|lo|los|esto|todo|out|up|el|la|texto|textos|plan|in|on|for|me|us))*(?: (?:please|pls|por favor|thanks|gracias))*\W*$/iu;

const capital = '(?=(?:(?:the|la|el|los|las) )?[\\p{Lu}\\d])';
/** What stands before the other place: "it is Oldenburg", "swapped for Sheffield", "vamos a Pontevedra". */
const beforePlace = new RegExp(
  `(?<!\\p{L})(?:(?:(?:it|that|this|there|the new one|replacement)(?:['’]?s| is| will be)|its|(?:is|are|been|was|gets) replaced (?:by|with)|for|with|to|by|do(?:ing)?|is|becomes|es|será|por|con|vamos a|pasa a|a)(?: (?:in|en))?) ${capital}`,
  'giu',
);
/** "The place is called Alte Färberei". */
const beforeHall = new RegExp(
  `(?<!\\p{L})(?:(?:(?:the |new |la |el )*(?:place|venue|club|hall|sala|local|sitio|bar)(?: there)?(?:['’]s| is| se|:| es)(?: (?:called|named|llama))?)|called|named|se llama) ${capital}`,
  'giu',
);

/**
 * A message that has a night in another town in place of one of a tour, with both said plainly: "Bremen is cancelled, it is Oldenburg on
 * the same day, place is called Alte Färberei". Other texts stay as they are.
 * @param nights of the tour so far
 */
export function withReplacedNight(written: string, nights: readonly Night[], today: Day): string {
  if (nights.length < 2 || written.length > 600 || wonders.test(written)) return written;
  const text = written.replace(asks, '$1$2.');
  const [old, ...others] = calledOff(text, nights);
  if (!old || old.town === '' || others.length > 0) return written;
  const dates = [...new Set(findDays(text, today).map(({ day }) => day))];
  const [day = takesPlace.test(text) ? old.day : undefined] = dates;
  if (day === undefined || dates.length > 1) return written;
  const { town, venue } = placeTold(plainly(text, old), gigDetailsIn([]));
  // A town typed without its capital has to be a well-known one: "somewhere else" is none.
  const isTown = town !== '' && (written.includes(town) || isKnownTown(town));
  const isNew = isTown && nights.every((night) => town !== night.town && (venue === '' || venue !== night.venue));
  if (!isNew) return written;
  const named = [old.town, old.venue, town, venue].filter((name) => name !== '');
  const more = (text.match(/[^.!?\n]+(?:[.!?](?=\S)[^.!?\n]+)*[.!?\n]*/gu) ?? []).filter(
    (sentence) =>
      !named.some((name) => mentions(sentence, name)) &&
      !hasDetails(sentence) &&
      !asksToRepair.test(sentence) &&
      /\p{L}{3}/u.test(withoutDay(sentence.replace(fillers, ''))),
  );
  const details = detailsOf(gigDetailsIn([text]), named);
  const change = changeOf(old.town, { day, town, venue }, details, languageOf([written]));
  return [change, ...more.map((sentence) => sentence.trim())].join(' ');
}

/** The details of the new night as its sentence may have them behind its day. */
function detailsOf(
  { doors, starts, price, age, support, tickets, address }: GigDetails,
  places: readonly string[],
): string[] {
  const isPlace = places.some((name) => support.includes(name));
  return [
    doors && `doors ${doors}`,
    starts && `starts at ${starts}`,
    price && `tickets are ${price}`,
    age,
    isPlace ? '' : support && `support: ${support}`,
    tickets && `tickets at ${tickets}`,
    address && `address: ${address}`,
  ].filter(Boolean);
}

/** The change in words that are read as a night that is off, and a night of a list. */
function changeOf(off: string, { day, town, venue }: Night, details: readonly string[], language: Language): string {
  const more = details.map((one) => `, ${one}`).join('');
  return language === 'es'
    ? `${off} se cancela. En su lugar, tocamos en ${town}${venue && `, en ${venue}`} el ${spanishDay(day)}${more}.`
    : `${off} is cancelled. Instead, we play in ${town}${venue && ` at ${venue}`} on ${longDay(day)}${more}.`;
}

function hasDetails(sentence: string): boolean {
  return Object.values(gigDetailsIn([sentence])).some((value) => value !== '');
}

/** A text without its day and the night that is off, in which "in" stands before the other town and "at" before its hall. */
function plainly(text: string, { town, venue }: Night): string {
  const ofOld = [venue, town].filter((name) => name !== '').map(escaped);
  const left = text
    .replace(
      new RegExp(
        `(?<![\\p{L}\\d])(?:(?:instead of|in place of|en (?:lugar|vez) de) )?(?:the )?(?:${ofOld.join('|')})(?![\\p{L}\\d])`,
        'giu',
      ),
      '…',
    )
    .replace(fillers, '');
  const halls = left
    .replace(/(?<=\p{L}{3})[.!?]+(?=\s|$)/gu, ';')
    .replace(/(?<=\p{L}), (?=the \p{Ll}+(?: \p{Ll}+)?\s*(?:[.,;!(]|$))/gu, ' at ');
  return withoutDay(withPlaceNames(halls.replace(typedTown, withCapital)))
    .replace(beforeHall, 'at ')
    .replace(beforePlace, 'in ');
}

/** "Its lincoln at the drill": a town that is also another name or word, where a town is told. */
const typedTown =
  /(?<=(?<!\p{L})(?:it['’]?s|it is|play(?:ing)?|do(?:ing)?|in|to|for|with|by|es|en|a|por) )(\p{Ll}[\p{L}'’-]+)( \p{Ll}[\p{L}'’-]+)?/gu;

function withCapital(words: string, first: string, second = ''): string {
  if (second !== '' && isKnownTown(capitalised(words))) return capitalised(words);
  return isKnownTown(capitalised(first)) ? capitalised(first) + second : words;
}
