import { createBullBoard } from '@bull-board/api';
import { BullAdapter } from '@bull-board/api/bullAdapter';
import type { AppViewRoute } from '@bull-board/api/typings/app';
import { ExpressAdapter } from '@bull-board/express';
import type { INestApplication } from '@nestjs/common';
import type { Queue } from 'bull';
import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { createHash, timingSafeEqual } from 'node:crypto';
import { appName } from '../../../contract/app.js';
import { QueuesService } from '../queue/queues.service.js';

/** Where the page is. */
export const queuePagePath = '/operator/queues';

/**
 * The page on which operators see what the worker has to do, and try again what failed. A browser asks for the token as the
 * password of any user name. Without a token there is no page. What artists wrote is not on it.
 */
export function queuePage(app: INestApplication, token: string | undefined): RequestHandler {
  if (!token) return (_request, response) => void response.status(404).type('text/plain').send('Not found');
  let board: RequestHandler | undefined;
  return (request, response, next) => {
    if (!isOperator(request, token)) {
      response.setHeader('WWW-Authenticate', `Basic realm="${appName} queues", charset="UTF-8"`);
      response.status(401).type('text/plain').send('The operator’s token is needed');
      return;
    }
    // The queues are there once the application is.
    board ??= boardOf(app.get(QueuesService, { strict: false }).list());
    relaxContentPolicy(response);
    board(request, response, next as NextFunction);
  };
}

/** The page that would have its fonts from Google, which our pages may not load, has the system's. */
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
  createBullBoard({ queues: adapters, serverAdapter: server, options: { uiConfig: { boardTitle: appName } } });
  return server.getRouter() as RequestHandler;
}

/** Of a job's data: ids and numbers. The rest is somebody's words, address or picture. */
function idsOf(data: unknown): object {
  const entries = Object.entries((data ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, value]) => [name, isId(value) || typeof value === 'number' ? value : '…']),
  );
}

function isId(value: unknown): boolean {
  return typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);
}

function isOperator({ headers: { authorization = '' } }: Request, token: string): boolean {
  const [, encoded = ''] = /^Basic ([\w+/=]+)$/i.exec(authorization) ?? [];
  const given = Buffer.from(encoded, 'base64')
    .toString()
    .replace(/^[^:]*:/, '');
  // Of the same length, so that comparing them says nothing about either.
  return timingSafeEqual(digest(given), digest(token));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** The page's own addresses are relative to a base that it names. */
function relaxContentPolicy(response: Response): void {
  const policy = response.getHeader('Content-Security-Policy');
  if (typeof policy !== 'string') return;
  response.setHeader('Content-Security-Policy', policy.replace("base-uri 'none'", "base-uri 'self'"));
  response.setHeader('Cache-Control', 'no-store');
}
