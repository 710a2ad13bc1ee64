import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { User } from '../../../contract/account/user.js';

/** The session of a call, and its user's current data. */
export interface Caller {
  sessionId: string;
  /** When the session expires. */
  expiresAt: Date;
  user: User;
}

/** The caller of a handler whose access is not public. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<Request & { user?: Caller }>();
  if (!request.user) throw new Error('@CurrentCaller() needs @Access other than public');
  return request.user;
});
