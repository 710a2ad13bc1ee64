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
