import type { BackoffOptions, JobOptions } from 'bull';
import type { ServerEvent, ServerEventPayload } from '../../../contract/events.js';

/** A queue in Redis. Kinds of jobs that share a queue share its settings. */
export interface JobQueue {
  name: string;
  /**
   * How long a worker's lock on a job lasts if it isn't renewed, in milliseconds. When a worker dies, another one
   * starts its job after this time, or up to half as long again. A shorter lock would expire on a worker that is merely
   * busy.
   */
  lockMs: number;
  /** Custom backoffs, by the name that `backoff` refers to, for pauses that no built-in one can express. */
  backoffStrategies?: Record<string, (attemptsMade: number, error: Error) => number>;
}

/** An event for the open tabs of an account. */
export type TabEvent = {
  [E in ServerEvent]: { userId: string; event: E; payload: ServerEventPayload<E> };
}[ServerEvent];

interface JobKindOptions<Input, Progress> {
  queue: JobQueue;
  /** Distinguishes kinds that share a queue. Unset if it is the only kind of its queue. */
  name?: string;
  /** The job's id. While a job with the same id waits or runs, adding it again changes nothing. */
  id: (input: Input) => string;
  /** How many attempts it gets, 1 by default, and the pause before each further one. */
  attempts?: number;
  backoff?: BackoffOptions;
  /** How many workers may die while running it before it fails for good. */
  crashes: number;
  /** How many of these jobs a worker runs concurrently; 1 by default. */
  concurrency?: number;
  /** Time limit of an attempt, in milliseconds. After that its signal aborts and the attempt has failed. */
  timeoutMs?: number;
  /** When it is no longer needed, in epoch milliseconds. After that it fails for good. */
  deadline?: (input: Input) => number;
  /**
   * How long a completed job is kept, in milliseconds, so that `Jobs.waitFor` can find it. By default it isn't kept.
   */
  keepDoneMs?: number;
  /** Events sent to open tabs when the job reports progress. */
  toTabs?: (progress: Progress, jobId: string) => TabEvent[];
}

/**
 * A kind of job: how it is identified and run. A class with `@Performs(kind)` does the work, in the worker. `Input`
 * contains ids and settings, never texts or files: it is stored in Redis and visible to operators. `Progress` is stored
 * with the job while it runs. A job has no result: whatever it produces is a row or a file.
 */
export class JobKind<Input extends object, Progress = never> {
  readonly queue: JobQueue;
  readonly name: string;
  readonly concurrency: number;
  readonly crashes: number;
  readonly timeoutMs: number | undefined;
  readonly keepDoneMs: number;
  readonly deadlineOf: ((input: Input) => number) | undefined;
  readonly idOf: (input: Input) => string;
  readonly toTabs: ((progress: Progress, jobId: string) => TabEvent[]) | undefined;
  private readonly retries: { attempts: number; backoff?: BackoffOptions };

  constructor({ queue, name, id, attempts = 1, backoff, ...options }: JobKindOptions<Input, Progress>) {
    this.queue = queue;
    this.name = name ?? unnamed;
    this.idOf = id;
    this.retries = { attempts, ...(backoff ? { backoff } : {}) };
    this.concurrency = options.concurrency ?? 1;
    this.crashes = options.crashes;
    this.timeoutMs = options.timeoutMs;
    this.deadlineOf = options.deadline;
    this.keepDoneMs = options.keepDoneMs ?? 0;
    this.toTabs = options.toTabs;
  }

  /** Its name in the log. */
  get label(): string {
    return this.name === unnamed ? this.queue.name : this.name;
  }

  /** Whether an attempt (counted from 1) that failed with this error is the last one. */
  isLastAttempt(attempt: number, error: Error): boolean {
    const { attempts, backoff } = this.retries;
    const pauseOf = backoff && this.queue.backoffStrategies?.[backoff.type];
    return attempt >= attempts || pauseOf?.(attempt, error) === -1;
  }

  optionsFor(input: Input, { priority }: { priority?: number } = {}): JobOptions {
    return {
      ...this.retries,
      jobId: this.idOf(input),
      ...(priority === undefined ? {} : { priority }),
      // Keep only the latest stack trace; there may be hundreds of attempts.
      stackTraceLimit: 1,
      // Free the id when the job ends.
      removeOnComplete: this.keepDoneMs > 0 ? { age: this.keepDoneMs / 1000 } : true,
      removeOnFail: true,
    };
  }
}

/** Any kind of job, whatever its input. */
export type AnyKind = JobKind<never, never>;

/** The name Bull gives to unnamed jobs. */
const unnamed = '__default__';
