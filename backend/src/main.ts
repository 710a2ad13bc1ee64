import { createLog } from './common/logger.js';
import { closeOnRequest, refuseToStart } from './common/run-process.js';
import { readEnv } from './config/env.js';
import { assertReachable } from './config/reachable.js';

/** The API process: HTTP, sockets, replies. */
async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.logLevel);
  await assertReachable(env);
  // It takes seconds to load: what is wrong outside was said before.
  const { createApp } = await import('./app.setup.js');
  const app = await createApp(env, log);
  closeOnRequest(app, log);
  await app.listen(env.port, env.host).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`PORT: ${env.port} is already in use. Set PORT to a free one.`, { cause: error });
  });
  log.info(`Listening on ${env.host}:${env.port}`);
}

main().catch(refuseToStart);
