import { Inject, Injectable } from '@nestjs/common';
import type OpenAI from 'openai';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import {
  type AnswerForm,
  type CallPiece,
  type CompletionRequest,
  type FinishReason,
  type StreamItem,
  type StreamRequest,
  type ToolCall,
  type Usage,
  withoutImages,
} from './assistant.js';
import { AssistantFailed } from './assistant.errors.js';
import { AssistantStatus } from './assistant-status.js';
import { chatMessages } from './chat-messages.js';
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

type Chunk = OpenAI.ChatCompletionChunk;
type Params = OpenAI.ChatCompletionCreateParamsNonStreaming;
type ToolCallDelta = OpenAI.Chat.Completions.ChatCompletionChunk.Choice.Delta.ToolCall;

/**
 * OpenAI's Chat Completions, a protocol that nearly every other server implements: vLLM, Ollama, llama.cpp, Mistral,
 * Azure, OpenRouter and Anthropic's compatible API. They differ in what they reject and in what they leave in the
 * stream.
 * Source: https://developers.openai.com/api/reference/resources/chat
 */
@Injectable()
export class ChatAdapter extends OpenAiAdapter {
  protected readonly features = new FeatureMemory({
    limit: 'max_completion_tokens',
    effort: 'asked',
    effortWithTools: 'asked',
    form: 'json_schema',
    tools: true,
    strict: true,
    usage: true,
    cacheKey: true,
    storage: false,
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
        this.client.chat.completions.create(this.replyParams(request, features), { signal }).asResponse();
      const response = await this.attempt({ model, hasTools: tools.length > 0, hasForm: false, send }, signal);
      const events = ModelEvents.of<Chunk>(response);
      const offered = new Set(this.features.of(model).tools ? tools.map(({ name }) => name) : []);
      const reader = new ChunkReader(new ReplyText(offered, this.startsReasoning));
      for await (const chunks of events) {
        for (const item of reader.read(chunks)) yield item;
        // The usage comes next. Reading a stream to its end keeps the connection open for the next request.
        if (reader.reason) timer ??= setTimeout(() => events.close(), closeWaitMs);
      }
      // A connection that closes early ends the iteration just like a complete reply does.
      if (!reader.reason) throw new AssistantFailed();
      const reported = finishOf(reader.reason);
      for (const item of reader.readRest()) yield item;
      this.status.recordSuccess();
      const finish = reader.hasCalled && reported === 'stop' ? 'tool_calls' : reported;
      const { usage, reasoningFields: carry } = reader;
      yield { type: 'end', finish, usage, model: reader.answeredBy ?? model, carry };
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
      const send = (features: Features): Promise<OpenAI.ChatCompletion> =>
        this.client.chat.completions.create(this.smallParams(request, form, features), { signal, timeout });
      const answer = await this.attempt({ model, hasTools: false, hasForm: form !== undefined, send }, signal);
      const choice = answer.choices?.[0];
      if (!choice?.message) throw new AssistantFailed();
      this.status.recordSuccess();
      const { usage } = answer;
      const finish = finishOf(choice.finish_reason ?? 'stop');
      const text = wordsOf(choice.message as Delta) ?? '';
      return { answer: { finish, usage: usage ? usageOf(usage) : null, model: answer.model || model }, text };
    } catch (error) {
      throw this.toOurs(error);
    }
  }

  private replyParams(request: StreamRequest, features: Features): OpenAI.ChatCompletionCreateParamsStreaming {
    const { tools = [] } = request;
    const sent = features.tools ? tools : [];
    const effort = effortOf(features, sent.length > 0, this.settings.effort);
    return {
      model: this.settings.model,
      messages: chatMessages(
        features.images ? request.prompt : withoutImages(request.prompt),
        request.steps ?? [],
        features.system,
      ),
      stream: true,
      ...(features.usage ? { stream_options: { include_usage: true } } : {}),
      ...limitOf(features, this.replyLimit),
      ...(effort ? { reasoning_effort: effort } : {}),
      ...(features.cacheKey ? { prompt_cache_key: cacheKeyOf(request.subject.ownerId) } : {}),
      ...(sent.length > 0
        ? {
            tools: sent.map(({ name, description, parameters = noArguments }) => ({
              type: 'function' as const,
              function: { name, description, parameters, ...(features.strict ? { strict: true } : {}) },
            })),
          }
        : {}),
    };
  }

  private smallParams(
    { prompt, maxTokens }: CompletionRequest,
    form: AnswerForm | undefined,
    features: Features,
  ): OpenAI.ChatCompletionCreateParamsNonStreaming {
    // Some servers accept a schema and ignore it, so the prompt includes it as well.
    const system = form ? `${prompt.system}\n\n${describeForm(form)}` : prompt.system;
    const effort = effortOf(features, false, this.settings.smallEffort);
    return {
      model: this.settings.smallModel,
      messages: chatMessages({ ...prompt, system }, [], features.system),
      ...limitOf(features, this.smallLimit(maxTokens)),
      ...(effort ? { reasoning_effort: effort } : {}),
      ...(form && features.form ? { response_format: formatOf(form, features.form) } : {}),
    };
  }
}

/** A delta, as servers actually send it. */
interface Delta {
  content?: string | { type?: string; text?: string }[] | null;
  refusal?: string | null;
  reasoning?: unknown;
  reasoning_content?: unknown;
  reasoning_details?: unknown;
  tool_calls?: ToolCallDelta[];
}

/** Turns a stream's chunks into items, and collects what the end item needs. */
class ChunkReader {
  /** Why the model finished, as reported by the server. Undefined until then. */
  reason: string | undefined;
  usage: Usage | null = null;
  /** The model that answered, according to the server. */
  answeredBy: string | undefined;
  hasCalled = false;
  private readonly calls = new CallPieces();
  private readonly reasoning = new ReasoningPieces();

  constructor(private readonly text: ReplyText) {}

  read(chunks: readonly (Chunk | null)[]): StreamItem[] {
    const items: StreamItem[] = [];
    for (const chunk of chunks) {
      if (chunk?.usage) this.usage = usageOf(chunk.usage);
      if (chunk?.model) this.answeredBy = chunk.model;
      // Azure's asynchronous filter sends chunks without choices, and choices without a delta.
      const choice = chunk?.choices?.[0] as { delta?: Delta; finish_reason?: string | null } | undefined;
      if (choice?.delta) this.readDelta(choice.delta, items);
      if (choice?.finish_reason) this.reason = choice.finish_reason;
    }
    return items;
  }

  /** The text and calls held back until the stream ended. */
  readRest(): StreamItem[] {
    const { text, calls } = this.text.end();
    const items: StreamItem[] = [];
    addText(items, text);
    this.addCalls(items, [...calls, ...this.calls.all()]);
    return items;
  }

  /** The reasoning, to send back with the next step. */
  get reasoningFields(): Record<string, unknown> {
    return this.reasoning.fields;
  }

  private readDelta(delta: Delta, items: StreamItem[]): void {
    const words = wordsOf(delta);
    const isReasoning = this.reasoning.take(delta);
    if (words) {
      const found = this.text.push(words);
      addText(items, found.text);
      this.addCalls(items, found.calls);
      if (found.isReasoning) items.push({ type: 'reasoning' });
    } else if (isReasoning) {
      items.push({ type: 'reasoning' });
    }
    if (delta.tool_calls) items.push(...this.calls.take(delta.tool_calls), { type: 'reasoning' });
  }

  private addCalls(items: StreamItem[], calls: readonly ToolCall[]): void {
    for (const call of calls) items.push({ type: 'tool_call', call });
    this.hasCalled ||= calls.length > 0;
  }
}

/** The text to show: the content (the text parts, if it is a list) or a refusal, which is the model's own words. */
function wordsOf({ content, refusal }: Delta): string | undefined {
  if (typeof content === 'string') return content || refusal || undefined;
  if (!Array.isArray(content)) return refusal ?? undefined;
  return content.map(({ type, text }) => (type === 'text' ? (text ?? '') : '')).join('') || undefined;
}

/**
 * Reasoning, which arrives in pieces. It is never shown, but some servers (DeepSeek, OpenRouter) want it sent back, in
 * the same fields, with the results of a step's tool calls.
 */
class ReasoningPieces {
  private text: Record<string, string> = {};
  private details: unknown[] = [];

  /** Adds a delta's reasoning. @returns whether it has any */
  take({ content, reasoning, reasoning_content, reasoning_details: details }: Delta): boolean {
    if (reasoning) this.add('reasoning', reasoning);
    if (reasoning_content) this.add('reasoning_content', reasoning_content);
    if (Array.isArray(details)) this.details.push(...(details as unknown[]));
    const hasThinking = Array.isArray(content) && content.length > 0;
    return Boolean(reasoning || reasoning_content || (details as unknown[] | undefined)?.length) || hasThinking;
  }

  private add(name: string, piece: unknown): void {
    if (typeof piece === 'string') this.text[name] = (this.text[name] ?? '') + piece;
  }

  get fields(): Record<string, unknown> {
    return { ...this.text, ...(this.details.length > 0 ? { reasoning_details: this.details } : {}) };
  }
}

function limitOf({ limit }: Features, tokens: number): Pick<Params, 'max_completion_tokens' | 'max_tokens'> {
  return limit === null ? {} : { [limit]: tokens };
}

function formatOf(form: AnswerForm, how: 'json_schema' | 'json_object'): Params['response_format'] {
  return how === 'json_object'
    ? { type: 'json_object' }
    : { type: 'json_schema', json_schema: { ...form, strict: true } };
}

function describeForm({ schema }: AnswerForm): string {
  return `Return only JSON that matches this JSON schema, without a code fence:\n${JSON.stringify(schema)}`;
}

/** Why a server says it stopped, in any vendor's words. @throws AssistantFailed if it was interrupted */
function finishOf(reason: string): FinishReason {
  if (/^(?:length|max_tokens|max_output_tokens|model_length|model_context_window_exceeded)$/i.test(reason))
    return 'length';
  if (
    /^(?:content_filter(?:ed)?|safety|sensitive|prohibited_content|blocklist|recitation|guardrail_intervened)$/i.test(
      reason,
    )
  )
    return 'content_filter';
  if (/^(?:tool_calls?|function_call|tool_use)$/i.test(reason)) return 'tool_calls';
  if (/^(?:error|abort|network_error|insufficient_system_resource)$/i.test(reason)) throw new AssistantFailed();
  return 'stop';
}

function usageOf(usage: OpenAI.CompletionUsage): Usage {
  const { prompt_tokens_details: input, completion_tokens_details: output } = usage;
  return {
    input: usage.prompt_tokens ?? 0,
    cachedInput: input?.cached_tokens ?? 0,
    cacheWrites: input?.cache_write_tokens ?? 0,
    output: usage.completion_tokens ?? 0,
    reasoning: output?.reasoning_tokens ?? 0,
  };
}

/** Assembles tool calls, whose names and arguments arrive in pieces, by index if the server gives a useful one. */
class CallPieces {
  private readonly pieces: { id: string; name: string; args: string }[] = [];

  /** @returns what each piece adds to its call */
  take(deltas: Partial<ToolCallDelta>[]): CallPiece[] {
    return deltas.flatMap((delta): CallPiece[] => {
      const { id, function: called } = delta;
      const piece = this.pieceOf(delta);
      piece.id ||= id ?? '';
      // Some servers repeat the complete name with every piece.
      if (called?.name && called.name !== piece.name) piece.name += called.name;
      const json = argumentsIn(delta);
      piece.args += json;
      return json === ''
        ? []
        : [{ type: 'call_piece', key: String(this.pieces.indexOf(piece)), name: piece.name, json }];
    });
  }

  all(): ToolCall[] {
    return this.pieces
      .filter(({ name }) => name !== '')
      .map(({ id, name, args }, index) => ({ id: id || `call_${index}`, name, arguments: parseArguments(args) }));
  }

  /** The call that a piece continues or starts. */
  private pieceOf(delta: Partial<ToolCallDelta>): CallPieces['pieces'][number] {
    const { index, id } = delta;
    const last = this.pieces.length - 1;
    const at = index ?? (id && this.pieces[last]?.id !== id ? last + 1 : Math.max(0, last));
    const piece = this.pieces[at];
    // Ollama and Gemini give parallel calls the same index, or none: once a call's arguments are complete, the next
    // piece belongs to another call.
    const isNext = piece && delta.function?.name && (id ?? '') !== (id ? piece.id : '-') && isWhole(piece.args);
    if (piece && !(isNext && argumentsIn(delta) !== '')) return piece;
    return (this.pieces[piece ? this.pieces.length : at] = { id: '', name: '', args: '' });
  }
}

function argumentsIn({ function: called }: Partial<ToolCallDelta>): string {
  const args: unknown = called?.arguments;
  if (!args) return '';
  return typeof args === 'string' ? args : JSON.stringify(args);
}

/** Whether arguments are already complete JSON, so that nothing can follow. */
function isWhole(args: string): boolean {
  return args !== '' && typeof parseArguments(args) !== 'string';
}
