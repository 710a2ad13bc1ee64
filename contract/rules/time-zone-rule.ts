import { ValidateBy } from 'class-validator';

/** Twice the length of the longest time zone name. */
const timeZoneMax = 64;

/** Cache of valid names: the check is the slowest part of validating a message. */
const proven = new Set<string>();
/** More than exist, since the letter case may vary. */
const provenMax = 1000;

/** The name of a time zone, such as `Europe/London`. Unknown names pass: browsers may know newer ones. */
export function TimeZone(): PropertyDecorator {
  return ValidateBy({
    name: 'timeZone',
    constraints: [timeZoneMax],
    validator: { validate: mayBeTimeZone, defaultMessage: () => 'timeZone must be the name of a time zone' },
  });
}

/** The time zone with this name, or UTC if it is absent or unknown. */
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
