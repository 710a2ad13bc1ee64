/**
 * Adds calendar intervals to an anchor (seconds since 1970) like Stripe's billing: 31 January, 28 February, 31 March.
 */
function addIntervals(anchor: number, interval: string, count: number): number {
  switch (interval) {
    case 'day':
      return anchor + count * 86_400;
    case 'week':
      return anchor + count * 7 * 86_400;
    case 'year':
      return addMonths(anchor, count * 12);
    default:
      return addMonths(anchor, count);
  }
}

/** The end of the period that starts at `start`, counted from the anchor so short months don't shift it permanently. */
export function periodEnd(anchor: number, start: number, interval: string, intervalCount: number): number {
  for (let periods = 1; ; periods += 1) {
    const end = addIntervals(anchor, interval, periods * intervalCount);
    if (end > start) return end;
  }
}

export function addMonths(moment: number, count: number): number {
  const date = new Date(moment * 1000);
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count + 1, 0)).getUTCDate();
  return Math.floor(
    Date.UTC(
      date.getUTCFullYear(),
      date.getUTCMonth() + count,
      Math.min(date.getUTCDate(), lastDay),
      date.getUTCHours(),
      date.getUTCMinutes(),
      date.getUTCSeconds(),
    ) / 1000,
  );
}
