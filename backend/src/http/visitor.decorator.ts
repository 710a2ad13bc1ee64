import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { networkOf } from './address.js';

/** Where a call comes from, whoever makes it. */
export interface Visitor {
  /** The visitor's network, as rate limits count it. Proxies are believed as far as `TRUST_PROXY_HOPS` says. */
  network: string;
  userAgent: string;
}

/** Where a call comes from. */
export const CurrentVisitor = createParamDecorator((_: unknown, context: ExecutionContext): Visitor => {
  const request = context.switchToHttp().getRequest<Request>();
  return { network: networkOf(request.ip), userAgent: request.headers['user-agent'] ?? '' };
});
