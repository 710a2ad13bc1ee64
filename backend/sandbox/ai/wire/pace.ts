/**
 * Emits pieces at a steady rate: the first at once, piece n after n intervals from the start, so a late timer delays
 * only one piece.
 */
export class Pace {
  private next = 0;
  private timer: NodeJS.Timeout | undefined;
  private readonly began = performance.now();
  private readonly interval: number;

  /** `emit` gets the pieces that are due, as a list; after it returns false, it isn't called until `resume`. */
  constructor(
    private readonly pieces: string[],
    perSecond: number,
    private readonly emit: (due: string[]) => boolean,
    private readonly done: () => void,
  ) {
    this.interval = 1000 / perSecond;
  }

  /** Starts, or continues with everything that is overdue. */
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
