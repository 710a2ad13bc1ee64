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

/** Those that were made last: they are the same for everybody for a day, and cost more than all else in a prompt. */
const made = new Map<string, string>();
/** It is never more than three days at once, from one end of the world to the other. */
const madeMax = 3;

/**
 * The weeks around a day (`2026-11-21`), one a line from Monday to Sunday, with the days between it and each Friday, on which
 * music is released. Whoever counts by looking down its lines does not miscount.
 */
export function weekTable(today: string): string {
  const known = made.get(today);
  if (known !== undefined) return known;
  const table = makeTable(Date.parse(today) / dayMs);
  if (made.size >= madeMax) made.clear();
  made.set(today, table);
  return table;
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
