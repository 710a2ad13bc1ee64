import type { DocumentedError } from '../http/api-errors.decorator.js';
import { AppError, Overloaded } from '../common/app-error.js';
import { BudgetSpent } from '../model-calls/budget.errors.js';
import { assistantErrors } from '../providers/assistant/assistant.errors.js';

export class EmptyChatExists extends AppError {
  readonly status = 409;
  readonly code = 'empty_chat_exists';
  override readonly title = 'Empty conversation exists';
  override readonly details: { chatId: string };

  /** @param chatId the chat to use instead */
  constructor(chatId: string) {
    super('Please use your existing conversation before creating a new one.');
    this.details = { chatId };
  }
}

export class ReplyInFlight extends AppError {
  readonly status = 409;
  readonly code = 'reply_in_flight';
  constructor() {
    super('A reply is still being written in this conversation. Wait for it, or stop it first.');
  }
}

/** In the browser this opens the sign-up dialog. */
export class MessageLimitExceeded extends AppError {
  readonly status = 403;
  readonly code = 'message_limit_exceeded';
  constructor() {
    super('Message limit exceeded');
  }
}

export class NothingToChange extends AppError {
  readonly status = 400;
  readonly code = 'nothing_to_change';
  constructor() {
    super('Send at least one of title, isPinned, isArchived or releaseId.');
  }
}

export class TooManyMessages extends AppError {
  readonly status = 429;
  readonly code = 'too_many_messages';
  /** @param retryAfter seconds until the next message may be sent */
  constructor(override readonly retryAfter: number) {
    super('That was a lot of messages in a short time. Please wait before the next one.');
  }
}

export class NothingToRetry extends AppError {
  readonly status = 409;
  readonly code = 'nothing_to_retry';
  constructor() {
    super('You can only retry the last reply, and only if it stopped early.');
  }
}

/** Errors of every endpoint that starts a reply. */
export const replyErrors: DocumentedError[] = [
  ReplyInFlight,
  new TooManyMessages(60),
  new BudgetSpent('day', new Date()),
  ...assistantErrors,
  Overloaded,
];
