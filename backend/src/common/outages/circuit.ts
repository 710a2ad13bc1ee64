import { Logger } from '@nestjs/common';
import CircuitBreaker from 'opossum';
import { answerWithin } from './answer-within.js';

/** How long the circuit stays open before the server is probed again, in milliseconds. */
const resetMs = 500;

interface CircuitOptions {
  /** Time limit of a probe, in milliseconds. */
  probeMs?: number;
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
    { probeMs = 800, countAnswers = () => 0 }: CircuitOptions = {},
  ) {
    this.logger = new Logger(name);
    const probeInTime = async (): Promise<void> => {
      const stop = new AbortController();
      const before = countAnswers();
      const late = (): void => {
        if (countAnswers() === before) throw new Error(`no answer within ${probeMs} ms`);
      };
      try {
        await answerWithin<unknown>(probe(stop.signal), probeMs, late);
      } finally {
        stop.abort();
      }
    };
    this.breaker = new CircuitBreaker(probeInTime, {
      // See `answerWithin`.
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
