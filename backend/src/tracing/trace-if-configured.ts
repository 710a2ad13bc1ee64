import type { Logger } from 'pino';
import type { Env } from '../config/env.js';

/**
 * Sends traces to the configured collector, if there is one.
 * @returns a function that sends the remaining spans and stops
 */
export async function traceIfConfigured(env: Env, service: string, log: Logger): Promise<() => Promise<void>> {
  if (!env.traces) return () => Promise.resolve();
  const { startTracing } = await import('./start-tracing.js');
  return startTracing(env.traces, service, (message) => log.warn(message));
}
