import type { Finding } from '../../../../contract/documents/document.js';
import { findDates, isShortDate, spellReadings, twoReadings } from '../proof/find-dates.js';
import type { RuleText } from './rule-text.js';

/** What comes before a day. Elsewhere, 3/4 may be a fraction, a score or a time signature. */
const leadsToDay =
  /(?<!\p{L})(?:on|by|until|till|from|since|before|after|out|dates?|releases?d?|el|del|hasta|desde|fecha|sale|am|bis|ab|vom|seit|le|du|dès|jusqu'au|il|dal|em|até|\p{L}{1,9}day|lunes|martes|miércoles|jueves|viernes|sábado|domingo|\p{L}{3,8}tag|vendredi)[:,]?[ \0]{1,3}$/iu;
const isShare = /^ (?:of|de|time|stars?|der|des)(?!\p{L})/iu;

/** 3/4/2027 is two dates: readers in the US and elsewhere turn up on different days. */
export function dateRules(document: RuleText): Finding[] {
  const { text } = document;
  return findDates(text).flatMap((date) => {
    const readings = twoReadings(date);
    if (!readings) return [];
    const isDay =
      !isShortDate(date.text) ||
      (leadsToDay.test(text.slice(Math.max(0, date.start - 24), date.start)) &&
        !isShare.test(text.slice(date.end, date.end + 8)));
    return isDay
      ? [document.part(date.start, date.end, `Is this ${spellReadings(readings)}? Write the month as a word.`)]
      : [];
  });
}
