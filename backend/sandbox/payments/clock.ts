/** The sandbox's clock: the real one, moved ahead by an amount that is kept. Seconds since 1970. */
export class SandboxClock {
  private fixed: number | undefined;

  constructor(private readonly state: { clockOffset: number }) {}

  now(): number {
    return this.fixed ?? Math.floor(Date.now() / 1000) + this.state.clockOffset;
  }

  /** Whether the sandbox's time is no longer the real one. */
  get isAhead(): boolean {
    return this.state.clockOffset > 0;
  }

  /** Moves the clock ahead to a moment; never back. */
  advanceTo(moment: number): void {
    this.state.clockOffset += Math.max(0, moment - this.now());
  }

  /** Does something that was due at a moment which may be past: it finds the clock standing there. */
  at<T>(moment: number, action: () => T): T {
    this.fixed = moment;
    try {
      return action();
    } finally {
      this.fixed = undefined;
    }
  }
}
