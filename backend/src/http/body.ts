import express, { type NextFunction, type Request, type RequestHandler, type Response } from 'express';
import { Readable } from 'node:stream';
import { MalformedRequest, TooLarge, UnsupportedType } from '../common/app-error.js';
import { sendError } from './error.filter.js';
import { type BodyRule, jsonBody, rulesOf } from './rules/route-rules.js';
import { lingerAfterAnswer } from './upload.js';

/** Time limit for a body that isn't an upload, in milliseconds. The server's own limit is for uploads. */
const bodyMs = 60_000;

/** The deepest accepted nesting. Our own bodies are flatter, and code that walks a body may recurse. */
const deepestBody = 10;

/**
 * The most members accepted in one object or list, and in the whole body. The largest body is a one-sheet: 30 in a
 * list, 300 in total. Validation takes quadratic time, and runs before any rate limit.
 */
const widestObject = 100;
const mostMembers = 1000;

const csvType = 'text/csv';

type ParsedBody = Exclude<BodyRule, { kind: 'upload' }>;

const parsers: Record<ParsedBody['kind'], (limit: number) => RequestHandler> = {
  raw: (limit) => express.raw({ type: () => true, limit }),
  csv: (limit) => express.raw({ type: csvType, limit }),
  json: (limit) => express.json({ limit }),
  form: (limit) => express.urlencoded({ extended: false, limit, parameterLimit: 10 }),
};

/**
 * Reads bodies as the handlers declare them (see rules/route-rules.ts). Uploads are left to the handler, so that a caller
 * without access is refused before the body is read.
 * @param slowMs how long a body may take to arrive, in milliseconds
 */
export function parseBodies(slowMs = bodyMs): RequestHandler {
  return (request: Request, response: Response, next: NextFunction) => {
    if (!request.path.startsWith('/api/')) return next();
    const { body } = rulesOf(request);
    if (body.kind === 'upload') {
      lingerAfterAnswer(request, response);
      return next();
    }
    const isForm = body.kind === 'form' && request.is('application/x-www-form-urlencoded');
    const isCsv = body.kind === 'csv' && request.is(csvType);
    if (body.kind === 'raw' || isForm || isCsv) return receive(body, slowMs, request, response, next);
    // A foreign page can send text and forms without a preflight, but not JSON.
    if (hasBody(request) && !request.is('application/json')) {
      return sendError(
        request,
        response,
        new UnsupportedType(`Send this as ${body.kind === 'csv' ? csvType : 'application/json'}`),
      );
    }
    receive(body.kind === 'json' ? body : jsonBody, slowMs, request, response, (error?: unknown) => {
      const excess = error ? null : excessOf(request.body);
      if (excess) return sendError(request, response, new MalformedRequest(excess));
      next(error);
    });
  };
}

function hasBody(request: Request): boolean {
  return request.headers['transfer-encoding'] !== undefined || Number(request.headers['content-length']) > 0;
}

/** Cached parsers. Each kind of body has few limits, so there are few. */
const knownParsers = new Map<string, RequestHandler>();

function parserFor(kind: ParsedBody['kind'], maxBytes: number): RequestHandler {
  const name = `${kind} ${maxBytes}`;
  const parser = knownParsers.get(name) ?? parsers[kind](maxBytes);
  knownParsers.set(name, parser);
  return parser;
}

/** Reads a body to its end, then parses it. */
function receive(
  { kind, maxBytes }: ParsedBody,
  slowMs: number,
  request: Request,
  response: Response,
  next: (error?: unknown) => void,
): void {
  const parser = parserFor(kind, maxBytes);
  if (!hasBody(request)) return void parser(request, response, next);
  const slow = setTimeout(() => request.destroy(), slowMs);
  readAll(request, maxBytes)
    .finally(() => clearTimeout(slow))
    .then(
      (bytes) => {
        // The parsers expect a stream that has headers.
        const whole = Object.assign(Readable.from(bytes), { headers: request.headers }) as Request;
        void parser(whole, response, (error?: unknown) => {
          request.body = whole.body as unknown;
          next(error);
        });
      },
      (error: unknown) => {
        if (!request.destroyed) lingerAfterAnswer(request, response);
        next(error);
      },
    );
}

/**
 * Reads a body into one buffer. A client may send single bytes: kept as separate chunks, as the parsers would, each
 * would take a hundred bytes.
 * @throws TooLarge, MalformedRequest
 */
async function readAll(request: Request, maxBytes: number): Promise<Buffer> {
  if (Number(request.headers['content-length']) > maxBytes) throw tooLarge(maxBytes);
  let bytes = Buffer.alloc(0);
  let length = 0;
  try {
    // Keep the connection, so the client receives the 413.
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      if (length + chunk.length > maxBytes) throw tooLarge(maxBytes);
      if (length + chunk.length > bytes.length) {
        const larger = Buffer.allocUnsafe(Math.min(Math.max(2 * bytes.length, length + chunk.length), maxBytes));
        bytes.copy(larger, 0, 0, length);
        bytes = larger;
      }
      length += chunk.copy(bytes, length);
    }
  } catch (error) {
    throw error instanceof TooLarge ? error : new MalformedRequest('The request was cut off', { cause: error });
  }
  return bytes.subarray(0, length);
}

function tooLarge(maxBytes: number): TooLarge {
  const megabytes = maxBytes / 1024 / 1024;
  return new TooLarge(`The request is too large${megabytes >= 1 ? `: it can have at most ${megabytes} MB` : ''}`);
}

/** Why a parsed body is too large, as a sentence, or null. */
function excessOf(body: unknown): string | null {
  let members = [body];
  let count = 0;
  for (let depth = 0; depth <= deepestBody; depth += 1) {
    const inner = members.map(membersOf);
    count += inner.reduce((sum, { length }) => sum + length, 0);
    if (count > mostMembers || inner.some(({ length }) => length > widestObject))
      return 'The request has too many fields';
    members = inner.flat();
  }
  return members.length > 0 ? 'The request is nested too deeply' : null;
}

function membersOf(value: unknown): unknown[] {
  return typeof value === 'object' && value !== null ? Object.values(value) : [];
}
