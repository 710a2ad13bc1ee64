import type { Situation } from '../../acting/call.js';
import type { Language } from '../../reading/language.js';

const count =
  '(?:\\d{1,2}|un par de|unos|varios|dos|tres|cuatro|cinco|seis|some|a few|two|three|four|five|six|a couple of)';
const greets =
  '(?:(?:hol+a+s*|holi+|buenas(?: (?:tardes|noches))?|buen(?:os)? d[ií]as?|hey|hi|hiya|hello|oye|y|so|ok)[ ,!.]+)*';
const isAll: Record<Language, RegExp> = {
  es: new RegExp(
    `^\\W*${greets}(?:(?:hago|hacemos|doy|damos|tengo|tenemos|voy a (?:hacer|dar)|vamos a (?:hacer|dar)|me han salido|nos han salido|hay)(?: ya)? ${count} (?:conciertos?|bolos?|fechas?|shows?|tocadas|toques|recitales|noches)|toco en ${count} \\p{L}+|tocamos en ${count} \\p{L}+|(?:hago|hacemos) (?:una )?(?:mini ?)?gira)(?: \\p{L}+){0,3}?,? y (?:los |las |la |lo )?(?:quiero|queremos|quer[ií]a|quer[ií]amos|necesito|hay que|me gustar[ií]a) anunciar(?:l[oa]s?)?\\W*$`,
    'iu',
  ),
  en: new RegExp(
    `^\\W*${greets}(?:(?:i['’]?m|we['’]?re|i am|we are) (?:doing|playing)|(?:i|we)(?:['’]?ve)? (?:have|got)) ${count} (?:gigs|shows|concerts|dates|nights)(?: \\p{L}+){0,3}?,? and (?:i |we )?(?:want|need|would like|wanna) (?:to )?announce (?:them|it|these)\\W*$`,
    'iu',
  ),
};

/** Whether words only say that there are concerts to be announced: their days and places are told elsewhere. */
export function onlyWantsAnnounced(words: string, language: Language): boolean {
  return isAll[language].test(words);
}

/** What is needed to announce concerts of which nothing is known; `''` for other messages. */
export function nightsUntold({ conversation: { question }, known: { language, shows } }: Situation): string {
  if (shows.length > 0 || !onlyWantsAnnounced(question, language)) return '';
  return language === 'es'
    ? 'Vamos a ello. Por cada concierto: ¿qué día, en qué sala y en qué ciudad o pueblo? En una sola lista vale, como «viernes 19 de febrero, Sala Tal, Ciudad». Con eso escribo el anuncio; hora y precio, si los sabes.'
    : 'Let’s do it. For each show: which day, which venue and which town? One list will do, such as “Friday 19 February, The Venue, Town”. With that I write the announcement; times and prices too, if you have them.';
}
