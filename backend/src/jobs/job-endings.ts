import type { Queue } from 'bull';
import { setTimeout as delay } from 'node:timers/promises';

/**
 * When to poll a job's state, in milliseconds after waiting began (the last interval repeats): a lost event must not
 * leave a caller waiting.
 */
const lookUpAfterMs = [250, 1000, 5000];

/** The job failed for good, or there is no job with this id. */
class JobFailed extends Error {
  override readonly name = 'JobFailed';
}

type OnEnd = (error?: Error) => void;

/**
 * Notifies callers when a queue's jobs end. All callers share one subscription: Bull's own `job.finished()` adds
 * listeners and a timer for each caller, and leaks them when the caller stops waiting.
 */
export class JobEndings {
  private readonly waiting = new Map<string, Set<OnEnd>>();

  constructor(private readonly queue: Queue) {
    queue.on('global:completed', (jobId: string) => this.end(jobId));
    queue.on('global:failed', (jobId: string, reason: string) => this.end(jobId, new JobFailed(reason)));
  }

  /** @throws JobFailed, or the signal's reason if it aborts first */
  async waitFor(jobId: string, signal: AbortSignal): Promise<void> {
    const over = new AbortController();
    const ended = new Promise<void>((resolve, reject) => {
      const onEnd: OnEnd = (error) => (error ? reject(error) : resolve());
      this.listen(jobId, onEnd, over.signal);
      const stop = (): void => reject(signal.reason as Error);
      if (signal.aborted) stop();
      else signal.addEventListener('abort', stop, { once: true, signal: over.signal });
      this.lookUp(jobId, onEnd, over.signal).catch(reject);
    });
    try {
      await ended;
    } finally {
      over.abort();
    }
  }

  private listen(jobId: string, onEnd: OnEnd, over: AbortSignal): void {
    const callers = this.waiting.get(jobId) ?? new Set();
    this.waiting.set(jobId, callers.add(onEnd));
    over.addEventListener('abort', () => {
      callers.delete(onEnd);
      if (callers.size === 0 && this.waiting.get(jobId) === callers) this.waiting.delete(jobId);
    });
  }

  private async lookUp(jobId: string, onEnd: OnEnd, over: AbortSignal): Promise<void> {
    let waitedMs = 0;
    for (let at = 0; !over.aborted; at += 1) {
      const job = await this.queue.getJob(jobId);
      if (over.aborted) return;
      if (!job) return onEnd(new JobFailed(`There is no job ${jobId}`));
      if (await job.isCompleted()) return onEnd();
      if (await job.isFailed()) return onEnd(new JobFailed(job.failedReason));
      const nextMs = lookUpAfterMs[at] ?? waitedMs + (lookUpAfterMs.at(-1) ?? 0);
      await delay(nextMs - waitedMs, undefined, { signal: over, ref: false }).catch(() => undefined);
      waitedMs = nextMs;
    }
  }

  private end(jobId: string, error?: Error): void {
    for (const onEnd of this.waiting.get(jobId) ?? []) onEnd(error);
  }
}
