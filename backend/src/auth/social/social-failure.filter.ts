import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import type { Request, Response } from 'express';
import { AppError, NotFound } from '../../common/app-error.js';
import { sendError } from '../../http/error.filter.js';
import { EmailNotVouchedFor, SocialSignInFailed } from '../auth.errors.js';

/** Redirects a failed provider sign-in to `/auth`, which shows why. */
@Catch()
export class SocialFailureFilter implements ExceptionFilter {
  private readonly logger = new Logger(SocialFailureFilter.name);

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<Request>();
    const response = host.switchToHttp().getResponse<Response>();
    if (thrown instanceof NotFound) return sendError(request, response, thrown);
    this.log(thrown, request);
    // Messages longer than 20 characters are shown as they are.
    const error = thrown instanceof EmailNotVouchedFor ? thrown.message : 'auth_failed';
    response.redirect(`/auth?${new URLSearchParams({ error }).toString()}`);
  }

  /** Provider responses may contain secrets: log only the error's sentence. */
  private log(thrown: unknown, { id: requestId }: Request): void {
    if (thrown instanceof SocialSignInFailed && thrown.cause !== undefined) {
      const cause = thrown.cause instanceof Error ? thrown.cause.message : String(thrown.cause);
      this.logger.warn({ requestId, cause, msg: thrown.message });
    } else if (thrown instanceof AppError) {
      this.logger.debug({ requestId, code: thrown.code, msg: thrown.message });
    } else this.logger.error({ requestId, err: thrown });
  }
}
