import { context, diag, DiagLogLevel, propagation, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import { W3CTraceContextPropagator } from '@opentelemetry/core';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { AlwaysOnSampler, BatchSpanProcessor, ParentBasedSampler, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TracesEnv } from '../config/env.js';
import { switchTracing } from './spans.js';

/** Time limit of the collector, also while the process stops, in milliseconds. */
const timeoutMs = 3000;

/** How often a failing collector is logged, in milliseconds. */
const quietMs = 60_000;

/**
 * Sends the spans of this process to a collector. Only imported if there is one, since its packages take time and
 * memory.
 * @param warn called at most once a minute while the collector fails
 * @returns a function that sends the remaining spans and stops
 */
export function startTracing(
  { url, headers }: TracesEnv,
  service: string,
  warn: (message: string) => void,
): () => Promise<void> {
  let quietUntil = -Infinity;
  const complain = (message: string): void => {
    if (performance.now() < quietUntil) return;
    quietUntil = performance.now() + quietMs;
    warn(`Traces are lost: ${message}`);
  };
  const ignore = (): void => undefined;
  diag.setLogger(
    { error: complain, warn: complain, info: ignore, debug: ignore, verbose: ignore },
    { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
  );
  const exporter = new OTLPTraceExporter({ url, headers, timeoutMillis: timeoutMs });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    // The caller's `traceparent` decides. Traces that begin here are recorded; collectors can drop those they don't
    // want.
    sampler: new ParentBasedSampler({ root: new AlwaysOnSampler() }),
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: timeoutMs })],
  });
  trace.setGlobalTracerProvider(provider);
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  propagation.setGlobalPropagator(new W3CTraceContextPropagator());
  switchTracing(true);
  return async () => {
    switchTracing(false);
    await provider.shutdown().catch((error: unknown) => complain(String(error)));
    for (const part of [trace, context, propagation, diag]) part.disable();
  };
}
