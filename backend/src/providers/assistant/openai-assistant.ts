import { Inject, Injectable } from '@nestjs/common';
import OpenAI from 'openai';
import { ENV } from '../../config/config.module.js';
import type { AssistantEnv, Env } from '../../config/env.js';
import {
  type AnswerForm,
  Assistant,
  AssistantBusy,
  AssistantFailed,
  type AssistantRequest,
  type AssistantTool,
  type ToolCall,
} from './assistant.js';
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

  async *stream({
    messages,
    signal,
    tools = [],
  }: AssistantRequest & { tools?: readonly AssistantTool[] }): AsyncIterable<string | ToolCall> {
    try {
      const chunks = await this.client.chat.completions.create(
        {
          model: this.settings.model,
          messages,
          stream: true,
          ...(tools.length > 0 ? { tools: tools.map(toFunction), parallel_tool_calls: false } : {}),
        },
        { signal },
      );
      let isWhole = false;
      let tool: string | undefined;
      for await (const chunk of chunks) {
        const choice = chunk.choices[0];
        if (choice?.delta.content) yield choice.delta.content;
        // The name comes with the first piece of a call; its arguments, in pieces, are none.
        tool ??= choice?.delta.tool_calls?.[0]?.function?.name;
        if (choice?.finish_reason) isWhole = true;
      }
      // A connection that closes early ends the iteration like a whole reply does.
      if (!isWhole) throw new AssistantFailed();
      if (tool) yield { tool };
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

  async completeJson({
    messages,
    signal,
    maxTokens,
    form,
  }: AssistantRequest & { maxTokens: number; form: AnswerForm }): Promise<unknown> {
    try {
      const answer = await this.client.chat.completions.create(
        {
          model: this.settings.model,
          messages,
          max_completion_tokens: maxTokens,
          response_format: { type: 'json_schema', json_schema: { ...form, strict: true } },
        },
        { signal, timeout: this.settings.totalMs },
      );
      return JSON.parse(answer.choices[0]?.message.content ?? '') as unknown;
    } catch (error) {
      throw asAssistantError(error);
    }
  }
}

function toFunction({ name, description }: AssistantTool): OpenAI.ChatCompletionFunctionTool {
  const parameters = { type: 'object', properties: {}, required: [], additionalProperties: false };
  return { type: 'function', function: { name, description, parameters, strict: true } };
}

function asAssistantError(error: unknown): AssistantFailed | AssistantBusy {
  if (error instanceof AssistantFailed || error instanceof AssistantBusy) return error;
  if (error instanceof OpenAI.RateLimitError) return new AssistantBusy({ cause: error });
  return new AssistantFailed({ cause: error });
}
