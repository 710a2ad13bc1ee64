import { findNoDay, findTwoWays, longDay, weekdayName } from '../calendar.js';
import type { Conversation } from '../conversation.js';
import { languageOf } from '../reading/language.js';

/** A question back about a date that can be read in two ways; `''` if there is none. */
export function ambiguousDay({ question }: Conversation): string {
  const found = findTwoWays(question);
  if (!found) return '';
  const [one, other] = found.days;
  return languageOf([question]) === 'es'
    ? `«${found.text}» se puede leer de dos maneras. ¿Es el día ${Number.parseInt(one, 10)} o el ${Number.parseInt(other, 10)}?`
    : `“${found.text}” can be read in two ways: is it ${one} or ${other}?`;
}

/** A question back about a day that is not in the calendar; `''` if there is none. */
export function noDayRemark({ question }: Conversation): string {
  const day = findNoDay(question);
  return day ? `One thing first: there is no ${day} in the calendar. Which day do you mean?` : '';
}

/** A question back about a date whose weekday is another one; `''` if there is none. */
export function weekdayRemark({ date }: Conversation): string {
  if (!date?.claimedWeekday || date.claimedWeekday === weekdayName(date.day)) return '';
  const [, ...dayAndMonth] = longDay(date.day).split(' ');
  return `One thing to check: ${dayAndMonth.join(' ')} is a ${weekdayName(date.day)}, not a ${date.claimedWeekday}. Which did you mean?`;
}
