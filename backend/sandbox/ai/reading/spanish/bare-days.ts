import {
  addMonths,
  findDays,
  findNoDay,
  isoDay,
  months,
  parseIsoDay,
  spanishDay,
  spanishMonths,
} from '../../calendar.js';

const month = `(?:${spanishMonths.join('|')})`;
const moves =
  'se (?:aplaza|mueve|pasa|cambia|adelanta|retrasa|aplazó|movió|pasó|cambió|cambio|paso|adelantó|retrasó)|queda aplazad[oa]|lo (?:pasamos|movemos|cambiamos)';
/** "Mi concierto del 20 de junio se aplaza al 27". */
const movedWithin = new RegExp(
  `(?<!\\p{L})del? (?:\\p{L}+ )?\\d{1,2} de (${month})((?: [^.!?\\n]{1,80}?)? )(${moves}) (?:al|para el) (\\d{1,2})(?![\\d:]|[.,]\\d| de(?!\\p{L}))`,
  'iu',
);
const corrects =
  /(?<!\p{L})(?:fecha|cambia(?:la|lo)?|cambiad?|perdón|perdona|mejor|al final|quise decir|me equivoqué|en realidad|no,)(?!\p{L})/iu;
/** "El 19, viernes": the answer to a question for the day. */
const onlyDay =
  /^\W*(?:(?:pues|vale|creo que|será|sería|es|sale|sí)[ ,]+)*(?:el )?(?:(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo),? )?(?:día )?(\d{1,2})(?:,? (?:que (?:es|cae en) )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo))?\W*$/iu;
/** "En febrero", without a day. */
const loneMonth = new RegExp(`(?<!\\p{L})(?:en|para) (${spanishMonths.join('|')})(?!\\p{L})`, 'iu');
/** Words of a clause about the release itself. */
const ofRelease =
  /(?<!\p{L})(?:la|el|lo|los|las|mi|nuestr[oa]|que|qué|pues|y|pero|no|fecha|día|single|sencillo|canción|tema|rola|disco|álbum|EP|LP|lanzamiento|ahora|mejor|al|final|perdón|perdona|en|realidad|de|cambia(?:la|lo|mos|d|r)?|cambió|quise|decir|me|equivoqué|es|sale|será|saldrá|va|a|ser|hola|oye|che|uy|ay|ups|vale|ok|bueno|sí|creo|dije|te|mal|está|era)(?!\p{L})/giu;
const bareDay =
  /(?<!\p{L})(?:es|sale|será|saldrá|mejor|pon|al final|quise decir|(?:perdón|perdona|no),)(?: (?:es|sale|será))? el (?:día )?(\d{1,2})(?=$|[.,;!)\n]| (?:y|por favor|no|en vez|en lugar)(?!\p{L}))/iu;

/** Whether the words before a day name something other than a release: "Mendoza al final es el 6", "el de Sevilla cambia de fecha: es el 9". */
function isOfNight(text: string, words: string): boolean {
  const before = text.slice(0, text.indexOf(words));
  const [clause = ''] = before.split(/[,.;!\n]/).slice(-1);
  const rest = clause
    .replace(/[^\p{L} ]/gu, '')
    .replace(ofRelease, '')
    .trim();
  return rest !== '';
}

/** "En marzo sale el próximo, el viernes 26". */
const monthBefore = new RegExp(
  `(?<!\\p{L})[Ee]n (${spanishMonths.join('|')})(?!\\p{L})[^.!?:;\\d\\n]{1,60}?(?<!\\p{L})el (?:\\p{L}{5,9} )?\\d{1,2}(?![\\p{L}\\d:]|[.,]\\d| (?:de|del|h|hs|horas|temas|canciones|años|euros|pesos|por)(?!\\p{L}))`,
  'gu',
);

/**
 * Writes out a corrected day without its month: "cambia la fecha, es el 14" means the 14th of the month named last. Other texts stay as they
 * are.
 * @param earlier the artist's earlier messages
 */
export function withMonthNamedLast(told: string, earlier: readonly string[], today: number): string {
  const text = told.replace(monthBefore, (words, name: string) => `${words} de ${name}`);
  const within = text.replace(movedWithin, (_, name: string, between: string, moved: string, date: string) =>
    `${between.trim()} ${moved} al ${date} de ${name}`.trim(),
  );
  if (within !== text) return within;
  const answer = onlyDay.exec(text)?.[1];
  const ofMonth = answer === undefined ? undefined : earlier.findLast((one) => loneMonth.test(one));
  if (answer !== undefined && ofMonth !== undefined)
    return `sale el ${answer} de ${loneMonth.exec(ofMonth)?.[1] ?? ''}`;
  const [words = '', date = ''] = bareDay.exec(text) ?? [];
  if (words === '' || !corrects.test(text) || findDays(text, today).length > 0) return text;
  if (isOfNight(text, words)) return text;
  // "El 30 de febrero" names a month, but no day.
  const noDay = findNoDay(earlier.at(-1) ?? '')?.split(' ')[1];
  const ofNoDay = spanishMonths[months.indexOf(noDay ?? '')];
  if (ofNoDay !== undefined) return text.replace(words, () => `sale el ${date} de ${ofNoDay}`);
  const last = earlier.flatMap((one) => findDays(one, today)).at(-1);
  if (!last) return text;
  const day = parseIsoDay(isoDay(last.day).slice(0, 8) + date.padStart(2, '0'));
  if (day === undefined) return text;
  return text.replace(words, () => `sale el ${spanishDay(day < today ? addMonths(day, 1) : day)}`);
}
