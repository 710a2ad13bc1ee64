import { getQueueToken } from '@nestjs/bull';
import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Queue } from 'bull';
import passport from 'passport';
import type { DestinationStream } from 'pino';
import { JwtStrategy } from '../../backend/src/auth/sessions/jwt.strategy.js';
import { createLog, NestLog } from '../../backend/src/common/logger.js';
import { WorkerModule } from '../../backend/src/worker.module.js';
import { findChromium } from '../../scripts/services/chromium.mjs';
import { JobRunner } from '../../backend/src/jobs/job-runner.js';
import { recurringQueue } from '../../backend/src/jobs/recurring.queue.js';
import type { TestApp } from './app.js';

/** The real worker beside a test's application, with a browser to print with. `log` is given its lines. */
export async function startWorker(app: TestApp, log?: DestinationStream): Promise<INestApplicationContext> {
  const { executablePath, env: libraries } = await findChromium();
  Object.assign(process.env, libraries);
  const worker = await NestFactory.createApplicationContext(
    WorkerModule.with({ ...app.env, chromiumPath: executablePath }),
    { logger: new NestLog(createLog(app.env.logLevel, log)), abortOnError: false },
  );
  // Passport knows one strategy of a name in a process; the calls to the application are checked by its own.
  passport.use('jwt', app.nest.get(JwtStrategy, { strict: false }));
  return worker;
}

/** Does what a worker does every minute: adds the jobs that the database says are not done. */
export function addUnfinishedJobs(worker: INestApplicationContext): Promise<void> {
  return worker.get(JobRunner, { strict: false }).addUnfinished();
}

/** Runs a recurring task now, and waits for its end. */
export async function runTask(worker: INestApplicationContext, name: string): Promise<void> {
  const queue = worker.get<Queue>(getQueueToken(recurringQueue.name), { strict: false });
  await (await queue.add(name, {})).finished();
}
