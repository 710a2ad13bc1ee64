import { Logger } from '@nestjs/common';
import { createLog, NestLog } from './common/logger.js';
import { refuseToStart } from './common/run-process.js';
import { readEnv } from './config/env.js';
import { migrate } from './database/migrations.js';

/** Runs the migrations and exits, for deployments that replace servers only afterwards. */
async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.logLevel);
  Logger.overrideLogger(new NestLog(log));
  await migrate(env.databaseUrl);
  log.info('Migrated');
}

main().catch(refuseToStart);
