import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import pTimeout from 'p-timeout';
import { setTimeout as wait } from 'node:timers/promises';
import { BudgetsService } from './budgets.service.js';
import type { ModelCall } from './model-call.js';
import { ModelCallsRepository } from './model-calls.repository.js';

/** Only a few concurrent writes: replies need the connections more. */
const writesAtOnce = 4;

/** The pauses between attempts to store a call, in milliseconds. */
const retryAfterMs = [200, 1000, 5000];

/** How often a failure is logged at most, in milliseconds. */
const logEveryMs = 60_000;

/** How long a shutdown waits for calls that are not stored yet, in milliseconds. */
const shutdownMs = 5000;

/** Stores calls in the background: no reply waits for it or fails because of it. */
@Injectable()
export class CallRecorder implements OnApplicationShutdown {
  private readonly logger = new Logger(CallRecorder.name);
  private readonly limit = pLimit(writesAtOnce);
  private readonly pending = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private loggedAt = -Infinity;

  constructor(
    private readonly calls: ModelCallsRepository,
    private readonly budgets: BudgetsService,
  ) {}

  record(call: ModelCall): void {
    const writing = this.limit(() => this.write(call)).catch((error: unknown) => this.report(error));
    this.pending.add(writing);
    void writing.then(() => this.pending.delete(writing));
  }

  /** Resolves once everything recorded so far is stored or dropped. */
  async idle(): Promise<void> {
    while (this.pending.size > 0) await Promise.all(this.pending);
  }

  /** By now, all replies have ended; PostgreSQL and Redis close after this. */
  async onApplicationShutdown(): Promise<void> {
    this.stopping.abort();
    await pTimeout(this.idle(), { milliseconds: shutdownMs, fallback: () => this.report(new Error('Out of time')) });
  }

  private async write(call: ModelCall): Promise<void> {
    const { ownerId } = call.subject;
    try {
      await this.store(call);
    } catch (error) {
      if (ownerId !== null) await this.budgets.add(ownerId, call.costMicros);
      throw error;
    }
    if (ownerId !== null) await this.budgets.refresh(ownerId);
  }

  private async store(call: ModelCall): Promise<void> {
    for (const pause of retryAfterMs) {
      try {
        return await this.calls.insert(call);
      } catch (error) {
        if (this.stopping.signal.aborted) throw error;
        this.report(error);
        await wait(pause, undefined, { signal: this.stopping.signal }).catch(() => undefined);
      }
    }
    await this.calls.insert(call);
  }

  private report(error: unknown): void {
    if (Date.now() - this.loggedAt < logEveryMs) return;
    this.loggedAt = Date.now();
    this.logger.error({ err: error, msg: 'Usage of a model call not stored' });
  }
}
