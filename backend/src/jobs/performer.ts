import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { AnyKind, JobKind } from './job-kind.js';

/** Stores a job's progress and shows it in the account's open tabs. */
export type ReportProgress<Progress> = (progress: Progress) => Promise<void>;

/**
 * Runs the jobs of a kind, in the worker. Marked with `@Performs(kind)` and provided by the module that owns the kind.
 */
export interface Performer<Input extends object, Progress = never> {
  /**
   * Runs one attempt. An earlier attempt or another worker may already have done part of the work.
   * @param signal aborts when the attempt's time is up
   * @throws NotFound, NotSignedIn if what it works on or its account is gone: the job ends without another attempt
   */
  perform(input: Input, progress: ReportProgress<Progress>, signal: AbortSignal): Promise<void>;

  /** Cleans up after a job that failed for good. @param error `WorkersDied` if too many workers died while running it */
  onFailed?(input: Input, error: Error, progress: ReportProgress<Progress>): Promise<void>;

  /**
   * Unfinished work, according to the database. Read when a worker starts and every minute, so that a job that Redis
   * has lost or refused is added again.
   */
  unfinished?(): AsyncIterable<PendingJob<Input>>;
}

/** A job failed for good because too many workers died while running it. */
export class WorkersDied extends Error {
  override readonly name = 'WorkersDied';
}

/** A job to add. */
export interface PendingJob<Input> {
  input: Input;
  /** 1 comes first; by default jobs run in the order they were added. */
  priority?: number;
}

/** Marks a class that performs a kind of job, for the `JobRunner` to discover. */
export const performedKind = DiscoveryService.createDecorator<AnyKind>();

/** Makes the worker run a kind of job with this class. */
export function Performs<Input extends object, Progress>(
  kind: JobKind<Input, Progress>,
): (performer: Type<Performer<Input, Progress>>) => void {
  return performedKind(kind);
}
