import type { INestApplication } from '@nestjs/common';
import { type Request, type RequestHandler, type Response, Router } from 'express';
import { ModelCallsService } from '../model-calls/model-calls.service.js';
import { RateLimits } from '../http/rate-limits.js';
import { operatorOnly } from './operator-access.js';
import { usageHtml } from './usage-html.js';

/** Shows operators what model calls have cost. Shows only ids, nothing that artists wrote. */
export function usagePage(app: INestApplication, token: string | undefined): RequestHandler {
  const router = Router();
  router.use(operatorOnly(token, app.get(RateLimits, { strict: false })));
  router.get('/', async (_request: Request, response: Response) => {
    const overview = await app.get(ModelCallsService, { strict: false }).overview();
    response.setHeader('Cache-Control', 'no-store');
    response.type('html').send(usageHtml(overview));
  });
  router.use((_request, response) => void response.status(404).type('text/plain').send('Not found'));
  return router;
}
