import { spanishDay } from '../../calendar.js';
import { upperFirst } from '../../first-letters.js';
import { withoutAccents } from '../../without-accents.js';
import type { CrisisFacts } from '../crisis/crisis-facts.js';
import { hasVerb } from '../crisis/clauses.js';
import type { Show } from '../shows.js';

const concert = '(?:concierto|bolo|show|directo|recital|actuación|tocada|fecha|cita|noche)';
/** "Nos acaban de cancelar riofresno, problemas de licencia", "han suspendido el bolo de Olmo por obras". */
/** By others: what the artist has to cancel is said in their own words. */
const callsOff = new RegExp(
  `^(?:(?:uf+|ay|buf+|jo|ostras|oye|vaya|nada|pues|bueno|hola|al final|que)[ ,!.]+)*(?:(?:nos|me|se) )?(?:(?:acaban? de|han|ha|van? a) (?<verb>cancel|suspend|tumb)(?:ar|er|ado|ido)|(?<past>cancel|suspend|tumb)(?:aron|ieron|an|en|ó|ió|a))(?: (?:el|la|lo))?(?: ${concert})?(?: (?:del?|en))?(?: (?:la|el))? ?(?<what>(?!por(?:que)?(?!\\p{L})|debido)[^,;:–]*?)(?:(?:[,;:–]| -)? ?(?<cause>(?:(?:por(?:que)?|debido|ya que)(?!\\p{L})|(?<=[,;:–-] )\\p{L}).*))?$`,
  'iu',
);
const refunds =
  /^(?:y )?(?:ya )?(?:(?:se )?devuelven?|(?:el dinero|las entradas|el importe) (?:(?:lo|las|se) )?(?:devuelven?|van a devolver|devolverán))(?: (?:el dinero|la pasta|las entradas|el importe|la entrada))?(?: de las entradas)?(?= |$)/iu;

/**
 * A notice's facts with the night that is off named in full, and no “they” that readers don't know.
 * @param told the nights of the other messages, and those that are left
 */
export function withNightsOffNamed(crisis: CrisisFacts, told: readonly (readonly Show[])[]): CrisisFacts {
  const shows = told.find((nights) => nights.length > 0) ?? [];
  const inFull = (clauses: readonly string[]): string[] =>
    clauses.flatMap((one) => nightNamed(one, shows) ?? [one.replace(refunds, 'el dinero de las entradas se devuelve')]);
  return {
    ...crisis,
    happened: inFull(crisis.happened),
    doing: inFull(crisis.doing),
    added: inFull(crisis.added),
  };
}

function nightNamed(clause: string, shows: readonly Show[]): string[] | null {
  const { verb, past, what = '', cause = '' } = callsOff.exec(clause)?.groups ?? {};
  if (verb === undefined && past === undefined) return null;
  const plain = (words: string): string => withoutAccents(words).toLowerCase();
  const named = shows.filter(({ town, venue }) =>
    [town, venue].some((place) => place !== '' && plain(what).includes(plain(place))),
  );
  const night = named.length === 1 ? named[0] : what.trim() === '' && shows.length === 1 ? shows[0] : undefined;
  if (!night) return null;
  const day = spanishDay(night.day)
    .replace(',', '')
    .replace(/ de \d{4}$/u, '');
  const where = night.venue === '' ? night.town : night.town === '' ? night.venue : `${night.venue} (${night.town})`;
  const off = `el concierto del ${day} en ${where} queda ${/^suspend/iu.test(verb ?? past ?? '') ? 'suspendido' : 'cancelado'}`;
  if (cause === '') return [off];
  if (/^(?:por|porque|debido|ya que)(?!\p{L})/iu.test(cause)) return [`${off} ${cause}`];
  return hasVerb.test(cause) ? [off, upperFirst(cause)] : [`${off} por ${cause}`];
}
