import { type INestApplicationContext, RequestMethod } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { pathToRegexp } from 'path-to-regexp';
import { registeredHandlers } from './handlers.js';
import { type RouteRules, rulesOfHandler, setRules } from './route-rules.js';

/** Rules for calls of one method and path, such as `POST` and `/api/chats/:id`. */
export interface RuledRoute {
  method: string;
  path: string;
  rules: RouteRules;
}

/** The rules that handlers declare, in the order Nest tries the routes. */
export function ruledRoutes(app: INestApplicationContext, prefix: string): RuledRoute[] {
  return registeredHandlers(app).flatMap(({ controller, handler, method, paths }) =>
    paths.map((path) => ({
      method: RequestMethod[method] ?? '',
      path: `${prefix}${path}`,
      rules: rulesOfHandler(controller, handler),
    })),
  );
}

/**
 * Finds the rules of the handler that a request goes to, so that everything that runs before the handler can follow
 * them. Must be the first middleware. Matches like Express's router: a slash may follow the path, and HEAD goes to GET.
 */
export function matchRules(routes: RuledRoute[]): RequestHandler {
  const byMethod = new Map<string, { pattern: RegExp; rules: RouteRules }[]>();
  for (const { method, path, rules } of routes) {
    const known = byMethod.get(method) ?? [];
    byMethod.set(method, [...known, { pattern: pathToRegexp(path, { sensitive: true }).regexp, rules }]);
  }
  return (request, _response, next) => {
    const method = request.method === 'HEAD' ? 'GET' : request.method;
    const route = byMethod.get(method)?.find(({ pattern }) => pattern.test(request.path));
    if (route) setRules(request, route.rules);
    next();
  };
}
