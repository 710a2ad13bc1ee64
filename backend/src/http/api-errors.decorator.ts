import { SetMetadata } from '@nestjs/common';
import type { AppError } from '../common/app-error.js';

export const API_ERRORS = Symbol('API_ERRORS');

/** An error class, or an example if its constructor needs arguments. */
export type DocumentedError = AppError | (new () => AppError);

/**
 * Documents the errors of a handler, or of all handlers of a controller. Errors that follow from the route itself (no
 * session, unknown id, invalid body, dependency down) are documented automatically; see api-docs/implied-errors.ts.
 */
export const ApiErrors = (...errors: DocumentedError[]): MethodDecorator & ClassDecorator =>
  SetMetadata(API_ERRORS, errors);
