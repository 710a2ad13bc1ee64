import { createBullBoard } from '@bull-board/api';
import { BullAdapter } from '@bull-board/api/bullAdapter';
import type { AppViewRoute } from '@bull-board/api/typings/app';
import { ExpressAdapter } from '@bull-board/express';
import type { INestApplication } from '@nestjs/common';
import type { Queue } from 'bull';
import { type NextFunction, type RequestHandler, type Response, Router } from 'express';
import { appName } from '../../../contract/app.js';
import { RateLimits } from '../http/rate-limits.js';
import { Queues } from '../jobs/queues.js';
import { operatorOnly } from './operator-access.js';
import { queuePagePath, usagePagePath } from './operator-pages.js';

/** Shows operators the worker's queues and lets them retry failed jobs. Contains nothing that artists wrote. */
export function queuePage(app: INestApplication, token: string | undefined): RequestHandler {
  const router = Router();
  router.use(operatorOnly(token, app.get(RateLimits, { strict: false })));
  let board: RequestHandler | undefined;
  router.use((request, response, next) => {
    // The queues exist once the application has started.
    board ??= boardOf(app.get(Queues, { strict: false }).list());
    relaxContentPolicy(response);
    board(request, response, next as NextFunction);
  });
  return router;
}

/** The board loads fonts from Google, which our pages must not do: use the system's. */
class BoardServer extends ExpressAdapter {
  override setEntryRoute(entry: AppViewRoute): this {
    this.app[entry.method](entry.route, (_request, response, next) => {
      const { name, params } = entry.handler({ basePath: this.basePath, uiConfig: this.uiConfig });
      response.render(name, params, (error: Error | null, page?: string) => {
        if (error) return next(error);
        response.send(page?.replace(/<link [^>]*fonts\.googleapis\.com[^>]*>/, ''));
      });
    });
    return this;
  }
}

function boardOf(queues: Queue[]): RequestHandler {
  const server = new BoardServer();
  server.setBasePath(queuePagePath);
  const byName = new Map(queues.map((queue) => [queue.name, queue]));
  const adapters = [...byName.values()].map((queue) => {
    const adapter = new BullAdapter(queue);
    adapter.setFormatter('data', idsOf);
    adapter.setFormatter('returnValue', () => undefined);
    adapter.setFormatter('progress', () => undefined);
    return adapter;
  });
  const uiConfig = { boardTitle: appName, miscLinks: [{ text: 'Usage', url: usagePagePath }] };
  createBullBoard({ queues: adapters, serverAdapter: server, options: { uiConfig } });
  return server.getRouter() as RequestHandler;
}

/** Only the ids and numbers of a job's data; the rest may be personal. */
function idsOf(data: unknown): object {
  const entries = Object.entries((data ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, isId(value) || typeof value === 'number' ? value : '…']),
  );
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
}

/** The page sets a base URL for its relative links. */
function relaxContentPolicy(response: Response): void {
  const policy = response.getHeader('Content-Security-Policy');
  if (typeof policy !== 'string') return;
  response.setHeader('Content-Security-Policy', policy.replace("base-uri 'none'", "base-uri 'self'"));
  response.setHeader('Cache-Control', 'no-store');
}
