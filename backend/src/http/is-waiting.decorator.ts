import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** A function that returns whether the client is still connected. */
export const IsWaiting = createParamDecorator((_: unknown, context: ExecutionContext): (() => boolean) => {
  const { socket } = context.switchToHttp().getRequest<Request>();
  return () => !socket.destroyed;
});
