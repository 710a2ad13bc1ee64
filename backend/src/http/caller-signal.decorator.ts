import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Response } from 'express';
import { CallerGone } from '../common/app-error.js';

/** A signal that aborts with `CallerGone` when the client disconnects. */
export const CallerSignal = createParamDecorator((_: unknown, context: ExecutionContext): AbortSignal => {
  const response = context.switchToHttp().getResponse<Response>();
  const gone = new AbortController();
  response.once('close', () => gone.abort(new CallerGone()));
  return gone.signal;
});
