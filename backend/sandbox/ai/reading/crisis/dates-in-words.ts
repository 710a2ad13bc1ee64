import {
  type Day,
  findDays,
  isoDay,
  longDay,
  spanishDay,
  spanishWeekdays,
  weekdayName,
  weekdays,
} from '../../calendar.js';
import { withoutAccents } from '../../without-accents.js';
import type { Language } from '../language.js';
import { saysConcertIsOff } from './concert-off.js';

const days: [words: RegExp, back: number, english: (day: string) => string, spanish: (day: string) => string][] = [
  [/(?<!\p{L})(?:last night|anoche)(?!\p{L})/iu, 1, (day) => `on the night of ${day}`, (day) => `la noche del ${day}`],
  [/(?<!\p{L})(?:yesterday|ayer)(?!\p{L})/iu, 1, (day) => `on ${day}`, (day) => `el ${day}`],
  [/(?<!\p{L})de mañana(?!\p{L})/iu, -1, (day) => `of ${day}`, (day) => `del ${day}`],
  [
    /(?<!\p{L})(?:tomorrow(?! (?:night|morning|evening|afternoon))|(?<!(?:esta|la|una|por|de) )mañana(?! por))(?!\p{L})(?!['’]s)/iu,
    -1,
    (day) => `on ${day}`,
    (day) => `el ${day}`,
  ],
  [
    /(?<!\p{L})(?:today|tonight|this (?:morning|afternoon|evening)|hoy|esta (?:mañana|tarde|noche))(?!\p{L})(?!['’]s)/iu,
    0,
    (day) => `on ${day}`,
    (day) => `el ${day}`,
  ],
];
const months = /(?<!\p{L})(?:january|february|april|june|july|august|september|october|november|december)(?!\p{L})/gu;

const weekday = '(mon|tue|wed|thu|fri|sat|sun)(?:day|s|sday|nesday|r|rs|rsday|urday)?';
/** "Friday's gig", "this Saturday's show". */
const nightNamed = new RegExp(
  `(?<!\\p{L})(?:the |our |my )?(?:this )?${weekday}['’]?s? (gig|show|concert|set|recital)(?!\\p{L})`,
  'giu',
);
/** "Next sat 5 december", "friday 12 march 2027". */
const dayWritten = new RegExp(
  `(?<!\\p{L})(?:(?:this|next) )?${weekday},? (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: of)? \\p{L}{3,9}(?: \\d{4})?(?![\\p{L}\\d])`,
  'giu',
);

/** "The gig on Friday is off", "our show this Saturday": a day to come. */
const onWeekday = new RegExp(`(?<!\\p{L})(?:on|this|on this) ${weekday}(?![\\p{L}'’]| (?:the )?\\d)`, 'giu');
/** "We have to cancel Saturday at the Vault", "Saturday in Hull is off". */
const weekdayOff = new RegExp(
  `((?:cancel(?:l?ed|l?ing)?|call(?:ed|ing)? off|pull(?:ed|ing)?|postpon(?:e|ed|ing)) |^(?:(?:so|ok|our) )*)${weekday}(?= (?:at|in|night|because|cos|due|as)(?!\\p{L})|$)`,
  'giu',
);
/** "El concierto del sábado". */
const elDia =
  /(?<!\p{L})(el|del|este|de este) (lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)(?!,? ?(?:\p{L}+ )?\d|\p{L}| pasado)/giu;
const dias = spanishWeekdays.map(withoutAccents);

/** Within so many characters, a date has its number. */
const dateLength = 14;

/** "We're still playing on Friday in Lubbock". */
const stillPlays =
  /(?<!\p{L})(?:still (?:play(?:ing|s)?|on|happening|going ahead|doing)|go(?:es|ing)? ahead|we (?:do |will |['’]ll )?play|filling in|steps? in|stands? in)(?!\p{L})/iu;

/** "Thursday (3 dec)": the day without brackets. */
const inBrackets = new RegExp(
  `(?<!\\p{L})${weekday},? \\((?:the )?(?<date>\\d{1,2}(?:st|nd|rd|th)?(?: of)? \\p{L}{3,9}|\\p{L}{3,9} \\d{1,2})\\)`,
  'giu',
);

/** A clause in English with the days of shows in full, and with capitals. */
function withDaysInFull(clause: string, day: Day): string {
  const plain = clause.replace(inBrackets, (words, name: string, date: string) => {
    const [found] = findDays(date, day);
    return found && weekdayName(found.day).toLowerCase().startsWith(name.toLowerCase()) ? longDay(found.day) : words;
  });
  const inFull = plain.replace(dayWritten, (words) => {
    const [found] = findDays(words, day);
    const isRight = found !== undefined && (found.claimedWeekday ?? '') === weekdayName(found.day);
    return isRight ? longDay(found.day) : words;
  });
  const isDated = findDays(inFull, day).some(({ index }) => /\d/u.test(inFull.slice(index, index + dateLength)));
  const upcoming = (name: string): string => longDay(nextDay(name, day));
  const onDay =
    isDated || !(saysConcertIsOff(inFull) || stillPlays.test(inFull))
      ? inFull
      : inFull
          .replace(onWeekday, (_, name: string) => `on ${upcoming(name)}`)
          .replace(weekdayOff, (_, lead: string, name: string) => `${lead}the show on ${upcoming(name)}`);
  return onDay.replace(nightNamed, (_, name: string, what: string) => {
    if (isDated) return `the ${what}`;
    return `the ${what} on ${upcoming(name)}`;
  });
}

function nextDay(name: string, day: Day): Day {
  const wanted = weekdays.findIndex((one) => one.toLowerCase().startsWith(name.toLowerCase()));
  const ahead = (wanted - weekdays.indexOf(weekdayName(day)) + 7) % 7;
  return day + (ahead || 7);
}

const numberedWeekday =
  /(?<!\p{L})(el|del|este) (lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo),? (\d{1,2})(?! ?(?:de|del|h|hs|horas|\/|[-.:]\d)(?!\p{L}))(?!\d)/giu;
/** A weekday has the same number again within a year. */
const farthest = 366;

/** "El show del sábado 5": the next Saturday that is a fifth. */
function withNumberedWeekdays(clause: string, day: Day): string {
  return clause.replace(numberedWeekday, (words, article: string, name: string, number: string) => {
    const weekday = dias.indexOf(withoutAccents(name.toLowerCase()));
    const isMeant = (one: Day): boolean =>
      weekdays.indexOf(weekdayName(one)) === weekday && Number(isoDay(one).slice(-2)) === Number(number);
    const ahead = Array.from({ length: farthest }, (_, at) => day + at).find(isMeant);
    return ahead === undefined ? words : `${article} ${spanishDay(ahead)}`;
  });
}

/** A clause in Spanish about a concert that is off, with its day in full. */
function conDias(clause: string, day: Day): string {
  if (!saysConcertIsOff(clause)) return clause;
  return withNumberedWeekdays(clause, day).replace(elDia, (_, article: string, name: string) => {
    const ahead = (dias.indexOf(withoutAccents(name.toLowerCase())) - weekdays.indexOf(weekdayName(day)) + 7) % 7;
    const before = article.replace(/(?:de )?este/iu, (words) => (/^de/iu.test(words) ? 'del' : 'el'));
    return `${before} ${spanishDay(day + (ahead || 7))}`;
  });
}

/** Replaces "last night" with its date, since a statement is also read on other days. */
export function withDates(clause: string, day: Day, language: Language): string {
  const text = (language === 'en' ? withDaysInFull(clause, day) : conDias(clause, day))
    .replace(
      /(?<!\p{L})(?:the )?(tonight|today|tomorrow)['’]s (\p{L}+)/giu,
      (_, when: string, what: string) => `the ${what} on ${longDay(when.toLowerCase() === 'tomorrow' ? day + 1 : day)}`,
    )
    .replace(months, (month) => (language === 'en' ? month.charAt(0).toUpperCase() + month.slice(1) : month));
  return days.reduce((rest, [words, back, english, spanish]) => {
    const date = language === 'es' ? spanish(spanishDay(day - back)) : english(longDay(day - back));
    return rest.replace(words, date);
  }, text);
}
