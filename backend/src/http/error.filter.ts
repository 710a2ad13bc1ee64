import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { emptyForVisitors } from '../../../contract/auth/visitors.js';
import type { ErrorBody } from '../../../contract/errors.js';
import {
  AppError,
  DependencyDown,
  MalformedRequest,
  NotFound,
  NotSignedIn,
  Overloaded,
  TooLarge,
  Unexpected,
  UnsupportedType,
} from '../common/app-error.js';
import type { Metrics } from '../common/metrics.js';
import { isDependencyDown } from '../common/outages/dependency-down.js';
import { rulesOf } from './rules/route-rules.js';

/**
 * Renders all errors: expected ones with their own sentence, unknown ones with a neutral sentence and their stack only
 * in the log.
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly logger = new Logger(ErrorFilter.name);

  constructor(private readonly metrics: Metrics) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    const error = asAppError(thrown);
    if (error instanceof Overloaded) this.metrics.shed.inc();
    // Shedding load must stay cheap, so it isn't logged as an error.
    if (error.status >= 500 && !(error instanceof Overloaded) && !error.isLogged)
      this.logger.error({ err: thrown, requestId: request.id, code: error.code });
    else this.logger.debug({ requestId: request.id, code: error.code });
    if (response.headersSent) {
      response.destroy();
      return;
    }
    sendError(request, response, error);
  }
}

/** Headers that may have been set before a file was opened. */
const fileHeaders = ['Accept-Ranges', 'Content-Disposition', 'Content-Range', 'ETag'];

/** Writes an error in the shape that the handler declares: a plain sentence, or an `ErrorBody`. */
export function sendError(request: Request, response: Response, error: AppError): void {
  // Otherwise, caches would store the error under the file’s name and tag.
  for (const name of fileHeaders) response.removeHeader(name);
  response.setHeader('Cache-Control', 'no-store');
  if (error.retryAfter !== undefined) response.setHeader('Retry-After', String(error.retryAfter));
  const rules = rulesOf(request);
  if (error instanceof NotSignedIn && rules.isEmptyForVisitors && request.headers['prefer'] === emptyForVisitors) {
    response.setHeader('Preference-Applied', emptyForVisitors);
    response.status(204).end();
    return;
  }
  response.status(error.status);
  if (rules.errors === 'text') {
    response.type('text/plain').send(error.message);
    return;
  }
  const body: ErrorBody = {
    error: error.title ?? error.message,
    message: error.message,
    code: error.code,
    ...error.details,
  };
  response.json(body);
}

/** Converts errors of Nest, Express, the body parser and the database into ours. */
function asAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusOf(thrown);
  if (status === 404) return new NotFound();
  if (status === 413) return new TooLarge('The request is too large');
  if (status === 415) return new UnsupportedType('The request has an unsupported type or encoding');
  if (status !== undefined && status >= 400 && status < 500) return new MalformedRequest('The request is not valid');
  if (isDependencyDown(thrown)) return new DependencyDown();
  if (isOfDeletedAccount(thrown)) return new NotSignedIn();
  return new Unexpected();
}

/** The status of an error from Express's parsers, which set `expose` if the client is to blame. */
function statusOf(thrown: unknown): number | undefined {
  if (thrown instanceof URIError) return 400;
  if (!(thrown instanceof Error) || !('status' in thrown) || !('expose' in thrown)) return undefined;
  return typeof thrown.status === 'number' ? thrown.status : undefined;
}

/** A row was inserted for an account that was deleted during the call. */
function isOfDeletedAccount(thrown: unknown): boolean {
  if (!(thrown instanceof Error) || !('code' in thrown) || !('constraint' in thrown)) return false;
  return thrown.code === '23503' && String(thrown.constraint).endsWith('_user_id_fkey');
}
