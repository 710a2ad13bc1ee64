import { type Day, findDays, longDay, spanishDay, weekdayName } from '../calendar.js';
import { findNthWeekday, type NthWeekday } from '../reading/days/nth-weekday.js';
import { weekdayNamed, weekdayWords } from '../reading/days/weekdays.js';
import { sentencesIn } from '../sentences.js';
import type { Situation } from './call.js';

const fillers = '(?:(?:definitely|really|actually|still|also|on|an?|un|el) )*';
/** "Is 18 March a Thursday?", "tell me if that's a Friday", "¿ese día es sábado?" */
const asksWhether = new RegExp(
  `(?<!\\p{L})(?:is|are|if|whether|was|will|falls?|be|that[’']?s|it[’']?s|es|cae|será|si)(?!\\p{L})[^.!?\\n]{0,40}?(?<!\\p{L})${fillers}(${weekdayWords})(?:,? (?:right|correct|isn[’']?t it|yes|no|cierto|verdad|no es cierto))*\\W*$`,
  'iu',
);
const isQuestion =
  /\?\s*$|(?<!\p{L})(?:tell me|let me know|say|check|confirm|dime|confirma(?:me)?|comprueba) (?:if|whether|that|si)(?!\p{L})/iu;
/** "Is it a Friday?", "that's a Friday, right?": asked of a day that was named before, not of a thing such as "on sale". */
const asksOfKnown =
  /(?<!\p{L})(?:(?:is|was|will|would|does|if|whether|si|es|cae|será) (?:it|that|this|ese|eso|(?:the|my|our|el|la|mi|nuestr[oa]) \p{L}+)|(?:it|that|this|eso|ese día|(?:the|my|our|la|el) (?:\p{L}+ )?(?:day|date|release|gig|show|concert|fecha|día|concierto|lanzamiento))(?:[’']?s| is| was| falls| es| cae| será))(?!\p{L})|(?<!\p{L})¿?(?:es|cae|será) (?:un )?\p{L}+\W*$/iu;
/** "What time would you post it, the sale is Friday?" */
const asksElse = /^\W*(?:\p{L}+[.,!]* ){0,3}?(?:what|which|how|when|where|who|why) (?!day(?!\p{L}))[^]*,/iu;
/** "What day of the week is 18 March?" */
const asksWhich =
  /(?<!\p{L})(?:(?:what|which) (?:day of the week|weekday)|what day (?:is|was|does|will|would)|qué día (?:de la semana )?(?:es|cae|será)|en qué día cae)(?!\p{L})/iu;
/** "What date would next Friday be?" */
const asksDate = new RegExp(
  `(?<!\\p{L})(?:(?:what|which) (?:date|day)|what(?:[’']?s| is) the date|qué fecha|qué día)(?!\\p{L})[^.?!\\n]{0,25}?(?<!\\p{L})(next|this|coming|próximo|este) (${weekdayWords})(?!\\p{L})`,
  'iu',
);
/** "What's the first Friday in February?", also without its question mark. */
const asksWhen =
  /\?\s*$|(?<!\p{L})(?:what|which|when|what[’']?s|when[’']?s|qué|cuál|cuándo|que (?:día|fecha)|cual|cuando)(?!\p{L})/iu;
const daysOfWeek = 7;

/** The weekdays and dates that a message asks for: "Yes: it’s Thursday 18 March 2027."; `''` if it asks for none. */
export function weekdayAnswer({ conversation: { question, today }, known }: Situation): string {
  const isSpanish = known.language === 'es';
  const written = (day: Day): string => (isSpanish ? spanishDay(day) : longDay(day));
  const [ofMessage] = findDays(question, today);
  const answers = sentencesIn(question).flatMap((one) => {
    const [, , next = ''] = asksDate.exec(one) ?? [];
    if (next !== '') {
      const first = dayOn(weekdayNamed(next), today);
      return isSpanish
        ? `El ${next.toLowerCase()} que viene es el ${written(first)}, y el siguiente, el ${written(first + daysOfWeek)}.`
        : `The coming ${weekdayNamed(next)} is ${written(first)}, and the one after it ${written(first + daysOfWeek)}.`;
    }
    const nth = asksWhen.test(one) ? findNthWeekday(one, today) : undefined;
    if (nth) return nthAnswer(nth, isSpanish);
    const day = findDays(one, today)[0]?.day ?? ofMessage?.day ?? known.day;
    if (day === null || !isQuestion.test(one)) return [];
    const isOfDay = findDays(withoutWeekdays(one), today).length > 0 || asksOfKnown.test(one);
    const [, claimed = ''] = (isOfDay && !asksElse.test(one) && asksWhether.exec(one)) || [];
    if (claimed === '') return asksWhich.test(one) && findDays(one, today).length > 0 ? sentenceOf(written(day)) : [];
    const isRight = weekdayNamed(claimed) === weekdayName(day);
    if (isSpanish)
      return isRight
        ? `Sí: ${written(day)}.`
        : `No: el ${written(day).replace(/^\p{L}+, /u, '')} es ${written(day).replace(/,.*/su, '')}.`;
    return isRight ? `Yes: it’s ${written(day)}.` : `No: it’s ${written(day)}.`;
  });
  return answers.join(' ');
}

/** A bare weekday names no day whose weekday could be asked for. */
function withoutWeekdays(sentence: string): string {
  return sentence.replace(new RegExp(`(?<!\\p{L})(?:${weekdayWords})(?!\\p{L})`, 'giu'), '');
}

function nthAnswer({ words, day }: NthWeekday, isSpanish: boolean): string {
  if (day === null) return isSpanish ? `No hay ${words.toLowerCase()}.` : `There is no ${words}.`;
  return isSpanish ? `El ${words.toLowerCase()} es el ${spanishDay(day)}.` : `The ${words} is ${longDay(day)}.`;
}

const sentenceOf = (day: string): string => `${day.charAt(0).toUpperCase()}${day.slice(1)}.`;

/** The first day after today that is the given weekday. */
function dayOn(weekday: string, today: Day): Day {
  const ahead = Array.from({ length: daysOfWeek }, (_, count) => today + count + 1);
  return ahead.find((day) => weekdayName(day) === weekday) ?? today;
}
