import { type Day, isoDay } from '../../calendar.js';
import { remembered } from '../../remembered.js';
import { escaped } from '../concerts/escaped.js';

import { speaksOfCrisis } from '../crisis/crisis.js';
import { wordsBeforeOther } from './night-off.js';
import { withoutAccents } from '../../without-accents.js';

interface Night {
  day?: Day;
  town: string;
  venue: string;
}

const gone =
  '(?:cancel?led|off(?! (?:to|the))|off the (?:tour|list|bill|table)|called off|scrapped|pulled|axed|dropped|gone(?! (?:well|mad|crazy|down|up|on|to|very|so))|not happening|fallen (?:through|thru)|no longer (?:happening|going ahead|on|part of it|possible)|not possible|dead(?: in the water)?|a no[- ]go|out of the question)';
/** Words for a night that its hall or promoter has given up. */
const gaveUp =
  '(?:cancel?led|pulled out|pulled the plug|backed out|dropped out|bailed|closed|shut down|fell apart|collapsed)';
const is =
  "(?:(?:['’]s|s| is| are| was| has| got| just| now| been| being| sadly| unfortunately| show| gig| date| night| concert| one)+)";

const goneInSpanish =
  '(?:(?:nos|me|se) (?:acaban? de|han|ha|van? a) (?:cancel|suspend|tumb)(?:ar|er|ado|ido)|(?:nos|me) (?:cancelaron|suspendieron|tumbaron|cancelan|suspenden)|se (?:cae|cayó|ha caído|cancela|canceló|ha cancelado|suspende|suspendió|ha suspendido)|(?:queda |quedó |está )?(?:cancelad[oa]|suspendid[oa])|cancel(?:a|amos|aron|é)|ya no (?:tocamos|vamos|toco|voy|va|hay|se hace)|no (?:va|sale) más|no se hace)';
const takesOut =
  '(?:(?:quita|quitamos|borra|saca) (?:(?:lo|el|la|la fecha|el bolo|el concierto|el show|el recital|la tocada)(?: de| en)? )?)';

/** "Bristol TN", with its state; not "Bristol or", "Bristol in". */
const state =
  '(?:,? (?:ak|az|ca|co|ct|fl|ga|ia|il|ks|ky|ma|md|mi|mn|mo|ms|mt|nc|nd|ne|nh|nj|nm|nv|ny|ri|sc|sd|tn|tx|ut|va|vt|wa|wi|wv|wy)(?!\\p{L}))?';

/** Whether a sentence says that the concert in this place won't happen. */
const callsOff = remembered((sentence: string, place: string): boolean => {
  if (!withoutAccents(sentence).toLowerCase().includes(withoutAccents(place).toLowerCase())) return false;
  const words = `${escaped(place)}${state}`;
  return [
    `(?<!\\p{L})${words}${is} ${gone}(?!\\p{L})`,
    `(?<!\\p{L})${words}(?: show| gig| date| night)? (?:is(?:n['’]?t| not)|['’]s not) (?:happening|going ahead|on any ?more)`,
    `(?<!\\p{L})${words}(?: show| gig| date| night| one)?(?: has| just| sadly|['’]s)*(?: fell| fallen| falling) (?:through|thru)`,
    `(?<!\\p{L})${words}(?: show| gig| date| night| venue| hall| place| promoter)? (?:(?:is|was|has|have|had|just|sadly|all) )*${gaveUp}(?:(?: on)? (?:us|me))?(?=\\s*$|\\s*[,.;:!(–—-]| (?:so|and|but|sorry|sadly|we|now)(?!\\p{L}))`,
    `(?<!\\p{L})(?:venue|hall|place|club|bar|promoter|booker) (?:in|from|for|at) ${words} (?:(?:is|was|has|have|had|just|sadly|all) )*(?:${gaveUp}|double[- ]booked)(?!\\p{L})`,
    `(?<!\\p{L})${words}(?: show| gig| date| night)? (?:(?:does|did|do|wo|is|ca)n['’]?t|won['’]?t|is not|does not|did not|will not) (?:work(?:ing)?|happen(?:ing)?|come off|go ahead|going ahead)(?: out)?(?: any ?more| after all| now)?(?=\\s*$|\\s*[,.;:!]| (?:so|and|but|sorry|sadly)(?!\\p{L}))`,
    `(?<!\\p{L})(?:cancel|scrap|call off|pull|drop|remove|delete|lose|cut|lost|cancel?led|scrapped|called off|pulled|dropped|no more) (?:the )?${words}(?: show| gig| date| night| one| stop)?(?=\\s*$|\\s*[,.;!?]| (?:from|because|cos|due|now|sadly|please|pls|sorry))`,
    `(?<!\\p{L})take (?:the )?${words}(?: show| gig| date| night| one| stop)? (?:off|out)(?!\\p{L})`,
    // Not "Vole Funeral can't do Hull": the support can't.
    `(?<=(?:^|[,;:(]|(?<!\\p{L})(?:and|but|so|because|cos|we|I|['’]re|are|am|['’]m|definitely|now|sadly|really|just|also|sorry|still|actually)) ?)(?:can['’]?t|cannot|not|aren['’]?t|won['’]?t be) (?:play|playing|do|doing|make)(?: in)? (?:the )?${words}(?: any ?more| now| after all)?(?=\\s*$|\\s*[,.;!])`,
    `(?<!\\p{L})${goneInSpanish}(?!\\p{L})[^.,;!\\n]{0,30}? ${words}(?!\\p{L})`,
    `(?<!\\p{L})${words}(?!\\p{L})[^.,;!\\n]{0,30}? ${goneInSpanish}(?!\\p{L})`,
    `(?<!\\p{L})${takesOut}${words}(?!\\p{L})`,
  ].some((pattern) => new RegExp(pattern, 'iu').test(sentence));
});

/** Whether a sentence has another town in place of this one: "Hull is now York", "York instead of Hull". */
const replaces = remembered((sentence: string, town: string): boolean => {
  const words = escaped(town);
  const isNow = new RegExp(`(?<!\\p{L})${words}(?!\\p{L})`, 'u').test(wordsBeforeOther(sentence));
  const patterns = [
    `(?<!\\p{L})(?:instead of|in place of|replac(?:es?|ing)|swap(?:s|ped|ping)?|en (?:lugar|vez) de) (?:the )?${words}(?!\\p{L})`,
    `(?<!\\p{L})${words}(?: show| gig| date)? (?:(?:is|has been|was) replaced|becomes)(?!\\p{L})`,
    `(?<!\\p{L})(?:cambi|sustitu|reemplaz)\\p{L}+ (?:(?:lo|la|el) de )?${words} (?:por|con)(?!\\p{L})`,
  ];
  return isNow || patterns.some((pattern) => new RegExp(pattern, 'iu').test(sentence));
});

/** "Can you remove the Hull date?" */
const asksToTakeOut =
  /(?<!\p{L})(?:can|could|would|will) you (?:please |just |also )*(?:take|remove|delete|cut|drop|scrap|cancel|lose)(?!\p{L})/iu;

/**
 * The concerts of a tour that a message calls off: "actually glasgow is cancelled", "se cae lo de Rosario". Empty for a concert
 * alone, if none would be left, and in a crisis.
 */
export function calledOff<One extends Night>(text: string, shows: readonly One[]): One[] {
  if (shows.length < 2 || speaksOfCrisis(text)) return [];
  const off = offIn(text, shows);
  return off.length === shows.length ? [] : off;
}

/** The concerts that still take place after all that messages say, also in a crisis. */
export function stillOn<One extends Night>(texts: readonly string[], shows: readonly One[]): One[] {
  const off = new Set(texts.flatMap((text) => offIn(text, shows)));
  return shows.filter((show) => !off.has(show));
}

function offIn<One extends Night>(text: string, shows: readonly One[]): One[] {
  const sentences = (text.match(/[^.!?\n]+[.!?]*/g) ?? []).filter(
    (sentence) => !sentence.endsWith('?') || asksToTakeOut.test(sentence),
  );
  return shows.filter(({ day, town, venue }) =>
    sentences.some(
      (sentence) =>
        [town, venue, ...datesOf(day, shows)].some((place) => place !== '' && callsOff(sentence, place)) ||
        (town !== '' && replaces(sentence, town)),
    ),
  );
}

/** "The 21st", "el 21": what a night is called by its date, if it is the only one with that number. */
function datesOf(day: Day | undefined, shows: readonly Night[]): string[] {
  if (day === undefined) return [];
  const numberOf = (one: Day): number => Number(isoDay(one).slice(8));
  const number = numberOf(day);
  const same = shows.filter((one) => one.day !== undefined && numberOf(one.day) === number);
  const ending = /^(?:1|21|31)$/u.test(`${number}`) ? 'st' : { 2: 'nd', 22: 'nd', 3: 'rd', 23: 'rd' }[number];
  return same.length > 1 ? [] : [`the ${number}${ending ?? 'th'}`, `el ${number}`];
}
