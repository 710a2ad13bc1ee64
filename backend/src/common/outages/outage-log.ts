import type { LogFn } from 'pino';
import { isDependencyDown } from './dependency-down.js';

/** How long a cause isn't logged again after it was, in milliseconds. */
const quietMs = 60_000;

/** How many causes to remember: messages that contain ids would otherwise fill the memory. */
const causesMax = 100;

type LogMethod = (this: unknown, args: Parameters<LogFn>, write: LogFn, level: number) => void;

/**
 * A pino hook that logs errors caused by an outage only once per minute and cause, without a stack: while PostgreSQL is
 * down, every call and every timer fails in the same way. So is each request that is answered by 503. The next line says
 * how often that happened.
 */
export function oncePerMinute(now: () => number = () => performance.now()): LogMethod {
  const causes = new Map<string, { until: number; repeats: number }>();

  /** How often the cause came up since it was last logged; null if it must not be logged now. */
  const repeatsOf = (cause: string): number | null => {
    const known = causes.get(cause);
    if (known && now() < known.until) {
      known.repeats += 1;
      return null;
    }
    if (causes.size >= causesMax) causes.clear();
    causes.set(cause, { until: now() + quietMs, repeats: 0 });
    return known?.repeats ?? 0;
  };

  return function log(args, write) {
    const [line, ...more] = args as [unknown, ...unknown[]];
    if (typeof line !== 'object' || line === null) return write.apply(this as never, args);
    if (isUnavailable(line)) {
      const repeats = repeatsOf('answered by 503');
      if (repeats === null) return undefined;
      return write.apply(this as never, [repeats > 0 ? { ...line, repeats } : line, ...more] as never);
    }
    const err = 'err' in line ? line.err : undefined;
    if (!(err instanceof Error) || !isDependencyDown(err)) return write.apply(this as never, args);
    const repeats = repeatsOf(causeOf(err));
    if (repeats === null) return undefined;
    const { err: _err, msg = 'Not reachable', ...rest } = line as { err: Error; msg?: string };
    const what = { ...rest, cause: rootOf(err).message || err.message, ...(repeats > 0 ? { repeats } : {}), msg };
    return write.call(this as never, what as never);
  };
}

/** Whether a line is that of a request, and its response a 503. */
function isUnavailable(line: object): boolean {
  const response: unknown = 'res' in line ? line.res : undefined;
  return typeof response === 'object' && response !== null && 'statusCode' in response && response.statusCode === 503;
}

/** The innermost error. Node tries all addresses of a name; the error that stands for all has no address. */
function rootOf(err: Error): Error {
  const inner: unknown = err instanceof AggregateError ? err.errors[0] : err.cause;
  return inner instanceof Error ? rootOf(inner) : err;
}

/** What distinguishes causes: two services that are down have the same code, but different addresses. */
function causeOf(err: Error): string {
  const root = rootOf(err) as Error & Record<'code' | 'address' | 'hostname' | 'port', unknown>;
  // Without the script that the command was part of.
  const what = root.code ?? root.message.split('. ')[0];
  return [what, root.address ?? root.hostname, root.port].filter((part) => part !== undefined).join(' ');
}
