import ICAL from 'ical.js';
import { calendarText, type CalendarEntry } from './calendar-text.js';

const entry = (overrides: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'task-1@fanfare',
  title: 'Pitch the song',
  description: 'Why',
  day: '2027-01-08',
  url: 'https://fanfare.example/releases/1',
  sequence: 3,
  changedAt: new Date('2026-11-24T10:00:00Z'),
  ...overrides,
});

function read(text: string): ICAL.Event[] {
  return new ICAL.Component(ICAL.parse(text) as unknown[])
    .getAllSubcomponents('vevent')
    .map((event) => new ICAL.Event(event));
}

describe('a calendar', () => {
  it('has all-day entries that end on the next day, with a stable id and a sequence', () => {
    const [event] = read(calendarText('Plans', [entry()]));
    expect(event?.uid).toBe('task-1@fanfare');
    expect(event?.sequence).toBe(3);
    expect(event?.startDate.isDate).toBe(true);
    expect([event?.startDate.toString(), event?.endDate.toString()]).toEqual(['2027-01-08', '2027-01-09']);
    expect(event?.component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-24T10:00:00Z');
    expect(event?.component.getFirstPropertyValue('transp')).toBe('TRANSPARENT');
  });

  it.each([
    'Leeds, Hull; York \\ "live"',
    'Ünïcödé 🎺 日本語のとても長いタイトルで、一行に収まらないので折り返されるはずです。まだまだ続きます。',
    `Injected\r\nEND:VEVENT\r\nBEGIN:VALARM`,
    'x'.repeat(500),
  ])('reads back what was written: %j', (title) => {
    const text = calendarText('A; B, C', [entry({ title, description: 'One\nTwo, three' })]);
    const [event, ...others] = read(text);
    expect(others).toEqual([]);
    expect(event?.summary).toBe(title.replace(/\r\n/g, ' '));
    expect(event?.description).toBe('One\nTwo, three');
    const name = new ICAL.Component(ICAL.parse(text) as unknown[]).getFirstPropertyValue('x-wr-calname');
    expect(String(name).replace(/\\/g, '')).toBe('A; B, C');
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  it('gives the same bytes for the same entries, and is valid without any', () => {
    expect(calendarText('Plans', [entry()])).toBe(calendarText('Plans', [entry()]));
    expect(read(calendarText('Plans', []))).toEqual([]);
  });

  it('handles 29 February and the end of a year', () => {
    const days = ['2028-02-29', '2026-12-31'].map((day) =>
      read(calendarText('Plans', [entry({ day })]))[0]?.endDate.toString(),
    );
    expect(days).toEqual(['2028-03-01', '2027-01-01']);
  });
});
