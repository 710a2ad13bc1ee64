import { randomUUID } from 'node:crypto';
import type { Response } from 'express';
import type { ChatCompletion, ChatCompletionChunk, ChatCompletionMessage } from 'openai/resources/chat/completions';
import type { Answer } from './answer.js';
import type { CompletionRequest } from './completion-request.js';
import type { Generation, GenerationLog } from './generation-log.js';
import { Pace } from './pace.js';
import { countTokens, toPieces } from './pieces.js';

type Delta = ChatCompletionChunk.Choice.Delta;
type FinishReason = ChatCompletion.Choice['finish_reason'];

export interface Writing {
  request: CompletionRequest;
  answer: Answer;
  tokensPerSecond: number;
  generation: Generation;
  log: GenerationLog;
  /** Cut the connection after this many tokens. */
  cutAfter: number | null;
}

/** Writes an answer at the model's speed, streamed or whole, until it is done or the client has gone. */
export function writeCompletion(response: Response, writing: Writing): void {
  const { request, answer, generation, log, cutAfter } = writing;
  const content = answer.kind === 'text' ? answer.text : answer.arguments;
  const all = toPieces(content);
  const pieces = request.maxTokens === null ? all : all.slice(0, request.maxTokens);
  const finishReason = pieces.length < all.length ? 'length' : answer.kind === 'tool' ? 'tool_calls' : 'stop';
  const form = new CompletionForm(writing, finishReason, pieces.length);
  const toEmit = cutAfter === null ? pieces : pieces.slice(0, cutAfter);

  const emit = (due: string[]): boolean => {
    const isFirst = generation.firstTokenAt === null;
    if (isFirst) generation.firstTokenAt = Date.now();
    if (!request.isStreamed) return true;
    return response.write((isFirst ? form.opening() : '') + due.map((piece) => form.piece(piece)).join(''));
  };
  const done = () => {
    if (cutAfter !== null) {
      log.end(generation, 'cut');
      cutConnection(response);
      return;
    }
    log.end(generation, 'finished');
    if (request.isStreamed) response.end(form.closing());
    else response.json(form.whole(pieces.join('')));
  };
  const pace = new Pace(toEmit, writing.tokensPerSecond, emit, done);
  response.on('drain', () => pace.resume());
  response.on('close', () => {
    pace.stop();
    log.end(generation, 'aborted');
  });
  if (request.isStreamed) openStream(response);
  pace.resume();
}

/** Sends the head of a stream that may never bring a token. */
export function openStream(response: Response): void {
  response.writeHead(200, {
    'Content-Type': 'text/event-stream; charset=utf-8',
    'Cache-Control': 'no-cache',
    'X-Accel-Buffering': 'no',
  });
  response.flushHeaders();
}

/** Ends the connection as a dying server does, once what was written has left. */
function cutConnection(response: Response): void {
  response.write('', () => response.socket?.destroy());
}

export function newCompletionId(): string {
  return `chatcmpl-${randomUUID().replaceAll('-', '')}`;
}

/** The JSON that OpenAI's API puts around a text. */
class CompletionForm {
  private readonly created = Math.floor(Date.now() / 1000);
  private readonly callId = `call_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
  /** What stands before and after a piece's own JSON text: so that a piece costs one small concatenation. */
  private readonly around: [before: string, after: string];

  constructor(
    private readonly writing: Writing,
    private readonly finishReason: FinishReason,
    private readonly completionTokens: number,
  ) {
    const mark = '\u0000';
    const sample =
      writing.answer.kind === 'tool'
        ? this.chunk({ tool_calls: [{ index: 0, function: { arguments: mark } }] })
        : this.chunk({ content: mark });
    const [before = '', after = ''] = sample.split(JSON.stringify(mark));
    this.around = [before, after];
  }

  opening(): string {
    const { answer } = this.writing;
    if (answer.kind === 'text') return this.chunk({ role: 'assistant', content: '', refusal: null });
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
    const usage = this.writing.request.includesUsage
      ? event({ ...this.envelope(), choices: [], usage: this.usage() })
      : '';
    return this.chunk({}, this.finishReason) + usage + 'data: [DONE]\n\n';
  }

  whole(content: string): ChatCompletion {
    const { answer, request, generation } = this.writing;
    const message: ChatCompletionMessage =
      answer.kind === 'text'
        ? { role: 'assistant', content, refusal: null, annotations: [] }
        : {
            role: 'assistant',
            content: null,
            refusal: null,
            annotations: [],
            tool_calls: [{ id: this.callId, type: 'function', function: { name: answer.name, arguments: content } }],
          };
    return {
      id: generation.id,
      object: 'chat.completion',
      created: this.created,
      model: request.model,
      choices: [{ index: 0, message, logprobs: null, finish_reason: this.finishReason }],
      usage: this.usage(),
      service_tier: 'default',
      system_fingerprint: 'fp_sandbox',
    };
  }

  private chunk(delta: Delta, finishReason: FinishReason | null = null): string {
    const choices = [{ index: 0, delta, logprobs: null, finish_reason: finishReason }];
    return event({ ...this.envelope(), choices, ...(this.writing.request.includesUsage ? { usage: null } : {}) });
  }

  private envelope() {
    const { request, generation } = this.writing;
    return {
      id: generation.id,
      object: 'chat.completion.chunk' as const,
      created: this.created,
      model: request.model,
      service_tier: 'default' as const,
      system_fingerprint: 'fp_sandbox',
    };
  }

  private usage() {
    const prompt = this.writing.request.messages.reduce((sum, { text }) => sum + countTokens(text) + 4, 3);
    return {
      prompt_tokens: prompt,
      completion_tokens: this.completionTokens,
      total_tokens: prompt + this.completionTokens,
      prompt_tokens_details: { cached_tokens: 0, audio_tokens: 0 },
      completion_tokens_details: { reasoning_tokens: 0, audio_tokens: 0 },
    };
  }
}

function event(chunk: ChatCompletionChunk): string {
  return `data: ${JSON.stringify(chunk)}\n\n`;
}
