import { Inject, Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import { Metrics } from '../common/metrics.js';
import { noteSpan } from '../tracing/spans.js';
import { Clock } from '../common/clock.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import {
  type AnswerForm,
  Assistant,
  type AssistantRequest,
  type Completion,
  type CompletionRequest,
  type JsonCompletion,
  type StreamItem,
  type StreamRequest,
  type Usage,
} from '../providers/assistant/assistant.js';
import { ModelAdapter } from '../providers/assistant/model-adapter.js';
import { BudgetsService } from './budgets.service.js';
import { CallRecorder } from './call-recorder.js';
import { textOf, tokensIn, tokensSent } from './estimate.js';
import type { CallOutcome } from './model-call.js';
import { costOf, hasPrice } from './prices.js';

const noUsage: Usage = { input: 0, cachedInput: 0, cacheWrites: 0, output: 0, reasoning: 0 };

/** Data about a call when it ends. */
interface CallEnd {
  outcome: CallOutcome;
  usage: Usage | null;
  /** The model's name at the provider; absent if the call ended before it was known. */
  model?: string;
  /** What the model wrote. */
  received: string;
  /** Whether the model sent anything, even just a reasoning signal. */
  hasBegun: boolean;
}

/** The model, with each call recorded: tokens, time and cost. Refuses one-sheets if the owner's budget is spent. */
@Injectable()
export class MeteredAssistant extends Assistant {
  constructor(
    private readonly adapter: ModelAdapter,
    private readonly recorder: CallRecorder,
    private readonly budgets: BudgetsService,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
    @Inject(ENV) private readonly env: Env,
  ) {
    super();
  }

  async *stream(request: StreamRequest): AsyncIterable<StreamItem> {
    await this.assertBudget(request);
    const begunAt = performance.now();
    // A consumer that stops reading ends the generator here, without an error.
    const end: CallEnd = { outcome: 'stopped', usage: null, received: '', hasBegun: false };
    const texts: string[] = [];
    // Pieces of interrupted calls; a complete call includes all of its pieces.
    let pieces = '';
    try {
      for await (const item of this.adapter.stream(request)) {
        end.hasBegun = true;
        if (typeof item !== 'string' && item.type === 'end') {
          Object.assign(end, { outcome: 'ok', usage: item.usage, model: item.model } satisfies Partial<CallEnd>);
        } else {
          texts.push(textOf(item));
          if (typeof item !== 'string' && item.type !== 'reasoning')
            pieces = item.type === 'call_piece' ? pieces + item.json : '';
        }
        yield item;
      }
    } catch (error) {
      if (end.outcome !== 'ok') end.outcome = outcomeOf(request);
      throw error;
    } finally {
      end.received = texts.join('') + pieces;
      this.record(request, this.adapter.models.reply, begunAt, end);
    }
  }

  async complete(request: CompletionRequest): Promise<Completion> {
    return this.measure(
      request,
      () => this.adapter.complete(request),
      ({ text }) => text,
    );
  }

  async completeJson(request: CompletionRequest & { form: AnswerForm }): Promise<JsonCompletion> {
    return this.measure(
      request,
      () => this.adapter.completeJson(request),
      ({ value }) => JSON.stringify(value) ?? '',
    );
  }

  private async measure<T extends Omit<Completion, 'text'>>(
    request: AssistantRequest,
    call: () => Promise<T>,
    textIn: (answer: T) => string,
  ): Promise<T> {
    await this.assertBudget(request);
    const begunAt = performance.now();
    let end: CallEnd = { outcome: 'failed', usage: null, received: '', hasBegun: false };
    try {
      const answer = await call();
      const { usage, model } = answer;
      end = { outcome: 'ok', usage, model, received: usage ? '' : textIn(answer), hasBegun: true };
      return answer;
    } catch (error) {
      end.outcome = outcomeOf(request);
      throw error;
    } finally {
      this.record(request, this.adapter.models.small, begunAt, end);
    }
  }

  /**
   * Replies are checked along with the message limits, before anything is stored. Titles and summaries are always made:
   * they are cheap, and part of a reply that was allowed.
   */
  private async assertBudget({ subject: { purpose, ownerId } }: AssistantRequest): Promise<void> {
    if (purpose === 'one_sheet' && ownerId !== null) await this.budgets.assertLeft(ownerId);
  }

  private record(request: AssistantRequest, configured: string, begunAt: number, end: CallEnd): void {
    const model = end.model || configured;
    const usage = end.usage ?? estimateOf(request, end);
    // If a server uses its own model names, the configured model's price applies.
    const priced = hasPrice(model, this.env.assistant.prices) ? model : configured;
    const { micros: costMicros } = costOf(priced, usage, this.env.assistant.prices);
    this.metrics.modelCost.inc({ model, purpose: request.subject.purpose }, costMicros / 1_000_000);
    const milliseconds = Math.round(performance.now() - begunAt);
    noteSpan(
      `model ${request.subject.purpose}`,
      milliseconds,
      {
        'gen_ai.request.model': configured,
        'gen_ai.response.model': model,
        'gen_ai.usage.input_tokens': usage.input,
        'gen_ai.usage.output_tokens': usage.output,
        'fanfare.outcome': end.outcome,
      },
      end.outcome === 'failed',
    );
    this.recorder.record({
      id: uuidv7(),
      subject: request.subject,
      model,
      usage,
      isEstimated: end.usage === null && usage !== noUsage,
      milliseconds,
      costMicros,
      outcome: end.outcome,
      endedAt: this.clock.now(),
    });
  }
}

/** Outcome of a call that threw. A timeout is a failure, not a stop. */
function outcomeOf({ signal }: AssistantRequest): CallOutcome {
  if (!signal.aborted) return 'failed';
  const reason = signal.reason as Partial<Error> | null;
  return reason?.name === 'TimeoutError' ? 'failed' : 'stopped';
}

/** A rejected request costs nothing; one we aborted costs its input and the output so far. */
function estimateOf(request: AssistantRequest, { hasBegun, received }: CallEnd): Usage {
  if (!hasBegun && !request.signal.aborted) return noUsage;
  return { ...noUsage, input: tokensSent(request), output: tokensIn(received) };
}
