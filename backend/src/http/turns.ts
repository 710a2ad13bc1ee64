import { Overloaded } from '../common/app-error.js';

interface Waiter {
  since: number;
  start: () => void;
}

/**
 * Lets only so much work run at once, first come, first served. Work that would wait too long is refused before it has
 * started: at the latest when its time is up, and at once while the first in line has used up half of its own.
 */
export class Turns {
  private running = 0;
  /** In the order they came. */
  private readonly waiting = new Set<Waiter>();

  constructor(private readonly most: { atOnce: number; waitMs: number }) {}

  get waitingCount(): number {
    return this.waiting.size;
  }

  /** Waits for a turn. @returns ends the turn @throws Overloaded */
  async take(): Promise<() => void> {
    if (this.running < this.most.atOnce) this.running += 1;
    else await this.wait();
    let isOver = false;
    return () => {
      if (!isOver) this.passOn();
      isOver = true;
    };
  }

  private wait(): Promise<void> {
    const { waitMs } = this.most;
    const since = performance.now();
    const [first] = this.waiting;
    if (first && since - first.since > waitMs / 2) throw new Overloaded();
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.waiting.delete(waiter);
        reject(new Overloaded());
      }, waitMs);
      const start = (): void => {
        clearTimeout(timer);
        resolve();
      };
      const waiter: Waiter = { since, start };
      this.waiting.add(waiter);
    });
  }

  /** The turn goes to the first in line. */
  private passOn(): void {
    const [next] = this.waiting;
    if (!next) {
      this.running -= 1;
      return;
    }
    this.waiting.delete(next);
    next.start();
  }
}
