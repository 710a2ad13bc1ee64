import { type Day, findDays, longDay, parseIsoDay, isoDay, weekdayName, weekdays } from '../../calendar.js';

const weekday = weekdays.join('|');
const ending = '(?![\\p{L}\\d]|[.,:]\\d)';
/** "on the Saturday, the day after", "on the Saturday, the 27th", "the Saturday after". */
const theWeekday = new RegExp(
  `(?<!\\p{L})(?:on )?(?:the|that) (?:following |next )?(?<weekday>${weekday})(?: after| night| evening)*(?:,? (?:the (?:day|night) after|the next day|the following day|(?:the )?(?<date>\\d{1,2})(?:st|nd|rd|th)))?${ending}(?!,? (?:the )?\\d| (?:of|in|before)(?!\\p{L}))`,
  'iu',
);
const theDayAfter =
  /(?<!\p{L})(?:on )?the (?:(?:day|night) after(?: (?:that|it(?:['’]s| is) out|(?:the|our|its) release)| the (?:album|single|ep|record) (?:is|comes|drops) ?(?:out)?)?|(?:next|following) (?:day|night))(?!\p{L}| (?:the|we|i|a|my|our) )/iu;

/** "The single is out the day before": the day of a release, counted from the concert's. */
const outTheDayBefore =
  /(?<!\p{L})(?<out>out|released|drops?|dropping|com(?:es|ing) out|goes live)(?: on)? the (?:day|night) before(?: (?:that|it|(?:the|our) (?:gig|show|launch|concert|party)))?(?=\W*(?:$|[.,!?;\n)]|and |so |but ))/iu;

/** Words for a night to come, where the day counts. */
const ofNight =
  /(?<!\p{L})(?:launch(?:es|ing)?|gig|show|concert|party|play(?:s|ing)?|perform(?:s|ing)?|supporting|headlin(?:e|ing)|(?:we['’]re|we are|I['’]m) (?:at|in))(?!\p{L})/iu;

/**
 * Writes out the days that are counted from the day named before them: a concert's, "on the Saturday, the day after", "the next day", or
 * a release's, "out the day before". Other texts stay as they are.
 * @param last the day that earlier messages named last; undefined if they named none
 */
export function withDaysAfter(text: string, last: Day | undefined, today: Day): string {
  let base = last;
  return (text.match(/[^.!?\n]+[.!?\n]*|[.!?\n]+/gu) ?? [])
    .map((sentence) => {
      const written = writtenOut(sentence, base, today);
      base = findDays(written, today).at(-1)?.day ?? base;
      return written;
    })
    .join('');
}

function writtenOut(sentence: string, last: Day | undefined, today: Day): string {
  const before = outTheDayBefore.exec(sentence);
  if (before) {
    const gig = findDays(sentence.slice(0, before.index), today).at(-1)?.day ?? last;
    const out = before.groups?.['out'] ?? '';
    return gig === undefined || gig <= today
      ? sentence
      : sentence.replace(before[0], () => `${out} on ${longDay(gig - 1)}`);
  }
  const match = ofNight.test(sentence) ? (theWeekday.exec(sentence) ?? theDayAfter.exec(sentence)) : null;
  if (!match) return sentence;
  const base = findDays(sentence.slice(0, match.index), today).at(-1)?.day ?? last;
  if (base === undefined || base < today) return sentence;
  const { weekday: named, date } = match.groups ?? {};
  const day = named === undefined ? base + 1 : date === undefined ? nextOn(named, base) : dated(date, base);
  return day === undefined ? sentence : sentence.replace(match[0], () => `on ${longDay(day)}`);
}

/** The next such weekday after a day. */
function nextOn(named: string, base: Day): Day | undefined {
  return Array.from({ length: 7 }, (_, count) => base + count + 1).find(
    (day) => weekdayName(day).toLowerCase() === named.toLowerCase(),
  );
}

/** A date in the month of a day. */
function dated(date: string, base: Day): Day | undefined {
  return parseIsoDay(isoDay(base).slice(0, 8) + date.padStart(2, '0'));
}
