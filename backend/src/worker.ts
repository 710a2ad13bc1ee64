import { NestFactory } from '@nestjs/core';
import { createLog, NestLog } from './common/logger.js';
import { Metrics } from './common/metrics.js';
import { serveMetrics } from './common/metrics-server.js';
import { closeOnRequest, refuseToStart } from './common/run-process.js';
import { removeLeftFiles } from './common/temporary-file.js';
import { readEnv } from './config/env.js';
import { assertReachable } from './health/reachable.js';
import { traceIfConfigured } from './tracing/trace-if-configured.js';

/** The job process. It has no connection to browsers: its results go through the queue and the database. */
async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.logLevel);
  await assertReachable(env);
  await removeLeftFiles();
  const stopTracing = await traceIfConfigured(env, 'fanfare-worker', log);
  // Loading it takes seconds, so unreachable dependencies are reported first.
  const { WorkerModule } = await import('./worker.module.js');
  const app = await NestFactory.createApplicationContext(WorkerModule.with(env), {
    logger: new NestLog(log),
    abortOnError: false,
  });
  closeOnRequest(app, log, stopTracing);
  if (env.metricsPort !== undefined) await serveMetrics(app.get(Metrics), env.metricsPort, env.host);
  log.info('Working');
}

main().catch(refuseToStart);
