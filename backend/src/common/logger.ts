import type { LoggerService } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { type DestinationStream, type Logger as Pino, pino, type SerializedError } from 'pino';
import { pinoHttp } from 'pino-http';
import { logContext, withLogContext } from './log-context.js';
import { oncePerMinute } from './outages/outage-log.js';

/** Structured logs, on standard output by default. They must never contain anything that could open an account. */
export function createLog(level: string, destination: DestinationStream = pino.destination(1)): Pino {
  return pino(
    {
      level,
      base: undefined,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describeError },
      mixin: logContext,
      hooks: { logMethod: oncePerMinute() },
      redact: { paths: ['req.headers', '*.password', '*.token', '*.cookie', '*.authorization'], remove: true },
    },
    destination,
  );
}

/** Properties of an error that are logged besides its type, message and stack. */
const toldOfErrors = ['code', 'status', 'constraint', 'table', 'signal'] as const;

/**
 * Serialises an error for the log. Errors of the database and of providers contain their input: users' words, addresses
 * or password hashes. So only listed properties are logged.
 */
function describeError(error: unknown): unknown {
  if (typeof error !== 'object' || error === null) return error;
  const { type, message, stack, ...more }: SerializedError = pino.stdSerializers.err(error as Error);
  const told = toldOfErrors.filter((name) => ['string', 'number'].includes(typeof more[name]));
  return { type, message, stack, ...Object.fromEntries(told.map((name) => [name, more[name] as unknown])) };
}

/**
 * Matches the secret in the path of a shared conversation or document, a calendar or an unsubscribe link: 32 random
 * bytes. Ids of objects are shorter.
 */
const addressSecret = /[\w-]{43,}/g;

/** One line per request: id, method, path without query and secrets, status, time. The id is also in `X-Request-Id`. */
export function logRequests(log: Pino): (request: IncomingMessage, response: ServerResponse, next: () => void) => void {
  const logging = pinoHttp<IncomingMessage, ServerResponse>({
    logger: log,
    // The library's serializer would copy the whole request with its headers; we log three properties.
    wrapSerializers: false,
    // The serializers below select what is logged. Redaction would scan each line and took a sixth of the time.
    redact: [],
    genReqId: (request, response) => {
      const given = request.headers['x-request-id'];
      const id = typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : randomUUID();
      response.setHeader('X-Request-Id', id);
      return id;
    },
    serializers: {
      err: describeError,
      req: (request: { id: string; method: string; url: string }) => ({
        id: request.id,
        method: request.method,
        path: request.url.split('?')[0]?.replace(addressSecret, '…'),
      }),
      res: (response: { statusCode: number }) => ({ status: response.statusCode }),
    },
    customLogLevel: (_request, response, error) => {
      // An outage is logged where it is detected. `oncePerMinute` also limits the lines of requests that get a 503.
      if (response.statusCode === 502 || response.statusCode === 503) return 'warn';
      if (error || response.statusCode >= 500) return 'error';
      return 'info';
    },
    // The error filter has already logged the cause; the library would invent an error with a stack for each response.
    customErrorObject: (_request, _response, _error, { err: _err, ...line }: Record<string, unknown>) => line,
    autoLogging: { ignore: (request) => request.url?.startsWith('/api/health') ?? false },
  });
  return (request, response, next) =>
    logging(request, response, () => withLogContext({ requestId: String(request.id) }, next));
}

/** Nest's own messages, in the same log. */
export class NestLog implements LoggerService {
  constructor(private readonly pino: Pino) {}

  log(message: unknown, ...more: unknown[]): void {
    this.write('info', message, more);
  }
  error(message: unknown, ...more: unknown[]): void {
    this.write('error', message, more);
  }
  warn(message: unknown, ...more: unknown[]): void {
    this.write('warn', message, more);
  }
  debug(message: unknown, ...more: unknown[]): void {
    this.write('debug', message, more);
  }
  verbose(message: unknown, ...more: unknown[]): void {
    this.write('trace', message, more);
  }
  fatal(message: unknown, ...more: unknown[]): void {
    this.write('fatal', message, more);
  }

  /** Nest passes the context last and, for errors, the stack before it. */
  private write(
    level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace',
    message: unknown,
    more: unknown[],
  ): void {
    const context = typeof more.at(-1) === 'string' ? more.at(-1) : undefined;
    const stack = more.length > 1 && typeof more[0] === 'string' ? { stack: more[0] } : {};
    if (message instanceof Error) this.pino[level]({ context, err: message });
    else if (typeof message === 'object') this.pino[level]({ context, ...message, ...stack });
    else this.pino[level]({ context, ...stack }, String(message));
  }
}
