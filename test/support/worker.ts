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
import { recordRelease } from './release/record-release.js';

let chromium: ReturnType<typeof findChromium> | undefined;

/** Starts the real worker for an application, with Chromium. `log` receives its log lines. */
export async function startWorker(app: TestApp, log?: DestinationStream): Promise<INestApplicationContext> {
  const { executablePath, env: libraries } = await (chromium ??= findChromium());
  Object.assign(process.env, libraries);
  const worker = await NestFactory.createApplicationContext(
    WorkerModule.with({ ...app.env, chromiumPath: executablePath }),
    { logger: new NestLog(createLog(app.env.logLevel, log)), abortOnError: false },
  );
  await recordRelease(worker, app.database);
  // Passport has one strategy per name and process: keep the application's own.
  passport.use('jwt', app.nest.get(JwtStrategy, { strict: false }));
  return worker;
}

/** Adds the jobs that the database lists as unfinished, as the worker does every minute. */
export function addUnfinishedJobs(worker: INestApplicationContext): Promise<void> {
  return worker.get(JobRunner, { strict: false }).addUnfinished();
}

/** Runs a recurring task and waits until it has finished. */
export async function runTask(worker: INestApplicationContext, name: string): Promise<void> {
  const queue = worker.get<Queue>(getQueueToken(recurringQueue.name), { strict: false });
  await (await queue.add(name, {})).finished();
}
