import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import OpenAI from 'openai';
import { AppError } from '../../common/app-error.js';
import type { AssistantEnv } from '../../config/env.js';
import type { AssistantStatus } from './assistant-status.js';
import { ContextTooLong } from './assistant.errors.js';
import type { AnswerForm, Completion, CompletionRequest, JsonCompletion } from './assistant.js';
import { ModelAdapter } from './model-adapter.js';
import { asAssistantError, shortWaitMs } from './provider-errors.js';
import { jsonIn, withoutReasoning } from './reply-text.js';
import { type FeatureMemory, type Features, reasoningRoom } from './request-features.js';
import { streamingFetch } from './streaming-fetch.js';

/** A request in one of the provider's protocols, sent with the features that the server supports. */
interface Attempt<T> {
  model: string;
  hasTools: boolean;
  hasForm: boolean;
  send: (features: Features) => Promise<T>;
}

/** A short answer, with its text as the server sent it. */
export interface Answered {
  answer: Omit<Completion, 'text'>;
  text: string;
}

/** How many refusals one request may learn from: no server rejects every feature one by one. */
const lessonsMax = 8;

/** How long a stream may stay open after the model has finished, in milliseconds: some servers never close it. */
export const closeWaitMs = 1000;

/** Shared by both protocols of OpenAI's API: the client, retries, and what a server turned out not to support. */
export abstract class OpenAiAdapter extends ModelAdapter {
  readonly models: { reply: string; small: string };
  protected readonly client: OpenAI;
  protected startsReasoning = false;
  protected abstract readonly features: FeatureMemory;

  constructor(
    protected readonly settings: AssistantEnv,
    protected readonly status: AssistantStatus,
  ) {
    super();
    this.models = { reply: settings.model, small: settings.smallModel };
    this.client = new OpenAI({
      apiKey: settings.apiKey,
      baseURL: settings.baseUrl,
      // One accepted message is one request; `attempt` decides on second tries.
      maxRetries: 0,
      timeout: settings.totalMs,
      fetch: streamingFetch,
      // The client would log what artists wrote if it can't parse an answer.
      logLevel: 'off',
    });
  }

  get takesTools(): boolean {
    return this.features.of(this.models.reply).tools;
  }

  noteOpenedReasoning(): void {
    this.startsReasoning = true;
  }

  async findShutdownDate(model: string, signal: AbortSignal): Promise<string | null> {
    try {
      const found: object = await this.client.models.retrieve(model, { signal, timeout: this.settings.firstTokenMs });
      return 'shutdown_date' in found && typeof found.shutdown_date === 'string' ? found.shutdown_date : null;
    } catch (error) {
      throw asAssistantError(error);
    }
  }

  async complete(request: CompletionRequest): Promise<Completion> {
    const { firstTokenMs, reasoningMs } = this.settings;
    const { answer, text } = await this.answer(request, undefined, firstTokenMs + reasoningMs);
    return { ...answer, text: withoutReasoning(text) };
  }

  async completeJson(request: CompletionRequest & { form: AnswerForm }): Promise<JsonCompletion> {
    const { answer, text } = await this.answer(request, request.form, this.settings.totalMs);
    return { ...answer, value: jsonIn(text) };
  }

  /** An answer of the small model, in one piece. @param timeout in milliseconds @throws like `stream` */
  protected abstract answer(
    request: CompletionRequest,
    form: AnswerForm | undefined,
    timeout: number,
  ): Promise<Answered>;

  /**
   * Sends a request until the server accepts it: again without each feature it rejects, and once more if it asks us to
   * wait for at most five seconds. Nothing has been streamed by then.
   */
  protected async attempt<T>({ model, hasTools, hasForm, send }: Attempt<T>, signal: AbortSignal): Promise<T> {
    let hasWaited = false;
    for (let lessons = 0; ;) {
      const features = this.features.of(model);
      try {
        return await send(features);
      } catch (error) {
        const ours = asAssistantError(error);
        const isLesson = lessons < lessonsMax && !(ours instanceof ContextTooLong) && !signal.aborted;
        if (isLesson && this.features.learn(model, { features, hasTools, hasForm }, error)) {
          lessons += 1;
          continue;
        }
        const waitMs = hasWaited ? null : shortWaitMs(error);
        if (waitMs === null) throw error;
        hasWaited = true;
        await wait(waitMs, undefined, { signal });
      }
    }
  }

  /** Converts an error to one of ours, and records it for the operator. */
  protected toOurs(error: unknown): AppError {
    const ours = asAssistantError(error);
    this.status.recordFailure(ours);
    return ours;
  }

  /** Limit on a reply including reasoning, in tokens. */
  protected get replyLimit(): number {
    const { replyTokens, effort, contextTokens } = this.settings;
    return replyTokens + reasoningRoom(effort, contextTokens);
  }

  /** Limit on a short answer including reasoning, in tokens. */
  protected smallLimit(maxTokens: number): number {
    return maxTokens + reasoningRoom(this.settings.smallEffort, this.settings.contextTokens);
  }
}

/** Tells the provider which prompts are likely to start the same: those of one account. */
export function cacheKeyOf(ownerId: string | null): string {
  return createHash('sha256')
    .update(ownerId ?? 'nobody')
    .digest('base64url')
    .slice(0, 32);
}

/** The schema of a tool that takes no arguments. */
export const noArguments = { type: 'object', properties: {}, required: [], additionalProperties: false };

/** A tool call's arguments: parsed if they are JSON, otherwise as received, for validation to reject. */
export function parseArguments(text: string): unknown {
  if (text.trim() === '') return {};
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
