import { Logger } from '@nestjs/common';
import CircuitBreaker from 'opossum';

/** How long the circuit stays open before the server is probed again, in milliseconds. */
const resetMs = 500;

/** Time limit of a probe: this many timer ticks of this many milliseconds. */
const probeTicks = 8;
const tickMs = 100;

interface CircuitOptions {
  /** Time limit of a probe, in timer ticks. */
  ticks?: number;
  /** How often the server has answered something else. If that rises during a probe, the probe may stay unanswered. */
  countAnswers?: () => number;
}

/**
 * A circuit breaker for a server that may hang: an unanswered probe opens it, an answered one closes it. While it is
 * open, callers fail at once instead of waiting.
 */
export class Circuit {
  private readonly logger: Logger;
  private readonly breaker: CircuitBreaker<[], unknown>;
  private isProbing = false;

  /**
   * @param name of the server, for the log
   * @param probe sends the server a trivial request; should stop when the signal aborts
   * @param cut fails everything that is waiting for the server; called each time a probe fails
   */
  constructor(
    name: string,
    probe: (signal: AbortSignal) => Promise<unknown>,
    cut: () => void,
    options: CircuitOptions = {},
  ) {
    this.logger = new Logger(name);
    this.breaker = new CircuitBreaker(() => withPatience(probe, options), {
      // The library's timer would fire after a pause of the event loop even though the answer has arrived.
      timeout: false,
      errorThresholdPercentage: 1,
      resetTimeout: resetMs,
    });
    let isDown = false;
    this.breaker.on('failure', (error) => {
      if (!isDown) this.logger.warn(`${name} does not answer: ${error.message}`);
      isDown = true;
      cut();
    });
    this.breaker.on('success', () => {
      if (isDown) this.logger.warn(`${name} answers again`);
      isDown = false;
    });
  }

  /** Whether callers should be refused. */
  get isOpen(): boolean {
    return !this.breaker.closed;
  }

  /** Probes the server, unless a probe is running or the circuit has just opened. */
  probe(): void {
    if (this.isProbing || this.breaker.opened) return;
    this.isProbing = true;
    this.breaker
      .fire()
      .catch(() => undefined)
      .finally(() => (this.isProbing = false));
  }

  close(): void {
    this.breaker.shutdown();
  }
}

/**
 * Fails a probe that isn't answered in time. It counts ticks, because answers are read between ticks even after a long
 * pause.
 */
async function withPatience(
  probe: (signal: AbortSignal) => Promise<unknown>,
  { ticks: most = probeTicks, countAnswers = () => 0 }: CircuitOptions,
): Promise<unknown> {
  const stop = new AbortController();
  let ticks = 0;
  let timer: NodeJS.Timeout | undefined;
  const answers = countAnswers();
  const late = new Promise<void>((resolve, reject) => {
    timer = setInterval(() => {
      ticks += 1;
      if (ticks < most) return;
      if (countAnswers() > answers) resolve();
      else reject(new Error(`no answer within ${most * tickMs} ms`));
    }, tickMs);
  });
  try {
    return await Promise.race([probe(stop.signal), late]);
  } finally {
    clearInterval(timer);
    stop.abort();
  }
}
