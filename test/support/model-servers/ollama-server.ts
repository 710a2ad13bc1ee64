import { asList, asRecord, tokensIn } from './answers.js';
import { type ChatMessage, ChatServer } from './chat-server.js';
import { type HeardRequest, Rejection } from './model-server.js';
import type { Json, ToolCall } from './turn.js';

/**
 * Ollama's OpenAI-compatible API before 0.13.3, without `/v1/responses` (https://github.com/ollama/ollama/issues/13595).
 * It ignores unknown fields, including `max_completion_tokens` (https://github.com/ollama/ollama/issues/7125).
 */
export class OllamaServer extends ChatServer {
  protected readonly models = ['gemma3:4b', 'gemma3:1b'] as const;
  /** Per request, the messages that fit into the context. */
  readonly seen: ChatMessage[][] = [];
  private readonly contextTokens: number;
  private readonly supportsTools: boolean;
  private readonly thinks: boolean;

  /** The default context is 4,096 tokens. https://github.com/ollama/ollama/blob/main/docs/faq.mdx */
  constructor({ contextTokens = 4096, supportsTools = false, thinks = false } = {}) {
    super();
    this.contextTokens = contextTokens;
    this.supportsTools = supportsTools;
    this.thinks = thinks;
  }

  protected override check({ body }: HeardRequest): void {
    this.assertModel(body);
    // https://github.com/ollama/ollama/blob/main/middleware/openai.go
    if (asList(body.messages).length === 0) throw ollamaError(400, "[] is too short - 'messages'");
    // https://github.com/louisho5/picobot/issues/6
    if (asList(body.tools).length > 0 && !this.supportsTools)
      throw ollamaError(400, `registry.ollama.ai/library/${String(body.model)} does not support tools`);
    // https://github.com/ollama/ollama/blob/main/openai/openai.go
    const hasNoContent = ({ content, tool_calls }: Json): boolean => content == null && tool_calls == null;
    if (asList(body.messages).map(asRecord).some(hasNoContent))
      throw ollamaError(400, 'invalid message content type: <nil>');
    this.seen.push(this.messagesOf(body));
  }

  /** https://github.com/TheBlewish/Automated-AI-Web-Researcher-Ollama/issues/42 */
  protected override unknownModel(model: string): Rejection {
    return ollamaError(404, `model '${model}' not found`);
  }

  /**
   * Drops the oldest messages until the rest fits, silently. System messages and the last message always stay.
   * https://github.com/ollama/ollama/blob/main/server/prompt.go
   */
  protected override messagesOf(body: Json): ChatMessage[] {
    const all = super.messagesOf(body);
    for (let start = 0; start < all.length; start += 1) {
      const kept = [...all.slice(0, start).filter(({ role }) => role === 'system'), ...all.slice(start)];
      if (tokensIn(JSON.stringify(kept)) <= this.contextTokens || start === all.length - 1) return kept;
    }
    return all;
  }

  /** https://github.com/langchain-ai/langchain/issues/32783 */
  protected override unknownPath(): Rejection {
    return new Rejection(404, '404 page not found');
  }

  protected override maxTokens(body: Json): number | undefined {
    return typeof body.max_tokens === 'number' ? body.max_tokens : undefined;
  }

  protected override reasoningFor(): string {
    return this.thinks ? 'The user wants an answer.' : '';
  }

  /** https://github.com/ollama/ollama/blob/main/openai/openai.go */
  protected override thinkingDelta(text: string): Json {
    return { content: '', reasoning: text };
  }

  /** A tool call arrives in one chunk. https://github.com/ollama/ollama/blob/main/openai/openai.go */
  protected override callDeltas(call: ToolCall): Json[] {
    return [{ content: '', tool_calls: [{ id: this.newId('call_'), index: 0, type: 'function', function: call }] }];
  }
}

/** The type depends on the status; it was always `api_error` in earlier versions. https://github.com/ollama/ollama/blob/main/middleware/openai.go */
function ollamaError(status: 400 | 404, message: string): Rejection {
  const type = status === 400 ? 'invalid_request_error' : 'not_found_error';
  return new Rejection(status, { error: { message, type, param: null, code: null } });
}
