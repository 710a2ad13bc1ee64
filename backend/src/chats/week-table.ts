const dayMs = 86_400_000;

/** How far the table reaches, in weeks: a follow-up of the last release, and the longest lead of an album on vinyl. */
const weeksBack = 6;
const weeksAhead = 40;

const shown = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** The last one that was made: it is the same for everybody for a day, and costs more than all else in a prompt. */
let latest = { day: NaN, table: '' };

/**
 * The weeks around a day (UTC), one a line from Monday to Sunday, with the days between it and each Friday, on which music is
 * released. Whoever counts by looking down its lines does not miscount.
 */
export function weekTable(today: Date): string {
  const day = Math.floor(today.getTime() / dayMs);
  if (latest.day !== day) latest = { day, table: makeTable(day) };
  return latest.table;
}

/** @param today in days since 1970, which began on a Thursday */
function makeTable(today: number): string {
  const monday = today - ((today + 3) % 7);
  const weeks = Array.from({ length: weeksBack + 1 + weeksAhead }, (_, index) => monday + (index - weeksBack) * 7);
  return weeks
    .map((first) => `${show(first)} | ${show(first + 4)}, ${awayFrom(today, first + 4)} | ${show(first + 6)}`)
    .join('\n');
}

function show(day: number): string {
  return shown.format(day * dayMs).replace(',', '');
}

function awayFrom(today: number, day: number): string {
  const days = Math.abs(day - today);
  if (days === 0) return 'today';
  const count = days === 1 ? '1 day' : `${days} days`;
  return day > today ? `in ${count}` : `${count} ago`;
}
