import { longDay, spanishDay } from '../../calendar.js';
import type { Conversation } from '../../conversation.js';
import type { Known } from '../../reading/known.js';
import { sentencesIn } from '../../sentences.js';
import { documentValues } from '../../writing/document-values.js';
import { pointsAsked, type Version } from './version-asked.js';

type Values = Record<string, string>;

/** The news in a few words for a version that is given in the chat; `''` if nothing is known yet. */
export function newsInBrief(
  version: Version,
  known: Known,
  { today, question }: Pick<Conversation, 'today' | 'question'>,
): string {
  if (known.title === '' && known.shows.length === 0) return '';
  const all = documentValues(known, today);
  const text = Object.fromEntries(Object.entries(all).map(([name, value]) => [name, String(value)]));
  const news = { ...text, isPast: all['isPast'] === true ? 'yes' : '', isTour: all['isTour'] === true ? 'yes' : '' };
  if (version === 'points') return inPoints(news, known, pointsAsked(question));
  return writers[known.language][version](news, known);
}

/** What was told, a line each, the news first. */
function inPoints(news: Values, known: Known, most: number): string {
  const say = (english: string, spanish: string): string => (known.language === 'es' ? spanish : english);
  const { tracks, about, statements = '', quote } = news;
  const first = isOfNights(news)
    ? say(inOneSentence(news, known), inSpanishSentence(news, known))
    : say(inOneSentence({ ...news, about: '' }, known), inSpanishSentence({ ...news, about: '' }, known));
  const told = [
    first,
    !isOfNights(news) && tracks ? say(`It has ${tracks}.`, `Tiene ${tracks}.`) : '',
    !isOfNights(news) && about ? say(`It is about ${about}.`, `Trata de ${about}.`) : '',
    ...sentencesIn(statements).map((one) => one.trim()),
    quote ?? '',
  ].filter(Boolean);
  return told
    .slice(0, most)
    .map((one) => `- ${one}`)
    .join('\n');
}

const writers: Record<Known['language'], Record<Exclude<Version, 'points'>, (news: Values, known: Known) => string>> = {
  en: { sentence: inOneSentence, phone: forPhone, air: onAir, story: forStory },
  es: { sentence: inSpanishSentence, phone: forSpanishPhone, air: onSpanishAir, story: forSpanishStory },
};

function inOneSentence(news: Values, known: Known): string {
  const { name, genreFirst, place, work = 'single', title, date, label, about, isPast } = news;
  const act = `${genreFirst ? `${genreFirst} artist ` : ''}${name || '[artist]'}${place ? ` from ${place}` : ''}`;
  if (isOfNights(news)) return `${act} plays ${nights(known, 'and')}${timeAndPrice(known)}.`;
  const on = `on ${date || '[release date]'}${label ? ` on ${label}` : ''}`;
  const what = `the ${work} “${title}”${about ? `, about ${about},` : ''}`;
  return `${act} ${isPast ? 'has released' : 'releases'} ${what} ${on}.`;
}

function forPhone(news: Values, known: Known): string {
  const { name, genre, work = 'single', title, date, label, aboutAsSaid, isPast, oneLink, recipient } = news;
  const hello = `Hi ${recipient || '[name]'}, it’s ${name || '[your name]'}.`;
  const sign = `Thank you! ${name || '[your name]'}`;
  if (isOfNights(news))
    return `${hello} I’m playing ${nights(known, 'and')}. Details and tickets: ${known.gig.tickets || '[link]'}\n${sign}`;
  const on = `on ${date || '[release date]'}${label ? ` on ${label}` : ''}`;
  const about = aboutAsSaid ? ` It’s about ${aboutAsSaid}.` : '';
  return `${hello} My ${genre ? `${genre} ` : ''}${work} “${title}” ${isPast ? 'came' : 'comes'} out ${on}.${about} Here it is: ${oneLink || '[link]'}\n${sign}`;
}

function onAir(news: Values, known: Known): string {
  const { name, place = '', title, date = '', about, isPast } = news;
  const town = place.split(',')[0];
  if (isOfNights(news)) return `You can hear ${name || '[artist]'} live: ${nights(known, 'and')}.`;
  const out = isPast ? 'out now' : `out on ${date.replace(/ \d{4}$/u, '') || '[release date]'}`;
  return `This is “${title}” by ${name || '[artist]'}${town ? ` from ${town}` : ''}, ${out}.${about ? ` It’s about ${about}.` : ''}`;
}

function inSpanishSentence(news: Values, known: Known): string {
  const { name, genre, place, work = 'sencillo', title, date, label, about, isPast } = news;
  const act = [name || '[artista]', genre ? `artista de ${genre}` : '', place ? `de ${place}` : ''].filter(Boolean);
  const who = act.length === 1 ? act.join('') : `${act[0]}, ${act.slice(1).join(' ')},`;
  if (isOfNights(news)) return `${who} toca ${nights(known, 'y')}${timeAndPrice(known)}.`;
  const on = `el ${date || '[fecha]'}${label ? ` con ${label}` : ''}`;
  return `${who} ${isPast ? 'ha publicado' : 'publica'} ${work === 'gira' ? 'la' : 'el'} ${work} “${title}” ${on}${about ? `: trata de ${about}` : ''}.`;
}

function forSpanishPhone(news: Values, known: Known): string {
  const { name, work = 'sencillo', title, date, label, aboutAsSaid, isPast, oneLink, recipient } = news;
  const hello = `Hola, ${recipient || '[nombre]'}, soy ${name || '[tu nombre]'}.`;
  const sign = `¡Gracias! ${name || '[tu nombre]'}`;
  if (isOfNights(news))
    return `${hello} Toco ${nights(known, 'y')}. Entradas: ${known.gig.tickets || '[enlace]'}\n${sign}`;
  const about = aboutAsSaid ? ` Trata de ${aboutAsSaid}.` : '';
  return `${hello} Mi ${work} “${title}” ${isPast ? 'salió' : 'sale'} el ${date || '[fecha]'}${label ? ` con ${label}` : ''}.${about} Aquí está: ${oneLink || '[enlace]'}\n${sign}`;
}

function onSpanishAir(news: Values, known: Known): string {
  const { name, place = '', title, date = '', about, isPast } = news;
  const town = place.split(',')[0];
  const by = `${name || '[artista]'}${town ? `, de ${town}` : ''}`;
  if (isOfNights(news)) return `${by}, en directo: ${nights(known, 'y')}.`;
  const out = isPast ? 'ya disponible' : `que sale el ${date.replace(/ de \d{4}$/u, '') || '[fecha]'}`;
  return `Esto es “${title}”, de ${by}, ${out}.${about ? ` Trata de ${about}.` : ''}`;
}

/** Two lines at most: what, where and when, and below it the doors, the price and who opens. */
function forStory(news: Values, known: Known): string {
  const { name, title, date, isPast, oneLink, nightDetails } = news;
  if (!isOfNights(news))
    return [`“${title}” ${isPast ? 'is out now' : `is out on ${date || '[release date]'}`}.`, oneLink]
      .filter(Boolean)
      .join('\n');
  const details = known.shows.length === 1 ? nightDetails : known.gig.price;
  return [`${name || '[artist]'} live: ${nights(known, 'and')}`, details].filter(Boolean).join('\n');
}

function forSpanishStory(news: Values, known: Known): string {
  const { name, title, date, isPast, oneLink } = news;
  if (!isOfNights(news))
    return [`“${title}” ${isPast ? 'ya está disponible' : `sale el ${date || '[fecha]'}`}.`, oneLink]
      .filter(Boolean)
      .join('\n');
  const { doors, starts, price, support } = known.gig;
  const details = [doors && `Puertas: ${doors}`, starts && `comienzo: ${starts}`, price, support && `con ${support}`];
  const shown = known.shows.length === 1 ? details.filter(Boolean).join(' · ') : price;
  return [`${name || '[artista]'} en directo: ${nights(known, 'y')}`, shown].filter(Boolean).join('\n');
}

/** Whether the news is about concerts, not a record. */
function isOfNights({ isTour, title, date, hasShows }: Values): boolean {
  return isTour === 'yes' || !title || (!date && hasShows === 'true');
}

/** More would be no sentence. */
const mostNights = 4;

/** "The Crescent, York on Friday 5 March 2027 and …". */
function nights({ shows, language }: Known, and: string): string {
  const isSpanish = language === 'es';
  const told = shows.slice(0, mostNights).map(({ venue, town, day }) => {
    const where = [venue, town].filter(Boolean).join(', ');
    return isSpanish ? `en ${where || '[sala]'} el ${spanishDay(day)}` : `${where || '[venue]'} on ${longDay(day)}`;
  });
  const more = shows.length - told.length;
  const last = more > 0 ? `${more} ${isSpanish ? 'noches más' : 'more nights'}` : (told.pop() ?? '');
  return [told.join(', '), last].filter(Boolean).join(` ${and} `);
}

const isFree =
  /^(?:free|pay what|donation|by donation|entry|entrada|gratis|gratuit[oa]|aportación|taquilla inversa|la voluntad)/iu;

/** " (8pm, tickets £9)", " (20 h, entrada libre)": when a single concert begins, and what concerts cost. */
function timeAndPrice({ gig: { doors, starts, price }, shows, language }: Known): string {
  const say = (english: string, spanish: string): string => (language === 'es' ? spanish : english);
  const time = starts || (doors && say(`doors ${doors}`, `puertas: ${doors}`));
  const cost = price === '' || isFree.test(price) ? price : say(`tickets ${price}`, `entradas: ${price}`);
  const told = [shows.length === 1 ? time : '', cost].filter(Boolean).join(', ');
  return told && ` (${told})`;
}
