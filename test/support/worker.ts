import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { findChromium } from '../../scripts/services/chromium.mjs';
import type { Env } from '../../backend/src/config/env.js';
import { WorkerModule } from '../../backend/src/worker.module.js';

/** The real worker beside a test's application, with a browser to print with. */
export async function startWorker(env: Env): Promise<INestApplicationContext> {
  const { executablePath, env: libraries } = await findChromium();
  Object.assign(process.env, libraries);
  const worker = WorkerModule.with({ ...env, chromiumPath: executablePath });
  return NestFactory.createApplicationContext(worker, { logger: false, abortOnError: false });
}
