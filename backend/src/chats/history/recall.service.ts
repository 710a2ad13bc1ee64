import { Inject, Injectable, Logger } from '@nestjs/common';
import { draftIn } from '../../../../contract/rules/draft-rule.js';
import { ENV } from '../../config/config.module.js';
import type { Env } from '../../config/env.js';
import { FactsService } from '../../facts/facts.service.js';
import { splitPasted } from '../../facts/own-words.js';
import { PlaybookService } from '../../playbook/playbook.service.js';
import { dayIn } from '../../common/local-day.js';
import { MessagesRepository } from '../messages/messages.repository.js';
import type { Owner } from '../owner.js';
import { type Earlier, type Memory, noMemory, type ReplyPlace } from '../replies/prompt.js';
import { type EarlierMessage, RecallRepository } from './recall.repository.js';

/** Limits on an earlier message and on a draft, in characters. A press release fits. */
const longestQuote = 500;
const longestDraft = 5000;

@Injectable()
export class RecallService {
  private readonly logger = new Logger(RecallService.name);

  constructor(
    private readonly facts: FactsService,
    private readonly conversations: RecallRepository,
    private readonly messages: MessagesRepository,
    private readonly playbook: PlaybookService,
    @Inject(ENV) private readonly env: Env,
  ) {}

  /**
   * Collects the memory for a message: matching playbook texts, the release it is about (or else all plans), what the
   * artist asked us to remember and, if their subscription includes it, what they said about the same topics in other
   * conversations and the draft they got there. Guests only get the playbook. A part that fails is logged, and the reply
   * goes ahead without it.
   */
  async recall(owner: Owner, chatId: string, text: string): Promise<Memory> {
    const { id, timeZone } = owner;
    const playbookFound = this.unlessItFails('the playbook', [], () => this.playbook.findFor(text));
    if (!owner.artist) return { ...noMemory, playbook: await playbookFound };
    const roomFound = this.unlessItFails('the room', null, () => this.conversations.findRoom(id, chatId, timeZone));
    const roomId = roomFound.then((found) => found?.id ?? null);
    const noFacts = { kept: noMemory.kept, refused: noMemory.refused };
    const [{ kept, refused }, found, plans, earlier, playbook] = await Promise.all([
      this.unlessItFails('facts', noFacts, () => this.facts.listFor(id, text, { roomId, timeZone })),
      roomFound,
      this.unlessItFails('plans', noMemory.plans, () => this.conversations.findPlans(id, chatId, timeZone)),
      owner.reachesBack
        ? this.unlessItFails('earlier messages', [], () => this.conversations.findEarlier(id, chatId, text))
        : [],
      playbookFound,
    ]);
    return {
      playbook,
      room: found?.room ?? null,
      plans,
      kept,
      refused,
      earlier: earlier
        .filter(({ isUser }) => isUser)
        .map((message) => this.toEarlier(message, message.content, longestQuote, owner)),
      // Pasted text is recognised by how it ends, which a shortened message may lack.
      hasOthersWords: earlier.some(({ isUser, content }) => isUser && splitPasted(content).pasted !== ''),
      ...this.lastDraft(earlier, owner),
    };
  }

  /**
   * Whether a reply may repeat other people's words, because its chat had some by then: a draft that answers a pasted
   * email may quote it. One that was written from the artist's words alone is as good as theirs.
   */
  async isFromOthers(ownerId: string, reply: ReplyPlace | null): Promise<boolean> {
    if (!reply) return false;
    const said = await this.messages.findSaidBefore(ownerId, reply.chatId, reply.replyId);
    return said.some(({ content, hasFiles }) => hasFiles || splitPasted(content).pasted !== '');
  }

  /** Reads a part of the memory. Without one part, the others still help. */
  private async unlessItFails<T>(part: string, otherwise: T, read: () => T | Promise<T>): Promise<T> {
    try {
      return await read();
    } catch (error) {
      this.logger.warn({ err: error, part, msg: 'A part of the memory could not be recalled' });
      return otherwise;
    }
  }

  /** The last draft among the assistant's replies, if there is one. */
  private lastDraft(earlier: EarlierMessage[], owner: Owner): Pick<Memory, 'draft' | 'draftReply'> {
    for (const reply of earlier.toReversed()) {
      const draft = reply.isUser ? null : draftIn(reply.content);
      if (draft === null) continue;
      const { chatId, id: replyId } = reply;
      return { draft: this.toEarlier(reply, draft, longestDraft, owner), draftReply: { chatId, replyId } };
    }
    return { draft: null, draftReply: null };
  }

  private toEarlier(
    { chatId, title, createdAt }: EarlierMessage,
    words: string,
    longest: number,
    owner: Owner,
  ): Earlier {
    return {
      conversation: title,
      link: `${this.env.publicUrl}/chat?c=${chatId}`,
      day: dayIn(owner.timeZone, createdAt),
      said: Array.from(words).slice(0, longest).join(''),
    };
  }
}
