import { addMonths, type Day, isoDay, longDay, parseIsoDay, spanishDay } from '../../calendar.js';

const ending = '(?:st|nd|rd|th)?(?![\\p{L}\\d])';
/** "Not 17 songs" is no day. */
const notCounted = '(?! (?!(?:in|en|at|as|but|sino|it|es|y|and)(?!\\p{L}))\\p{Ll})';
const newFirst = new RegExp(
  `(?<![\\p{L}\\d])(?<date>\\d{1,2})${ending},?(?: y| and)? (?:not|no|instead of|en (?:vez|lugar) del?)(?: on)?(?: the| el)? (?<old>\\d{1,2})${ending}${notCounted}`,
  'iu',
);
const oldFirst = new RegExp(
  `(?<![\\p{L}\\d])(?:not|no)(?: (?:on|is|es))?(?: the| el)? (?<old>\\d{1,2})${ending},?(?: but| sino)?(?: it['’]?s| is| es)?(?: on)?(?: the| el)? (?<date>\\d{1,2})${ending}${notCounted}`,
  'iu',
);

/** "La de Cali se cambió para el 9": a day without a month. */
const movedTo =
  /(?<!\p{L})(?:se )?(?:cambi(?:a|o|ó|amos|ado)|pas(?:a|o|ó|amos|ado)|muev(?:e|en)|movi(?:ó|mos|eron|do)|aplaz(?:a|ó|amos|ado)|adelant(?:a|ó|amos|ado)|retras(?:a|ó|amos|ado)|corr(?:e|ió|imos|ieron)|qued(?:a|ó)|(?:ahora|al final|finalmente|mejor|ya) (?:es|será|toca|va|queda|cae)(?: al final)?|(?:va a ser|será)(?: al final)?|es (?:ahora|al final|mejor)|(?:cambia|cambió|cambiamos) (?:de fecha|de día)[:,]? (?:ahora )?(?:es|será|al))(?!\p{L}) (?:para el|al|el) (?:día )?(?<date>\d{1,2})(?![\d:]|[.,]\d| (?:de|canciones|euros|pesos)(?!\p{L}))/iu;

/** "Movimos Cali al 9". */
const nightMovedTo =
  /(?<=(?<!\p{L})(?:mov(?:imos|emos|ieron)|pasamos|pasaron|cambiamos|cambiaron|corrimos|corrieron|aplazamos|adelantamos|retrasamos|mueve|pasa|cambia) [^.,;!?\n]{1,30} )(?:para el|al) (?:día )?(?<date>\d{1,2})(?![\d:]|[.,]\d| (?:de|canciones|euros|pesos)(?!\p{L}))/iu;

function withMovedDay(
  text: string,
  { 0: words, groups }: RegExpExecArray,
  shows: readonly { day: Day; town: string }[],
): string {
  const [night, ...others] = shows.filter(({ town }) => town !== '' && text.includes(town));
  if (!night || others.length > 0) return text;
  const day = parseIsoDay(isoDay(night.day).slice(0, 8) + (groups?.['date'] ?? '').padStart(2, '0'));
  return day === undefined ? text : text.replace(words, () => `se mueve al ${spanishDay(day)}`);
}

/**
 * Writes out the day of a correction like "Málaga is on the 18th, not the 17th": the 18th of the month of the one concert on a 17th, with its
 * town. Other texts stay as they are.
 */
export function withCorrectedDay(text: string, shows: readonly { day: Day; town: string }[]): string {
  const moved = /[?¿]/.test(text) ? null : (movedTo.exec(text) ?? nightMovedTo.exec(text));
  if (moved) return withMovedDay(text, moved, shows);
  const match = newFirst.exec(text) ?? oldFirst.exec(text);
  if (!match?.groups) return text;
  const { date = '', old = '' } = match.groups;
  const nights = shows.filter(({ day, town }) => Number(isoDay(day).slice(8)) === Number(old) && town !== '');
  const named = nights.filter(({ town }) => text.includes(town));
  const [night, ...others] = named.length > 0 ? named : nights;
  if (!night || others.length > 0) return text;
  const day = parseIsoDay(isoDay(night.day).slice(0, 8) + date.padStart(2, '0'));
  // Across the end of a month: "on the 1st, not the 31st".
  const isNext = Number(old) - Number(date) > 20;
  const meant = isNext && day !== undefined ? addMonths(day, 1) : day;
  if (meant === undefined) return text;
  const place = named.length > 0 ? '' : ` in ${night.town}`;
  return text.replace(match[0], () => `${longDay(meant)} instead${place}`);
}
