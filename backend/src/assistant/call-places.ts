/** Numbers a reply's calls per tool. A failed call leaves its number to the call that replaces it. */
export class CallPlaces {
  private readonly taken = new Map<string, Set<number>>();

  /** @param done the reply's finished calls, when it is retried */
  constructor(done: readonly { tool: string }[]) {
    for (const { tool } of done) this.take(tool, this.numbering()(tool));
  }

  /** Numbers the calls of one request, in their order, by their tools. */
  numbering(): (tool: string) => number {
    const next = new Map<string, number>();
    return (tool) => {
      let place = next.get(tool) ?? 0;
      while (this.taken.get(tool)?.has(place)) place += 1;
      next.set(tool, place + 1);
      return place;
    };
  }

  /** A call has been done. */
  take(tool: string, place: number): void {
    this.taken.set(tool, (this.taken.get(tool) ?? new Set()).add(place));
  }
}
