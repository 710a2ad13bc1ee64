import { createEvents, type DateArray, type EventAttributes } from 'ics';
import { appName } from '../../../../contract/app.js';
import { addDays } from '../../../../contract/rules/day-rule.js';

/** An all-day entry of a calendar. */
export interface CalendarEntry {
  /** Stays the same for the life of the entry: calendars identify it by this. */
  uid: string;
  title: string;
  description: string;
  day: string;
  url: string;
  /** Grows with each change. */
  sequence: number;
  changedAt: Date;
}

/** Line length limit of RFC 5545, 3.1, in bytes of UTF-8. */
const longestLine = 75;

/**
 * A calendar in RFC 5545 format: all-day entries that end on the next day and don't block time. The same entries give
 * the same bytes.
 * @throws Error for an entry that the format can't represent
 */
export function calendarText(name: string, entries: readonly CalendarEntry[]): string {
  const productId = `-//${appName}//Plans//EN`;
  if (entries.length === 0) return emptyCalendar(name, productId);
  const { value, error } = createEvents(entries.map(toEvent), {
    productId,
    calName: escapeText(name),
    method: 'PUBLISH',
  });
  if (value === null || value === undefined) throw new Error('The calendar could not be written', { cause: error });
  return foldByBytes(value);
}

function toEvent(entry: CalendarEntry): EventAttributes & { timestamp: number } {
  return {
    uid: entry.uid,
    title: oneLine(entry.title),
    description: plain(entry.description),
    url: entry.url,
    start: dateOf(entry.day),
    end: dateOf(addDays(entry.day, 1)),
    sequence: entry.sequence,
    timestamp: entry.changedAt.getTime(),
    lastModified: entry.changedAt.getTime(),
    busyStatus: 'FREE',
    transp: 'TRANSPARENT',
  };
}

function dateOf(day: string): DateArray {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  return [year, month, date];
}

function emptyCalendar(name: string, productId: string): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'CALSCALE:GREGORIAN',
    `PRODID:${productId}`,
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escapeText(name)}`,
    'X-PUBLISHED-TTL:PT1H',
    'END:VCALENDAR',
  ];
  return foldByBytes(`${lines.join('\r\n')}\r\n`);
}

/** Replaces characters not allowed in text: control characters, and lone carriage returns, which would end a line. */
function plain(text: string): string {
  // eslint-disable-next-line no-control-regex
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]/g, ' ');
}

function oneLine(text: string): string {
  return plain(text).replace(/\n/g, ' ');
}

function escapeText(text: string): string {
  return oneLine(text).replace(/[\\;,]/g, (character) => `\\${character}`);
}

/** `ics` folds by characters; some calendars count bytes. */
function foldByBytes(text: string): string {
  return text
    .replace(/\r\n[\t ]/g, '')
    .split('\r\n')
    .map((line) => (Buffer.byteLength(line) <= longestLine ? line : fold(line)))
    .join('\r\n');
}

function fold(line: string): string {
  const lines: string[] = [];
  let part = '';
  let bytes = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (bytes + size > longestLine) {
      lines.push(part);
      part = ' ';
      bytes = 1;
    }
    part += character;
    bytes += size;
  }
  return [...lines, part].join('\r\n');
}
