import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { Assistant } from '../../providers/assistant/assistant.js';
import { MessagesRepository } from '../messages/messages.repository.js';
import {
  buildSummaryPrompt,
  cleanSummary,
  countToSummarise,
  needsSummary,
  type SaidSoFar,
  summaryTokens,
} from './summary.js';

/** Summarises older turns of conversations that have outgrown the model's context. Runs between replies. */
@Injectable()
export class SummariesService {
  private readonly logger = new Logger(SummariesService.name);

  constructor(
    private readonly assistant: Assistant,
    private readonly messages: MessagesRepository,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Summarises the older turns before the reply at a position, once enough have accumulated since the last summary.
   * Days are in the given time zone. If the model fails, the next prompt only has the newest turns, and the next reply
   * tries again.
   */
  async summariseOlder(
    ownerId: string,
    chatId: string,
    { upToPosition, said, timeZone }: { upToPosition: number; said: SaidSoFar; timeZone: string },
  ): Promise<void> {
    if (!needsSummary(said, this.env.assistant.contextTokens)) return;
    try {
      const { summary, turns } = await this.messages.findSinceSummary(chatId, upToPosition);
      const count = countToSummarise(turns, this.env.assistant.contextTokens);
      const last = turns[count - 1];
      if (!last) return;
      const signal = AbortSignal.timeout(this.env.assistant.totalMs);
      const prompt = buildSummaryPrompt(summary, turns.slice(0, count), timeZone);
      const subject = { purpose: 'summary' as const, ownerId, messageId: last.id };
      const written = await this.assistant.complete({ subject, prompt, signal, maxTokens: summaryTokens });
      const text = cleanSummary(written.text);
      if (text) await this.messages.storeSummary(last.id, text);
    } catch (error) {
      this.logger.debug({ err: error, msg: 'A conversation could not be summarised' });
    }
  }
}
