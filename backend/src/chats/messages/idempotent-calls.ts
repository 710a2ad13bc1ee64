interface UnderWay<T> {
  callers: (() => boolean)[];
  outcome: Promise<T>;
}

/** Calls with one key that are under way on this server at the same time are one call: all of them get what comes of it. */
export class IdempotentCalls<T> {
  private readonly underWay = new Map<string, UnderWay<T>>();

  /**
   * Does the work of a call, unless one with its key is under way.
   * @param key what makes two calls the same; undefined for a call that is like no other
   * @param isWaiting whether this caller is still there; the work is told whether any of them is
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
