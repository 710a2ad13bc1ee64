import type { NestExpressApplication } from '@nestjs/platform-express';
import { rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { describeApi } from '../../backend/src/api-docs/api-docs.js';
import { createApp } from '../../backend/src/app.setup.js';
import { createLog } from '../../backend/src/common/logger.js';
import { type Env, type HashCost, readEnv } from '../../backend/src/config/env.js';
import { Client } from './client.js';
import { createMigratedDatabase, type TestDatabase } from './database.js';
import { DeclaredAnswers } from './declared-answers.js';
import { recordRelease } from './release/record-release.js';
import { readServices } from './services.js';

/** The documentation is the same for every application that tests start. */
let declared: DeclaredAnswers | undefined;

/** At the product's cost, hashing takes a tenth of the time of all API tests. */
const cheapHash: HashCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The real application on a free port, with its own database. */
export interface TestApp {
  url: string;
  env: Env;
  nest: NestExpressApplication;
  database: TestDatabase;
  /** A browser without cookies. */
  visitor: () => Client;
  close: () => Promise<void>;
}

/**
 * Starts the application against real PostgreSQL and Redis and the sandbox. In a `describe`, prefer `describeApp`.
 *
 * @param variables environment variables that replace the defaults of tests
 * @param log receives the lines that would go to standard output
 * @param hashCost the cost of hashing a password
 */
export async function startApp(
  variables: Record<string, string> = {},
  log?: DestinationStream,
  hashCost: HashCost = cheapHash,
): Promise<TestApp> {
  const services = readServices();
  const database = await createMigratedDatabase();
  // Files, jobs and rate limits are stored under the database's name, so applications don't share them.
  const name = new URL(database.url).pathname.slice(1);
  const env = {
    ...readEnv({
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      REDIS_URL: services.redisUrl,
      SANDBOX_URL: services.sandboxUrl,
      STRIPE_WEBHOOK_SECRET: services.webhookSecret,
      SESSION_SECRET: 'a secret of at least 32 bytes that only tests use',
      STORAGE_DIR: join(tmpdir(), name),
      REDIS_PREFIX: name,
      // All artists of a test share one address.
      RATE_LIMIT_FACTOR: '1000',
      // Tests keep this process busy, and other workers the machine.
      MAX_LOOP_DELAY_MS: '10000',
      LOG_LEVEL: 'silent',
      DRAIN_SECONDS: '0',
      ...variables,
    }),
    hashCost,
  };
  const nest = await createApp(env, createLog(env.logLevel, log));
  await recordRelease(nest, database);
  await nest.listen(0, '127.0.0.1');
  const { port } = nest.getHttpServer().address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    env,
    nest,
    database,
    visitor: () =>
      new Client(url, database, {
        origin: env.publicUrl,
        declared: () => (declared ??= new DeclaredAnswers(describeApi(nest))),
      }),
    close: async () => {
      await nest.close();
      await database.close();
      await rm(env.storageDir, { recursive: true, force: true });
    },
  };
}
