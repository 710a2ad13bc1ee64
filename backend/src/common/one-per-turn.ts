import type { NextFunction, Request, RequestHandler, Response } from 'express';

/**
 * Middleware that lets the requests to the paths it is mounted on begin one a turn of the event loop: a crowd that comes at
 * once would otherwise be read, checked and looked up in one go, while live replies wait.
 */
export function onePerTurn(): RequestHandler {
  const waiting: NextFunction[] = [];
  const beginNext = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(beginNext);
  };
  return (_request: Request, _response: Response, next: NextFunction): void => {
    waiting.push(next);
    if (waiting.length === 1) setImmediate(beginNext);
  };
}
