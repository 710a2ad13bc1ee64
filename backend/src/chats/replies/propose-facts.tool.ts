import { Injectable, type OnModuleInit } from '@nestjs/common';
import { nameOfFact } from '../../../../contract/facts/fact-names.js';
import type { ToolContext, ToolOutcome } from '../../assistant/tool.js';
import { ToolRefused } from '../../assistant/tool.errors.js';
import { ToolRegistry } from '../../assistant/tool-registry.js';
import { factsRules, factsSchema } from '../../facts/proposal-prompt.js';
import { ProposalsService } from '../../facts/proposals.service.js';
import { MessagesRepository } from '../messages/messages.repository.js';

/** Lets the model keep what the artist asks to be remembered, and propose other facts, while it replies. */
@Injectable()
export class ProposeFactsTool implements OnModuleInit {
  constructor(
    private readonly registry: ToolRegistry,
    private readonly proposals: ProposalsService,
    private readonly messages: MessagesRepository,
  ) {}

  onModuleInit(): void {
    this.registry.register({
      name: 'propose_facts',
      description: `Keeps what the artist asks you to remember, in any language. Call it when their newest message asks for that. Other
facts of a message are found after your reply: call it for none of them.
${factsRules}`,
      parameters: factsSchema,
      run: (args, context) => this.run(args, context),
    });
  }

  private async run(args: unknown, context: ToolContext): Promise<ToolOutcome> {
    const { accountId, chatId, replyId, userMessageId, timeZone } = context;
    const text = await this.messages.findSaid(accountId, chatId, userMessageId);
    if (text === null) throw new ToolRefused('The message is gone.');
    const said = { messageId: userMessageId, chatId, replyId, timeZone };
    const stored = await this.proposals.propose(accountId, text, args, said);
    if (stored.length === 0)
      throw new ToolRefused(
        'Nothing new was found: it is known already, the artist refused it, or its words do not stand in their newest message.',
      );
    const kept = stored.filter(({ status }) => status === 'kept');
    const [first = stored[0]] = kept;
    return {
      output: stored.map((fact) => ({ fact: `${nameOfFact(fact)}: ${fact.value}`, status: fact.status })),
      label: first && kept.length > 0 ? `Remembered: ${first.value}` : '',
      link: '/facts',
    };
  }
}
