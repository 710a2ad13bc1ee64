import { Injectable, Logger } from '@nestjs/common';
import type { AppError } from '../../common/app-error.js';
import { AssistantMisconfigured, AssistantOutOfCredit } from './assistant.errors.js';
import { isApiError } from './provider-errors.js';

/** How often the same problem is logged, in milliseconds. */
const logEveryMs = 60_000;

/**
 * Whether the model can be used, judging by the latest calls. Problems that only an operator can fix are logged once a
 * minute.
 */
@Injectable()
export class AssistantStatus {
  private readonly logger = new Logger(AssistantStatus.name);
  private reason: string | null = null;
  private loggedAt = -Infinity;

  /**
   * Why the model can't be used, in a few words that may be public: `assistant_misconfigured (401 invalid_api_key)`;
   * null if it can.
   */
  get trouble(): string | null {
    return this.reason;
  }

  /** Records that a call succeeded. */
  recordSuccess(): void {
    if (this.reason !== null) this.logger.log('The model can be used again');
    this.reason = null;
  }

  /** Records why a call failed. Failures that pass by themselves don't count. */
  recordFailure(error: AppError): void {
    if (!(error instanceof AssistantMisconfigured || error instanceof AssistantOutOfCredit)) return;
    const { status, code } = isApiError(error.cause) ? error.cause : {};
    // Only show a code that looks like one: some servers send a whole sentence instead.
    const known = /^[\w.-]{1,64}$/.test(String(code ?? '')) ? String(code) : '';
    const details = `${status ?? ''} ${known}`.trim();
    this.reason = details ? `${error.code} (${details})` : error.code;
    const now = performance.now();
    if (now - this.loggedAt < logEveryMs) return;
    this.loggedAt = now;
    this.logger.error(`Every call of the model fails: ${error.reason}`);
  }
}
