import type { BackoffOptions, JobOptions } from 'bull';
import type { ServerEvent, ServerEventPayload } from '../../../contract/events.js';

/** A queue in Redis. Kinds of jobs that share one share its settings. */
export interface JobQueue {
  name: string;
  /**
   * How long a worker's lock on a job lasts without being renewed, in milliseconds: when a worker dies, another one starts its
   * job after this and at most half as long again. A shorter lock would expire on a worker that is merely busy.
   */
  lockMs: number;
  /** Pauses between attempts that no built-in backoff describes, by the name that `backoff` refers to. */
  backoffStrategies?: Record<string, (attemptsMade: number, error: Error) => number>;
}

/** An event for the open tabs of an account. */
export type TabEvent = {
  [E in ServerEvent]: { userId: string; event: E; payload: ServerEventPayload<E> };
}[ServerEvent];

interface JobKindOptions<Input, Progress> {
  queue: JobQueue;
  /** Distinguishes kinds that share a queue. Unset: the only kind of its queue. */
  name?: string;
  /** The job's id. While a job with the same id waits or runs, adding it again changes nothing. */
  id: (input: Input) => string;
  /** How often it is tried, 1 by default, and the pause before each further attempt. */
  attempts?: number;
  backoff?: BackoffOptions;
  /** How many workers may die over it before it fails for good. */
  crashes: number;
  /** How many of these jobs a worker runs concurrently; 1 by default. */
  concurrency?: number;
  /** Time limit of an attempt, in milliseconds: its signal aborts, and it has failed. */
  timeoutMs?: number;
  /** When it is no longer needed, in epoch milliseconds: after that it fails for good. */
  deadline?: (input: Input) => number;
  /** How long a completed job is kept, in milliseconds, so that `Jobs.waitFor` can tell that it was. By default it is not. */
  keepDoneMs?: number;
  /** What open tabs hear when the job reports progress. */
  toTabs?: (progress: Progress, jobId: string) => TabEvent[];
}

/**
 * A kind of job: what identifies it and how it is run. A class with `@Performs(kind)` does the work, in the worker.
 * `Input` holds ids and settings, never texts or files: it lies in Redis, and operators see it. `Progress` is kept
 * with the job while it runs. A job has no result: what it makes is a row or a file.
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

  /** What the log calls it. */
  get label(): string {
    return this.name === unnamed ? this.queue.name : this.name;
  }

  /** Whether an attempt (1 is the first) that failed with an error is not followed by another. */
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
      // The last of hundreds of attempts is enough.
      stackTraceLimit: 1,
      // The id of a job that has ended must be free again.
      removeOnComplete: this.keepDoneMs > 0 ? { age: this.keepDoneMs / 1000 } : true,
      removeOnFail: true,
    };
  }
}

/** Any kind of job, whatever its input. */
export type AnyKind = JobKind<never, never>;

/** The name that Bull gives a job without one. */
const unnamed = '__default__';
