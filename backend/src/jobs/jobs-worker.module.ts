import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { BroadcastModule } from '../broadcast/broadcast.module.js';
import { JobRunner } from './job-runner.js';
import { JobsModule } from './jobs.module.js';
import { QueueMetrics } from './queue-metrics.js';
import { recurringQueue } from './recurring.queue.js';
import { RecurringTasks } from './recurring-tasks.service.js';

/** The worker's part: runs the jobs and recurring tasks of all modules. */
@Module({
  imports: [JobsModule.register(recurringQueue), BroadcastModule, DiscoveryModule],
  providers: [JobRunner, RecurringTasks, QueueMetrics],
})
export class JobsWorkerModule {}
