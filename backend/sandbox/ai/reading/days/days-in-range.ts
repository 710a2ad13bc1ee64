import { remembered } from '../../remembered.js';
import { type Day, findDays, longDay, months, spanishDay, spanishMonths, weekdayName } from '../../calendar.js';
import { monthWords } from './month-words.js';
import { isSpanishWeekday, weekdayNamed, weekdayWords } from './weekdays.js';

const weekday = `(?:(?:${weekdayWords})\\.?,? (?:the |el )?)?`;
const ending = '(?:st|nd|rd|th|º)?';
const joint = '(?: ?[-–—] ?| (?:to|until|till|through|thru|al|a|hasta(?: el)?) )(?:the |el )?';
const year = '(?:,? (?:del? )?(\\d{4}))?';
/** "Friday 7 May to Sunday 9 May 2027", "7-9 May", "del 7 al 9 de mayo". */
const dayFirst = new RegExp(
  `(?<![\\p{L}\\d])${weekday}(\\d{1,2})${ending}(?:(?: of| de)? (${monthWords})(?!\\p{L})${year})?${joint}${weekday}(\\d{1,2})${ending}(?: of| de)? (${monthWords})(?!\\p{L})${year}`,
  'giu',
);
/** "May 7-9, 2027". */
const monthFirst = new RegExp(
  `(?<!\\p{L})(${monthWords}) (\\d{1,2})${ending}${joint}(\\d{1,2})${ending}(?![\\p{L}\\d:])(?:,? (\\d{4}))?`,
  'giu',
);
/** The most days from the first to the last of a festival. */
const longest = 10;

/** The first and the last day of something. */
export interface DayRange {
  words: string;
  index: number;
  from: Day;
  to: Day;
}

/** The ranges of a few days in a text. */
export const rangesIn = remembered((text: string, today: Day): DayRange[] => {
  if (!/\d/u.test(text)) return [];
  const found = [
    ...[...text.matchAll(dayFirst)].map(([words, from, ofFrom, ownYear, to, of, ofYear]) => ({
      words,
      ends: [`${from} ${ofFrom ?? of} ${ownYear ?? ofYear ?? ''}`, `${to} ${of} ${ofYear ?? ''}`],
    })),
    ...[...text.matchAll(monthFirst)].map(([words, of, from, to, ofYear]) => ({
      words,
      ends: [`${from} ${of} ${ofYear ?? ''}`, `${to} ${of} ${ofYear ?? ''}`],
    })),
  ];
  return found.flatMap(({ words, ends }) => {
    const [from, to] = ends.map((end) => findDays(inEnglish(end), today)[0]?.day);
    if (from === undefined || to === undefined || to <= from || to - from > longest) return [];
    return [{ words, index: text.indexOf(words), from, to }];
  });
});

function inEnglish(day: string): string {
  return day.replace(
    new RegExp(spanishMonths.join('|'), 'iu'),
    (of) => months[spanishMonths.indexOf(of.toLowerCase())] ?? of,
  );
}

const ofNight =
  /(?<!\p{L})(?:play(?:s|ing)?|set|slot|on stage|stage|perform(?:s|ing)?|headlin(?:e|es|ing)|open(?:s|ing)?|live|our day|toc(?:o|amos|aré|aremos)|actu(?:o|amos)|actúo|escenario)(?!\p{L})/iu;
const bare = new RegExp(
  `(?<![\\p{L}\\d])(?:on (?:the )?|the |el |on )(${weekdayWords})(?![\\p{L}\\d]|\\.?,? (?:the |el )?\\d|\\.?,? (?:${monthWords})(?!\\p{L}))`,
  'giu',
);

/**
 * Writes out a weekday on which the artist plays if it is one of a few days that the message names: "Friday 7 May to Sunday 9 May, we play
 * the Saturday" is Saturday 8 May. Other texts stay as they are.
 */
export function withDaysInRange(text: string, today: Day): string {
  const [range, ...others] = rangesIn(text, today);
  if (!range || others.length > 0) return text;
  const days = Array.from({ length: range.to - range.from + 1 }, (_, count) => range.from + count);
  const written = (part: string): string =>
    part.replace(bare, (words: string, name: string) => {
      const [day, ...more] = days.filter((one) => weekdayName(one) === weekdayNamed(name));
      if (day === undefined || more.length > 0) return words;
      return isSpanishWeekday(name) && !/^on|^the/iu.test(words) ? `el ${spanishDay(day)}` : `on ${longDay(day)}`;
    });
  const [before, behind] = [text.slice(0, range.index), text.slice(range.index + range.words.length)];
  const inParts = (whole: string): string =>
    whole.replace(/[^.!?;,\n]+/gu, (part) => (ofNight.test(part) ? written(part) : part));
  return inParts(before) + range.words + inParts(behind);
}
