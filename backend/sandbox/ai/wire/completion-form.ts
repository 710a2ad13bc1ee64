import { randomUUID } from 'node:crypto';
import type { ChatCompletion, ChatCompletionChunk, ChatCompletionMessage } from 'openai/resources/chat/completions';
import type { ModelRequest } from './model-request.js';
import type { Output } from '../output.js';
import type { OutputForm } from './paced-writer.js';
import type { CacheUse } from './prompt-cache.js';

type Delta = ChatCompletionChunk.Choice.Delta;
type FinishReason = ChatCompletion.Choice['finish_reason'];

export function newCompletionId(): string {
  return `chatcmpl-${randomUUID().replaceAll('-', '')}`;
}

/** Chat Completions output: the chunks of a stream, or one completion. */
export class CompletionForm implements OutputForm {
  private readonly created = Math.floor(Date.now() / 1000);
  private readonly callId = `call_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
  private hasOpened = false;
  /** The JSON around a piece's text, precomputed so each piece costs one small concatenation. */
  private readonly around: [before: string, after: string];

  constructor(
    private readonly id: string,
    private readonly request: ModelRequest,
    private readonly output: Output,
    private readonly cache: CacheUse,
  ) {
    const mark = '\u0000';
    const [before = '', after = ''] = this.chunk(this.delta(mark)).split(JSON.stringify(mark));
    this.around = [before, after];
  }

  opening(): string {
    return '';
  }

  /** Chat Completions never return reasoning. */
  reasoning(): string[] {
    return [];
  }

  answerOpening(): string {
    this.hasOpened = true;
    const { answer } = this.output;
    if (answer.kind !== 'tool') return this.chunk({ role: 'assistant', content: '', refusal: null });
    const call = {
      index: 0,
      id: this.callId,
      type: 'function' as const,
      function: { name: answer.name, arguments: '' },
    };
    return this.chunk({ role: 'assistant', content: null, tool_calls: [call], refusal: null });
  }

  piece(text: string): string {
    return this.around[0] + JSON.stringify(text) + this.around[1];
  }

  closing(): string {
    // Without a single piece, the role has not been sent yet.
    const opening = this.hasOpened ? '' : this.answerOpening();
    const usage = this.request.includesUsage ? event({ ...this.envelope(), choices: [], usage: this.usage() }) : '';
    return opening + this.chunk({}, this.finishReason()) + usage + 'data: [DONE]\n\n';
  }

  whole(): ChatCompletion {
    return {
      id: this.id,
      object: 'chat.completion',
      created: this.created,
      model: this.request.model,
      choices: [{ index: 0, message: this.message(), logprobs: null, finish_reason: this.finishReason() }],
      usage: this.usage(),
      service_tier: 'default',
      system_fingerprint: 'fp_sandbox',
    };
  }

  private message(): ChatCompletionMessage {
    const { answer, pieces } = this.output;
    const text = pieces.join('');
    const message = { role: 'assistant' as const, content: null, refusal: null, annotations: [] };
    if (answer.kind === 'text') return { ...message, content: text };
    if (answer.kind === 'refusal') return { ...message, refusal: text };
    return {
      ...message,
      tool_calls: [{ id: this.callId, type: 'function', function: { name: answer.name, arguments: text } }],
    };
  }

  private delta(text: string): Delta {
    switch (this.output.answer.kind) {
      case 'text':
        return { content: text };
      case 'refusal':
        return { refusal: text };
      case 'tool':
        return { tool_calls: [{ index: 0, function: { arguments: text } }] };
    }
  }

  private finishReason(): FinishReason {
    const { answer, ending } = this.output;
    if (ending !== 'done') return ending;
    return answer.kind === 'tool' ? 'tool_calls' : 'stop';
  }

  private chunk(delta: Delta, finishReason: FinishReason | null = null): string {
    const choices = [{ index: 0, delta, logprobs: null, finish_reason: finishReason }];
    return event({ ...this.envelope(), choices, ...(this.request.includesUsage ? { usage: null } : {}) });
  }

  private envelope() {
    return {
      id: this.id,
      object: 'chat.completion.chunk' as const,
      created: this.created,
      model: this.request.model,
      service_tier: 'default' as const,
      system_fingerprint: 'fp_sandbox',
    };
  }

  private usage() {
    const { inputTokens, cachedTokens, cacheWriteTokens } = this.cache;
    const { outputTokens, reasoningTokens } = this.output;
    return {
      prompt_tokens: inputTokens,
      completion_tokens: outputTokens,
      total_tokens: inputTokens + outputTokens,
      prompt_tokens_details: { cached_tokens: cachedTokens, cache_write_tokens: cacheWriteTokens, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: reasoningTokens, audio_tokens: 0 },
    };
  }
}

function event(chunk: ChatCompletionChunk): string {
  return `data: ${JSON.stringify(chunk)}\n\n`;
}
