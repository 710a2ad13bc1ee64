const day = 86_400_000;
const count = 12;

/** Mondays (UTC, `2026-11-16`) of the last 12 weeks, oldest first, including the current week. */
export function shownWeeks(now: Date): string[] {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate());
  const monday = today - ((now.getUTCDay() + 6) % 7) * day;
  return Array.from({ length: count }, (_, index) =>
    new Date(monday - (count - 1 - index) * 7 * day).toISOString().slice(0, 10),
  );
}
