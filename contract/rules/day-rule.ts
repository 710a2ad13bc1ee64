import { ValidateBy, type ValidationOptions } from 'class-validator';

const dayMs = 86_400_000;

/** The first and last day that a plan may contain. */
const earliest = '2000-01-01';
const latest = '2099-12-31';

/** Returns the error for a day, as a sentence for people, or undefined. */
export function dayProblem(value: unknown): string | undefined {
  const parts = typeof value === 'string' ? /^(\d{4})-(\d{2})-(\d{2})$/.exec(value) : null;
  if (!parts) return 'Write the date as year-month-day, like 2027-01-29';
  const [day = '', year, month] = parts;
  const moment = Date.parse(day);
  if (Number.isNaN(moment) || new Date(moment).toISOString().slice(0, 10) !== day) {
    return month === '02' ? `February ${year} has no day ${Number(parts[3])}` : `There is no such day: ${day}`;
  }
  if (day < earliest || day > latest) return 'The date must be between 2000 and 2099';
  return undefined;
}

/** A calendar day: `2027-01-29`. */
export function Day(options?: ValidationOptions): PropertyDecorator {
  return ValidateBy(
    {
      name: 'day',
      validator: {
        validate: (value) => dayProblem(value) === undefined,
        defaultMessage: (args) => dayProblem(args?.value) ?? '',
      },
    },
    options,
  );
}

/** The day `count` days later, or earlier if negative. Calendar days have no clock changes. */
export function addDays(day: string, count: number): string {
  return new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);
}

/** The number of days between two days; negative if `later` is earlier. */
export function daysBetween(earlier: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(earlier)) / dayMs);
}

/** 0 is Sunday. */
export function weekdayNumber(day: string): number {
  return new Date(Date.parse(day)).getUTCDay();
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** `Friday 15 January`, with the year unless it is `inYear`. */
export function spellDay(day: string, inYear?: string): string {
  const [year = '', month, date] = day.split('-');
  const spelled = `${weekdays[weekdayNumber(day)]} ${Number(date)} ${months[Number(month) - 1]}`;
  return inYear === undefined || inYear === year ? spelled : `${spelled} ${year}`;
}

/** The day `count` working days (Monday to Friday) later. */
export function addWorkingDays(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0;) {
    at = addDays(at, 1);
    if (weekdayNumber(at) % 6 !== 0) left -= 1;
  }
  return at;
}
