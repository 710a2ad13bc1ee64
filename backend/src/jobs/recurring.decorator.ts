import { DiscoveryService } from '@nestjs/core';

/** A task of the worker that recurs. */
export interface RecurringTask {
  /** Names it in the log and in Redis; one of its kind. */
  name: string;
  /** When it runs, in UTC. */
  cron: string;
}

export const everyMinute = '* * * * *';
export const nightly = '17 3 * * *';

/**
 * Runs a method on a schedule, once however many workers there are. The method belongs to a service that the worker
 * provides, takes nothing, and returns how many things it dealt with, or nothing.
 */
export const Recurring = DiscoveryService.createDecorator<RecurringTask>();
