import {
  type Attributes,
  context,
  defaultTextMapGetter,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';

/** Whether there is a collector. Without one, work runs as if there were no tracing. */
let isTracing = false;

/** For `startTracing`, which loads what spans need. */
export function switchTracing(isOn: boolean): void {
  isTracing = isOn;
}

interface SpanAbout {
  /** Names the operation only, without ids: the number of different names must stay small. */
  name: string;
  kind?: SpanKind;
  /** Ids, counts and kinds. Never text that people wrote. */
  attributes?: Attributes;
  /** The `traceparent` of the work that requested this; defaults to the current span. */
  parent?: string | undefined;
}

/** Runs work in a span. Its own spans and log lines belong to that span. */
export async function withSpan<T>(about: SpanAbout, work: () => Promise<T>): Promise<T> {
  if (!isTracing) return work();
  const span = startSpan(about);
  try {
    return await inSpan(span, work);
  } catch (error) {
    noteFailure(span, error);
    throw error;
  } finally {
    span.end();
  }
}

/** Starts a span that the caller ends. */
export function startSpan({ name, kind = SpanKind.INTERNAL, attributes = {}, parent }: SpanAbout): Span {
  const above = parent
    ? propagation.extract(ROOT_CONTEXT, { traceparent: parent }, defaultTextMapGetter)
    : context.active();
  return trace.getTracer('fanfare').startSpan(name, { kind, attributes }, above);
}

/** Runs work whose spans and log lines belong to the given span. */
export const inSpan = <T>(span: Span, work: () => T): T => context.with(trace.setSpan(context.active(), span), work);

/** Records something that has just ended, as part of the current span. */
export function noteSpan(name: string, tookMs: number, attributes: Attributes, hasFailed: boolean): void {
  if (!isTracing || !trace.getActiveSpan()?.isRecording()) return;
  const endedAt = Date.now();
  const span = trace
    .getTracer('fanfare')
    .startSpan(name, { kind: SpanKind.CLIENT, attributes, startTime: endedAt - tookMs });
  if (hasFailed) span.setStatus({ code: SpanStatusCode.ERROR });
  span.end(endedAt);
}

/** Marks a span as failed. Records only the error's name, because messages may contain input. */
function noteFailure(span: Span, error: unknown): void {
  const name = error instanceof Error ? error.name : 'unknown';
  span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', name);
}

/** The current trace, for a job being added; undefined if nothing is traced. */
export function traceparentNow(): string | undefined {
  if (!isTracing) return undefined;
  const carrier: { traceparent?: string } = {};
  propagation.inject(context.active(), carrier);
  return carrier.traceparent;
}
