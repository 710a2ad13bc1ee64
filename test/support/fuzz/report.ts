/** The result of a fuzz run: problems, and how often each operation returned each status. */
export class FuzzReport {
  readonly problems: string[] = [];
  private readonly operations = new Map<string, Map<number, { times: number; ms: number }>>();
  private readonly startedAt = performance.now();

  add(operation: string, status: number, ms: number): void {
    const statuses = this.operations.get(operation) ?? new Map<number, { times: number; ms: number }>();
    this.operations.set(operation, statuses);
    const seen = statuses.get(status) ?? { times: 0, ms: 0 };
    statuses.set(status, { times: seen.times + 1, ms: seen.ms + ms });
  }

  /** Whether a request to the operation succeeded. */
  succeeded(operation: string): boolean {
    return [...(this.operations.get(operation)?.keys() ?? [])].some((status) => status >= 200 && status < 400);
  }

  /** Totals by status, then for each operation how often it returned each status, and the average duration. */
  text(): string {
    const totals = new Map<number, number>();
    for (const statuses of this.operations.values())
      for (const [status, { times }] of statuses) totals.set(status, (totals.get(status) ?? 0) + times);
    const sum = [...totals.values()].reduce((all, times) => all + times, 0);
    const seconds = (performance.now() - this.startedAt) / 1000;
    return [
      `${sum} requests in ${Math.round(seconds)} s, ${Math.round(sum / seconds)} per second`,
      ...sorted(totals).map(([status, times]) => `${status}: ${times}`),
      ...sorted(this.operations).map(
        ([operation, statuses]) =>
          `${operation}: ${sorted(statuses)
            .map(([status, { times, ms }]) => `${status} × ${times} (${Math.round(ms / times)} ms)`)
            .join(', ')}`,
      ),
      '',
    ].join('\n');
  }
}

function sorted<K extends string | number, V>(map: Map<K, V>): [K, V][] {
  return [...map].sort(([one], [other]) => (one < other ? -1 : 1));
}
