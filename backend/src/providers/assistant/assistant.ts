import { AppError } from '../../common/app-error.js';

/** One turn of a conversation as a model takes it. */
export interface PromptMessage {
  role: 'system' | 'user' | 'assistant';
  content: string;
}

export interface AssistantRequest {
  messages: PromptMessage[];
  /** Ends the request at the provider when it is aborted. */
  signal: AbortSignal;
}

/** A language model, whoever hosts it. */
export abstract class Assistant {
  /**
   * The reply, piece by piece as it is written; each piece is some text. The end of the iteration is the end of a whole
   * reply: one that was cut throws.
   * @throws AssistantFailed, AssistantBusy
   */
  abstract stream(request: AssistantRequest): AsyncIterable<string>;

  /**
   * A short answer in one go.
   * @throws AssistantFailed, AssistantBusy
   */
  abstract complete(request: AssistantRequest & { maxTokens: number }): Promise<string>;
}

export class AssistantFailed extends AppError {
  readonly status = 502;
  readonly code = 'assistant_failed';
  constructor(options?: ErrorOptions) {
    super('The assistant could not answer. Please try again.', options);
  }
}

export class AssistantBusy extends AppError {
  readonly status = 502;
  readonly code = 'assistant_busy';
  override readonly retryAfter = 20;
  constructor(options?: ErrorOptions) {
    super('The assistant is very busy right now. Please try again in a moment.', options);
  }
}
