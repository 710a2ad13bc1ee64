import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import type { User } from '../../../contract/account/user.js';

/** Who makes a call: the session it came with and the user behind it, as they are now. */
export interface Caller {
  sessionId: string;
  /** When the session ends by itself. */
  expiresAt: Date;
  user: User;
}

/** The caller of a handler whose access is not public. */
export const CurrentCaller = createParamDecorator((_: unknown, context: ExecutionContext): Caller => {
  const request = context.switchToHttp().getRequest<Request & { user?: Caller }>();
  if (!request.user) throw new Error('A public handler asked for its caller');
  return request.user;
});
