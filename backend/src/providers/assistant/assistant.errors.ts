import type { DocumentedError } from '../../http/api-errors.decorator.js';
import { AppError } from '../../common/app-error.js';

/** The model was called, but gave nothing to use. */
export abstract class AssistantError extends AppError {
  readonly status = 502;
}

export class AssistantFailed extends AssistantError {
  readonly code: string = 'assistant_failed';
  constructor(options?: ErrorOptions, sentence = 'The assistant could not answer. Please try again.') {
    super(sentence, options);
  }
}

/** The model answered, but with nothing to show. */
export class AnsweredNothing extends AssistantFailed {}

/** The provider is overloaded or is limiting our rate. */
export class AssistantBusy extends AssistantError {
  readonly code = 'assistant_busy';
  override readonly retryAfter = 20;
  constructor(options?: ErrorOptions) {
    super('The assistant is very busy right now. Please try again in a moment.', options);
  }
}

/** A wrong key, an unknown model or a request the server rejects: only the operator can fix it. */
export class AssistantMisconfigured extends AssistantError {
  readonly code = 'assistant_misconfigured';
  override readonly isLogged = true;
  /** @param reason for the operator: in the log and in `/api/health/ready` */
  constructor(
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super('The assistant is not set up correctly on our side. We have been notified and are fixing it.', options);
  }
}

/** The operator's credit with the provider is used up. */
export class AssistantOutOfCredit extends AssistantError {
  readonly code = 'assistant_out_of_credit';
  override readonly isLogged = true;
  constructor(
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(
      'The assistant is unavailable until we top up our account with its provider. We have been notified.',
      options,
    );
  }
}

/** The prompt doesn't fit the model's context. */
export class ContextTooLong extends AssistantError {
  readonly code = 'context_too_long';
  constructor(options?: ErrorOptions) {
    super('This conversation is too long for the assistant. Please start a new one.', options);
  }
}

/** The provider's content filter rejected the prompt, or everything the model wrote. */
export class PromptFiltered extends AssistantError {
  readonly code = 'prompt_filtered';
  constructor(options?: ErrorOptions) {
    super('The provider’s content filter rejected this message. Please rephrase it.', options);
  }
}

/** Errors of every call that starts the model. */
export const assistantErrors: DocumentedError[] = [
  AssistantFailed,
  AssistantBusy,
  new AssistantMisconfigured(''),
  new AssistantOutOfCredit(''),
  ContextTooLong,
  PromptFiltered,
];
