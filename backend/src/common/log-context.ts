import { trace } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';

/** What a log line is about. */
interface LogContext {
  requestId?: string;
  replyId?: string;
  jobId?: string;
}

const contexts = new AsyncLocalStorage<LogContext>();

/** Runs work whose log lines carry these ids, besides those of the work that it belongs to. */
export function withLogContext<T>(context: LogContext, work: () => T): T {
  return contexts.run({ ...contexts.getStore(), ...context }, work);
}

/** The ids for a line that is logged now; with that of its trace, if there are traces. */
export function logContext(): LogContext & { traceId?: string } {
  const ids = contexts.getStore() ?? {};
  const span = trace.getActiveSpan();
  return span ? { ...ids, traceId: span.spanContext().traceId } : ids;
}
