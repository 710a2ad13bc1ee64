import type { Show } from '../shows.js';
import { isCountry } from './places.js';

/** Whether several nights are all in the same hall. */
export function isResidency([first, ...others]: readonly Pick<Show, 'town' | 'venue'>[]): boolean {
  if (first === undefined || first.venue === '' || others.length === 0) return false;
  return others.every(({ town, venue }) => town === first.town && venue === first.venue);
}

/**
 * The nights in one hall, whose town is the artist's own if they name none: who plays somewhere every week has no need to say where that is.
 * @param home as the profile has it, such as "Pittsburgh, USA"
 */
export function withHomeTown(shows: readonly Show[], home: string): Show[] {
  const town = home.split(',')[0]?.trim() ?? '';
  const isOpen = isResidency(shows) && shows[0]?.town === '' && town !== '' && !isCountry(town);
  return shows.map((show) => (isOpen ? { ...show, town } : show));
}

interface NamedTour {
  title: string;
  shows: readonly { town: string }[];
  room: { shows: readonly { town: string }[] } | null;
}

/** Whether a tour's title is only the name of its plan: "Leeds, Hull, York". A night may have been cut since. */
export function isNamedAfterTowns({ title, shows, room }: NamedTour): boolean {
  const towns = new Set([...shows, ...(room?.shows ?? [])].map(({ town }) => town));
  const parts = title.split(', ');
  const known = parts.filter((part) => part === '…' || towns.has(part));
  return known.length === parts.length || (parts.length > 2 && known.length >= parts.length / 2);
}
