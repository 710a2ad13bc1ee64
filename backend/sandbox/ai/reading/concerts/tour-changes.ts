import { type Day, findDays, isoDay, longDay, monthAndYear, months, parseIsoDay } from '../../calendar.js';
import type { Said } from '../../named-date.js';
import { type Show, showsOf, withTowns } from '../shows.js';
import { withoutEarlierWorks } from '../works/earlier-works.js';
import { escaped } from './escaped.js';

/** "Manchester's been moved", "Hull's now on the 6th": the town has no "s". */
const shortened =
  /(?<!\p{L})(\p{Lu}[\p{L}-]+)['’]s (?=(?:(?:just|now|also|actually|sadly) )?(?:been|moved|got|gone|fallen|had)(?!\p{L}))/gu;
const shortenedIs =
  /(?<!\p{L})(\p{Lu}[\p{L}-]+)['’]s (?=(?:now|on|off|at|moving|cancelled|canceled|sold|happening|actually|also)(?!\p{L}))/gu;
const sameNight = /,? ?(?:on |for )?(?:the |that )?(?:very )?same (?:night|day|date|evening)(?!\p{L})/iu;
/** Words for one more night of a tour. */
const adds =
  /(?<!\p{L})(?:add(?:ed|ing)?|extra (?:night|show|date|gig)|another (?:night|show|date|gig)|new (?:night|show|date|gig)|one more|also play(?:ing)?|squeez\p{L}+ in|put(?:ting)? in)(?!\p{L})/iu;
const bareDay =
  /(?<![\d£€$.:/])(?:the )?(\d{1,2})(?:st|nd|rd|th)(?! (?:of|floor|birthday|anniversary|time|track|song|single|album))(?![\p{L}\d])/iu;
const aMonth = new RegExp(
  `(?<!\\p{L})(?:${months.map((name) => `${name.slice(0, 3)}\\p{Ll}*`).join('|')})\\.? ?\\d|\\d(?:st|nd|rd|th)?(?: of)? (?:${months.map((name) => name.slice(0, 3)).join('|')})`,
  'iu',
);

/**
 * Writes out what a change of a tour leaves out, since the nights before say it: "Hull's been moved", "and York on the 11th", "put in
 * Leeds the same night". Other texts stay as they are.
 * @param earlier the artist's earlier messages
 */
export function withTourSpelled(text: string, earlier: readonly Said[], today: Day): string {
  if (text.length > 600 || !mayChange.test(text)) return text;
  const shows = showsOf(
    earlier.map((one) => withoutEarlierWorks(one.text)),
    today,
  );
  if (shows.length === 0) return text;
  const named = withTowns(text, shows)
    .replace(shortened, (_, town: string) => `${town} has `)
    .replace(shortenedIs, (_, town: string) => `${town} is `);
  return withMonthOfTour(withSameNight(named, shows), shows);
}

const mayChange = /['’]s |(?<!\p{L})same (?:night|day|date|evening)|\d(?:st|nd|rd|th)(?!\p{L})/iu;

/** "Louisville fell through, put in Cincinnati the same night": the day of the one night that the text names. */
function withSameNight(text: string, shows: readonly Show[]): string {
  if (!sameNight.test(text)) return text;
  const [night, ...others] = shows.filter(({ town, venue }) =>
    [town, venue].some((name) => name !== '' && new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'iu').test(text)),
  );
  return night && others.length === 0 ? text.replace(sameNight, () => ` on ${longDay(night.day)}`) : text;
}

/** "We've added Bristol on the 11th" means the month of the tour, if it has only one. */
function withMonthOfTour(text: string, shows: readonly Show[]): string {
  const monthsOfTour = [...new Set(shows.map(({ day }) => monthAndYear(day)))];
  const [first] = shows;
  if (!first || monthsOfTour.length !== 1) return text;
  return text.replace(/[^.!?;\n]+/gu, (sentence) => {
    const date = bareDay.exec(sentence);
    if (!date || !adds.test(sentence) || aMonth.test(sentence) || findDays(sentence, first.day).length > 0)
      return sentence;
    const day = parseIsoDay(isoDay(first.day).slice(0, 8) + (date[1] ?? '').padStart(2, '0'));
    return day === undefined ? sentence : sentence.replace(date[0], () => longDay(day));
  });
}
