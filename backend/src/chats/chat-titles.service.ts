import { Inject, Injectable, Logger } from '@nestjs/common';
import { ENV } from '../config/config.module.js';
import type { Env } from '../config/env.js';
import { Assistant } from '../providers/assistant/assistant.js';
import { Broadcaster } from '../broadcast/broadcaster.js';
import { ChatsRepository } from './chats.repository.js';
import type { MessageRow } from './messages/message-row.js';
import { toChat } from './messages/message.js';
import { buildTitlePrompt, cleanTitle } from './title.js';

/** Lets the assistant name a chat after its first exchange. */
@Injectable()
export class ChatTitlesService {
  private readonly logger = new Logger(ChatTitlesService.name);

  constructor(
    private readonly assistant: Assistant,
    private readonly chats: ChatsRepository,
    private readonly broadcaster: Broadcaster,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Names a chat, unless its owner already has. If that fails, the chat keeps its title and the next exchange tries
   * again, so a failure is only logged.
   */
  async name(
    ownerId: string,
    chatId: string,
    question: Pick<MessageRow, 'id' | 'content'>,
    answer: string,
  ): Promise<void> {
    try {
      const signal = AbortSignal.timeout(this.env.assistant.totalMs);
      const subject = { purpose: 'title' as const, ownerId, messageId: question.id };
      const prompt = buildTitlePrompt(question.content, answer);
      const { text } = await this.assistant.complete({ subject, prompt, signal, maxTokens: 40 });
      const title = cleanTitle(text);
      const chat = title ? await this.chats.nameOnce(chatId, title) : null;
      if (chat) this.broadcaster.emit(ownerId, 'chat:upsert', { chat: toChat(chat) });
    } catch (error) {
      this.logger.debug({ err: error, msg: 'A chat could not be named' });
    }
  }
}
