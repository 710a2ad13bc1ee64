import { traceparentNow } from '../tracing/spans.js';

/** A job's data: its input, and the trace of the call that added it. */
interface Traced {
  traceparent?: string;
}

/** A job's data: its input, with the trace that it belongs to. */
export function withOrigin(input: object): object {
  const traceparent = traceparentNow();
  return traceparent ? ({ ...input, traceparent } satisfies Traced) : input;
}

/** The parts of a job's data. */
export function splitOrigin(data: object): { input: object; traceparent: string | undefined } {
  const { traceparent, ...input } = data as Traced;
  return { input, traceparent };
}
