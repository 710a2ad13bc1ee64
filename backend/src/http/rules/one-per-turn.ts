import type { NextFunction, Request, RequestHandler, Response } from 'express';
import { rulesOf } from './route-rules.js';

/**
 * Starts calls to `@OnePerTurn()` handlers one per turn of the event loop. Otherwise, a crowd that arrives at once
 * would be read, validated and looked up in one go while live replies wait.
 */
export function onePerTurn(): RequestHandler {
  const waiting: NextFunction[] = [];
  const startNext = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) setImmediate(startNext);
  };
  return (request: Request, _response: Response, next: NextFunction): void => {
    if (!rulesOf(request).isOnePerTurn) return next();
    waiting.push(next);
    if (waiting.length === 1) setImmediate(startNext);
  };
}
