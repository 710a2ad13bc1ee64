const dayMs = 86_400_000;

/** Range of the table, in weeks: from following up on the last release to the lead time of a vinyl album. */
const weeksBack = 6;
const weeksAhead = 40;

/** Range of the short table, for models with a small context. */
const shortBack = 2;
const shortAhead = 12;

const shown = new Intl.DateTimeFormat('en-GB', {
  weekday: 'short',
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Cache: a table is the same for everyone on a given day, and costs more than the rest of a prompt. */
const made = new Map<string, string>();
/** Three dates exist at any time across the world's time zones, each with a full and a short table. */
const madeMax = 6;

/**
 * The weeks around a day (`2026-11-21`), one per line from Monday to Sunday, with the distance in days to each Friday,
 * the day on which music is released. A model that reads a date off a line doesn't miscount.
 */
export function weekTable(today: string, isShort = false): string {
  const key = `${today} ${isShort}`;
  const known = made.get(key);
  if (known !== undefined) return known;
  const [back, ahead] = isShort ? [shortBack, shortAhead] : [weeksBack, weeksAhead];
  const table = makeTable(Date.parse(today) / dayMs, back, ahead);
  if (made.size >= madeMax) made.clear();
  made.set(key, table);
  return table;
}

/** @param today in days since 1970, which began on a Thursday */
function makeTable(today: number, back: number, ahead: number): string {
  const monday = today - ((today + 3) % 7);
  const weeks = Array.from({ length: back + 1 + ahead }, (_, index) => monday + (index - back) * 7);
  return weeks
    .map((first) => `${show(first)} | ${show(first + 4)}, ${distanceFrom(today, first + 4)} | ${show(first + 6)}`)
    .join('\n');
}

function show(day: number): string {
  return shown.format(day * dayMs).replace(',', '');
}

function distanceFrom(today: number, day: number): string {
  const days = Math.abs(day - today);
  if (days === 0) return 'today';
  const count = days === 1 ? '1 day' : `${days} days`;
  return day > today ? `in ${count}` : `${count} ago`;
}
