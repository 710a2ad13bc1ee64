import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** The caller's `Cookie` header, which is a guest's only proof, and network address. */
export interface Visit {
  cookies: string | undefined;
  address: string;
}

/** The visit of the current request. */
export const CurrentVisit = createParamDecorator((_: unknown, context: ExecutionContext): Visit => {
  const { headers, ip } = context.switchToHttp().getRequest<Request>();
  return { cookies: headers.cookie, address: ip ?? '' };
});
