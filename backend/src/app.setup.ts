import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { Logger } from 'pino';
import { serveApiDocs } from './api-docs/api-docs.js';
import { AppModule } from './app.module.js';
import { sessionCookie } from './auth/sessions/session-cookie.js';
import { guestCookie } from './guest/guest-cookie.js';
import { parseBodies } from './http/body.js';
import { Drain } from './common/drain.js';
import { ErrorFilter } from './http/error.filter.js';
import { HttpAdapter } from './http/http-adapter.js';
import { logRequests, NestLog } from './common/logger.js';
import { Metrics } from './common/metrics.js';
import { measureCalls } from './http/measure-calls.js';
import { redirectToPublicName, refuseForeignOrigins } from './http/origin.js';
import { proxySandbox } from './http/pages/sandbox-proxy.js';
import { securityHeaders } from './http/pages/security-headers.js';
import { securityTxt } from './http/pages/security-txt.js';
import { hideUnlisted } from './http/pages/unlisted.js';
import { serveWebApp } from './http/pages/web-app.js';
import { matchRules, ruledRoutes } from './http/rules/match-rules.js';
import { onePerTurn } from './http/rules/one-per-turn.js';
import { traceRequests } from './http/trace-requests.js';
import { requestValidation } from './http/validation.js';
import type { Env } from './config/env.js';
import { queuePagePath, usagePagePath } from './operator/operator-pages.js';
import { queuePage } from './operator/queue-page.js';
import { usagePage } from './operator/usage-page.js';
import { SocketAdapter } from './realtime/socket.adapter.js';
import { previewShared } from './shares/preview-shared.js';
import { SharesService } from './shares/shares.service.js';

/** The application as the API process and the tests run it. It isn't listening yet. */
export async function createApp(env: Env, log: Logger): Promise<NestExpressApplication> {
  const adapter = new HttpAdapter(() => app.get(Drain).msLeft);
  const app: NestExpressApplication = await NestFactory.create(AppModule.with(env), adapter, {
    logger: new NestLog(log),
    bodyParser: false,
    abortOnError: false,
  });
  app.set('trust proxy', env.trustProxyHops);
  // An upload over a slow connection takes longer than Node's five minutes.
  app.getHttpServer().requestTimeout = env.uploadTotalMs;
  app.disable('x-powered-by');
  // API responses aren't cached, so no ETags. Files set their own.
  app.disable('etag');
  if (env.traces) app.use(traceRequests());
  app.use(matchRules(ruledRoutes(app, '/api')));
  app.use(onePerTurn());
  if (env.sandboxUrl) app.use(proxySandbox(env.sandboxUrl));
  app.use(measureCalls(app.get(Metrics)));
  app.use(logRequests(log));
  app.use(securityHeaders(env));
  app.use(hideUnlisted());
  app.use(redirectToPublicName(env.publicUrl));
  app.use(refuseForeignOrigins(env.publicUrl));
  app.use(queuePagePath, queuePage(app, env.operatorToken));
  app.use(usagePagePath, usagePage(app, env.operatorToken));
  app.use(securityTxt(env));
  app.use(parseBodies());
  app.use(
    serveWebApp({
      publicUrl: env.publicUrl,
      previewOf: previewShared(app.get(SharesService, { strict: false })),
      visitorCookies: [sessionCookie, guestCookie],
    }),
  );
  app.setGlobalPrefix('api');
  app.useGlobalPipes(requestValidation());
  app.useGlobalFilters(new ErrorFilter(app.get(Metrics)));
  app.useWebSocketAdapter(new SocketAdapter(app, env));
  if (env.hasApiDocs) serveApiDocs(app);
  return app;
}
