import { trace } from '@opentelemetry/api';
import { AsyncLocalStorage } from 'node:async_hooks';

/** Ids that identify what a log line is about. */
interface LogContext {
  requestId?: string;
  replyId?: string;
  jobId?: string;
}

const contexts = new AsyncLocalStorage<LogContext>();

/** Runs work whose log lines include these ids, in addition to those of the surrounding work. */
export function withLogContext<T>(context: LogContext, work: () => T): T {
  return contexts.run({ ...contexts.getStore(), ...context }, work);
}

/** The ids for a line logged now, with the id of its trace if tracing is on. */
export function logContext(): LogContext & { traceId?: string } {
  const ids = contexts.getStore() ?? {};
  const span = trace.getActiveSpan();
  // A copy, since pino adds the fields of the line to it.
  return span ? { ...ids, traceId: span.spanContext().traceId } : { ...ids };
}
