import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { networkOf } from './address.js';

/** Where a call comes from. */
export interface Visitor {
  /** The caller's network, as counted by rate limits. Trusts as many proxies as `TRUST_PROXY_HOPS` says. */
  network: string;
  userAgent: string;
}

/** The visitor of a call, with or without an account. */
export const CurrentVisitor = createParamDecorator((_: unknown, context: ExecutionContext): Visitor => {
  const request = context.switchToHttp().getRequest<Request>();
  return { network: networkOf(request.ip), userAgent: request.headers['user-agent'] ?? '' };
});
