import type { Finding } from '../../../../contract/documents/document.js';
import {
  findAllDates,
  type FoundDate,
  isShortDate,
  noSuchDay,
  spellDate,
  twoReadings,
} from '../../common/dates/find-dates.js';
import { hasWrongWeekday, weekdayIn, weekdayNames } from '../../common/dates/partial-date.js';
import type { RuleText } from './rule-text.js';

/** What comes before a day. Elsewhere, 3/4 may be a fraction, a score or a time signature. */
const leadsToDay =
  /(?<!\p{L})(?:on|by|until|till|from|since|before|after|out|dates?|releases?d?|el|del|hasta|desde|fecha|sale|am|bis|ab|vom|seit|le|du|dès|jusqu'au|il|dal|em|até|\p{L}{1,9}day|lunes|martes|miércoles|jueves|viernes|sábado|domingo|\p{L}{3,8}tag|vendredi)[:,]?[ \0]{1,3}$/iu;
const isShare = /^ (?:of|de|time|stars?|der|des)(?!\p{L})/iu;

/** Dates that don't exist, or that readers may take for another one. They are wrong no matter who wrote them. */
export function dateRules(document: RuleText): Finding[] {
  return findAllDates(document.text).flatMap((date) => {
    const { start, end, text, dates } = date;
    const why = dates.length === 0 ? noSuchDay(text) : (wrongWeekday(date) ?? ambiguity(date, document.text));
    return why === null ? [] : [document.part(start, end, why)];
  });
}

/** "Monday 22 January 2027": the day is a Friday. */
function wrongWeekday({ dates: [date] }: FoundDate): string | null {
  if (!date || !hasWrongWeekday(date)) return null;
  const [real = 0, stated = 0] = [weekdayIn(date), date.weekday];
  return `${spellDate(date)} is a ${weekdayNames[real]}, not a ${weekdayNames[stated]}.`;
}

/** 3/4/2027 is two dates: readers in the US and elsewhere turn up on different days. */
function ambiguity(date: FoundDate, text: string): string | null {
  const readings = twoReadings(date);
  if (!readings) return null;
  const isDay =
    !isShortDate(date.text) ||
    (leadsToDay.test(text.slice(Math.max(0, date.start - 24), date.start)) &&
      !isShare.test(text.slice(date.end, date.end + 8)));
  const [one, other] = readings.map(({ day = 0, month = 0 }) => spellDate({ day, month }));
  return isDay ? `Is this ${one} or ${other}? Write the month as a word.` : null;
}
