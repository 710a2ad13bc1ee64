import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** Tells, whenever it is asked, whether whoever made the call is still there to be answered. */
export const IsWaiting = createParamDecorator((_: unknown, context: ExecutionContext): (() => boolean) => {
  const { socket } = context.switchToHttp().getRequest<Request>();
  return () => !socket.destroyed;
});
