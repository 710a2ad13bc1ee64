import { findNoDay, months, spanishMonths, writtenDay, writtenSpanishDay } from '../calendar.js';
import type { Conversation } from '../conversation.js';
import { undecidedDays } from '../named-date.js';
import { whichDay } from '../reading/days/doubtful-days.js';
import { languageOf } from '../reading/language.js';

/** A question back about ambiguous dates; `''` if there are none. */
export function ambiguousDay({ question, asked, said, today }: Conversation): string {
  const found = undecidedDays({ text: question, before: said.at(-1) ?? '', day: today }).filter(
    ({ text }, at, all) => all.findIndex((one) => one.text === text) === at,
  );
  if (found.length === 0) return '';
  const isSpanish = languageOf(asked) === 'es';
  const show = isSpanish ? writtenSpanishDay : writtenDay;
  const list = (items: readonly string[]): string =>
    items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} ${isSpanish ? 'y' : 'and'} ${items.at(-1)}`;
  const [one, other] = [0, 1].map((way) => list(found.flatMap(({ days }) => days.slice(way, way + 1).map(show))));
  if (isSpanish) {
    const dates = list(found.map(({ text }) => `«${text}»`));
    return found.length === 1
      ? `${dates} se puede leer de dos maneras: ¿es el ${one} o el ${other}?`
      : `${dates} se pueden leer de dos maneras: ¿son ${one}, o ${other}?`;
  }
  const dates = list(found.map(({ text }) => `“${text}”`));
  return found.length === 1
    ? `${dates} can be read in two ways: is it ${one} or ${other}?`
    : `${dates} can be read in two ways: are they ${one}, or ${other}?`;
}

/** A question back about a day that doesn't exist; `''` if there is none. */
export function noDayRemark({ question, asked }: Conversation): string {
  const day = findNoDay(question);
  if (!day) return '';
  if (languageOf(asked) !== 'es') return `One thing first: there is no ${day} in the calendar. Which day do you mean?`;
  const [date, month = '', year] = day.split(' ');
  const written = [date, spanishMonths[months.indexOf(month)], year].filter(Boolean).join(' de ');
  return `Antes de nada: el ${written} no existe. ¿Qué día quieres decir?`;
}

/** A question back about a date with the wrong weekday; `''` if there is none. */
export function weekdayRemark({ asked, date }: Conversation): string {
  return date === null ? '' : whichDay(date, languageOf(asked));
}
