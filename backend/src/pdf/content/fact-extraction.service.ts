import { Inject, Injectable, Logger } from '@nestjs/common';
import type { User } from '../../../../contract/account/user.js';
import { ChatRecordsService } from '../../chats/history/chat-records.service.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { FactsService } from '../../facts/facts.service.js';
import { Assistant } from '../../providers/assistant/assistant.js';
import { checkedFacts } from './checked-facts.js';
import { buildFactsPrompt, factsForm, factsTokens, newestThatFit } from './facts-prompt.js';
import { profileFacts, type SheetFacts } from './profile-facts.js';

/** Time limit of the model's call, in milliseconds. If it is exceeded, the sheet is made from the profile alone. */
const factsMs = 25_000;

/** Extracts a one-sheet's facts from the profile, a conversation and the artist's notes. */
@Injectable()
export class FactExtractionService {
  private readonly logger = new Logger(FactExtractionService.name);

  constructor(
    private readonly assistant: Assistant,
    private readonly chats: ChatRecordsService,
    private readonly facts: FactsService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /** Returns the checked facts, or only the profile's if the model fails or there is nothing to read. */
  async extractFacts(user: User, chatId: string | null): Promise<SheetFacts> {
    const [messages, notes] = await Promise.all([
      chatId === null ? [] : this.chats.listSaid(user.id, chatId),
      this.facts.listSaid(user.id, chatId),
    ]);
    const { contextTokens } = this.env.assistant;
    const said = newestThatFit(messages, notes, contextTokens);
    if (said.length === 0) return profileFacts(user);
    try {
      const { name, musicGenre, location, songTitle } = user;
      const { value } = await this.assistant.completeJson({
        subject: { purpose: 'one_sheet', ownerId: user.id, messageId: null },
        prompt: buildFactsPrompt({ name, musicGenre, location, songTitle }, said),
        form: factsForm,
        maxTokens: factsTokens(contextTokens),
        signal: AbortSignal.timeout(factsMs),
      });
      if (value === undefined) throw new Error('The model returned something that is not JSON');
      return checkedFacts(user, said, value);
    } catch (error) {
      this.logger.warn({ err: error, msg: 'Making a one-sheet without the facts of its conversation' });
      return profileFacts(user);
    }
  }
}
