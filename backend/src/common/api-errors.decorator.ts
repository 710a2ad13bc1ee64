import { SetMetadata } from '@nestjs/common';
import type { AppError } from './app-error.js';

export const API_ERRORS = Symbol('API_ERRORS');

/** An error of a call: its class, or an example where the class needs arguments. */
export type DocumentedError = AppError | (new () => AppError);

/**
 * Documents the named errors of a call, or of all calls of a controller. What every call of its kind may return (no
 * session, an unknown id, an invalid body, a dependency that is down) is documented without this; see api-docs/implied-errors.ts.
 */
export const ApiErrors = (...errors: DocumentedError[]): MethodDecorator & ClassDecorator =>
  SetMetadata(API_ERRORS, errors);
