import { isUUID, ValidateBy } from 'class-validator';
import { limits } from '../limits.js';
import { dayProblem } from '../rules/day-rule.js';
import { textProblem } from '../rules/text-rule.js';

/** A show in a request. Without an id, it is new. */
export interface ShowInput {
  id?: string;
  date: string;
  city: string;
  venue?: string;
}

/** Returns the error for a list of shows, as a sentence for people, or undefined. */
export function showsProblem(value: unknown): string | undefined {
  if (!Array.isArray(value)) return 'shows must be a list';
  if (value.length > limits.showsMax) return `A tour has at most ${limits.showsMax} shows`;
  const ids = value.map((show: unknown) => (show as Partial<ShowInput> | null)?.id).filter((id) => id !== undefined);
  if (new Set(ids).size < ids.length) return 'Two shows have the same id';
  for (const [index, show] of (value as (Partial<Record<keyof ShowInput, unknown>> | null)[]).entries()) {
    const problem = showProblem(show);
    if (problem) return `Show ${index + 1}: ${problem}`;
  }
  return undefined;
}

function showProblem(show: Partial<Record<keyof ShowInput, unknown>> | null): string | undefined {
  if (typeof show !== 'object' || show === null) return 'must have a date and a city';
  if (show.id !== undefined && !isUUID(show.id)) return 'id must be a UUID';
  return (
    dayProblem(show.date) ??
    textProblem(show.city, { label: 'City', min: 1, max: limits.nameMax }) ??
    textProblem(show.venue ?? '', { label: 'Venue', max: limits.nameMax })
  );
}

/** The nights of a tour. */
export function Shows(): PropertyDecorator {
  return ValidateBy({
    name: 'shows',
    validator: {
      validate: (value) => showsProblem(value) === undefined,
      defaultMessage: (args) => showsProblem(args?.value) ?? '',
    },
  });
}
