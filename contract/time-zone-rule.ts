import { ValidateBy } from 'class-validator';

/** The longest name of a time zone has half as many letters. */
const timeZoneMax = 64;

/** Names that proved to be time zones: finding out takes longer than all else that a message is checked for. */
const proven = new Set<string>();
/** More than there are; each may be written in capitals or not. */
const provenMax = 1000;

/** The name of a time zone that is known here: `Europe/London`. */
export function TimeZone(): PropertyDecorator {
  return ValidateBy({
    name: 'timeZone',
    constraints: [timeZoneMax],
    validator: { validate: isTimeZone, defaultMessage: () => 'timeZone must be the name of a time zone' },
  });
}

function isTimeZone(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > timeZoneMax) return false;
  if (proven.has(value)) return true;
  try {
    new Intl.DateTimeFormat('en-US', { timeZone: value });
  } catch {
    return false;
  }
  if (proven.size < provenMax) proven.add(value);
  return true;
}
