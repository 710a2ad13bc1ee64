import { traceparentNow } from '../tracing/spans.js';

/** The trace in a job's data: that of the call that added it. */
interface Traced {
  traceparent?: string;
}

/** Adds the current trace to a job's input. */
export function withOrigin(input: object): object {
  const traceparent = traceparentNow();
  return traceparent ? ({ ...input, traceparent } satisfies Traced) : input;
}

/** Splits a job's data into its input and its trace. */
export function splitOrigin(data: object): { input: object; traceparent: string | undefined } {
  const { traceparent, ...input } = data as Traced;
  return { input, traceparent };
}
