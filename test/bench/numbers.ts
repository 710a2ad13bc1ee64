/** The percentile of the values; `share` is 0 to 1. */
export function percentile(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? NaN;
}

function median(values: number[]): number {
  return percentile(values, 0.5);
}

/** The median of each member over several runs. */
export function medians<T extends Record<string, number>>(runs: T[]): T {
  const names = Object.keys(runs[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name] ?? NaN))])) as T;
}
