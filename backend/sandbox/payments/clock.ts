/** The sandbox's clock: real time plus a stored offset. Seconds since 1970. */
export class SandboxClock {
  private fixed: number | undefined;

  constructor(private readonly state: { clockOffset: number }) {}

  now(): number {
    return this.fixed ?? Math.floor(Date.now() / 1000) + this.state.clockOffset;
  }

  /** Whether the sandbox's time differs from real time. */
  get isAhead(): boolean {
    return this.state.clockOffset > 0;
  }

  /** Moves the clock ahead, never back. */
  advanceTo(moment: number): void {
    this.state.clockOffset += Math.max(0, moment - this.now());
  }

  /** Runs an action that was due in the past, with the clock set to that time. */
  at<T>(moment: number, action: () => T): T {
    this.fixed = moment;
    try {
      return action();
    } finally {
      this.fixed = undefined;
    }
  }
}
