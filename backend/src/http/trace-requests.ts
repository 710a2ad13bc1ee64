import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { inSpan, startSpan } from '../tracing/spans.js';

/** Wraps every API call in a span, below that of the caller's `traceparent`. */
export function traceRequests(): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    if (!request.path.startsWith('/api/') || request.path.startsWith('/api/health')) {
      next();
      return;
    }
    const { method } = request;
    const span = startSpan({ name: method, kind: SpanKind.SERVER, parent: request.get('traceparent') });
    // Also happens if the caller leaves before the response is complete.
    response.once('close', () => {
      // Express types it as any. The path as it was sent may be a secret; its route is not.
      const { path } = (request.route ?? {}) as { path?: unknown };
      const route = typeof path === 'string' ? path : 'unknown';
      span.updateName(`${method} ${route}`).setAttributes({
        'http.request.method': method,
        'http.route': route,
        'http.response.status_code': response.statusCode,
        'fanfare.request_id': String(response.getHeader('X-Request-Id') ?? ''),
      });
      if (response.statusCode >= 500) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    });
    inSpan(span, next);
  };
}
