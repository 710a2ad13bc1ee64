import { addDays } from '../../../../contract/rules/day-rule.js';
import { withYear } from './confirmed-dates.js';
import { findDates } from '../../common/dates/find-dates.js';
import { type PartialDate, toPartial } from '../../common/dates/partial-date.js';

/** A day that is named by the one before or after it: "we play on Saturday 30 January, the single is out the day before". */
export interface DayBeside {
  text: string;
  /** The date that was named last before it. */
  of: PartialDate;
  /** -1 for the day before it, 1 for the day after. */
  days: number;
}

const before = String.raw`the (?:day|night|evening) before|the previous (?:day|night)|el día (?:antes|anterior)|la (?:noche|víspera|vispera) (?:antes|anterior)|un día antes|a day (?:earlier|before)`;
const after = String.raw`the (?:day|night|evening|morning) after|the (?:next|following) (?:day|night)|a day (?:later|after)|el día (?:después|siguiente)|al día siguiente|un día después|la noche siguiente`;
/** "The day before we recorded it" is no day of the date's, but "the day before the gig" is. */
const end = String.raw`(?=\W*(?:$|[.,;:!?)\n–—])| (?:that|it|the (?:gig|show|concert|launch|release|single|album|ep|party|tour)|del? |and|so|but|in|at|we(?: play|['’]re playing| launch)|y|pero|en|toco|tocamos|sale|salimos|presento|presentamos)(?!\p{L}))`;
const beside = new RegExp(String.raw`(?<!\p{L})(?:(?<before>${before})|${after})${end}`, 'giu');
/** More would only be found in a text that is made to be slow. */
const most = 20;

/** The days that a text names by the one beside them. */
export function daysBeside(text: string): DayBeside[] {
  const found = [...text.matchAll(beside)].slice(0, most);
  if (found.length === 0) return [];
  const dates = findDates(text);
  return found.flatMap(({ 0: words, index, groups }) => {
    const last = dates.findLast((date) => date.end <= index);
    const [of, ...others] = last?.dates ?? [];
    if (!of?.month || !of.day || others.length > 0) return [];
    return [{ text: words, of, days: groups?.['before'] === undefined ? 1 : -1 }];
  });
}

/** The date of such a day; null if nothing says its year. @param saidOn the day of the text, `2026-11-29` */
export function dateOfDayBeside({ of, days }: DayBeside, saidOn?: string): PartialDate | null {
  const { year, month, day } = withYear(of, saidOn);
  if (year === undefined || month === undefined || day === undefined) return null;
  const iso = [String(year).padStart(4, '0'), ...[month, day].map((part) => String(part).padStart(2, '0'))].join('-');
  return toPartial(addDays(iso, days));
}
