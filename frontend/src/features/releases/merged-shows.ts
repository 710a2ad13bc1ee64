import type { Show } from '@contract/releases/release';

/** Two edits of the same list of shows, combined. */
interface MergedShows {
  shows: Show[];
  /** What was saved elsewhere for shows that both changed; `shows` has the artist's own. */
  clashes: Show[];
}

/** Combines the artist's edit of `before` with what was saved elsewhere in the meantime. No change of either is lost. */
export function mergedShows(before: readonly Show[], mine: readonly Show[], theirs: readonly Show[]): MergedShows {
  const isIn = (shows: readonly Show[], show: Show) => shows.some((one) => isSame(one, show));
  const hasId = (shows: readonly Show[], { id }: Show) => shows.some((one) => one.id === id);
  const theirsChanged = theirs.filter((show) => !isIn(before, show));
  const clashes = theirsChanged.filter((show) => {
    const own = mine.find(({ id }) => id === show.id);
    return own !== undefined && !isIn(before, own) && !isSame(own, show);
  });
  const kept = mine.flatMap((show) => {
    // The artist changed or added it.
    if (!isIn(before, show)) return show;
    return theirs.find(({ id }) => id === show.id) ?? [];
  });
  // Added elsewhere, or changed there while it was removed here.
  const added = theirsChanged.filter((show) => !hasId(mine, show));
  return { shows: [...kept, ...added], clashes };
}

function isSame(one: Show, other: Show): boolean {
  return one.id === other.id && one.date === other.date && one.city === other.city && one.venue === other.venue;
}
