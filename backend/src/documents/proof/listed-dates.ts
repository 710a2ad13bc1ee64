import { withYear } from './confirmed-dates.js';
import { type PartialDate, weekdayIn } from '../../common/dates/partial-date.js';
import { isOfTown, monthOf, weekdayOf } from '../../common/dates/months.js';

/** A day whose month is written elsewhere in the text. */
export interface ListedDay {
  text: string;
  day: number;
  /** 0 is Sunday. */
  weekday?: number;
  /** 1 to 12: the month it belongs to by its place, then the others of the text. */
  months: number[];
}

const after = String.raw`(?![\p{L}\p{N}/%€-]|[.,:]\d)`;
const before = String.raw`(?<![\p{L}\p{N}€$£/:.-])`;
const weekday =
  '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bado|domingo|(?:lun|mi[ée]|jue|vie|s[áa]b|dom)\\.?)';
/** "the 5th", "sábado 10". */
const ordinal = ordinalAfter(weekday);
/** "Mar 9" is a Tuesday beside "vie 5", and otherwise a day in March. */
const spanishList = /(?<!\p{L})(?:lun|mi[ée]|jue|vie|s[áa]b|dom)\.? \d/iu;
const spanishOrdinal = ordinalAfter(`${weekday}|mar`);
/** Short Spanish weekdays; 0 is Sunday. "Dom" and "mar" are other words in other places. */
const spanishShort: Record<string, number> = { dom: 0, lun: 1, mar: 2, mie: 3, mié: 3, jue: 4, vie: 5, sab: 6, sáb: 6 };
const dayNumber = String.raw`\d{1,2}(?:st|nd|rd|th)?`;
/** "5, 6, 8 and 9". */
const list = new RegExp(`${dayNumber}(?:(?:, ?|/| ?& ?|,? (?:and|y) )${dayNumber})+`, 'giu');
const startOfDay = new RegExp(before, 'uy');
const wordAfter = / (?:of |de )?\p{L}/iuy;

/** "May" and "march" without a capital are months only where the words before say so: "in march", "the 5th of may". */
const isAlsoVerb = /^(?:may|mar|march)$/u;
const isAfterPreposition = /(?<!\p{L})(?:in|of|this|next|early|mid|late|by|until|\d{1,2}(?:st|nd|rd|th)?)[ -]$/iu;

/** A day's number in a text. */
interface Day {
  text: string;
  index: number;
  /** 0 is Sunday. */
  weekday?: number;
}

/**
 * Days in lists: "in March: Leeds on the 5th, York on the 6th". Each belongs to the month that follows it, or else to
 * the last one before.
 */
export function listedDays(text: string): ListedDay[] {
  const months = [...text.matchAll(/\p{L}{3,}/gu)].flatMap(({ 0: word, index }) => {
    const isMonth = !isAlsoVerb.test(word) || isAfterPreposition.test(text.slice(Math.max(0, index - 10), index));
    const month = isMonth && !isOfTown(text, word, index) ? monthOf(word) : undefined;
    return month === undefined ? [] : [{ month, index }];
  });
  if (months.length === 0) return [];
  const named = [...new Set(months.map(({ month }) => month))];
  const ordinals = [...text.matchAll(spanishList.test(text) ? spanishOrdinal : ordinal)].map((match): Day => {
    const name = (match[1] ?? match[2] ?? '').replace('.', '').toLowerCase();
    const weekday = weekdayOf(name) ?? spanishShort[name];
    return { text: match[0], index: match.index, ...(weekday === undefined ? {} : { weekday }) };
  });
  return [ordinals, daysInLists(text)].flatMap((days) => {
    let next = 0;
    return days.flatMap(({ text: words, index, weekday }) => {
      while ((months[next]?.index ?? Infinity) <= index) next += 1;
      const near = months[next] ?? months.at(-1);
      const day = Number.parseInt(words, 10);
      if (!near || day < 1 || day > 31) return [];
      const byPlace = [near.month, ...named.filter((month) => month !== near.month)];
      return [{ text: words, day, months: byPlace, ...(weekday === undefined ? {} : { weekday }) }];
    });
  });
}

/**
 * The date of a listed day. One with a weekday is in the first month in which it falls on that weekday: "in April, with the album out on
 * 26 March: fri 9 Leeds" is in April, and if it does so in none, the artist has the weekday wrong.
 * @param saidOn the day it was said, as of which the year is known
 */
export function dateOfListedDay({ day, weekday, months }: ListedDay, saidOn: string | undefined): PartialDate {
  const dates = months.map((month): PartialDate => ({ month, day }));
  const [byPlace = { day }] = dates;
  if (weekday === undefined) return byPlace;
  return dates.find((date) => weekdayIn(withYear(date, saidOn)) === weekday) ?? byPlace;
}

function ordinalAfter(weekdays: string): RegExp {
  return new RegExp(
    `${before}(?:(?<=(?<!\\p{L})(?:(?:(${weekdays}),? )?(?:the|el|día)|(${weekdays}),?) )\\d{1,2}(?:st|nd|rd|th|º)?|\\d{1,2}(?:st|nd|rd|th))${after}`,
    'giu',
  );
}

/** All days but the last in "5, 6, 8 and 9 March", in order. */
function daysInLists(text: string): Day[] {
  return [...text.matchAll(list)].flatMap(({ 0: words, index: start }) => {
    const days = [...words.matchAll(new RegExp(dayNumber, 'gi'))].map((day) => ({
      text: day[0],
      index: start + day.index,
    }));
    const last = days.findLastIndex((day) => isAt(wordAfter, text, day.index + day.text.length));
    return days.slice(0, Math.max(last, 0)).filter(({ index }) => isAt(startOfDay, text, index));
  });
}

/** @param sticky an expression that matches at its `lastIndex` only */
function isAt(sticky: RegExp, text: string, index: number): boolean {
  sticky.lastIndex = index;
  return sticky.test(text);
}
