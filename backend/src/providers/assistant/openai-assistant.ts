import { Inject, Injectable } from '@nestjs/common';
import OpenAI from 'openai';
import { ENV } from '../../config/config.module.js';
import type { AssistantEnv, Env } from '../../config/env.js';
import { Assistant, AssistantBusy, AssistantFailed, type AssistantRequest } from './assistant.js';
import { streamingFetch } from './streaming-fetch.js';

/** OpenAI's chat completions, at OpenAI or at any server that speaks the same protocol. */
@Injectable()
export class OpenAiAssistant extends Assistant {
  private readonly client: OpenAI;
  private readonly settings: AssistantEnv;

  constructor(@Inject(ENV) env: Env) {
    super();
    this.settings = env.assistant;
    this.client = new OpenAI({
      apiKey: env.assistant.apiKey,
      baseURL: env.assistant.baseUrl,
      // One accepted message is one request; whether to try again is the artist's choice.
      maxRetries: 0,
      timeout: env.assistant.totalMs,
      fetch: streamingFetch,
    });
  }

  async *stream({ messages, signal }: AssistantRequest): AsyncIterable<string> {
    try {
      const chunks = await this.client.chat.completions.create(
        { model: this.settings.model, messages, stream: true },
        { signal },
      );
      let isWhole = false;
      for await (const chunk of chunks) {
        const choice = chunk.choices[0];
        if (choice?.delta.content) yield choice.delta.content;
        if (choice?.finish_reason) isWhole = true;
      }
      // A connection that closes early ends the iteration like a whole reply does.
      if (!isWhole) throw new AssistantFailed();
    } catch (error) {
      throw asAssistantError(error);
    }
  }

  async complete({ messages, signal, maxTokens }: AssistantRequest & { maxTokens: number }): Promise<string> {
    try {
      const answer = await this.client.chat.completions.create(
        { model: this.settings.model, messages, max_completion_tokens: maxTokens },
        { signal, timeout: this.settings.firstTokenMs },
      );
      return answer.choices[0]?.message.content ?? '';
    } catch (error) {
      throw asAssistantError(error);
    }
  }
}

function asAssistantError(error: unknown): AssistantFailed | AssistantBusy {
  if (error instanceof AssistantFailed || error instanceof AssistantBusy) return error;
  if (error instanceof OpenAI.RateLimitError) return new AssistantBusy({ cause: error });
  return new AssistantFailed({ cause: error });
}
