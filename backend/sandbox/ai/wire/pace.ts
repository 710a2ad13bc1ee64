/**
 * Hands out pieces at a steady rate: the first at once, piece n after n intervals from the start, so that a late timer
 * delays one piece and not all that follow.
 */
export class Pace {
  private next = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly began = performance.now();
  private readonly interval: number;

  /** `emit` gets the pieces that are due, as one list; where it answers false, it is asked again only after `resume`. */
  constructor(
    private readonly pieces: string[],
    perSecond: number,
    private readonly emit: (due: string[]) => boolean,
    private readonly done: () => void,
  ) {
    this.interval = 1000 / perSecond;
  }

  /** Begins, or goes on with all that fell due meanwhile. */
  resume(): void {
    const elapsed = performance.now() - this.began;
    const due = Math.min(Math.floor(elapsed / this.interval) + 1, this.pieces.length);
    const isWelcome = due <= this.next || this.emit(this.pieces.slice(this.next, due));
    this.next = Math.max(this.next, due);
    if (this.next >= this.pieces.length) this.done();
    else if (isWelcome) {
      const wait = this.next * this.interval - (performance.now() - this.began);
      this.timer = setTimeout(() => this.resume(), Math.max(0, wait));
    }
  }

  stop(): void {
    clearTimeout(this.timer);
  }
}
