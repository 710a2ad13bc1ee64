import type { LogFn } from 'pino';
import { isDependencyDown } from './dependency-down.js';

/** How long a cause isn't logged again after it was, in milliseconds. */
const quietMs = 60_000;

/** How many causes to remember: messages that contain ids would otherwise fill the memory. */
const causesMax = 100;

type LogMethod = (this: unknown, args: Parameters<LogFn>, write: LogFn, level: number) => void;

/**
 * A pino hook that logs errors caused by an outage only once per minute and cause, without a stack: while PostgreSQL is
 * down, every call and every timer fails in the same way. The next line says how often that happened.
 */
export function oncePerMinute(now: () => number = () => performance.now()): LogMethod {
  const causes = new Map<string, { until: number; repeats: number }>();
  return function log(args, write) {
    const [line] = args as [unknown];
    const err = typeof line === 'object' && line !== null && 'err' in line ? line.err : undefined;
    if (!(err instanceof Error) || !isDependencyDown(err)) return write.apply(this as never, args);
    // Without the script that the command was part of.
    const [cause = ''] = 'code' in err ? [String(err.code)] : err.message.split('. ');
    const known = causes.get(cause);
    if (known && now() < known.until) {
      known.repeats += 1;
      return undefined;
    }
    if (causes.size >= causesMax) causes.clear();
    causes.set(cause, { until: now() + quietMs, repeats: 0 });
    const repeats = known?.repeats ? { repeats: known.repeats } : {};
    const { err: _err, msg = 'Not reachable', ...rest } = line as { err: Error; msg?: string };
    const what = { ...rest, cause: err.message, ...repeats, msg };
    return write.call(this as never, what as never);
  };
}
