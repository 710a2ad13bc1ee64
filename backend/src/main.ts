import { createLog } from './common/logger.js';
import { Metrics } from './common/metrics.js';
import { serveMetrics } from './common/metrics-server.js';
import { closeOnRequest, refuseToStart } from './common/run-process.js';
import { removeLeftFiles } from './common/temporary-file.js';
import { readEnv } from './config/env.js';
import { assertReachable } from './health/reachable.js';
import { relyingPartyOf } from './config/relying-party.js';
import { traceIfConfigured } from './tracing/trace-if-configured.js';

/** The API process: HTTP, sockets, replies. */
async function main(): Promise<void> {
  const env = readEnv();
  const log = createLog(env.logLevel);
  if (env.trustProxyHops === 0 && env.publicUrl.startsWith('https:')) {
    // TLS is terminated by a proxy.
    log.warn('TRUST_PROXY_HOPS is not set, but there is a proxy: all visitors share the limits of one address');
  }
  if (!relyingPartyOf(env.publicUrl)) {
    log.warn(
      'Passkeys are off: browsers allow them only at a domain name with HTTPS, or at localhost. Check PUBLIC_URL',
    );
  }
  await assertReachable(env);
  await removeLeftFiles();
  const stopTracing = await traceIfConfigured(env, 'fanfare-server', log);
  // Loading it takes seconds, so unreachable dependencies are reported first.
  const { createApp } = await import('./app.setup.js');
  const app = await createApp(env, log);
  closeOnRequest(app, log, stopTracing);
  await app.listen(env.port, env.host).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new Error(`PORT: ${env.port} is already in use. Set PORT to a free one.`, { cause: error });
  });
  if (env.metricsPort !== undefined) await serveMetrics(app.get(Metrics), env.metricsPort, env.host);
  log.info(`Listening on ${env.host}:${env.port}`);
  const { AssistantCheck } = await import('./model-calls/assistant-check.js');
  if (!env.assistant.isSandbox) void app.get(AssistantCheck, { strict: false }).run();
}

main().catch(refuseToStart);
