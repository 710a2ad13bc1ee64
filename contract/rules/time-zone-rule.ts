import { ValidateBy } from 'class-validator';

/** The longest name of a time zone has half as many letters. */
const timeZoneMax = 64;

/** Names that proved to be time zones: finding out takes longer than all else that a message is checked for. */
const proven = new Set<string>();
/** More than there are; each may be written in capitals or not. */
const provenMax = 1000;

/** What may be the name of a time zone, `Europe/London`: a browser may know of one that is too new here. */
export function TimeZone(): PropertyDecorator {
  return ValidateBy({
    name: 'timeZone',
    constraints: [timeZoneMax],
    validator: { validate: mayBeTimeZone, defaultMessage: () => 'timeZone must be the name of a time zone' },
  });
}

/** A time zone by its name; UTC where none is given, or one that is not known here. */
export function timeZoneNamed(name: string | undefined): string {
  return isTimeZone(name) ? name : 'UTC';
}

function mayBeTimeZone(value: unknown): value is string {
  return typeof value === 'string' && value.length <= timeZoneMax && /^[\w+/-]*$/.test(value);
}

function isTimeZone(value: unknown): value is string {
  if (!mayBeTimeZone(value)) return false;
  if (proven.has(value)) return true;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: value });
  } catch {
    return false;
  }
  if (proven.size < provenMax) proven.add(value);
  return true;
}
