import { DiscoveryService } from '@nestjs/core';

/** A task of the worker that recurs. */
export interface RecurringTask {
  /** Unique name, used in the log and in Redis. */
  name: string;
  /** When it runs, in UTC. */
  cron: string;
}

export const everyMinute = '* * * * *';
export const nightly = '17 3 * * *';

/**
 * Runs a method on a schedule, only once no matter how many workers there are. The method belongs to a service that the
 * worker provides, takes no arguments, and may return how many items it processed.
 */
export const Recurring = DiscoveryService.createDecorator<RecurringTask>();
