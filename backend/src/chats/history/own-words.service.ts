import { Injectable } from '@nestjs/common';
import type { FactKind } from '../../../../contract/facts/fact.js';
import { StepsService } from '../../assistant/steps.service.js';
import type { ToolContext } from '../../assistant/tool.js';
import { dayIn } from '../../common/local-day.js';
import { FactsService } from '../../facts/facts.service.js';
import { splitPasted } from '../../facts/own-words.js';
import { MessagesRepository } from '../messages/messages.repository.js';
import { SaidWordsService } from './said-words.service.js';

/** A text the artist wrote, and on which day where they are: `2026-11-29`. */
export interface OwnText {
  text: string;
  saidOn: string;
}

/** What the artist is asking for right now. */
export interface ArtistRequest {
  /** Their own words in the newest messages, newest first. */
  recent: OwnText[];
  /** The reply they are responding to; empty if there is none. */
  answered: string;
  /** Whether the model can see other people's words: the prompt has some, or they were read for the reply. */
  isMixed: boolean;
}

/** How many messages one exchange spans: a request, a question about it and its answer. */
const recentMax = 7;

/** Kinds of facts that may go into plans and links. */
const usable = new Set<FactKind>(['release', 'releaseDate', 'show', 'listenLink', 'videoLink', 'link']);

/** Tools that bring in text other people wrote, or that may repeat it, such as the names of files they sent. */
const readers = new Set(['read_attachment', 'check_link', 'find_said', 'look_in_library']);

/** The reply whose words are looked at. */
type WordsContext = Pick<ToolContext, 'accountId' | 'chatId' | 'userMessageId' | 'replyId' | 'isMixed' | 'timeZone'>;

/**
 * The artist's own words, for tools that change something. A model may obey instructions it read in a pasted email, a
 * file or a page, so a tool only does what the artist wrote themselves.
 */
@Injectable()
export class OwnWordsService {
  constructor(
    private readonly messages: MessagesRepository,
    private readonly said: SaidWordsService,
    private readonly facts: FactsService,
    private readonly steps: StepsService,
  ) {}

  /** @param changed the document that is to change: reading it doesn't bring in anything new */
  async readRequest(
    { accountId, chatId, userMessageId, replyId, isMixed, timeZone }: WordsContext,
    changed: string | null = null,
  ): Promise<ArtistRequest> {
    const [rows, steps] = await Promise.all([
      this.messages.findUpTo(accountId, chatId, userMessageId, recentMax),
      this.steps.listFinished(replyId),
    ]);
    const [, before] = rows;
    const recent = rows
      .filter(({ isUser }) => isUser)
      .map(({ content, createdAt }) => ({ text: splitPasted(content).own, saidOn: dayIn(timeZone, createdAt) }));
    return {
      recent,
      answered: before && !before.isUser ? before.content : '',
      isMixed:
        (await isMixed()) ||
        steps.some((step) => readers.has(step.tool) || readsOther(step, changed)) ||
        (await this.isSummaryMixed(accountId, chatId)),
    };
  }

  /** Whether the chat's summary, if any, was made from other people's words too. */
  private async isSummaryMixed(accountId: string, chatId: string): Promise<boolean> {
    const summarised = await this.messages.findSummarised(accountId, chatId);
    return summarised.some(({ content, hasFiles }) => hasFiles || splitPasted(content).pasted !== '');
  }

  /**
   * What the artist said, newest first, plus their kept facts about releases and links. In a release's chat, what is
   * about other releases is left out.
   */
  async known({ accountId, chatId, timeZone }: ToolContext): Promise<OwnText[]> {
    const room = await this.facts.roomOf(accountId, chatId);
    const [said, facts] = await Promise.all([
      this.said.newest(accountId, chatId, room),
      this.facts.listKept(accountId, room),
    ]);
    return [
      ...said.map(({ content, createdAt }) => ({ text: splitPasted(content).own, saidOn: dayIn(timeZone, createdAt) })),
      ...facts.filter(({ kind }) => usable.has(kind)).map(({ value, asOf }) => ({ text: value, saidOn: asOf })),
    ];
  }
}

/** Whether a step read a document other than the one that is to change. The list has only titles. */
function readsOther({ tool, arguments: args }: { tool: string; arguments: unknown }, changed: string | null): boolean {
  if (tool !== 'read_document') return false;
  const { documentId } = args as { documentId: string | null };
  return documentId !== null && documentId.toLowerCase() !== changed;
}
