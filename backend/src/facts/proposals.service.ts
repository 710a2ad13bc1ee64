import { Inject, Injectable, Logger } from '@nestjs/common';
import type { Fact } from '../../../contract/facts/fact.js';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Assistant } from '../providers/assistant/assistant.js';
import { UsersService } from '../users/users.service.js';
import { checkedProposals } from './checked-proposals.js';
import { FactsService, type FactOrigin } from './facts.service.js';
import { ownWords } from './own-words.js';
import { buildProposalPrompt, proposalForm, proposalTokens } from './proposal-prompt.js';

/** A message of the artist, and where it stands. */
export interface SaidMessage {
  text: string;
  origin: FactOrigin;
}

/** Finds facts in what the artist says, and asks whether to keep them. */
@Injectable()
export class ProposalsService {
  private readonly logger = new Logger(ProposalsService.name);

  constructor(
    private readonly assistant: Assistant,
    private readonly facts: FactsService,
    private readonly users: UsersService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Has the small model look for facts in messages, in one call. If that fails, none are found; the next message may have
   * some.
   */
  async proposeFrom(accountId: string, messages: readonly SaidMessage[]): Promise<void> {
    const read = messages.filter(({ text }) => ownWords(text) !== '');
    const newest = read.at(-1);
    if (!newest) return;
    try {
      const subjects = await this.subjects(accountId);
      const { value } = await this.assistant.completeJson({
        subject: { purpose: 'facts', ownerId: accountId, messageId: newest.origin.messageId },
        prompt: buildProposalPrompt(
          read.map(({ text }) => text),
          subjects,
        ),
        signal: AbortSignal.timeout(this.env.assistant.totalMs),
        maxTokens: proposalTokens,
        form: proposalForm,
      });
      // Each fact belongs to the message that has its words.
      for (const { text, origin } of read) await this.propose(accountId, text, value, origin, subjects);
    } catch (error) {
      this.logger.debug({ err: error, msg: 'No facts were found in what was said' });
    }
  }

  /** Stores what can be trusted in a model's answer. @returns the new facts */
  async propose(
    accountId: string,
    message: string,
    drafted: unknown,
    said: FactOrigin,
    known?: readonly string[],
  ): Promise<Fact[]> {
    const subjects = known ?? (await this.subjects(accountId));
    const stored: Fact[] = [];
    for (const { isAsked, ...found } of checkedProposals(message, drafted, { subjects })) {
      const fact = await (isAsked
        ? this.facts.keepFact(accountId, found, said)
        : this.facts.propose(accountId, found, said));
      if (fact) stored.push(fact);
    }
    return stored;
  }

  /** The known releases and people. */
  private async subjects(accountId: string): Promise<string[]> {
    const [user, names] = await Promise.all([this.users.getUser(accountId), this.facts.listSubjects(accountId)]);
    return [...new Set([user.songTitle, ...names].filter(Boolean))];
  }
}
