import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { JobRunner } from './job-runner.js';
import { JobsModule } from './jobs.module.js';
import { QueueMetrics } from './queue-metrics.js';
import { recurringQueue } from './recurring.queue.js';
import { RecurringTasks } from './recurring-tasks.service.js';

/** The worker's half: runs jobs and recurring tasks, whichever module they belong to. */
@Module({
  imports: [JobsModule.register(recurringQueue), BroadcastModule, DiscoveryModule],
  providers: [JobRunner, RecurringTasks, QueueMetrics],
})
export class JobsWorkerModule {}
