const weekday = '(?:(?:mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur|sun)(?:day)?,? )?';
const month =
  '(?<month>jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)';
const day = '(?<day>\\d{1,2})(?:st|nd|rd|th)?';
const year = '(?<year>\\d{4})';

/** Whole dates that everybody reads alike: 3/10/2026 is a day in March and one in October. */
const forms = [
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/,
  /^(?<year>\d{4})年(?<month>\d{1,2})月(?<day>\d{1,2})日$/,
  new RegExp(`^${weekday}${day} ${month},? ${year}$`, 'i'),
  new RegExp(`^${weekday}${month} ${day},? ${year}$`, 'i'),
];
const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const hourMs = 3_600_000;
/** From the beginning of a day at Greenwich to its end where it ends last. */
const dayEverywhereMs = (24 + 12) * hourMs;

/** The day that a show's date names beyond doubt, as the moment at which it begins at Greenwich; NaN where it names none. */
export function showDay(date: string): number {
  const named = partsOf(date);
  if (!named) return NaN;
  const { year: inYear = '', month: inMonth = '', day: onDay = '' } = named;
  const monthIndex = /\d/.test(inMonth) ? Number(inMonth) - 1 : months.indexOf(inMonth.slice(0, 3).toLowerCase());
  const begins = new Date(Date.UTC(Number(inYear), monthIndex, Number(onDay)));
  // The 31st of February would be one of March, and the year 27 one of the last century.
  const isThatDay = begins.getUTCMonth() === monthIndex && begins.getUTCDate() === Number(onDay);
  return isThatDay && begins.getUTCFullYear() === Number(inYear) ? begins.getTime() : NaN;
}

/** Whether a date is written as a whole day, and no calendar has that one: `2027-02-31`. */
export function isImpossibleDay(date: string): boolean {
  return partsOf(date) !== undefined && Number.isNaN(showDay(date));
}

/** Whether the day of a show is over, wherever on earth it is played; one without a day that is beyond doubt is not. */
export function isOver(date: string, now: Date): boolean {
  return showDay(date) + dayEverywhereMs <= now.getTime();
}

function partsOf(date: string): Record<string, string> | undefined {
  return forms.map((form) => form.exec(date)?.groups).find((groups) => groups !== undefined);
}
