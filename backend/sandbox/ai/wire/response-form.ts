import { randomUUID } from 'node:crypto';
import type {
  Response as ModelResponse,
  ResponseFunctionToolCall,
  ResponseOutputItem,
  ResponseOutputMessage,
  ResponseReasoningItem,
  ResponseStreamEvent,
  ResponseUsage,
} from 'openai/resources/responses/responses';
import { encryptedReasoning, type ItemIds } from './item-ids.js';
import type { ModelRequest } from './model-request.js';
import type { Output } from '../output.js';
import type { OutputForm } from './paced-writer.js';
import type { CacheUse } from './prompt-cache.js';

/** An event without its sequence number. */
type Unnumbered<E> = E extends ResponseStreamEvent ? Omit<E, 'sequence_number'> : never;
/** `output_text` is added by the client. */
type WireResponse = Omit<ModelResponse, 'output_text'>;
type ItemStatus = 'in_progress' | 'completed' | 'incomplete';

const summaryPieces = [
  '**Reading the question**\n\n',
  'The artist asks about PR. ',
  'I check the dates ',
  'and answer ',
  'briefly.',
];

/** Responses API output: the events of a stream, or one response. */
export class ResponseForm implements OutputForm {
  private readonly createdAt = Math.floor(Date.now() / 1000);
  private readonly callId = `call_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
  private sequenceNumber = 0;
  private hasOpened = false;
  /** The JSON before a piece's text, between it and the sequence number, and after that. */
  private readonly around: [before: string, between: string, after: string];

  constructor(
    private readonly ids: ItemIds,
    private readonly request: ModelRequest,
    private readonly output: Output,
    private readonly cache: CacheUse,
  ) {
    const mark = '\u0000';
    const sample = line({ ...this.deltaOf(mark), sequence_number: mark });
    const [before = '', between = '', after = ''] = sample.split(JSON.stringify(mark));
    this.around = [before, between, after];
  }

  opening(): string {
    return [
      this.event({ type: 'response.created', response: this.response('in_progress') as ModelResponse }),
      this.event({ type: 'response.in_progress', response: this.response('in_progress') as ModelResponse }),
      this.reasons
        ? this.event({ type: 'response.output_item.added', output_index: 0, item: this.reasoningItem(false) })
        : '',
    ].join('');
  }

  /** A summary, if requested. */
  reasoning(): string[] {
    if (!this.reasons || !this.request.summarizesReasoning) return [];
    const place = { item_id: this.ids.reasoning, output_index: 0, summary_index: 0 };
    const text = summaryPieces.join('');
    const type = 'response.reasoning_summary_part.added' as const;
    const added = this.event({ type, ...place, part: { type: 'summary_text', text: '' } });
    const deltas = summaryPieces.map((delta) =>
      this.event({ type: 'response.reasoning_summary_text.delta', ...place, delta }),
    );
    const done = [
      this.event({ type: 'response.reasoning_summary_text.done', ...place, text }),
      this.event({ type: 'response.reasoning_summary_part.done', ...place, part: { type: 'summary_text', text } }),
    ];
    return [added, ...deltas, done.join('')];
  }

  answerOpening(): string {
    this.hasOpened = true;
    const item = this.answerItem('in_progress', '');
    return [
      this.reasoningEnd(),
      this.event({ type: 'response.output_item.added', output_index: this.answerIndex, item }),
      item.type === 'message'
        ? this.event({ type: 'response.content_part.added', ...this.contentPlace, part: this.contentPart('') })
        : '',
    ].join('');
  }

  piece(text: string): string {
    this.sequenceNumber += 1;
    const [before, between, after] = this.around;
    return before + JSON.stringify(text) + between + String(this.sequenceNumber - 1) + after;
  }

  closing(): string {
    const response = this.response(this.isComplete ? 'completed' : 'incomplete') as ModelResponse;
    return [
      this.hasOpened ? this.answerEnd() : this.reasoningEnd(),
      this.event({ type: this.isComplete ? 'response.completed' : 'response.incomplete', response }),
    ].join('');
  }

  whole(): WireResponse {
    return this.response(this.isComplete ? 'completed' : 'incomplete');
  }

  private reasoningEnd(): string {
    if (!this.reasons) return '';
    return this.event({ type: 'response.output_item.done', output_index: 0, item: this.reasoningItem(true) });
  }

  private answerEnd(): string {
    const text = this.output.pieces.join('');
    const item = this.answerItem(this.isComplete ? 'completed' : 'incomplete', text);
    return (
      this.contentEnd(text) + this.event({ type: 'response.output_item.done', output_index: this.answerIndex, item })
    );
  }

  private contentEnd(text: string): string {
    const { answer } = this.output;
    if (answer.kind === 'tool') {
      const place = { item_id: this.ids.functionCall, output_index: this.answerIndex };
      const type = 'response.function_call_arguments.done' as const;
      return this.event({ type, ...place, name: answer.name, arguments: text });
    }
    const place = this.contentPlace;
    return [
      answer.kind === 'refusal'
        ? this.event({ type: 'response.refusal.done', ...place, refusal: text })
        : this.event({ type: 'response.output_text.done', ...place, text, logprobs: [] }),
      this.event({ type: 'response.content_part.done', ...place, part: this.contentPart(text) }),
    ].join('');
  }

  private get reasons(): boolean {
    return this.output.reasoningTokens > 0;
  }

  private get isComplete(): boolean {
    return this.output.ending === 'done';
  }

  private get answerIndex(): number {
    return this.reasons ? 1 : 0;
  }

  private get contentPlace() {
    return { item_id: this.ids.message, output_index: this.answerIndex, content_index: 0 };
  }

  private deltaOf(delta: string) {
    const place = { output_index: this.answerIndex };
    switch (this.output.answer.kind) {
      case 'text':
        return { type: 'response.output_text.delta', ...this.contentPlace, delta, logprobs: [] };
      case 'refusal':
        return { type: 'response.refusal.delta', ...this.contentPlace, delta };
      case 'tool':
        return { type: 'response.function_call_arguments.delta', item_id: this.ids.functionCall, ...place, delta };
    }
  }

  private reasoningItem(isDone: boolean): ResponseReasoningItem {
    const { encryptsReasoning, summarizesReasoning } = this.request;
    const id = this.ids.reasoning;
    return {
      id,
      type: 'reasoning',
      summary: isDone && summarizesReasoning ? [{ type: 'summary_text', text: summaryPieces.join('') }] : [],
      ...(encryptsReasoning ? { encrypted_content: encryptedReasoning(id) } : {}),
    };
  }

  private answerItem(status: ItemStatus, text: string): ResponseOutputMessage | ResponseFunctionToolCall {
    const { answer } = this.output;
    if (answer.kind === 'tool') {
      const id = this.ids.functionCall;
      return { id, type: 'function_call', status, arguments: text, call_id: this.callId, name: answer.name };
    }
    const content = status === 'in_progress' ? [] : [this.contentPart(text)];
    return { id: this.ids.message, type: 'message', status, content, role: 'assistant' };
  }

  private contentPart(text: string): ResponseOutputMessage['content'][number] {
    if (this.output.answer.kind === 'refusal') return { type: 'refusal', refusal: text };
    return { type: 'output_text', annotations: [], logprobs: [], text };
  }

  private response(status: ItemStatus): WireResponse {
    const { ending, pieces } = this.output;
    const hasEnded = status !== 'in_progress';
    const items: ResponseOutputItem[] = [
      ...(this.reasons ? [this.reasoningItem(true)] : []),
      ...(pieces.length > 0 ? [this.answerItem(status, pieces.join(''))] : []),
    ];
    const reason = ending === 'length' ? 'max_output_tokens' : 'content_filter';
    return {
      id: this.ids.response,
      object: 'response',
      created_at: this.createdAt,
      status,
      background: false,
      completed_at: status === 'completed' ? Math.floor(Date.now() / 1000) : null,
      error: null,
      incomplete_details: status === 'incomplete' ? { reason } : null,
      model: this.request.model,
      output: hasEnded ? items : [],
      ...(this.request.echoed as unknown as Pick<
        WireResponse,
        'instructions' | 'metadata' | 'parallel_tool_calls' | 'temperature' | 'tool_choice' | 'tools' | 'top_p'
      >),
      ...(hasEnded ? { usage: this.usage() } : {}),
    };
  }

  private usage(): ResponseUsage {
    const { inputTokens, cachedTokens, cacheWriteTokens } = this.cache;
    const { outputTokens, reasoningTokens } = this.output;
    return {
      input_tokens: inputTokens,
      input_tokens_details: { cached_tokens: cachedTokens, cache_write_tokens: cacheWriteTokens },
      output_tokens: outputTokens,
      output_tokens_details: { reasoning_tokens: reasoningTokens },
      total_tokens: inputTokens + outputTokens,
    };
  }

  private event(event: Unnumbered<ResponseStreamEvent>): string {
    this.sequenceNumber += 1;
    return line({ ...event, sequence_number: this.sequenceNumber - 1 });
  }
}

function line(event: { type: string; sequence_number: number | string }): string {
  return `event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`;
}
