/** Numbers a reply's calls per tool. The call that replaces a failed one gets its number. */
export class CallPlaces {
  private readonly taken = new Map<string, Set<number>>();

  /** @param done the reply's finished calls, if it is retried */
  constructor(done: readonly { tool: string }[]) {
    for (const { tool } of done) this.markUsed(tool, this.numbering()(tool));
  }

  /** Returns a function that numbers the calls of one request, per tool and in order. */
  numbering(): (tool: string) => number {
    const next = new Map<string, number>();
    return (tool) => {
      let place = next.get(tool) ?? 0;
      while (this.taken.get(tool)?.has(place)) place += 1;
      next.set(tool, place + 1);
      return place;
    };
  }

  /** Marks a number as used: its call has finished. */
  markUsed(tool: string, place: number): void {
    this.taken.set(tool, (this.taken.get(tool) ?? new Set()).add(place));
  }
}
