import type { NextFunction, Request, RequestHandler, Response } from 'express';
import type { Metrics } from '../common/metrics.js';

/** The calls that start a reply: their response arrives with its first piece. */
const sending = new Set([
  'POST /api/chats/:id/messages',
  'POST /api/chats/:id/messages/:replyId/retry',
  'POST /api/chats/:id/messages/:messageId/edit',
  'POST /api/chats/:id/messages/:messageId/continue',
  'POST /api/chats/:id/messages/:messageId/regenerate',
  'POST /api/guest/messages/:chatId',
  'POST /api/guest/messages/:chatId/:replyId/retry',
  'POST /api/guest/messages/:chatId/:replyId/continue',
]);

/** Times every call by its route. */
export function measureCalls(metrics: Metrics): RequestHandler {
  return (request: Request, response: Response, next: NextFunction): void => {
    const startedAt = performance.now();
    response.once('finish', () => {
      const took = (performance.now() - startedAt) / 1000;
      // Express types it as any. Pages and files have no route; their addresses would be too many labels.
      const { path } = (request.route ?? { path: 'other' }) as { path: unknown };
      const route = typeof path === 'string' ? path : 'other';
      metrics.calls.observe({ method: request.method, route, status: response.statusCode }, took);
      if (!sending.has(`${request.method} ${route}`)) return;
      metrics.sends.inc({ result: resultOf(response.statusCode) });
      if (response.statusCode === 201) metrics.firstPiece.observe(took);
    });
    next();
  };
}

function resultOf(status: number): string {
  if (status < 400) return 'sent';
  return status < 500 ? 'refused' : 'failed';
}
