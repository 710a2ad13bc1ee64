import { type Day, findDays, isoDay, longDay, months, parseIsoDay, spanishDay, weekdayName } from '../../calendar.js';
import type { Said } from '../../named-date.js';
import { type Show, showsOf, withTowns } from '../shows.js';
import { takesPlace, withReplacedNight } from '../changes/replaced-nights.js';
import { withoutEarlierWorks } from '../works/earlier-works.js';
import { weekdayNamed, weekdayWords } from '../days/weekdays.js';
import { escaped } from './escaped.js';
import { withNightMoved, withNightsNamed } from './nights-named.js';
import { changesTour, mentions } from './tour-words.js';

/** "Manchester's been moved", "Hull's now on the 6th": the town has no "s". */
const shortened =
  /(?<!\p{L})(\p{Lu}[\p{L}-]+)['’]s (?=(?:(?:just|now|also|actually|sadly) )?(?:been|moved|got|gone|fallen|had)(?!\p{L}))/gu;
const shortenedIs =
  /(?<!\p{L})(\p{Lu}[\p{L}-]+)['’]s (?=(?:now|on|off|at|moving|cancelled|canceled|sold|happening|actually|also)(?!\p{L}))/gu;
const sameNight = /,? ?(?:on |for )?(?:the |that )?(?:very )?same (?:night|day|date|evening)(?!\p{L})/iu;
const bareDay = new RegExp(
  `(?<![\\d£€$.:/])(?:(?<weekday>${weekdayWords})\\.?,? )?(?:(?:the )?(?<date>\\d{1,2})(?:st|nd|rd|th|(?<=(?<!\\p{L})(?:${weekdayWords})\\.?,? \\d{1,2})(?![\\d:.]\\d| ?[ap]m))(?! (?:of|floor|birthday|anniversary|time|track|song|single|album))|(?<=(?<!\\p{L})el (?:(?:${weekdayWords}),? )?(?:día )?)(?<fecha>\\d{1,2})(?! de |:|[.,]\\d| ?h))(?![\\p{L}\\d])`,
  'iu',
);
const aMonth = new RegExp(
  `(?<!\\p{L})(?:${months.map((name) => `${name.slice(0, 3)}\\p{Ll}*`).join('|')})\\.? ?\\d|\\d(?:st|nd|rd|th)?(?: of)? (?:${months.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?`).join('|')})(?!\\p{L})`,
  'iu',
);

/**
 * Writes out what a change of a tour leaves out, since the nights before say it: "Hull's been moved", "and York on the 11th", "put in
 * Leeds the same night". Other texts stay as they are.
 * @param earlier the artist's earlier messages
 */
export function withTourSpelled(text: string, earlier: readonly Said[], today: Day): string {
  if (text.length > 600 || !(mayChange.test(text) || takesPlace.test(text) || theOne.test(text))) return text;
  const shows = showsOf(
    earlier.map((one) => withoutEarlierWorks(one.text)),
    today,
  );
  if (shows.length === 0) return text;
  const named = withNightMoved(withNightsNamed(withTowns(text, shows), shows), shows, today)
    .replace(shortened, (_, town: string) => `${town} has `)
    .replace(shortenedIs, (_, town: string) => `${town} is `);
  const dated = withDayOfNight(withMonthOfTour(withSameNight(named, shows), shows), shows);
  return withReplacedNight(dated, shows, today);
}

/** "El de Lastrina se cancela", "mueve lo de Cali". */
const theOne = /(?<!\p{L})(?:el|la|lo)(?: \p{L}+)? (?:del?|en(?: el| la)?)(?: la)? \p{Lu}/u;

const mayChange = new RegExp(
  `['’]s |(?<!\\p{L})same (?:night|day|date|evening)|\\d(?:st|nd|rd|th)(?!\\p{L})|(?<!\\p{L})el \\d|(?<!\\p{L})(?:${weekdayWords})(?!\\p{L})`,
  'iu',
);

/** "Louisville fell through, put in Cincinnati the same night": the day of the one night that the text names. */
function withSameNight(text: string, shows: readonly Show[]): string {
  if (!sameNight.test(text)) return text;
  const [night, ...others] = shows.filter(({ town, venue }) =>
    [town, venue].some((name) => name !== '' && mentions(text, name)),
  );
  return night && others.length === 0 ? text.replace(sameNight, () => ` on ${longDay(night.day)}`) : text;
}

/** "We've added Bristol on the 11th" means the month of the tour, or the one of its months in which that day is near its nights. */
function withMonthOfTour(text: string, shows: readonly Show[]): string {
  const [first, last] = [shows.at(0), shows.at(-1)];
  if (!first || !last) return text;
  const spelled = new Map<string, string>();
  const changed = text.replace(/[^.!?;\n]+/gu, (sentence) => {
    const date = bareDay.exec(sentence);
    const { weekday = '', date: english, fecha } = date?.groups ?? {};
    const isClear =
      !aMonth.test(sentence) && findDays(date ? sentence.replace(date[0], '') : sentence, first.day).length === 0;
    if (!date || !isClear || !changesTour.test(sentence)) return sentence;
    const starts = [...new Set(shows.map(({ day }) => isoDay(day).slice(0, 8)))];
    const days = starts
      .map((start) => parseIsoDay(start + (english ?? fecha ?? '').padStart(2, '0')))
      .filter((day) => day !== undefined)
      .filter((day) => weekday === '' || weekdayName(day) === weekdayNamed(weekday));
    const near = days.filter((day) => day > first.day - 10 && day < last.day + 10);
    const [day, ...others] = days.length > 1 ? near : days;
    if (day === undefined || others.length > 0) return sentence;
    const words = english === undefined ? spanishDay(day) : longDay(day);
    if (weekday !== '') spelled.set(date[0], words);
    return sentence.replace(date[0], () => words);
  });
  // "We play at Wattle House on sat 13", behind the sentence that adds the night.
  return [...spelled].reduce(
    (rest, [date, words]) => rest.replace(new RegExp(`(?<!\\p{L})${escaped(date)}(?=[.,;!?\\n]|$)`, 'gu'), () => words),
    changed,
  );
}

/** "We play on Saturday in Viña" means the night in Viña on a Saturday, if there is one. */
function withDayOfNight(text: string, shows: readonly Show[]): string {
  if (moves.test(text)) return text;
  return text.replace(onWeekday, (words: string, lead: string, weekday: string) => {
    const nights = shows.filter(
      ({ day, town, venue }) =>
        weekdayName(day) === weekdayNamed(weekday) && [town, venue].some((name) => name !== '' && mentions(text, name)),
    );
    const [night, ...others] = nights;
    if (!night || others.length > 0) return words;
    return /^(?:el|este)/iu.test(lead) ? `el ${spanishDay(night.day)}` : `on ${longDay(night.day)}`;
  });
}

const onWeekday = new RegExp(
  `(?<!\\p{L})(on (?:the )?|this |el |este )(${weekdayWords})(?![\\p{L}]|,? (?:the |el )?(?:día )?\\d|,? \\p{L}+ \\d)`,
  'giu',
);
const moves =
  /(?<!\p{L})(?:mov\p{L}+|muev\p{L}+|cambi\p{L}+|aplaz\p{L}+|pas(?:a|amos) al?|resched\p{L}+|postpon\p{L}+|instead|now)(?!\p{L})/iu;
