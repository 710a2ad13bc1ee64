import { type Day, isoDay, months, spanishMonths, weekdayName } from '../calendar.js';
import type { Language } from '../reading/language.js';
import { weekdayNamed, weekdayWords } from '../reading/days/weekdays.js';

const cameOut =
  "(?:(?:came|went|been|is|its|it['’]s|out) (?:out|live|up) since|out since|came out|went (?:out|live|up)|dropped|landed|(?:was|got|were) (?:released|put out|published)|(?:I|we)(?:['’]ve| have)? (?:just )?(?:released|dropped|put out|self-released|uploaded|launched) [^.!?;\\n]{1,60}?|(?:I|we) put [^.!?;\\n]{1,40}? (?:out|up))";
const cameOutInSpanish =
  '(?:sali(?:ó|eron|o)|se (?:publicó|estrenó|lanzó|publicaron)|est(?:á|a|aba) (?:fuera|disponible|publicad[oa]|en la calle) desde|fuera desde|(?:saqué|sacamos|publiqué|publicamos|lancé|lanzamos|estrené|estrenamos|subí|subimos)(?: [^.!?;\\n]{1,60}?)?)';
const ofMonth = `(?! ?(?:of |de |del )?(?:(?:this|last|next|este|próximo) (?:month|mes)|${[...months, ...spanishMonths].map((one) => one.slice(0, 3)).join('|')}))`;
const english = new RegExp(
  `(?<=(?<!\\p{L})${cameOut} )(?:(?:back |just )?on )?(?:(?:last |this )?(?<weekday>${weekdayWords}),? )?(?:the )?(?<date>\\d{1,2})(?:st|nd|rd|th)(?![\\p{L}\\d])${ofMonth}`,
  'giu',
);
const onWeekday = new RegExp(
  `(?<=(?<!\\p{L})${cameOut} )(?:on |last |this past |this )(?<weekday>${weekdayWords})(?![\\p{L}\\d])(?!,? (?:the )?\\d)`,
  'giu',
);
const spanish = new RegExp(
  `(?<=(?<!\\p{L})${cameOutInSpanish} )(?:el |este )?(?:pasado )?(?:(?<weekday>${weekdayWords}) )?(?:día )?(?<date>\\d{1,2})(?![\\p{L}\\d/.-])${ofMonth}`,
  'giu',
);
const onSpanishWeekday = new RegExp(
  `(?<=(?<!\\p{L})${cameOutInSpanish} )(?:el |este )(?:pasado )?(?<weekday>lunes|martes|miércoles|miercoles|jueves|viernes|sábado|sabado|domingo)(?: pasado)?(?!\\p{L})(?!,? (?:día )?\\d)`,
  'giu',
);
/** A month has so many days at most: further back, no day has the same number in the month before. */
const furthest = 62;

/**
 * A message in which a day that something came out on has its month: "it came out on the 20th" is of the last one.
 * @param today the day of the message
 */
export function withPastDays(message: string, today: Day, language: Language): string {
  if (language === 'es')
    return message
      .replace(spanish, (words, ...more) => spelled(words, more, today, language))
      .replace(onSpanishWeekday, (words, ...more) => spelled(words, more, today, language));
  return message
    .replace(english, (words, ...more) => spelled(words, more, today, language))
    .replace(onWeekday, (words, ...more) => spelled(words, more, today, language));
}

function spelled(words: string, more: readonly unknown[], today: Day, language: Language): string {
  const { weekday = '', date = '' } = Object(more.at(-1)) as Record<string, string | undefined>;
  const isThat = (day: Day): boolean =>
    (date === '' || Number(isoDay(day).slice(-2)) === Number(date)) &&
    (weekday === '' || date !== '' || weekdayName(day) === weekdayNamed(weekday));
  const days = Array.from({ length: furthest }, (_, back) => today - back - (date === '' ? 1 : 0));
  const found = days.find(isThat);
  if (found === undefined || (weekday !== '' && weekdayName(found) !== weekdayNamed(weekday))) return words;
  const [year, month, number] = isoDay(found).split('-').map(Number);
  return language === 'es'
    ? `el ${number} de ${spanishMonths[(month ?? 1) - 1]} de ${year}`
    : `on ${number} ${months[(month ?? 1) - 1]} ${year}`;
}
