interface UnderWay<T> {
  callers: (() => boolean)[];
  outcome: Promise<T>;
}

/** Merges concurrent calls with the same key on this server into one: all of them get its result. */
export class IdempotentCalls<T> {
  private readonly underWay = new Map<string, UnderWay<T>>();

  /**
   * Runs `work`, unless a call with its key is already running.
   * @param key undefined for a call that is never merged
   * @param isWaiting whether this caller is still there; `work` learns whether any of them is
   */
  run(key: string | undefined, isWaiting: () => boolean, work: (isWaiting: () => boolean) => Promise<T>): Promise<T> {
    if (key === undefined) return work(isWaiting);
    const same = this.underWay.get(key);
    if (same) {
      same.callers.push(isWaiting);
      return same.outcome;
    }
    const callers = [isWaiting];
    const outcome = work(() => callers.some((isThere) => isThere())).finally(() => this.underWay.delete(key));
    this.underWay.set(key, { callers, outcome });
    return outcome;
  }
}
