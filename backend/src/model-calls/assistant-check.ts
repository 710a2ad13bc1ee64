import { Injectable, Logger, type OnApplicationShutdown, Inject } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { Clock } from '../common/clock.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Assistant, type AssistantTool, type CallSubject, promptOf } from '../providers/assistant/assistant.js';
import { AssistantMisconfigured, AssistantOutOfCredit } from '../providers/assistant/assistant.errors.js';
import { ModelAdapter } from '../providers/assistant/model-adapter.js';
import { unpricedModels } from './prices.js';

const dayMs = 86_400_000;

/** How many days before a model's shutdown to start warning daily. */
const warnDays = 90;

const subject: CallSubject = { purpose: 'check', ownerId: null, messageId: null };

const tool: AssistantTool = {
  name: 'report_ready',
  description: 'Reports that you are ready. Call it only when asked to report.',
  parameters: {
    type: 'object',
    properties: { note: { type: 'string' } },
    required: ['note'],
    additionalProperties: false,
  },
};

const form = {
  name: 'ready',
  schema: {
    type: 'object',
    properties: { ready: { type: 'boolean' } },
    required: ['ready'],
    additionalProperties: false,
  },
};

/**
 * Checks at startup whether the configured models exist, stream, and support a tool and a JSON form, and daily when the
 * provider will shut them down. Each problem is one log line; the product runs regardless. Whatever the check learns
 * from a server's refusals spares the first artist the retries.
 */
@Injectable()
export class AssistantCheck implements OnApplicationShutdown {
  private readonly logger = new Logger('Model');
  private readonly stopped = new AbortController();
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly assistant: Assistant,
    private readonly adapter: ModelAdapter,
    private readonly clock: Clock,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Runs the check once, and from then on checks shutdown dates daily. Returns the warnings; never throws. */
  async run(): Promise<string[]> {
    const daily = (): void => void this.warnOfShutdowns();
    this.timer = setInterval(daily, dayMs).unref();
    const { reply, small } = this.adapter.models;
    const unpriced = unpricedModels([reply, small], this.env.assistant.prices);
    if (unpriced) this.logger.warn(unpriced);
    const problems = [...(await this.checkReplies()), ...(await this.checkForms())];
    for (const problem of problems) this.logger.warn(problem);
    if (problems.length === 0) this.logger.log(`${reply} and ${small} support everything the product needs`);
    await this.warnOfShutdowns();
    return problems;
  }

  onApplicationShutdown(): void {
    clearInterval(this.timer);
    this.stopped.abort();
  }

  private async checkReplies(): Promise<string[]> {
    const { reply } = this.adapter.models;
    try {
      const prompt = promptOf('You are being tested.', [{ role: 'user', text: 'Write the word OK and nothing else.' }]);
      let text = '';
      for await (const item of this.assistant.stream({ subject, prompt, tools: [tool], signal: this.signal })) {
        if (typeof item === 'string') text += item;
      }
      const isOpened = text.includes('</think>') && !text.includes('<think>');
      if (isOpened) this.adapter.noteOpenedReasoning();
      const missing = this.adapter.takesTools
        ? []
        : [`${reply} takes no tools here: one-sheets are not made by asking for them in a chat`];
      return text === '' ? [...missing, `${reply} wrote nothing when asked for a word`] : missing;
    } catch (error) {
      return [`Replies will fail: ${reasonOf(error, reply)}`];
    }
  }

  private async checkForms(): Promise<string[]> {
    const { small } = this.adapter.models;
    try {
      const prompt = promptOf('You are being tested.', [{ role: 'user', text: 'Are you ready? Say true.' }]);
      const { value } = await this.assistant.completeJson({
        subject,
        prompt,
        form,
        maxTokens: 100,
        signal: this.signal,
      });
      const isRight =
        typeof value === 'object' && value !== null && 'ready' in value && typeof value.ready === 'boolean';
      return isRight
        ? []
        : [`${small} writes no JSON where it is asked to: one-sheets hold what the profile says, and no more`];
    } catch (error) {
      return [`Titles, summaries and one-sheet facts will be missing: ${reasonOf(error, small)}`];
    }
  }

  private async warnOfShutdowns(): Promise<void> {
    const { reply, small } = this.adapter.models;
    for (const model of new Set([reply, small])) {
      // Few servers other than OpenAI's report it, and some have no model list at all.
      const date = await this.adapter.findShutdownDate(model, this.signal).catch(() => null);
      const days = date === null ? Infinity : Math.ceil((Date.parse(date) - this.clock.now().getTime()) / dayMs);
      if (days > warnDays) continue;
      const when = days > 0 ? `will be shut down on ${date}, in ${days} days` : `was shut down on ${date}`;
      this.logger.warn(
        `${model} ${when}: set ${model === reply ? 'OPENAI_MODEL' : 'OPENAI_SMALL_MODEL'} to another model`,
      );
    }
  }

  private get signal(): AbortSignal {
    return AbortSignal.any([this.stopped.signal, AbortSignal.timeout(this.env.assistant.totalMs)]);
  }
}

function reasonOf(error: unknown, model: string): string {
  if (error instanceof AssistantMisconfigured || error instanceof AssistantOutOfCredit)
    return `${model}: ${error.reason}`;
  const cause = error instanceof AppError && error.cause instanceof Error ? error.cause : error;
  return `${model}: ${cause instanceof Error ? cause.message.slice(0, 300) : 'unknown'}`;
}
