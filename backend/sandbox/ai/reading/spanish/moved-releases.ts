import { addMonths, type Day, findDays, isoDay, parseIsoDay, spanishMonths, spanishWeekdays } from '../../calendar.js';
import { releaseDay, type Said } from '../../named-date.js';
import { speaksOfShows } from '../shows.js';

const month = `(?:${spanishMonths.join('|')})`;
const weekday = `(?:(?:${spanishWeekdays.join('|')}),? )?`;
const dayOf = (name: string): string =>
  `(?:el |del |al |para el )?${weekday}(?:día )?(?<${name}>\\d{1,2})(?: de (?<${name}Month>${month}))?(?: del? \\d{4})?(?![\\d:]|[.,]\\d| (?:canciones|temas|euros|pesos|años|minutos|personas)(?!\\p{L}))`;
const is =
  '(?:(?:que )?(?:es|era|sale|será|saldrá|salía|va|cae|queda|quedó|pasa|se (?:pasa|mueve|corre|recorre|adelanta|atrasa|retrasa))(?: (?:ahora|al final|mejor))? )';
/** "Es el 22 de enero, no el 29", "no es el 29 sino el 22". */
const contrasts = [
  `(?<![\\p{L}\\d])(?<!(?:somos|son|teng?o|tenemos|hay|duran?|cuestan?|valen?|cumpl\\p{L}+|lleva|llevamos|trae) )${is}?${dayOf('now')},? (?:(?:y )?no|en (?:vez|lugar) de)(?: (?:es|era|sale))? ${dayOf('old')}`,
  `(?<!\\p{L})(?:ya )?no ${is}${dayOf('old')},?(?: (?:sino|pero|que|es|sale|será|ahora|mejor))* ${dayOf('now')}`,
].map((words) => new RegExp(words, 'iu'));
/** What a message that moves a day has besides it. */
export const movesDay =
  /(?<!\p{L})(?:perd[oó]n\p{L}*|disculp\p{L}+|me (?:equivo|confund)\p{L}+|corrijo|corrección|correg\p{L}+|c[aá]mbi\p{L}+|c[aá]mbal\p{L}+|se (?:mueve|movió|corre|corrió|recorr\p{L}+|adelant\p{L}+|atras\p{L}+|retras\p{L}+|aplaz\p{L}+|pospon\p{L}+|pasa|pasó)|nos (?:movieron|cambiaron|adelantaron|atrasaron|retrasaron|aplazaron|pasaron)|(?:lo|la) (?:mov|pas|corr|adelant|atras|retras|aplaz)\p{L}+|al final|finalmente|mejor|en realidad|resulta que|ya no|nueva fecha|fecha nueva|error)(?!\p{L})/iu;
export const movedTo = new RegExp(
  `(?<!\\p{L})(?:${is}|(?:nos )?(?:lo |la )?(?:mov|muev|pas|corr|recorr|adelant|atras|retras|aplaz|cambi)\\p{L}+ |(?:fecha|día)(?: (?:nueva|buena|correcta))?:? )${dayOf('now')}`,
  'iu',
);
/** Other things have days of their own. */
const ofOther =
  /(?<!\p{L})(?:v[ií]deo(?:clip)?|clip|entrevista|ensayo|concierto|show|bolo|recital|tocada|toque|gira|fiesta|sesión|pre-?save|portada|radio|cumpleaños|reunión|plazo|adelanto|(?:primer[oa]?|segund[oa]|otr[oa]|próxim[oa]) (?:single|sencillo|corte|tema|canción|rola))(?!\p{L})/iu;
const sentence = /[^.!?;\n]+[.!?;\n]*/gu;

/**
 * A Spanish message that moves the day of the release that was told before, in the words that are read so: "me dice el acordeonista que
 * es el 22 de enero, no el 29" has "ahora es el 22 de enero". Other texts stay as they are.
 */
export function withSpanishReleaseMoved(text: string, earlier: readonly Said[], today: Day): string {
  const old = releaseDay([...earlier])?.day;
  if (old === undefined || speaksOfShows(text)) return text;
  const isMove = movesDay.test(text);
  for (const [words] of text.matchAll(sentence)) {
    if (/\?\s*$/u.test(words) || ofOther.test(words)) continue;
    const contrasted: RegExpExecArray | null | undefined = contrasts
      .map((pattern) => pattern.exec(words))
      .find((match) => isOf(match, old));
    const match: RegExpExecArray | null =
      contrasted ?? (isMove && findDays(words, today).length <= 1 ? movedTo.exec(words) : null);
    const day: Day | undefined = match ? newDay(match, old, today) : undefined;
    if (!match || day === undefined || day === old) continue;
    const [, numbered = '', date = ''] = isoDay(day).split('-');
    const written = `ahora es el ${Number(date)} de ${spanishMonths[Number(numbered) - 1]}`;
    return text.replace(match[0], () => written);
  }
  return text;
}

/** Whether a contrast takes back this day. */
function isOf(match: RegExpExecArray | null, day: Day): boolean {
  const { old, oldMonth } = match?.groups ?? {};
  if (old === undefined) return false;
  const [, numbered = '', date = ''] = isoDay(day).split('-');
  const isSameMonth = oldMonth === undefined || spanishMonths.indexOf(oldMonth.toLowerCase()) === Number(numbered) - 1;
  return Number(old) === Number(date) && isSameMonth;
}

/** The new day; without a month, it is in that of the old one. */
function newDay({ groups = {} }: RegExpExecArray, old: Day, today: Day): Day | undefined {
  const named = groups['nowMonth'] ?? groups['oldMonth'];
  const date = (groups['now'] ?? '').padStart(2, '0');
  if (named !== undefined) return findDays(`${date} de ${named}`, today)[0]?.day;
  const day = parseIsoDay(isoDay(old).slice(0, 8) + date);
  return day !== undefined && day < today ? addMonths(day, 1) : day;
}
