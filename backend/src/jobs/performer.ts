import type { Type } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import type { AnyKind, JobKind } from './job-kind.js';

/** Stores a job's progress and shows it in the account's open tabs. */
export type ReportProgress<Progress> = (progress: Progress) => Promise<void>;

/** Does the jobs of a kind, in the worker. Marked with `@Performs(kind)` and provided by the module that owns the kind. */
export interface Performer<Input extends object, Progress = never> {
  /**
   * Makes one attempt. Another attempt or a second worker may have done part of it before.
   * @param signal aborts when the attempt's time is up
   * @throws NotFound when there is nothing left to do it for: the job ends and is not tried again
   */
  perform(input: Input, progress: ReportProgress<Progress>, signal: AbortSignal): Promise<void>;

  /** Cleans up after a job that failed for good. @param error `WorkersDied` when one worker after another died over it */
  giveUp?(input: Input, error: Error, progress: ReportProgress<Progress>): Promise<void>;

  /**
   * Unfinished work, according to the database. Read when a worker starts and every minute, so that a job Redis has
   * lost or refused is added again.
   */
  unfinished?(): AsyncIterable<PendingJob<Input>>;
}

/** A job failed for good: one worker after another died over it. */
export class WorkersDied extends Error {
  override readonly name = 'WorkersDied';
}

/** A job to add. */
export interface PendingJob<Input> {
  input: Input;
  /** 1 comes first; by default jobs are run in the order in which they were added. */
  priority?: number;
}

/** Marks a class that performs a kind of job, for the `JobRunner` to discover. */
export const performedKind = DiscoveryService.createDecorator<AnyKind>();

/** Has the worker run a kind of job with the class. */
export function Performs<Input extends object, Progress>(
  kind: JobKind<Input, Progress>,
): (performer: Type<Performer<Input, Progress>>) => void {
  return performedKind(kind);
}
