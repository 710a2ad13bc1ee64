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

/** Something that a model may ask to be done instead of answering. It takes no arguments. */
export interface AssistantTool {
  name: string;
  /** When to call it, for the model. */
  description: string;
}

/** What a reply comes to where the model asks for a tool: nothing follows it. */
export interface ToolCall {
  tool: string;
}

/** The form of an answer: a JSON schema in which every object names all of its properties as required and allows no others. */
export interface AnswerForm {
  name: string;
  schema: Record<string, unknown>;
}

/** A language model, whoever hosts it. */
export abstract class Assistant {
  /**
   * The reply, piece by piece as it is written; each piece is some text, and the last may be the call of one of `tools`. The
   * end of the iteration is the end of a whole reply: one that was cut throws.
   * @throws AssistantFailed, AssistantBusy
   */
  abstract stream(request: AssistantRequest & { tools?: readonly AssistantTool[] }): AsyncIterable<string | ToolCall>;

  /**
   * A short answer in one go.
   * @throws AssistantFailed, AssistantBusy
   */
  abstract complete(request: AssistantRequest & { maxTokens: number }): Promise<string>;

  /**
   * An answer in one go, as parsed JSON. Not every model keeps to the form: what it says is to be checked.
   * @throws AssistantFailed, AssistantBusy
   */
  abstract completeJson(request: AssistantRequest & { maxTokens: number; form: AnswerForm }): Promise<unknown>;
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
