import { Inject, Injectable } from '@nestjs/common';
import { APIError } from 'openai';
import type OpenAI from 'openai';
import type {
  EasyInputMessage,
  FunctionTool,
  Response as ModelResponse,
  ResponseInputItem,
  ResponseOutputItem,
  ResponseStreamEvent,
  ResponseUsage,
} from 'openai/resources/responses/responses';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import {
  type AnswerForm,
  type CompletionRequest,
  type FinishReason,
  type Prompt,
  type PromptTurn,
  type StreamEnd,
  type StreamItem,
  type StreamRequest,
  type ToolStep,
  type Usage,
  withoutImages,
} from './assistant.js';
import { AssistantFailed } from './assistant.errors.js';
import { AssistantStatus } from './assistant-status.js';
import { addText, ModelEvents } from './model-events.js';
import {
  type Answered,
  cacheKeyOf,
  closeWaitMs,
  noArguments,
  OpenAiAdapter,
  parseArguments,
} from './open-ai-adapter.js';
import { ReplyText } from './reply-text.js';
import { effortOf, FeatureMemory, type Features } from './request-features.js';

/** In this protocol, calls are separate items and never part of the text. */
const noTools: ReadonlySet<string> = new Set();

type Params = OpenAI.Responses.ResponseCreateParams;

/**
 * OpenAI's Responses API, the only one on which its reasoning models support tools. Nothing is stored at the provider;
 * the model's reasoning is returned encrypted and sent back with the next step.
 * Source: https://developers.openai.com/api/reference/resources/responses
 */
@Injectable()
export class ResponsesAdapter extends OpenAiAdapter {
  protected readonly features = new FeatureMemory({
    limit: 'max_output_tokens',
    effort: 'asked',
    effortWithTools: 'asked',
    form: 'json_schema',
    tools: true,
    strict: true,
    usage: false,
    cacheKey: true,
    storage: true,
    system: true,
    images: true,
  });

  constructor(@Inject(ENV) env: Env, status: AssistantStatus) {
    super(env.assistant, status);
  }

  async *stream(request: StreamRequest): AsyncGenerator<StreamItem> {
    const { signal, tools = [] } = request;
    const { model } = this.settings;
    let timer: NodeJS.Timeout | undefined;
    try {
      const send = (features: Features): Promise<Response> =>
        this.client.responses.create({ ...this.replyParams(request, features), stream: true }, { signal }).asResponse();
      const response = await this.attempt({ model, hasTools: tools.length > 0, hasForm: false, send }, signal);
      const events = ModelEvents.of<ResponseStreamEvent>(response);
      const output: ResponseOutputItem[] = [];
      let end: StreamEnd | undefined;
      const text = new ReplyText(noTools, this.startsReasoning);
      /** Names of the tools being called, by the call's item. */
      const called = new Map<string, string>();
      for await (const received of events) {
        const items: StreamItem[] = [];
        let failure: APIError | undefined;
        for (const event of received) {
          if (failure) break;
          switch (event?.type) {
            case 'response.output_text.delta': {
              // Other servers with this protocol leave reasoning in the text, as in Chat Completions.
              const found = text.push(event.delta ?? '');
              addText(items, found.text);
              if (found.text === '' && found.isReasoning) items.push({ type: 'reasoning' });
              break;
            }
            case 'response.refusal.delta':
              addText(items, event.delta ?? '');
              break;
            case 'response.output_item.done':
              output.push(event.item);
              if (event.item.type === 'function_call') {
                const { call_id: id, name, arguments: args } = event.item;
                items.push({ type: 'tool_call', call: { id, name, arguments: parseArguments(args) } });
              }
              break;
            case 'response.function_call_arguments.delta': {
              const name = called.get(event.item_id);
              if (name && event.delta) items.push({ type: 'call_piece', key: event.item_id, name, json: event.delta });
              items.push({ type: 'reasoning' });
              break;
            }
            case 'response.completed':
            case 'response.incomplete':
              addText(items, text.end().text);
              end = { type: 'end', ...endOf(event.response, output), carry: output };
              // Reading a stream to its end keeps the connection open for the next request.
              timer ??= setTimeout(() => events.close(), closeWaitMs);
              break;
            case 'response.failed':
              failure = asApiError(event.response.error);
              break;
            case 'error':
              failure = asApiError(event);
              break;
            default:
              if (event?.type === 'response.output_item.added' && event.item.type === 'function_call' && event.item.id)
                called.set(event.item.id, event.item.name);
              if (isWork(event)) items.push({ type: 'reasoning' });
          }
        }
        for (const item of items) yield item;
        if (failure) throw failure;
      }
      // A connection that closes early ends the iteration just like a complete reply does.
      if (!end) throw new AssistantFailed();
      this.status.recordSuccess();
      yield end;
    } catch (error) {
      throw this.toOurs(error);
    } finally {
      clearTimeout(timer);
    }
  }

  protected async answer(request: CompletionRequest, form: AnswerForm | undefined, timeout: number): Promise<Answered> {
    const { signal } = request;
    const model = this.settings.smallModel;
    try {
      const send = (features: Features): Promise<ModelResponse> =>
        this.client.responses.create(this.smallParams(request, form, features), { signal, timeout });
      const response = await this.attempt({ model, hasTools: false, hasForm: form !== undefined, send }, signal);
      if (response.status === 'failed') throw asApiError(response.error);
      if (!Array.isArray(response.output)) throw new AssistantFailed();
      this.status.recordSuccess();
      return { answer: endOf(response, response.output), text: textIn(response.output) };
    } catch (error) {
      throw this.toOurs(error);
    }
  }

  private replyParams(request: StreamRequest, features: Features): Params {
    const { tools = [], steps = [], subject } = request;
    const prompt = features.images ? request.prompt : withoutImages(request.prompt);
    const sent = features.tools ? tools : [];
    return {
      model: this.settings.model,
      ...this.common(prompt, features, effortOf(features, sent.length > 0, this.settings.effort), subject.ownerId),
      ...(features.limit ? { max_output_tokens: this.replyLimit } : {}),
      input: [...prompt.turns.map(inputTurn), ...steps.flatMap(inputStep)],
      ...(features.storage ? { include: ['reasoning.encrypted_content'] } : {}),
      ...(sent.length > 0
        ? {
            tools: sent.map(({ name, description, parameters = noArguments }): FunctionTool => ({
              type: 'function',
              name,
              description,
              parameters,
              strict: features.strict,
            })),
          }
        : {}),
    };
  }

  private smallParams(
    { prompt, maxTokens, subject }: CompletionRequest,
    form: AnswerForm | undefined,
    features: Features,
  ): OpenAI.Responses.ResponseCreateParamsNonStreaming {
    return {
      model: this.settings.smallModel,
      ...this.common(prompt, features, effortOf(features, false, this.settings.smallEffort), subject.ownerId),
      ...(features.limit ? { max_output_tokens: this.smallLimit(maxTokens) } : {}),
      input: prompt.turns.map(inputTurn),
      ...(form && features.form ? { text: { format: formatOf(form, features.form) } } : {}),
    };
  }

  private common(
    { system }: Prompt,
    features: Features,
    effort: ReturnType<typeof effortOf>,
    ownerId: string | null,
  ): Pick<Params, 'instructions' | 'store' | 'reasoning' | 'prompt_cache_key'> {
    return {
      instructions: system,
      ...(features.storage ? { store: false } : {}),
      ...(effort ? { reasoning: { effort } } : {}),
      ...(features.cacheKey ? { prompt_cache_key: cacheKeyOf(ownerId) } : {}),
    };
  }
}

function inputTurn(turn: PromptTurn): EasyInputMessage {
  if (turn.role === 'assistant' || !turn.images?.length) return { role: turn.role, content: turn.text };
  const images = turn.images.map(({ url }) => ({
    type: 'input_image' as const,
    image_url: url,
    detail: 'auto' as const,
  }));
  return { role: 'user', content: [{ type: 'input_text', text: turn.text }, ...images] };
}

/** A finished step: the model's output as received, including reasoning, and the results of its calls. */
function inputStep({ carry, results }: ToolStep): ResponseInputItem[] {
  const output = (carry ?? []) as ResponseOutputItem[];
  return [
    ...output.map(inputItem),
    ...results.map(({ callId, output: text }) => ({
      type: 'function_call_output' as const,
      call_id: callId,
      output: text,
    })),
  ];
}

/** Converts an item of the model's output to input. Reasoning has a status that the input doesn't accept. */
function inputItem(item: ResponseOutputItem): ResponseInputItem {
  if (item.type !== 'reasoning') return item as ResponseInputItem;
  const { status: _status, ...rest } = item;
  return rest;
}

/** Whether an event is reasoning or part of a tool call: nothing to show, but the model is working. */
function isWork(event: ResponseStreamEvent | null): boolean {
  // Proxies send events of their own, of any shape.
  if (typeof event?.type !== 'string') return false;
  if (event.type === 'response.output_item.added') return event.item.type !== 'message';
  return event.type.startsWith('response.reasoning') || event.type.startsWith('response.function_call');
}

function formatOf(form: AnswerForm, how: 'json_schema' | 'json_object'): OpenAI.Responses.ResponseFormatTextConfig {
  return how === 'json_object' ? { type: 'json_object' } : { type: 'json_schema', ...form, strict: true };
}

function endOf(
  { incomplete_details: incomplete, usage, model }: ModelResponse,
  output: ResponseOutputItem[],
): { finish: FinishReason; usage: Usage | null; model: string } {
  return { finish: finishOf(incomplete?.reason, output), usage: usage ? usageOf(usage) : null, model };
}

function finishOf(incomplete: string | undefined, output: ResponseOutputItem[]): FinishReason {
  if (incomplete === 'content_filter') return 'content_filter';
  if (incomplete) return 'length';
  return output.some(({ type }) => type === 'function_call') ? 'tool_calls' : 'stop';
}

/** All visible text of a complete answer; a refusal counts, since it is the model's own words. */
function textIn(output: ResponseOutputItem[]): string {
  return output
    .flatMap((item) => (item.type === 'message' ? item.content : []))
    .map((part) => (part.type === 'output_text' ? part.text : part.refusal))
    .join('');
}

function usageOf(usage: ResponseUsage): Usage {
  return {
    input: usage.input_tokens,
    cachedInput: usage.input_tokens_details?.cached_tokens ?? 0,
    cacheWrites: usage.input_tokens_details?.cache_write_tokens ?? 0,
    output: usage.output_tokens,
    reasoning: usage.output_tokens_details?.reasoning_tokens ?? 0,
  };
}

/** An error that arrived inside the stream, as if it had been the response. */
function asApiError(error: { code?: string | null; message?: string } | null | undefined): APIError {
  return new APIError(undefined, { code: error?.code, message: error?.message }, error?.message, undefined);
}
