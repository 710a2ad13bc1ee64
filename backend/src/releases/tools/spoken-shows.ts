import { limits } from '../../../../contract/limits.js';
import type { Show } from '../../../../contract/releases/release.js';
import { showsProblem } from '../../../../contract/releases/shows-rule.js';
import { oneLine } from '../../../../contract/rules/text-rule.js';
import { ToolRefused } from '../../assistant/tool.errors.js';
import type { OwnText } from '../../chats/history/own-words.service.js';
import { containsWords } from '../../facts/checked-proposals.js';
import { plain } from '../../facts/fact-slot.js';
import { saysDayLike, saysNight, saysOpenDay } from './said-day.js';

/** A night of a tour in the artist's words. */
export interface SpokenShow {
  city: string;
  /** Empty if unknown. */
  venue: string;
  date: string;
  /** The town of the night that it takes the place of; null if none. Absent in calls made before it existed. */
  replaces?: string | null;
}

/** A night with the town of the planned one that it takes the place of. */
export interface NamedShow extends Show {
  replaces?: string;
}

/** Schema of a tour's nights, for the model. */
export const showsSchema = {
  type: 'array',
  maxItems: limits.showsMax,
  description: 'The nights of a tour that the artist named with their dates; empty for a release',
  items: {
    type: 'object',
    properties: {
      city: { type: 'string', minLength: 1, maxLength: limits.nameMax, description: 'The town' },
      venue: { type: 'string', maxLength: limits.nameMax, description: 'Empty while it is not known' },
      date: {
        type: 'string',
        maxLength: limits.taskTitleMax,
        description: 'The night in the artist’s words with its month, such as 5 March, or 2027-03-05',
      },
      replaces: {
        type: ['string', 'null'],
        maxLength: limits.nameMax,
        description: 'The town of the planned night that this one takes the place of; null if it replaces none',
      },
    },
    required: ['city', 'venue', 'date', 'replaces'],
    additionalProperties: false,
  },
} as const;

/**
 * Reads the nights and sorts them by date. Each gets an id derived from its position in the list.
 * @param dayOf the day that these words mean for a night in a town
 * @throws ToolRefused for what a tour can't have
 */
export function readShows(
  spoken: readonly SpokenShow[],
  dayOf: (words: string, city: string) => string,
  idOf: (index: number) => string,
): NamedShow[] {
  const shows = spoken.map(({ city, venue, date, replaces }, index) => ({
    id: idOf(index),
    date: dayOf(date, replaces || city),
    city: oneLine(city),
    venue: oneLine(venue),
    ...(replaces && { replaces: oneLine(replaces) }),
  }));
  const problem = showsProblem(shows);
  if (problem) throw new ToolRefused(problem);
  return byDate(shows);
}

/** Adds the named nights to a tour's own. A night replaces the one in its town, or the one that it takes the place of. */
export function withShows(known: readonly Show[], named: readonly NamedShow[]): Show[] {
  const isSameNight = (one: Show, other: Show): boolean => isSameTown(one, other) && one.date === other.date;
  const left = named.filter((show) => !known.some((one) => isSameNight(one, show)));
  const kept = known.map((show) => {
    const again = named.find((one) => isSameNight(one, show));
    if (again) return { ...show, venue: again.venue || show.venue };
    const at = left.findIndex((one) => isSameTown(one, show) || isInPlaceOf(one, show));
    const [moved] = at === -1 ? [] : left.splice(at, 1);
    if (!moved) return show;
    const { date, city, venue } = moved;
    return { id: show.id, date, city, venue: isSameTown(moved, show) ? venue || show.venue : venue };
  });
  return byDate([...kept, ...left.map(({ id, date, city, venue }) => ({ id, date, city, venue }))]);
}

function isInPlaceOf({ replaces }: NamedShow, { city }: Show): boolean {
  return replaces !== undefined && withoutAccents(replaces) === withoutAccents(city);
}

/**
 * The words of a night that none of these texts contains; undefined if the artist wrote them all.
 * @param moved the previous night: what stays of its venue and day needn't be named again, nor the month
 * @param planned the days of the plan: a night added to it may leave out the month that it shares with one of them
 */
export function unsaid(
  { city, venue, date }: Show,
  texts: readonly OwnText[],
  moved?: Show,
  planned: readonly string[] = [],
): string | undefined {
  const isSaid = (words: string): boolean =>
    words === '' || texts.some(({ text }) => containsWords(withoutAccents(text), withoutAccents(words)));
  if (!isSaid(city)) return city;
  if (moved && !isSaid(moved.city)) return moved.city;
  if (venue !== moved?.venue && !isSaid(venue)) return venue;
  if (date === moved?.date) return undefined;
  const isDaySaid =
    saysNight(texts, date) ||
    saysDayLike(texts, date, moved?.date ?? null) ||
    (planned.some((day) => day.slice(0, 7) === date.slice(0, 7)) && saysOpenDay(texts, date));
  return isDaySaid ? undefined : `${city}, ${date}`;
}

/** Phones often leave accents out: "cordoba" is Córdoba. */
function withoutAccents(text: string): string {
  return plain(text.normalize('NFD').replace(/\p{M}/gu, ''));
}

/** The name of a tour without one: its towns. */
export function nameOfTour(shows: readonly Show[]): string {
  const towns = [...new Set(shows.map(({ city }) => city))];
  const cut = ', …';
  let name = towns.shift() ?? '';
  for (const town of towns) {
    if (`${name}, ${town}${cut}`.length > limits.releaseTitleMax) return `${name}${cut}`;
    name = `${name}, ${town}`;
  }
  return name;
}

/** The first night of a tour in a town; undefined if there is none. */
export function showIn(city: string, shows: readonly Show[]): Show | undefined {
  return shows.find((show) => withoutAccents(show.city) === withoutAccents(city));
}

function isSameTown(one: Show, other: Show): boolean {
  return withoutAccents(one.city) === withoutAccents(other.city);
}

function byDate<One extends Show>(shows: readonly One[]): One[] {
  return shows.toSorted((one, other) => one.date.localeCompare(other.date));
}
