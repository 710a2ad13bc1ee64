const weekday = '(?:(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?,? )?';
const month =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const year = '(?<year>\\d{4})';

/** Unambiguous formats of full dates: 3/10/2026 is in March to some and in October to others. */
const forms = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  /^(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日$/,
  new RegExp(`^${weekday}${day} ${month},? ${year}$`, 'i'),
  new RegExp(`^${weekday}${month} ${day},? ${year}$`, 'i'),
];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const hourMs = 3_600_000;
/** The time from the start of a day in UTC to its end in the last time zone. */
const dayEverywhereMs = (24 + 12) * hourMs;

/** The start (UTC) of the day that a show's date names; NaN if it doesn't name one unambiguously. */
export function showDay(date: string): number {
  const named = partsOf(date);
  if (!named) return NaN;
  const { year: inYear = '', month: inMonth = '', day: onDay = '' } = named;
  const monthIndex = /\d/.test(inMonth) ? Number(inMonth) - 1 : months.indexOf(inMonth.slice(0, 3).toLowerCase());
  const begins = new Date(Date.UTC(Number(inYear), monthIndex, Number(onDay)));
  // `Date` would turn 31 February into a day in March, and the year 27 into 1927.
  const isThatDay = begins.getUTCMonth() === monthIndex && begins.getUTCDate() === Number(onDay);
  return isThatDay && begins.getUTCFullYear() === Number(inYear) ? begins.getTime() : NaN;
}

/** Whether a date is a full date that doesn't exist: `2027-02-31`. */
export function isImpossibleDay(date: string): boolean {
  return partsOf(date) !== undefined && Number.isNaN(showDay(date));
}

/** Whether a show's day is over everywhere on earth; false for an ambiguous date. */
export function isOver(date: string, now: Date): boolean {
  return showDay(date) + dayEverywhereMs <= now.getTime();
}

function partsOf(date: string): Record<string, string> | undefined {
  return forms.map((form) => form.exec(date)?.groups).find((groups) => groups !== undefined);
}
